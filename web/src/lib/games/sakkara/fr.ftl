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
sakkara-act-jump = { sakkara-stone-name } saute de { $from } à { $to } ({ $moves ->
        [one] { $moves } mouvement
       *[other] { $moves } mouvements
    })
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
sakkara-place-ankh = { $field }, la case Ankh
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
sakkara-hid = { $name } tend le poing.
sakkara-hid-own =
    { $count ->
        [0] { $name } ne cache rien dans le poing.
        [one] { $name } cache une pierre dans le poing.
       *[other] { $name } cache { $count } pierres dans le poing.
    }
sakkara-guessed = { $name } annonce { $total }.
sakkara-fists-opened = Les poings s’ouvrent : { $hands }, soit { $total } en tout.
sakkara-bid-failed = Personne n’a deviné (essai { $bids }) : tous cachent de nouveau des pierres.
sakkara-turn-began =
    { $moves ->
        [1] { $name } a un mouvement.
       *[other] { $name } a { $moves } mouvements.
    }
sakkara-entered = { $name } fait entrer { sakkara-stone-name } en { $field }.
sakkara-moved = { $name } : { sakkara-stone-name } va de { $from } à { $to }.
sakkara-jumped = { $name } : { sakkara-stone-name } saute de { $from } par-dessus { $over } jusqu’en { $to }.
sakkara-captured = { sakkara-stone-name } de { $name } se fait prendre en { $field }.
sakkara-reached =
    { $visits ->
        [1] { $name } atteint la case Ankh avec { sakkara-stone-name } et gagne la carte Horus : cinq mouvements dès son prochain tour.
        [2] { $name } atteint la case Ankh avec { sakkara-stone-name } et gagne la carte Ankh : six mouvements dès son prochain tour.
       *[other] { $name } atteint la case Ankh avec { sakkara-stone-name }, pour la troisième fois.
    }
sakkara-bridge-moved = { $name } déplace le { sakkara-bridge } de { $from } à { $to }.
sakkara-duty-void = Les pierres de { $name } ne peuvent pas quitter leurs ponts : elles peuvent y rester.
sakkara-ended-early =
    { $moves ->
        [1] { $name } ne peut plus rien faire et perd un mouvement.
       *[other] { $name } ne peut plus rien faire et perd { $moves } mouvements.
    }
sakkara-white-bridge-due = { $name } a fait une prise et retire le pont blanc de la case Ankh.
sakkara-won = { $name } a atteint la case Ankh pour la troisième fois et gagne.
sakkara-drawn = Après { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }, la partie est nulle.

## La table en mots
sakkara-stone-at =
    { $field ->
        [outside] { sakkara-stone-name } de { $name } ({ sakkara-colour }) : dehors
       *[other] { sakkara-stone-name } de { $name } ({ sakkara-colour }) : en { $field }
    }
sakkara-visits = { $name } a atteint la case Ankh { $visits } fois sur { $goal }.
sakkara-card-horus = { $name } a la carte Horus : cinq mouvements par tour.
sakkara-card-ankh = { $name } a la carte Ankh : six mouvements par tour.
sakkara-fist = { $name } a { $count } dans le poing.
sakkara-fist-closed = { $name } tend un poing fermé.
sakkara-bridge-at = { sakkara-bridge } en { $field }
sakkara-stage-fists = { $name } cache de 0 à 3 pierres dans le poing.
sakkara-stage-guesses = { $name } devine combien de pierres il y a dans tous les poings.
sakkara-draw = La partie est nulle.
sakkara-moves-left =
    { $moves ->
        [1] { $name } a encore un mouvement sur { $of }.
       *[other] { $name } a encore { $moves } mouvements sur { $of }.
    }
sakkara-turns-left =
    { $turns ->
        [1] Encore un tour, et la partie est nulle.
       *[other] Encore { $turns } tours, et la partie est nulle.
    }
sakkara-fists-title = Qui commence ?
sakkara-fists-guess = annonce { $total }

## Pour ceux qui ne connaissent pas le jeu
sakkara-goal = Menez Râ, Isis et Osiris par trois niveaux jusqu’à la case Ankh, au milieu. Seuls les ponts franchissent les murs, et tout le monde déplace tous les ponts. Le premier qui atteint l’Ankh { $goal } fois gagne.
sakkara-aim =
    { $left ->
        [1] Atteignez l’Ankh encore une fois.
        [2] Atteignez l’Ankh encore deux fois.
       *[other] Atteignez l’Ankh { $left } fois.
    }
sakkara-prompt-fists = Cachez de zéro à trois pierres dans le poing
sakkara-prompt-guesses = Combien de pierres en tout ? Qui devine commence
sakkara-prompt-white-bridge = Prise faite : retirez le pont blanc de l’Ankh
sakkara-prompt-bridge = Où ? Une case plus loin dans son mur
sakkara-prompt-stone = Où va { sakkara-stone-name } ? Sa première case est au choix
sakkara-prompt-turn =
    { $stone ->
        [R] Où ? Râ tourne comme il veut
        [I] Où ? Isis va maintenant tout droit ou à gauche
       *[O] Où ? Osiris va maintenant tout droit ou à droite
    }
sakkara-prompt-bound = { sakkara-stone-name } doit quitter son pont pendant ce tour
sakkara-prompt-moves =
    { $moves ->
        [1] Encore un mouvement : une pierre ou un pont
       *[other] Encore { $moves } mouvements : une pierre ou un pont
    }
sakkara-prompt-enter = { $moves ->
        [one] { $moves } mouvement
       *[other] { $moves } mouvements
    } : pont, ou pierre à faire entrer
sakkara-prompt-last = Dernier mouvement : faites entrer une pierre
sakkara-brief-number = { $count }
sakkara-progress = Ankh { $visits }/{ $goal }, { $moves ->
        [one] { $moves } mouvement
       *[other] { $moves } mouvements
    }
sakkara-progress-long = { $name } : { $visits ->
    [one] { $visits } visite
   *[other] { $visits } visites
  } sur { $goal } à l’Ankh, { $moves ->
        [one] { $moves } mouvement
       *[other] { $moves } mouvements
    } par tour
sakkara-about-moves =
    { $moves ->
        [1] Il reste un mouvement sur { $of } dans ce tour.
       *[other] Il reste { $moves } mouvements sur { $of } dans ce tour.
    }
sakkara-about-moves-why = Faire entrer une pierre, l’avancer d’une case, déplacer un pont d’une case : chaque fois un mouvement.
sakkara-about-card =
    { $card ->
        [horus] La carte Horus de { $name }.
       *[ankh] La carte Ankh de { $name }.
    }
sakkara-about-card-why =
    { $card ->
        [horus] La première visite à l’Ankh la donne : cinq mouvements par tour.
       *[ankh] La deuxième visite à l’Ankh la donne : six mouvements par tour.
    }{ $got ->
        [yes] {" "}Elle est gagnée.
       *[no] {""}
    }
sakkara-about-wait-other = Il n’y a que { $name } qui la fasse entrer, par l’entrée de sa couleur.
sakkara-about-wait-there = Elle est déjà sur le plateau : c’est là qu’il faut la choisir.
sakkara-about-wait-later = Elle entre par votre entrée, pour un mouvement.
sakkara-about-bid = Les poings décident d’abord qui commence.
sakkara-about-enemy = Elle est à { $name }. Tombez dessus avec une de vos pierres pour la prendre.
sakkara-about-ankh = C’est le but. Choisissez d’abord une pierre : elle y arrive par un pont voisin.
sakkara-about-bridge = Un pont glisse le long de son mur, sauf si une pierre est dessus ou si un autre pont le gêne.
sakkara-about-wall = Seuls les ponts franchissent les murs. Choisissez un pont voisin pour le faire glisser ici.
sakkara-about-empty = C’est vide. Choisissez d’abord une de vos pierres ou un pont, puis sa destination.
sakkara-reason-wins = Ce mouvement gagne la partie.
sakkara-reason-captures = Ce mouvement prend { sakkara-stone-name } de { $name }.
sakkara-reason-reaches = { sakkara-stone-name } atteint l’Ankh.
sakkara-reason-enters = { sakkara-stone-name } entre sur le plateau.
sakkara-reason-bridge = { sakkara-stone-name } monte sur un pont.
sakkara-reason-up = { sakkara-stone-name } monte au niveau { $level }.
sakkara-reason-serves = Le pont vient à côté de { sakkara-stone-name }.
sakkara-way =
    { sakkara-stone-name } : { $stone ->
        [R] tourne à son gré
        [I] puis tout droit ou à gauche
       *[O] puis tout droit ou à droite
    }

sakkara-ending = { $name } a atteint la case Ankh { $count ->
    [2] deux
    [3] trois
   *[other] { $count }
  } fois, après { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    } en tout.

## Un tour, comme on le raconterait
sakkara-does = { $name } { $does }.
sakkara-does-enter = fait entrer { sakkara-stone-name }{ $to ->
        [none] {""}
       *[other] {" "}en { $to }
    }
sakkara-does-move =
    { $count ->
        [1] avance { sakkara-stone-name } d’une case
       *[other] avance { sakkara-stone-name } de { $count } cases
    }{ $to ->
        [none] {""}
       *[other] {" "}jusqu’en { $to }
    }
sakkara-does-capture = prend { sakkara-stone-name } de { $name }
sakkara-does-bridge = fait glisser le { sakkara-bridge }{ $to ->
        [none] {""}
       *[other] {" "}jusqu’en { $to }
    }
