# Pourquoi une action de Sakkara est refusée : ce qui se trouve là. { $name } est un joueur ou une couleur : « Rouge », « Anna ».

## Les poings
sakkara-not-bid = On ne joue pas aux poings en ce moment.
sakkara-not-fist = Un poing cache de 0 à 3 pierres, pas { $count }.
sakkara-not-guess-yet = { $name } cache d’abord des pierres ; on devine quand tous les poings sont fermés.
sakkara-not-before-fist = { $name } cache d’abord de 0 à 3 pierres dans le poing.
sakkara-not-guess-named = { $name } a déjà annoncé { $total }.
sakkara-not-guess-most = { $fists } poings cachent { $most } pierres au plus, pas { $total }.
sakkara-not-fist-closed = Tous les poings sont fermés, et { $name } annonce maintenant un total.
sakkara-not-before-guess = { $name } annonce d’abord un total de tous les poings.

## Les pierres
sakkara-not-without-stone = { $name } n’a aucune pierre sur le plateau et doit en faire entrer une avec le dernier mouvement.
sakkara-not-enter-again = { sakkara-stone-name } est déjà sur le plateau, en { $field }.
sakkara-not-enter-own = { sakkara-stone-name } de { $name } est sur l’entrée { $field }.
sakkara-not-outside = { sakkara-stone-name } de { $name } n’est pas sur le plateau : il faut d’abord faire entrer cette pierre.
sakkara-not-from = { sakkara-stone-name } de { $name } est en { $field }, pas en { $from }.
sakkara-not-enough-moves =
    Cela demande { $needed ->
        [one] { $needed } mouvement
       *[other] { $needed } mouvements
    }, et il en reste { $moves ->
        [1] un
       *[other] { $moves }
    } à { $name }.
sakkara-not-board-end = Le plateau finit en { $field }.
sakkara-not-wall = { $field } est un mur, et aucun pont ne s’y trouve.
sakkara-not-twice = Un saut ne passe jamais deux fois par une case, et celui-ci repasse par { $field }.
# { $turn } est où la pierre devait tourner : à droite, à gauche ou en arrière. Seuls Isis et Osiris sont limités dans leurs virages.
sakkara-not-turn =
    { $stone ->
        [I] Isis est arrivée en { $field } en allant { sakkara-heading } : de là, elle va tout droit ou tourne à gauche
       *[O] Osiris est arrivé en { $field } en allant { sakkara-heading } : de là, il va tout droit ou tourne à droite
    }{ $turn ->
        [right] , pas à droite.
        [left] , pas à gauche.
       *[back] , pas en arrière.
    }
sakkara-not-over-ankh = Sur la case Ankh, tout chemin s’arrête.
sakkara-not-jump-empty = Un saut passe par-dessus des pierres, et { $field } est vide.
sakkara-not-own = { sakkara-stone-name } de { $name } est en { $field } : on peut sauter par-dessus sa propre pierre, mais pas tomber dessus.

## Les ponts
sakkara-not-bridge = Il n’y a pas de pont en { $field }.
sakkara-not-bridge-stone = { sakkara-stone-name } de { $name } est sur le pont en { $field }.
sakkara-not-bridge-way = De { $from }, le { sakkara-bridge } suit son mur, vers { $clockwise } ou { $back }.
sakkara-not-bridge-taken = Il y a un autre pont en { $field }.
sakkara-not-white-there = Le pont blanc va de g7 en f7, g6, g8 ou h7, pas en { $to }.
sakkara-not-white-first = { $name } a fait une prise et n’a plus que le pont blanc à déplacer, depuis g7.
sakkara-not-white-now = Le pont blanc ne quitte g7 qu’à la fin d’un tour où il y a eu une prise.
# { $stones } est une liste comme « Râ en c11 ».
sakkara-not-spare =
    { $moves ->
        [1] { $name } n’a plus qu’un mouvement, et il doit servir à quitter le pont : { $stones }.
       *[other] { $name } n’a plus que { $moves } mouvements, et ils doivent servir à quitter les ponts : { $stones }.
    }
sakkara-not-spare-stone = { sakkara-stone-name } en { $field }
