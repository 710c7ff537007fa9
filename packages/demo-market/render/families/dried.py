"""What is dried and sold by weight, heaped in a bowl: petals, leaves, crayfish."""
import math
import random

import numpy as np

from studio.materials import material
from studio.shapes import grid_faces
from .food import bowl, ellipsoid, leaves, merged, places, surface, turn_matrix


def petals(style='wood', pairs=(('#4a0a18', '#2a0410'), ('#5f0f20', '#3a0814'), ('#38060f', '#5a1420')), size=.20, count=900, tilt=.7):
    """Dry leaves or petals, crumpled, in a heap."""
    bowl(style)
    surface(material(pairs[0][1], .9), .60, 1.02, .05, 5, 2, .30)
    mades = [material(one, .7, blotch=(other, 6), bump=(40, .8)) for one, other in pairs]
    leaves(count, mades, size, .95 - size * .6, .66, .34, .9, tilt)


def okazi():
    """Leaves cut hair thin and dried."""
    petals('green', (('#2a3f16', '#1c2c0e'), ('#36501c', '#24380f'), ('#44602a', '#2a3f16')), .075, 2600, .5)


def crayfish(style='enamel', colours=('#c8764a', '#b8623a', '#d89468', '#a85430')):
    """Small shrimps, curled and dry, with rings and black eyes."""
    bowl(style)
    surface(material(colours[3], .9), .58, 1.02, .05, 5, 2, .30)
    chance = random.Random(4)
    sorts, eyes = [[] for _ in colours], []
    for x, y, share in places(1300, .92, chance):
        size, turn = chance.uniform(.95, 1.4), turn_matrix(chance, .6)
        at = np.array((x, y, .63 + .34 * (1 - share * share) + chance.uniform(-.02, .04)))
        sorts[chance.randrange(len(colours))].append((shrimp(size) @ turn.T + at, SHRIMP_FACES))
        for side in (-1, 1):
            eyes.append(((EYE[0] + (.086, .004, .016 * side)) * size @ turn.T + at, EYE[1]))
    for parts, colour in zip(sorts, colours):
        merged(parts, material(colour, .55, coat=.2, coat_rough=.4, bump=(50, .4)))
    merged(eyes, material('#0c0806', .2, coat=1))


STEPS, AROUND = 18, 7
SHRIMP_FACES = np.array(grid_faces(AROUND, STEPS, True))
EYE = ellipsoid(.014, .014, 6, 5)


def shrimp(size):
    points = []
    for step in range(STEPS):
        share = step / (STEPS - 1)
        bend = math.radians(230) * share
        thick = .030 * math.sin(math.pi * min(1, .14 + .84 * (1 - share))) ** .6 * (1 - .18 * (step % 3 == 0))
        for turn in range(AROUND):
            across = 2 * math.pi * turn / AROUND
            reach = .075 + thick * math.cos(across)
            points.append((reach * math.cos(bend) * size, reach * math.sin(bend) * size, thick * math.sin(across) * size))
    return np.array(points)
