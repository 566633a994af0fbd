# Sakkara
sakkara-stone-name =
    { $stone ->
        [R] Râ
        [I] Isis
       *[O] Osiris
    }
sakkara-colour =
    { $colour ->
        [red] rouge
        [yellow] jaune
        [blue] bleu
       *[green] vert
    }
sakkara-bridge =
    { $bridge ->
        [black] pont noir
        [grey] pont gris
       *[white] pont blanc
    }

## Ce qui peut être joué
sakkara-act-enter = Faire entrer { sakkara-stone-name }
sakkara-act-step = { sakkara-stone-name } de { $from } à { $to }
sakkara-act-jump = { sakkara-stone-name } saute de { $from } à { $to } ({ $moves } pas)
sakkara-act-bridge = Pont de { $from } à { $to }
sakkara-act-fist =
    { $count ->
        [0] Ne rien cacher
        [one] Cacher une pierre
       *[other] Cacher { $count } pierres
    }
sakkara-act-guess = { $count } en tout

## Les cases
sakkara-board = Le plateau de Sakkara
sakkara-place-field = { $field }, niveau { $level }
sakkara-place-wall = { $field }, mur
sakkara-place-ankh = { $field }, la case de l’Ankh
sakkara-place-entrance = { $field }, entrée ({ sakkara-colour })
sakkara-stone = { sakkara-stone-name } de { $name } ({ sakkara-colour })
sakkara-heading =
    { $heading ->
        [n] vers le nord
        [e] vers l’est
        [s] vers le sud
       *[w] vers l’ouest
    }
sakkara-bound = doit quitter son pont pendant ce tour
sakkara-outside = { sakkara-stone-name } de { $name } ({ sakkara-colour }) attend dehors
sakkara-outside-empty = { sakkara-stone-name } de { $name } ({ sakkara-colour }) est sur le plateau, en { $field }

## Ce qui se passe
sakkara-hid = { $name } tend un poing fermé.
sakkara-hid-own =
    { $count ->
        [0] { $name } ne cache rien dans le poing.
        [one] { $name } cache une pierre dans le poing.
       *[other] { $name } cache { $count } pierres dans le poing.
    }
sakkara-guessed = { $name } annonce { $total }.
sakkara-fists-opened = Les poings s’ouvrent : { $hands }, ensemble { $total }.
sakkara-bid-failed = Personne n’a deviné (manche { $bids }) : tous cachent à nouveau.
sakkara-turn-began =
    { $moves ->
        [one] { $name } a un pas.
       *[other] { $name } a { $moves } pas.
    }
sakkara-entered = { $name } fait entrer { sakkara-stone-name } en { $field }.
sakkara-moved = { $name } : { sakkara-stone-name } va de { $from } à { $to }.
sakkara-jumped = { $name } : { sakkara-stone-name } saute de { $from } par-dessus { $over } jusqu’en { $to }.
sakkara-captured = { sakkara-stone-name } de { $name } est pris en { $field }.
sakkara-reached =
    { $visits ->
        [1] { sakkara-stone-name } de { $name } atteint l’Ankh et gagne la carte Horus : cinq pas dès le prochain tour.
        [2] { sakkara-stone-name } de { $name } atteint l’Ankh et gagne la carte Ankh : six pas dès le prochain tour.
       *[other] { sakkara-stone-name } de { $name } atteint l’Ankh pour la troisième fois.
    }
sakkara-bridge-moved = { $name } déplace le { sakkara-bridge } de { $from } à { $to }.
sakkara-duty-void = Les pierres de { $name } ne peuvent pas quitter leurs ponts et peuvent rester.
sakkara-ended-early =
    { $moves ->
        [one] { $name } ne peut plus rien faire et perd un pas.
       *[other] { $name } ne peut plus rien faire et perd { $moves } pas.
    }
sakkara-white-bridge-due = { $name } a fait une prise et déplace le pont blanc hors de la case de l’Ankh.
sakkara-won = { $name } a atteint l’Ankh pour la troisième fois et gagne.
sakkara-drawn = Après { $turns } tours, la partie est nulle.

## La table en mots
sakkara-stone-at =
    { $field ->
        [outside] { sakkara-stone-name } de { $name } ({ sakkara-colour }) : dehors
       *[other] { sakkara-stone-name } de { $name } ({ sakkara-colour }) : en { $field }
    }
sakkara-visits = { $name } a atteint l’Ankh { $visits } fois sur { $goal }.
sakkara-card-horus = { $name } a la carte Horus : cinq pas par tour.
sakkara-card-ankh = { $name } a la carte Ankh : six pas par tour.
sakkara-fist = { $name } tient { $count } dans le poing.
sakkara-fist-closed = { $name } tend un poing fermé.
sakkara-bridge-at = { sakkara-bridge } en { $field }
sakkara-stage-fists = { $name } cache de 0 à 3 pierres dans le poing.
sakkara-stage-guesses = { $name } devine combien de pierres tiennent tous les poings.
sakkara-draw = La partie est nulle.
sakkara-moves-left =
    { $moves ->
        [one] { $name } a encore un pas sur { $of }.
       *[other] { $name } a encore { $moves } pas sur { $of }.
    }
sakkara-turns-left =
    { $turns ->
        [one] Encore un tour, et la partie est nulle.
       *[other] Encore { $turns } tours, et la partie est nulle.
    }
sakkara-fists-title = Qui commence ?
sakkara-fists-guess = annonce { $total }
