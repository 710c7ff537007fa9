"""Fried, baked and roasted things, heaped on a plate or in paper."""
import math
import random

from mathutils import Vector, noise

from studio.materials import material, specks
from studio.shapes import bevel, block, mesh, sheet, thicken, through, together, tube, turned
from .dishes import glossy
from .food import bowl, chunk, meat, plate_dish, slice_of_egg
from .grill import brown_paper


def fried(colour, dark, bump=(14, .9)):
    return material(colour, .5, coat=.25, coat_rough=.3, blotch=(dark, 3.4), bump=bump)


def piled(build, layers, apart, height, seed=3):
    """Rings of things on each other, wide below; build(number) makes one at the origin."""
    chance = random.Random(seed)
    number = 0
    for level, (count, reach) in enumerate(layers):
        for place in range(count):
            angle = 2 * math.pi * place / count + level * .7 + chance.uniform(-.1, .1)
            at = (reach * apart * math.cos(angle), reach * apart * math.sin(angle), .10 + level * height + chance.uniform(0, .02))
            together([build(number)], at, (chance.uniform(-25, 25), chance.uniform(-25, 25), chance.uniform(0, 360)))
            number += 1


def puff_puff():
    """Round, brown, with a paler seam, in a bowl lined with paper."""
    plate_dish(1.3)
    mades = [fried('#b5682a', '#7a3a12', (8, .5)), fried('#a85a22', '#d08a44', (8, .5))]

    def one(number):
        return chunk((0, 0, .22), .46, mades[number % 2], (1, 1, .94), .05, .02, number + 1)
    piled(one, ((8, 2.05), (3, .8), (5, 1.35), (3, .72), (1, 0)), .36, .27)


def akara():
    """Ten bean fritters side by side on brown paper: uneven rounds with a rough, crisp skin, darker at the edges, one torn open."""
    brown_paper(2.9, 2.3)
    mades = [specks(material(one, .55, coat=.22, coat_rough=.35, blotch=(other, 5), bump=(46, 1.8)), '#b8200c', 22, .64, .70) for one, other in (
        ('#b5601a', '#7a3610'), ('#c06c20', '#8a4414'), ('#a85416', '#6e300c'))]
    chance = random.Random(8)
    rows = ((-.98, -.33, .32, .97), (-.66, 0, .66), (-.98, -.33))
    spots = [(x + .10 * (row == 2), .62 - .62 * row) for row, line in enumerate(rows) for x in line]
    for number, (x, y) in enumerate(spots):
        fritter(mades[number % 3], (x + chance.uniform(-.03, .03), y + chance.uniform(-.03, .03), .04), chance.uniform(.31, .35), number, chance)
    torn_akara(mades[1], (.50, -.66, .04))


def fritter(made, at, size, seed, chance, cut=None):
    """A spoon of batter, fried: domed, with drips and bubbles around its edge; cut: nothing of it is beyond this x."""
    drips = [(chance.uniform(0, 2 * math.pi), chance.uniform(.05, .16), chance.uniform(.10, .22)) for _ in range(7)]

    def place(u, v):
        angle, up = 2 * math.pi * u, math.pi * (v - .5)
        x, y = math.cos(angle), math.sin(angle)
        edge = 1 + .09 * noise.noise(Vector((1.3 * x, 1.3 * y, seed)))
        for way, far, wide in drips:
            edge += far * math.exp(-(((angle - way + math.pi) % (2 * math.pi) - math.pi) / wide) ** 2) * math.cos(up) ** 6
        rough = noise.fractal(Vector((3.4 * x * math.cos(up), 3.4 * y * math.cos(up), 3 * math.sin(up) + seed * 7)), 1, 2, 4)
        bubble = max(0, noise.noise(Vector((9 * x * math.cos(up), 9 * y * math.cos(up), 8 * math.sin(up) + seed)))) ** 2
        reach = size * (edge * (1 + .07 * rough) + .16 * bubble)
        px, py = reach * math.cos(up) ** .8 * x, reach * math.cos(up) ** .8 * y
        return px if cut is None else min(px, cut), py, size * (.46 + .58 * math.sin(up) * (1 + .10 * rough) + .10 * bubble)
    return together([sheet(place, 110, 60, made)], at, (chance.uniform(-7, 7), chance.uniform(-7, 7), chance.uniform(0, 360) if cut is None else 0))


def torn_akara(made, at):
    """The tenth: torn through, so that the pale soft inside is seen."""
    chance = random.Random(21)
    size = .34
    shell = fritter(made, (0, 0, 0), size, 31, chance, .02)
    crumb = material('#f2dfb0', .9, blotch=('#e4c48a', 9), bump=(30, 2.4))

    def place(u, v):
        angle = 2 * math.pi * u
        wide, up = size * .97 * v * math.cos(angle), size * .54 * v * math.sin(angle)
        return .035 + .035 * noise.fractal(Vector((wide * 14, up * 14, 3)), 1, 2, 4), wide, size * .46 + up
    return together([shell, sheet(place, 60, 24, crumb)], at, (0, 0, -64))


def meat_pie():
    """One half-moon pie with a forked edge, cut through the middle: beef, potato and carrot in both its halves."""
    plate_dish(1.22)
    crust = specks(material('#d9963c', .62, coat=.10, coat_rough=.4, blotch=('#b46a24', 2.6), bump=(16, .55)), '#8a4a16', 11, .60, .74)
    left = [*pie(crust, -.02), *pie_filling(-.02, 3)]
    together(left, (-.24, .30, .13), (0, 0, -48), 1.16)
    other = [*pie(crust, -.02), *pie_filling(-.02, 8, False)]
    half = together(other)
    half.scale = (-1, 1, 1)
    together([half], (.24, .62, .13), (0, 0, -14), 1.16)


def pie_height(x, y, sharp):
    """How high the crust is at a place in its half-moon: thick at the fold, a thin forked border along the curve."""
    share = min(1, math.hypot(x / .86, y / .80))
    border = .055 + .016 * (math.cos(52 * math.atan2(-y, x)) if share > .86 else 0) * sharp
    dome = .36 * max(0, 1 - (share / .86) ** 2.6) ** .5 if share < .86 else 0
    fold = max(0, 1 - (max(0, y + .12) / .12) ** 2) ** .5
    return border * (.35 + .65 * fold) + dome * fold


def pie(crust, cut=None):
    """The shell, its fold at the back; cut: everything to the right of this x is gone."""
    columns, rows = 150, 90
    points, faces = [], []
    for row in range(rows):
        for column in range(columns):
            across = -math.cos(math.pi * column / (columns - 1)) * .86
            deep = .80 * math.sqrt(max(0, 1 - (across / .86) ** 2))
            y = -deep * (1 - math.cos(math.pi * (1 - row / (rows - 1)))) / 2
            bump = .010 * noise.fractal(Vector((across * 6, y * 6, 2)), 1, 2, 3)
            points.append((across if cut is None else min(across, cut), y, pie_height(across, y, 1) + bump))
    for row in range(rows - 1):
        for column in range(columns - 1):
            corner = row * columns + column
            if cut is None or -math.cos(math.pi * column / (columns - 1)) * .86 < cut:
                faces.append((corner, corner + 1, corner + columns + 1, corner + columns))
    return [thicken(mesh(points, faces, crust), .045, -1)]


def pie_filling(cut, seed, has_crumbs=True):
    """What the cut shows: minced beef with cubes of potato and carrot, some of it fallen before the pie."""
    chance = random.Random(seed)
    beef = [meat('#6a3a20', '#8f5a36', (20, 20, 6), .5), meat('#54301c', '#7a4a2c', (8, 24, 20), .5)]
    potato, carrot = glossy('#f0d88a', '#e4c468', 6, .4, .4, (14, .3)), glossy('#ee7a1c', '#d8600c', 6, .6, .3, (14, .3))
    depth = [-.70 + .66 * step / 30 for step in range(31)]
    rim = [(cut - .07, y, z) for y in depth for z in (.01, max(.012, pie_height(cut, y, 0) - .06))]
    back = mesh(rim, [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(30)], material('#4a2a18', .8))
    things = [back]
    for number in range(130):
        y = chance.uniform(-.66, -.06)
        top = pie_height(cut, y, 0) - .075
        if top < .04:
            continue
        made, size = ((potato, .125), (carrot, .12), (beef[0], .11), (beef[1], .10))[(0, 2, 1, 3, 2, 3, 2)[number % 7]]
        things.append(chunk((cut - chance.uniform(.0, .05), y, chance.uniform(.04, max(.05, top))), size, made, (1, .95, .9), .08 if number % 7 in (0, 2) else .2, .85 if number % 7 in (0, 2) else .5, number))
    for number in range(7 if has_crumbs else 0):
        made = (potato, carrot, beef[0])[number % 3]
        things.append(chunk((cut + chance.uniform(.08, .34), chance.uniform(-.62, -.16), .04), .11, made, (1, .95, .85), .1, .75, number + 40))
    return things


def okpa():
    """Yellow-orange puddings, two unwrapped from their leaf."""
    leaf_mat()
    body = material('#e8a23a', .5, coat=.2, coat_rough=.3, blotch=('#d88a24', 5), bump=(26, .35))
    for x, y, turn, lean in ((-.42, .10, 10, 0), (.34, -.22, -20, 0)):
        cone = turned(through([(0, 0), (.34, 0), (.40, .05), (.38, .26), (.28, .52), (.16, .64), (0, .67)], 6), body)
        together([cone], (x, y, .03), (lean, 0, turn))
    for x, y, turn in ((.62, .52, 20), (-.30, .72, -30)):
        leaf_parcel((x, y, .03), turn)


def moi_moi():
    """Steamed bean pudding in leaf, one opened with egg."""
    leaf_mat()
    body = specks(material('#c8743a', .45, coat=.25, coat_rough=.3, blotch=('#b8602a', 5), bump=(30, .3)), '#a81c0c', 20, .64, .72)
    cake = turned(through([(0, 0), (.46, 0), (.50, .06), (.44, .30), (.34, .42), (0, .45)], 6), body)
    cake.scale = (1.15, .85, 1)
    together([cake], (-.24, -.20, .03), (0, 0, 14))
    slice_of_egg((-.28, -.24, .47), (6, 0, 10), .2)
    for x, y, turn in ((.66, .34, 24), (-.30, .66, -20)):
        leaf_parcel((x, y, .03), turn)


def leaf_mat():
    """A broad banana leaf, lying down."""
    green = material('#4f8f2f', .4, coat=.35, coat_rough=.25, blotch=('#3f7a26', 2), bump=(1, .6, (2, 60, 2)))

    def place(u, v):
        wide = .86 * math.sin(math.pi * (.08 + .84 * u)) ** .5
        return (u - .5) * 2.9, (v - .5) * 2 * wide, .014 + .05 * abs(2 * v - 1) ** 2 + .015 * math.sin(u * 9)
    leaf = thicken(sheet(place, 90, 30, green), .008)
    rib = tube([((i / 30 - .5) * 2.9, 0, .024 + .015 * math.sin(i / 30 * 9)) for i in range(31)], .022, material('#a8c46a', .45))
    return together([leaf, rib], (0, 0, 0), (0, 0, -16))


def leaf_parcel(at, turn):
    """A pillow folded from a broad leaf: two flaps over its top, tied across with a strip."""
    green = material('#56742c', .5, coat=.25, blotch=('#435f20', 3), bump=(1, .9, (3, 60, 3)))
    light = material('#6a8a38', .5, coat=.25, blotch=('#56742c', 3), bump=(1, .9, (60, 3, 3)))
    wide, deep, tall = .50, .36, .40

    def pillow(angle, up, grown=1.):
        around = [math.copysign(abs(f(angle)) ** .55, f(angle)) for f in (math.cos, math.sin)]
        share = max(0, math.cos(up)) ** .5
        height = tall / 2 * (1 + math.copysign(abs(math.sin(up)) ** .7, math.sin(up)) * grown)
        return around[0] * wide * share * grown, around[1] * deep * share * grown, height
    body = sheet(lambda u, v: pillow(2 * math.pi * u, math.pi * (v - .5)), 90, 40, green)

    def flap(side):
        def place(u, v):
            x, y = (u - .5) * 1.02, side * deep * (.96 - (1.5 - .5 * abs(2 * u - 1)) * v)
            fall = max(abs(x) / wide, abs(y) / deep) ** 4
            return x * .92, y, tall * (1.035 + (.03 if side > 0 else 0)) - .10 * fall
        return thicken(sheet(place, 40, 24, light if side > 0 else green), .01, 0)
    strip = material('#d8c480', .7)

    def tie(x):
        rounds = [[math.copysign(abs(f(a)) ** power, f(a)) for f, power in ((math.cos, .45), (math.sin, .6))] for a in (2 * math.pi * i / 60 for i in range(61))]
        return tube([(x, out * deep * 1.03, tall / 2 * (1 + 1.16 * up)) for out, up in rounds], .017, strip)
    return together([body, flap(-1), flap(1), tie(-.17), tie(.17)], at, (0, 0, turn))


def shawarma():
    """One rolled and toasted flatbread, half in paper, its open end to the viewer: chicken, cabbage, carrot and sauce around two sausages."""
    bread = specks(material('#e6c08a', .7, blotch=('#cf9450', 4.5), bump=(18, .6)), '#8a5018', 7, .60, .70)
    char = material('#5a2c10', .85, blotch=('#8a4a1c', 9))
    paper = material('#f4efe2', .75, bump=(5, 1.0))
    line = through([(.285, -.012), (.318, -.005), (.342, .02), (.35, .10), (.352, .5), (.345, 1.35)], 6)

    def skin(u, v):
        reach, z = line[round(v * (len(line) - 1))]
        angle = 2 * math.pi * u
        uneven = 1 + .018 * noise.noise(Vector((2 * math.cos(angle), 2 * math.sin(angle), z * 4))) + .008 * noise.noise(Vector((7 * math.cos(angle), 7 * math.sin(angle), z * 9)))
        return reach * uneven * math.cos(angle), reach * uneven * math.sin(angle), z + .03 * noise.noise(Vector((1.5 * math.cos(angle), 1.5 * math.sin(angle), 3))) * (z < .1)
    roll = sheet(skin, 120, len(line), bread)
    turns = [(reach * math.cos(a), reach * math.sin(a)) for k in range(101) for a in (2.2 * 2 * math.pi * k / 100,) for reach in (.30 - .038 * a / (2 * math.pi),)]
    spiral = thicken(sheet(lambda u, v: (*turns[round(u * 100)], -.012 + .30 * v), 101, 4, bread), .022, 0)
    marks = []
    for band in range(3):
        arc = [(.353 * math.cos(a), .353 * math.sin(a), .16 + .15 * band + .08 * k / 40) for k in range(41) for a in (math.pi * .30 + 2.6 * k / 40 + 1.0,)]
        marks.append(tube(arc, .010, char, 6))
    together([roll, spiral, *marks, *shawarma_filling(1), *wrap(paper)], (-.62, -.30, .38), (0, 84, 30))


def wrap(paper):
    """Paper around the far half, its near edge torn slanting and turned down."""
    def place(u, v):
        angle = 2 * math.pi * u
        start = .62 + .07 * math.sin(angle + 1) + .02 * math.sin(7 * angle)
        z = start + (1.42 - start) * v
        crease = .010 * noise.noise(Vector((3 * math.cos(angle), 3 * math.sin(angle), z * 6))) + .012 * max(0, .1 - v) * 10
        return (.362 + crease) * math.cos(angle), (.362 + crease) * math.sin(angle), z
    twist = turned(through([(.362, 1.41), (.34, 1.46), (.20, 1.50), (.10, 1.52), (0, 1.52)], 4), paper, 64)
    return [thicken(sheet(place, 120, 40, paper), .008, 0), twist]


def shawarma_filling(number):
    """What the cut shows: shreds of cabbage and carrot, pieces of chicken, sauce, two sausages cut across."""
    chance = random.Random(number + 3)
    chicken = meat('#b8783c', '#d8a468', (20, 20, 5), .3)
    shreds = [glossy(one, shine=.5, rough=.35, bump=None) for one in ('#dfe8b8', '#b8d080', '#f08a2c', '#eef0d4')]
    things = []
    for piece in range(15):
        angle, reach = piece * 2.4, .062 * math.sqrt(piece)
        things.append(chunk((reach * math.cos(angle), reach * math.sin(angle), -.01 - chance.uniform(0, .05)), .16, chicken, (1.2, .8, .7), .2, .5, piece + number))
    for piece in range(46):
        angle, reach = chance.uniform(0, 6.28), .24 * math.sqrt(chance.random())
        x, y, way = reach * math.cos(angle), reach * math.sin(angle), chance.uniform(0, 6.28)
        things.append(tube(through([(x - .08 * math.cos(way), y - .08 * math.sin(way), .02), (x, y, -.05 - chance.uniform(0, .04)), (x + .08 * math.cos(way), y + .08 * math.sin(way), .01)], 4), .013, shreds[piece % 4], 6))
    for spot in range(5):
        things.append(chunk((.15 * math.cos(spot * 1.3 + 1), .15 * math.sin(spot * 1.3 + 1), -.045), .11, glossy('#f6ecd8', shine=.8, rough=.2, bump=None), (1.3, .8, .5), .1, .1, spot))
    for side in (-1, 1):
        skin = turned(through([(0, -.150), (.07, -.150), (.088, -.135), (.092, -.10), (.092, .3)], 4), glossy('#a8441c', '#8a3212', 5, .6, .3), 32)
        cut = turned([(0, -.153), (.072, -.152)], material('#e09a78', .5, blotch=('#d08462', 30)), 32)
        for one in (skin, cut):
            one.location = (.02 + .04 * side, .105 * side, .02)
        things += [skin, cut]
    return things


def small_chops():
    """A box with puff puff, samosa and spring rolls, pepper sauce in the middle."""
    card = material('#c9a06a', .8)
    block(2.5, 1.9, .03, card, .01)
    for sign in (-1, 1):
        block(2.5, .03, .34, card, .005, (0, sign * .95, 0))
        block(.03, 1.9, .34, card, .005, (sign * 1.25, 0, 0))
    puff = fried('#b5682a', '#7a3a12', (8, .5))
    for place in range(8):
        chunk((-.95 + (place % 4) * .30, .50 - (place // 4) * .32, .24), .34, puff, (1, 1, .95), .05, .02, place + 1)
    roll = fried('#d89a48', '#b06a20', (12, .6))
    for place in range(7):
        body = turned(through([(0, -.32), (.09, -.31), (.115, -.22), (.115, .22), (.09, .31), (0, .32)], 4), roll, 32)
        together([body], (.30 + place * .125, .48 - .02 * (place % 2), .17 + .10 * (place % 2)), (90, 0, 4 * place - 8))
    pastry = fried('#d8a04a', '#a8641c', (12, .7))
    for place in range(6):
        corner = bevel(mesh([(-.26, -.16, 0), (.26, -.16, 0), (0, .28, 0), (-.22, -.13, .13), (.22, -.13, .13), (0, .23, .12)], [(0, 2, 1), (3, 4, 5), (0, 1, 4, 3), (1, 2, 5, 4), (2, 0, 3, 5)], pastry, is_smooth=False), .035)
        together([corner], (-.86 + (place % 3) * .40, -.24 - (place // 3) * .28, .12 + .08 * (place % 2)), (18, 10, 60 * place), 1.25)
    stick = meat('#7a3a1c', '#a8602c', (14, 14, 4), .7)
    for place in range(5):
        pieces = [chunk((0, -.20 + .17 * step, 0), .19, stick, (1, .9, .9), .14, .3, place * 4 + step + 1) for step in range(3)]
        together([*pieces, tube([(0, -.42, 0), (0, .36, 0)], .012, material('#d9b678', .6))], (.38 + place * .17, -.50, .17 + .03 * (place % 2)), (0, 0, 4 * place - 8))
    cup = turned(through([(0, 0), (.20, 0), (.25, .26), (.26, .27), (.23, .25), (.20, .20)], 4), material('#ffffff', .3))
    sauce = turned([(0, .21), (.215, .205)], glossy('#b0200c', '#7a1206', 8, 1, .12, (16, .9)))
    together([cup, sauce], (.02, .0, .03))


def chin_chin():
    """Small cubes of fried dough in a bowl."""
    bowl('wood')
    mades = [fried('#c8893c', '#9a5c20', (24, .6)), fried('#b87830', '#d8a25a', (24, .6)), fried('#a86a28', '#7a4414', (24, .6))]
    chance = random.Random(5)
    for number in range(230):
        angle, reach = number * 2.399, .062 * math.sqrt(number)
        z = .64 + .34 * max(0, 1 - (reach / .96) ** 2) + chance.uniform(-.03, .03)
        cube = block(.13, .13, .12, mades[number % 3], .02)
        together([cube], (reach * math.cos(angle), reach * math.sin(angle), z), (chance.uniform(-50, 50), chance.uniform(-50, 50), chance.uniform(0, 90)))
