# What only the terminal says of Pyramidis.

## Beside the board drawn in text, a line for each colour
pyramidis-terminal-start = start { $count }
pyramidis-terminal-home = mål { $square }

## How actions are written: N and SQ stand in the form, “start:N” and “move:SQ”
pyramidis-form-start = ta N pyramider, 1 till 5, från startrutan
pyramidis-form-move = flytta stapeln på ruta SQ, till exempel move:c5
pyramidis-form-pass = bara när det inte finns något att flytta
