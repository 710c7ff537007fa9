"""Fried, baked and roasted things, heaped on a plate or in paper."""
import math
import random

from mathutils import Vector, noise

from studio.materials import material, specks
from studio.shapes import bevel, block, mesh, sheet, thicken, through, together, tube, turned
from .dishes import chicken_leg, glossy, onion_ring
from .food import bowl, chunk, meat, plate_dish, slice_of_egg


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
    """Bean fritters: flat rounds with crisp edges and flecks of pepper."""
    plate_dish(1.3)
    mades = [specks(fried(one, other, (34, 1.6)), '#c0200c', 20, .62, .68) for one, other in (('#b5661c', '#8a3f10'), ('#c47a2a', '#99501a'), ('#a85a18', '#d08a3c'))]
    heap = [(.80 * math.cos(a), .80 * math.sin(a) * .96, .16, 14) for a in (2 * math.pi * (k + .25) / 6 for k in range(6))]
    heap += [(.40 * math.cos(a), .40 * math.sin(a), .44, 10) for a in (2 * math.pi * (k + .55) / 3 for k in range(3))] + [(0, 0, .72, 8)]
    chance = random.Random(5)
    for number, (x, y, z, lean) in enumerate(heap):
        patty = chunk((0, 0, 0), .70, mades[number % 3], (1, 1, .50), .035, .0, number + 1)
        together([patty], (x, y, z), (chance.uniform(-lean, lean), chance.uniform(-lean, lean), 60 * number))


def suya():
    """Thin spiced beef on sticks, on brown paper with onion and tomato."""
    brown_paper()
    mades = [specks(meat('#6a2c14', '#9a5226', (24, 24, 5), .35), '#c07a34', 90, .52, .66), specks(meat('#5a2410', '#8a4420', (5, 26, 24), .35), '#c07a34', 90, .52, .66)]
    for stick in range(4):
        y = -.46 + stick * .32
        wood = tube([(-1.15, 0, .12), (1.25, 0, .12)], .022, material('#d9b678', .6))
        pieces = [chunk((-.80 + place * .27, 0, .13), .34, mades[(place + stick) % 2], (.86, 1.15, .42), .16, .55, stick * 9 + place + 1) for place in range(6)]
        together([wood, *pieces], (0, y, .02 + .02 * (stick % 2)), (0, 0, -14 + 3 * stick))
    onions()
    tomato = glossy('#d0281c', '#e8584a', 3, 1, .15, (6, .2))
    for place in range(4):
        wedge = turned(through([(0, 0), (.15, 0), (.17, .02), (.16, .05), (0, .055)], 4), tomato)
        together([wedge], (-.70 + .17 * place, -.84 + .03 * place, .05), (30, 14 * place - 20, 0))


def brown_paper():
    paper = material('#c49a62', .85, bump=(30, .3))
    sheet(lambda u, v: ((u - .5) * 2.6, (v - .5) * 2.0, .030 + .03 * noise.noise(Vector((u * 4, v * 4, 1)))), 60, 60, paper)


def onions():
    for place in range(7):
        angle = place * 1.3
        onion_ring((.62 + .24 * math.cos(angle), -.70 + .16 * math.sin(angle), .09 + .02 * place), (16 * math.cos(angle), 12 * math.sin(angle), 0), .14)


def chicken_suya():
    """Charred joints of chicken under yaji, on brown paper with onion."""
    brown_paper()
    for number, (x, y, turn, size) in enumerate(((-.72, .52, 84, 1.02), (-.62, .02, 78, 1.08), (.95, .42, 246, .98))):
        chicken_leg((x, y, .27), (88, 0, turn), size, ('#8a3f16', '#7a3412', '#94481a')[number])
    breast = specks(meat('#8a4a20', '#5a2a10', (6, 26, 24), .4), '#c07a34', 90, .52, .66)
    for number, (x, y) in enumerate(((-.45, -.44), (.02, -.36), (.34, -.10), (.10, -.72))):
        chunk((x, y, .16), .44, breast, (1.2, .85, .5), .18, .4, number + 3)
    onions()


def meat_pie():
    """A half-moon pie with a forked edge, and one cut through: beef, potato and carrot."""
    plate_dish(1.28)
    mades = [specks(fried(one, other, (9, .25)), '#8a4a16', 9, .60, .74) for one, other in (('#dc9a3e', '#b8702a'), ('#d48e34', '#a8601e'))]
    together(pie(mades[0]), (.26, .72, .13), (0, 0, -6), 1.16)
    together([*pie(mades[1], .18), *pie_filling(.18, 3)], (-.26, -.02, .14), (0, 0, -50), 1.16)


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


def pie_filling(cut, seed):
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
    for number in range(9):
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
    """Two rolled flatbreads, cut open at the end, in paper."""
    bread = specks(fried('#e4bf82', '#c89048', (9, .3)), '#8a5a24', 5, .60, .72)
    for number, (x, y, turn) in enumerate(((-.20, .42, 34), (.24, -.26, 26))):
        roll = turned(through([(.30, 0), (.33, .04), (.345, .5), (.345, 1.35)], 5), bread, 64)
        inside = []
        chance = random.Random(number + 3)
        fill = [meat('#a8602c', '#c88a50', (20, 20, 5), .3), glossy('#a8c46a', '#d8e6b0', 5), glossy('#e8762a', '#f0984a', 5), glossy('#ead9b4', '#f2e6cc', 4), meat('#b84a34', '#d87a5a', (6, 6, 2), .6, '#8a2a1a')]
        for piece in range(26):
            angle, reach = piece * 2.4, .052 * math.sqrt(piece)
            inside.append(chunk((reach * math.cos(angle), reach * math.sin(angle), .0 - chance.uniform(0, .04)), .14, fill[piece % 5], (1, .8, .8), .2, .5, piece + number))
        for side in (-1, 1):
            sausage = turned(through([(0, -.50), (.05, -.495), (.088, -.45), (.095, -.38), (.095, .3)], 4), glossy('#a04a22', '#7a2f12', 5, .7, .28), 32)
            sausage.location = (.03 + .05 * side, .12 * side, .02)
            inside.append(sausage)
        paper = turned(through([(.355, .62), (.365, .66), (.365, 1.40), (.30, 1.46), (0, 1.48)], 4), material('#d9c6a0', .8, bump=(40, .4)), 64)
        together([roll, *inside, paper], (x - .62, y - .30, .37), (0, 90, turn))


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
