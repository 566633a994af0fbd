# Why an action of Piramido is refused: what is found there. { $name } is a player: “Player 1”, “Anna”.

## Who begins, colours and sides
piramido-not-before-rolloff = Antes, una tirada por asiento decide quién empieza.
piramido-not-rolloff-count =
    { $count ->
        [0] Cada uno de los { $seats } asientos saca un número, y no se ha encontrado ninguno.
        [one] Cada uno de los { $seats } asientos saca un número, y se ha encontrado uno.
       *[other] Cada uno de los { $seats } asientos saca un número, y se han encontrado { $count }.
    }
piramido-not-rolloff-again = Ya está decidido quién empieza.
piramido-not-before-colour = { $name } elige antes un color.
piramido-not-before-colours = Nadie tira antes de que todos tengan color.
piramido-not-colour-again = Todo el mundo tiene color.
piramido-not-colour-taken = { $name } ya ha elegido { piramido-colour }.
piramido-not-colour-up = { $name } llevaba { piramido-colour } al subir, y para bajar toma otro color.
piramido-not-colour-others = Si { $name } toma { piramido-colour }, alguien que elige después se queda sin color.
piramido-not-before-side = Antes, { $name } elige el lado por el que empieza.
piramido-not-before-sides = Nadie tira antes de que todos tengan lado.
piramido-not-side-again = Todo el mundo ha empezado ya.
piramido-not-side-here = Los lados son para el recorrido C.

## The throw
piramido-not-before-throw = { $name } tira antes el dado.
piramido-not-die = Un dado muestra del 1 al 6, no { $number }.
piramido-not-throw-again = { $name } ha sacado { $number } y ahora anda.
piramido-not-end =
    { $left ->
        [one] Hay que andar toda la tirada, y a { $name } le queda un paso.
       *[other] Hay que andar toda la tirada, y a { $name } le quedan { $left } pasos.
    }
piramido-not-throw-left = La tirada de { $number } está gastada.

## On the pyramid
piramido-not-left-right = Izquierda y derecha son para el laberinto; en la pirámide se nombra el escalón.
piramido-not-stone = { $step } es piedra lisa, y ahí no se puede estar.
piramido-not-way = { $name } está en { $from }, y de ahí no hay camino a { $to }.
piramido-not-on-from-top = Desde la cúspide, { $name } da la vuelta, a { $to }.
piramido-not-on-from-sphinx = Desde la esfinge de { $from }, { $name } da la vuelta, a { $to }.
piramido-not-back = { $name } vuelve a { $to } solo si no hay otro camino.
piramido-not-top-again = En el recorrido B nadie vuelve a la cúspide.
piramido-not-top-yet =
    { $count ->
        [0] La cúspide es para quien tiene seis jeroglíficos, y { $name } no tiene ninguno.
        [one] La cúspide es para quien tiene seis jeroglíficos, y { $name } tiene uno.
       *[other] La cúspide es para quien tiene seis jeroglíficos, y { $name } tiene { $count }.
    }
piramido-not-explorer = El explorador de { $name } está en { $step }.
piramido-not-onto-sphinx = Una tirada acaba en la esfinge { $number } solo si es { $number }, y esta es { $throw }.
piramido-not-claim-top = La cúspide no tiene jeroglífico.
piramido-not-claim-full = { $name } ha puesto seis jeroglíficos, y no queda ninguna casilla.
piramido-not-claim-unentered = { $name } no ha entrado en { $step } en esta tirada.
piramido-not-claim-again = { $name } ya ha tomado el signo de { $step } desde que entró.

## Sphinxes
piramido-not-before-sphinx = { $name } ha tomado un signo y antes pone una esfinge, o ninguna.
piramido-not-sphinx-now = Una esfinge se pone justo después de tomar un signo, no antes.
piramido-not-sphinx-colour = La esfinge { $number } es de color { piramido-colour }, y { $name } no lleva ese color.
piramido-not-sphinx-hand = { $name } ya no tiene en la mano la esfinge { $number }.
piramido-not-sphinx-unvisited = El explorador de { $name } no ha pasado por { $step }.
piramido-not-sphinx-ground = { $step } está en el suelo, y las esfinges se ponen en los niveles 1 a 3.
piramido-not-sphinx-top = En la cúspide no se pone ninguna esfinge.
piramido-not-sphinx-there = En { $step } ya hay una esfinge.

## In the labyrinth
piramido-not-only-way =
    { $way ->
        [left] Desde { $from } solo se puede ir a la izquierda.
       *[right] Desde { $from } solo se puede ir a la derecha.
    }
piramido-not-before-claim = { $name } ya ha andado, y toma el signo de { $space } o acaba.
piramido-not-before-move = { $name } anda antes la tirada de { $number }, a la izquierda o a la derecha.
piramido-not-step-here = Los escalones son para la pirámide; en el laberinto se va a la izquierda o a la derecha.
piramido-not-sphinx-here = Las esfinges son para la pirámide.

## Reels that are drawn
piramido-not-reel-now = Ahora no se sortea ningún disco.
piramido-not-reel-classic = Los discos de esta partida son los clásicos, y no se sortea ninguno.
piramido-not-reel-next =
    { $colour ->
        [red] Ahora se sortea el disco rojo.
        [blue] Ahora se sortea el disco azul.
       *[yellow] Ahora se sortea el disco amarillo.
    }
piramido-not-reel-pyramid = El recorrido { $route } necesita un disco de la pirámide.
piramido-not-reel-labyrinth = El recorrido { $route } necesita un disco del laberinto.
piramido-not-reel-start = Otro disco empieza en este escalón.
piramido-not-picture-missing = Falta la imagen { $number }.
piramido-not-picture-level = La imagen { $number }, { $step }, está en el nivel { $level }, no en el { $needed }.
piramido-not-picture-stone = La imagen { $number }, { $step }, es piedra lisa.
piramido-not-picture-far =
    { $count ->
        [one] La imagen { $number }, { $step }, está a un escalón de { $from }, y deben ser de 4 a 7.
       *[other] La imagen { $number }, { $step }, está a { $count } escalones de { $from }, y deben ser de 4 a 7.
    }
piramido-not-picture-signs =
    { $count ->
        [0] Una imagen va sin signo, y no se ha encontrado ninguna.
       *[other] Una imagen va sin signo, y se han encontrado { $count }.
    }
piramido-not-picture-first = La primera imagen tiene que llevar un signo.
piramido-not-picture-last = La última imagen tiene que llevar un signo.
