# Sphinx
