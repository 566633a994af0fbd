# Piramido
