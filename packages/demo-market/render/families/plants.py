"""Pots and plants."""
import math
import random

import numpy as np
from mathutils import Matrix, Vector

from printing.leaves import snake_leaf
from studio.materials import material
from studio.shapes import grid_faces, sheet, thicken, through, together, tube, turned
from .food import ellipsoid, merged, turn_matrix


def clay(colour='#b4643c', other='#c87c52'):
    return material(colour, .85, blotch=(other, 3), bump=(38, .35), specular=.2)


def pot_body(radius=.62, tall=1.0, made=None, has_saucer=True):
    """A thrown pot with a heavy rim, hollow, in its saucer."""
    made = made or clay()
    r, h = radius, tall
    line = [(0, .05), (r * .60, .05), (r * .64, .07), (r * .90, h * .80), (r * .92, h * .805), (r, h * .81), (r * 1.03, h * .84), (r * 1.03, h * .97), (r, h), (r * .93, h), (r * .90, h * .97), (r * .86, h * .80), (r * .60, .12), (0, .11)]
    things = [turned(line, made, 128)]
    if has_saucer:
        things.append(turned(through([(0, 0), (r * .80, 0), (r * .86, .02), (r * .96, .11), (r * .98, .13), (r * .94, .135), (r * .84, .05), (0, .045)], 4), made, 128))
    return things


def soil(radius, height, made=None):
    chance = random.Random(3)
    shape, sides = ellipsoid(.07, .05, 6, 5)
    parts = []
    for _ in range(500):
        angle, reach = chance.uniform(0, 6.28), radius * math.sqrt(chance.random()) * .97
        parts.append((shape * chance.uniform(.5, 1.3) @ turn_matrix(chance, 1).T + (reach * math.cos(angle), reach * math.sin(angle), height + chance.uniform(-.02, .02)), sides))
    earth = made or material('#2c1c12', .95, bump=(60, .6))
    turned([(0, height), (radius, height)], earth)
    return merged(parts, earth)


def clay_pot():
    """One empty pot in its saucer."""
    together(pot_body(.72, 1.02))


def snake_plant():
    """Upright leaves edged in yellow."""
    together(pot_body(.56, .82))
    soil(.49, .72)
    made = material(rough=.38, texture=snake_leaf(), coat=.25, coat_rough=.3)
    chance = random.Random(8)
    for number in range(13):
        angle = 2.4 * number + .3
        reach = .07 + .022 * number
        long = chance.uniform(1.25, 1.75) * (1 - .012 * number)
        wide, lean, twist = chance.uniform(.085, .115), .05 + .017 * number, chance.uniform(-.9, .9)
        facing = chance.uniform(-.5, .5)

        def place(u, v, angle=angle, reach=reach, long=long, wide=wide, lean=lean, twist=twist, facing=facing):
            half = wide * (.55 + .6 * math.sin(math.pi * min(1, v * .82 + .10))) * min(1, (1 - v) * 5) ** .6
            side = (2 * u - 1) * half
            cup = .35 * half * (2 * u - 1) ** 2
            turn = facing + twist * v
            out = reach + lean * v + .10 * lean * v * v * 6
            x, y = side * math.cos(turn) - cup * math.sin(turn), side * math.sin(turn) + cup * math.cos(turn)
            wave = .02 * math.sin(v * 7 + angle)
            return out * math.cos(angle) + x + wave, out * math.sin(angle) * .8 + y, .70 + long * v
        thicken(sheet(place, 9, 60, made), .014, 0)


def cactus():
    """A ribbed column with pale spines among white stones."""
    bowl = clay('#a8583a', '#b8704c')
    turned(through([(0, 0), (.46, 0), (.56, .05), (.70, .26), (.74, .40), (.76, .43), (.74, .455), (.70, .44), (.66, .30), (0, .25)], 5), bowl, 128)
    soil(.66, .36)
    chance = random.Random(4)
    shape, sides = ellipsoid(.15, .10, 12, 9)
    stones = []
    for _ in range(230):
        angle, reach = chance.uniform(0, 6.28), .64 * math.sqrt(chance.random())
        stones.append((shape * chance.uniform(.6, 1.15) @ turn_matrix(chance, .5).T + (reach * math.cos(angle), reach * math.sin(angle), .40 + chance.uniform(-.02, .04)), sides))
    merged(stones, material('#f2f0ea', .6, blotch=('#d8d4ca', 3)))
    for x, y, tall, wide, ribs in ((-.06, .04, 1.55, .27, 13), (.30, -.10, .78, .19, 11), (-.36, -.10, .56, .15, 11)):
        column(x, y, tall, wide, ribs, chance)


def column(x, y, tall, wide, ribs, chance):
    skin = material('#4f7f46', .55, blotch=('#5f9458', 4), bump=(50, .2))

    def radius(v):
        top = max(0, (v - .80) / .20)
        return wide * math.sqrt(max(0, 1 - top ** 2.4)) * (.90 + .10 * math.sin(math.pi * v))

    def place(u, v):
        angle = 2 * math.pi * u
        reach = radius(v) * (1 - .20 * (.5 - .5 * math.cos(ribs * angle)) ** .7)
        return x + reach * math.cos(angle), y + reach * math.sin(angle), .36 + tall * v
    sheet(place, ribs * 14 + 1, 90, skin)
    spines = []
    for rib in range(ribs):
        angle = 2 * math.pi * rib / ribs
        for step in range(int(tall * 15)):
            v = .06 + .92 * step / (tall * 15)
            reach = radius(v)
            for _ in range(6):
                heading = Vector((math.cos(angle) + chance.uniform(-.8, .8), math.sin(angle) + chance.uniform(-.8, .8), chance.uniform(-.7, .8))).normalized()
                start = Vector((x + reach * math.cos(angle), y + reach * math.sin(angle), .36 + tall * v))
                spines.append(needle(start, start + heading * chance.uniform(.05, .09), .0035))
    merged(spines, material('#f4ecd0', .5))


NEEDLE_FACES = np.array([(0, 1, 3), (1, 2, 3), (2, 0, 3)])


def needle(start, end, thick):
    along = (end - start).normalized()
    side = along.orthogonal() * thick
    turn = Matrix.Rotation(2 * math.pi / 3, 3, along)
    return np.array([start + side, start + turn @ side, start + turn @ (turn @ side), end]), NEEDLE_FACES


def palm():
    """An areca palm: several canes, tall arching feather leaves with a bare stem below."""
    together(pot_body(.50, .74))
    soil(.43, .64)
    chance = random.Random(5)
    greens = [material(colour, .42, coat=.15, coat_rough=.3) for colour in ('#4f8f34', '#64a03c', '#3f7d2e')]
    stalk = material('#a8b04a', .5)
    sorts = [[], [], []]
    for number in range(11):
        angle, rise = 2.4 * number + .3, (2.45 if number < 4 else 1.95) * chance.uniform(.92, 1.05)
        spread = (.34 if number < 4 else .95) * chance.uniform(.85, 1.15)
        start = Vector((.15 * math.cos(angle), .15 * math.sin(angle), .62))
        droop = .16 if number < 4 else .36
        line = [start + Vector((spread * s ** 1.6 * math.cos(angle), spread * s ** 1.6 * math.sin(angle), rise * (s - droop * s ** 2.6))) for s in (k / 40 for k in range(41))]
        tube([tuple(point) for point in line[:18]], .022, stalk, 8)
        tube([tuple(point) for point in line[17:]], .012, stalk, 6)
        for step in range(16, 41, 2):
            at, along = line[step], (line[step] - line[step - 1]).normalized()
            long = .66 * math.sin(math.pi * (.16 + .74 * (step - 15) / 25)) ** .7
            for sign in (-1, 1):
                side = along.cross(Vector((0, 0, 1))).normalized() * sign
                sorts[chance.randrange(3)].append(leaflet(at, side, along, long * chance.uniform(.88, 1.08)))
    for parts, made in zip(sorts, greens):
        thicken(merged(parts, made), .003, 0)


LEAFLET_FACES = np.array(grid_faces(3, 9))


def leaflet(at, side, along, long):
    heading = (side * .80 + along * .62).normalized()
    across = heading.cross(Vector((0, 0, 1))).normalized()
    points = []
    for step in range(9):
        s = step / 8
        wide = .026 * math.sin(math.pi * min(1, .10 + .90 * s)) ** .7 + .0008
        middle = at + heading * long * s + Vector((0, 0, .06 * s - .26 * long * s * s * 1.3))
        points += [middle - across * wide + Vector((0, 0, .010)), middle, middle + across * wide + Vector((0, 0, .010))]
    return np.array(points), LEAFLET_FACES
