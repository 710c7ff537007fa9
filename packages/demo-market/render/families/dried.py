"""What is dried and sold by weight, heaped in a bowl: petals, leaves, crayfish."""
import math
import random

import numpy as np

from studio.materials import clear, material
from studio.shapes import grid_faces, through, turned
from .food import bowl, ellipsoid, leaves, merged, places, surface, turn_matrix
from .parts import round_label, screw_cap


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


RADIUS, NECK = .36, .15
NUT_SORTS = (('#d8a864', '#c48c46'), ('#e4bd80', '#d0a05a'), ('#c8924c', '#b27a38'))


def groundnut_bottle(label, cap='#d9781c', lies=True):
    """Peeled nuts seen through the glass of a bottle; lies: some of them before it."""
    outline = through([(0, .02), (RADIUS * .55, 0), (RADIUS * .9, .01), (RADIUS, .07), (RADIUS, .92), (RADIUS * .94, 1.02), (RADIUS * .68, 1.16), (NECK, 1.30), (NECK, 1.46), (NECK + .02, 1.48)], 5)
    chance = random.Random(8)
    sorts = [[] for _ in NUT_SORTS]

    def lay(at, tilt=1.2):
        nut = ellipsoid(chance.uniform(.098, .125), chance.uniform(.068, .080), 10, 8)
        sorts[chance.randrange(len(sorts))].append((nut[0] @ turn_matrix(chance, tilt).T + at, nut[1]))
    for level in range(33):
        height = .07 + level * .038
        reach = inner_radius(height)
        count = max(5, round(2 * math.pi * reach / .088))
        for place in range(count):
            angle = 2 * math.pi * (place + .5 * (level % 2)) / count + chance.uniform(-.05, .05)
            lay(np.array((reach * math.cos(angle), reach * math.sin(angle), height + chance.uniform(-.012, .012))))
    for x, y in ((-.62, -.34), (-.50, -.46), (-.70, -.50), (-.42, -.32), (-.56, -.60), (.50, -.44), (.62, -.36), (.56, -.58), (-.80, -.38), (.70, -.52)) if lies else ():
        lay(np.array((x, y, .036)), .1)
    for parts, (colour, other) in zip(sorts, NUT_SORTS):
        merged(parts, material(colour, .5, coat=.15, coat_rough=.4, blotch=(other, 9)))
    turned([(0, .06), *[(max(.01, inner_radius(z / 20) - .05), z / 20) for z in range(2, 27)], (0, 1.32)], material('#8a5a26', .9))
    turned(outline, clear('#fbfdfb'))
    screw_cap(NECK + .035, 1.44, .16, cap, 44)
    round_label(RADIUS, .26, .74, label, .62)


def inner_radius(height):
    """Where the middle of a nut is that touches the glass."""
    if height < .96:
        return RADIUS - .062
    share = min(1, (height - .96) / .34)
    return (RADIUS - .062) + (NECK - .055 - RADIUS + .062) * math.sin(share * math.pi / 2) ** 1.25
