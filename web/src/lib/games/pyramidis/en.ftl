# Pyramidis
