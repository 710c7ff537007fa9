"""What is dried and sold by weight, heaped in a bowl: petals, leaves, crayfish."""
import math
import random

import numpy as np

from studio.materials import clear, material
from studio.shapes import grid_faces, thicken, through, turned
from .food import bowl, ellipsoid, leaves, merged, places, surface, turn_matrix
from .parts import round_label, screw_cap


def petals(style='wood', pairs=(('#4a0a18', '#2a0410'), ('#5f0f20', '#3a0814'), ('#38060f', '#5a1420')), size=.20, count=900, tilt=.7):
    """Dry leaves or petals, crumpled, in a heap."""
    bowl(style)
    surface(material(pairs[0][1], .9), .60, 1.02, .05, 5, 2, .30)
    mades = [material(one, .7, blotch=(other, 6), bump=(40, .8)) for one, other in pairs]
    leaves(count, mades, size, .95 - size * .6, .66, .34, .9, tilt)


def okazi():
    """Leaves cut to thin pale ribbons, in a loose heap."""
    bowl('enamel')
    surface(material('#6f8a3a', .9), .60, 1.02, .05, 5, 2, .30)
    colours = ('#8fa656', '#a5b86c', '#7a9144', '#bccb88')
    chance = random.Random(6)
    sorts = [[] for _ in colours]
    for x, y, share in places(2300, .88, chance):
        at = np.array((x, y, .63 + .36 * (1 - share * share) + chance.uniform(-.04, .06)))
        points = ribbon(chance.uniform(.26, .48), chance.uniform(.022, .038), chance)
        sorts[chance.randrange(len(colours))].append((points @ turn_matrix(chance, .16).T + at, RIBBON_FACES))
    for parts, colour in zip(sorts, colours):
        thicken(merged(parts, material(colour, .7, sheen=.2, blotch=(colours[0], 8))), .003, 0)


RIBBON_STEPS = 10
RIBBON_FACES = np.array(grid_faces(2, RIBBON_STEPS))


def ribbon(long, wide, chance):
    bend, lift, twist = chance.gauss(0, 1.1), chance.uniform(-.05, .07), chance.uniform(-1.4, 1.4)
    points = []
    for step in range(RIBBON_STEPS):
        share = step / (RIBBON_STEPS - 1) - .5
        turn, roll = bend * share, twist * share
        x, y, z = long * share, .5 * long * bend * share * share, lift * math.cos(math.pi * share * 1.6)
        across = (-math.sin(turn) * math.cos(roll), math.cos(turn) * math.cos(roll), math.sin(roll))
        for side in (-.5, .5):
            points.append((x + side * wide * across[0], y + side * wide * across[1], z + side * wide * across[2]))
    return np.array(points)


def crayfish(style='enamel', colours=('#c8764a', '#b8623a', '#d89468', '#a85430')):
    """Small dried shrimps with ringed tails, legs, whiskers and black eyes; a few lie before the bowl."""
    bowl(style)
    surface(material(colours[3], .9), .58, 1.02, .05, 5, 2, .30)
    chance = random.Random(4)
    sorts, eyes = [[] for _ in colours], []

    def lay(at, size, turn):
        for points, faces in shrimp():
            sorts[chance.randrange(len(colours)) if faces is SHRIMP_FACES else 2].append((points * size @ turn.T + at, faces))
        for side in (-1, 1):
            eyes.append(((EYE[0] + (HEAD[0], HEAD[1], .024 * side)) * size @ turn.T + at, EYE[1]))
    for x, y, share in places(470, .83, chance):
        lay(np.array((x, y, .64 + .34 * (1 - share * share) + chance.uniform(-.02, .06))), chance.uniform(1.2, 1.6), turn_matrix(chance, .40))
    for x, y, heading in ((-.86, -1.16, .5), (-.28, -1.34, 2.9), (.36, -1.30, 1.7), (.94, -1.12, 4.6)):
        c, s = math.cos(heading), math.sin(heading)
        lay(np.array((x, y, .075)), 2.3, np.array(((c, -s, 0), (s, c, 0), (0, 0, 1))))
    for parts, colour in zip(sorts, colours):
        merged(parts, material(colour, .5, coat=.25, coat_rough=.35, bump=(50, .3)))
    merged(eyes, material('#0c0806', .2, coat=1))


STEPS, AROUND, REACH, BEND = 44, 9, .125, math.radians(150)
SHRIMP_FACES = np.array(grid_faces(AROUND, STEPS, True))
EYE = ellipsoid(.022, .022, 6, 5)
HEAD = (REACH + .012, -.004)


def along(share, out=0., side=0.):
    """A point of the curled line from the head, at share 0, to the tail; out: away from the middle of the curl."""
    reach = REACH + out
    return reach * math.cos(BEND * share), reach * math.sin(BEND * share), side


def shrimp():
    """(points, faces) of the body, and of what is thin on it: legs, whiskers, the fan of the tail."""
    parts = [(body_points(), SHRIMP_FACES)]
    for leg in range(8):
        share = .12 + .085 * leg
        for side in (-1, 1):
            foot = 1 if leg < 4 else .6
            parts.append(thread_of([along(share, -.025, .016 * side), along(share - .03, -.025 - .035 * foot, .034 * side), along(share - .01, -.030 - .075 * foot, .030 * side)], .0085))
    for side in (-1, 1):
        start = (REACH + .004, -.026, .010 * side)
        parts.append(thread_of(through([start, (REACH + .05, -.10, .03 * side), (REACH + .09 + .03 * side, -.20, .03 * side), (REACH + .06 + .06 * side, -.31, -.005)], 4), .0036))
        parts.append(thread_of([start, (REACH - .02, -.07, .03 * side), (REACH - .045, -.10, .02 * side)], .004))
    parts.append(thread_of([(REACH + .022, .0, 0), (REACH + .020, -.05, 0), (REACH + .030, -.085, 0)], .006))
    for side in (-1, 0, 1):
        parts.append(fan_leaf(side))
    return parts


def body_points():
    points = []
    for step in range(STEPS):
        share = step / (STEPS - 1)
        thick = .042 * min(1, .30 + share * 7) ** .6 * (1 if share < .36 else 1 - .72 * ((share - .36) / .64) ** .9)
        ring_part = ((share - .36) / .64 * 6) % 1 if share > .36 else .2
        thick *= 1.16 - .40 * ring_part
        for turn in range(AROUND):
            across = 2 * math.pi * turn / AROUND
            points.append(along(share, thick * math.cos(across), .86 * thick * math.sin(across)))
    return np.array(points)


def thread_of(line, radius):
    """A thin three-sided thread through the points, pointed at its end."""
    points = []
    for place, (x, y, z) in enumerate(line):
        own = radius * (1 - .75 * place / (len(line) - 1))
        points += [(x + own, y, z - own * .6), (x - own * .5, y + own * .87, z - own * .6), (x - own * .5, y - own * .87, z + own)]
    return np.array(points), np.array(grid_faces(3, len(line), True))


def fan_leaf(side):
    points = []
    for step in range(5):
        share = 1 + .17 * step / 4
        wide = .006 + .020 * math.sin(math.pi * (.15 + .80 * step / 4))
        middle = .030 * side * step / 4
        points += [along(share, .006 * step / 4, middle - wide), along(share, .010, middle), along(share, .006 * step / 4, middle + wide)]
    return np.array(points), np.array(grid_faces(3, 5))


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
