# Sakkara
