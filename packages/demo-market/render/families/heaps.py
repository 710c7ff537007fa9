"""Heaps and bunches: eggs, tomatoes, peppers, yams, plantain."""
import math
import random

from mathutils import Vector, noise

from printing.dials import sidewall
from studio.materials import material, specks
from studio.shapes import ring, sheet, thicken, through, together, tube, turned
from .dishes import glossy


def egg(made, size=1.):
    line = [(0, 0), (.10, .005), (.19, .07), (.225, .20), (.20, .36), (.13, .48), (.05, .54), (0, .545)]
    return turned(through([(r * size, z * size) for r, z in line], 5), made, 40)


def egg_crate(colours=('#b5784a', '#c08a5c', '#a86a3e'), columns=6, rows=5, tray='#a8a49a', turn=0):
    """A pulp tray with thirty eggs."""
    pulp = material(tray, .95, bump=(60, .8))
    apart = .47
    wide, deep = columns * apart, rows * apart

    def place(u, v):
        x, y = (u - .5) * (wide + .12), (v - .5) * (deep + .12)
        wave = math.cos(2 * math.pi * (x / apart + .5 * (columns % 2 == 0))) + math.cos(2 * math.pi * (y / apart + .5 * (rows % 2 == 0)))
        return x, y, .20 - .055 * wave
    things = [thicken(sheet(place, 150, 130, pulp), .03, 0)]
    chance = random.Random(6)
    mades = [specks(material(c, .5, coat=.12, coat_rough=.4), '#8a5430', 30, .66, .72) for c in colours]
    for column in range(columns):
        for row in range(rows):
            one = egg(mades[chance.randrange(3)], chance.uniform(.92, 1.0))
            x, y = (column - (columns - 1) / 2) * apart, (row - (rows - 1) / 2) * apart
            things.append(together([one], (x, y, .13), (chance.uniform(-5, 5), chance.uniform(-5, 5), chance.uniform(0, 360))))
    together(things, turn=(0, 0, turn))


def tomato(size, made, stalk):
    body = turned(through([(0, .05), (.08, .015), (.22, 0), (.38, .09), (.43, .26), (.38, .44), (.24, .55), (.10, .56), (.03, .53), (0, .52)], 5), made, 40)
    leaf = [tube([(0, 0, .53), (.10 * math.cos(a), .10 * math.sin(a), .57), (.19 * math.cos(a), .19 * math.sin(a), .53)], .018, stalk, 8) for a in (2 * math.pi * k / 5 for k in range(5))]
    return together([body, *leaf, tube([(0, 0, .52), (.01, 0, .64)], .022, stalk, 8)], scale=size)


def basket(radius=1.15, tall=.62):
    """Woven cane."""
    cane = [material('#b58a4a', .6, bump=(30, .4)), material('#a87a3c', .6, bump=(30, .4))]
    for row in range(11):
        height = .04 + row * tall / 11
        reach = radius * (.80 + .20 * row / 11)
        points = [((reach + .025 * math.sin(a * 24 + math.pi * row)) * math.cos(a), (reach + .025 * math.sin(a * 24 + math.pi * row)) * math.sin(a), height) for a in (2 * math.pi * k / 192 for k in range(193))]
        tube(points, .036, cane[row % 2], 8)
    rim = [(radius * 1.02 * math.cos(a), radius * 1.02 * math.sin(a), tall + .05) for a in (2 * math.pi * k / 90 for k in range(91))]
    tube(rim, .055, cane[0], 10)
    turned([(0, .02), (radius * .8, .02)], cane[1])


def heaped(build, layers, foot=.30, step=.34, seed=4, tilt=40):
    chance = random.Random(seed)
    number = 0
    for level, (count, reach) in enumerate(layers):
        for place in range(count):
            angle = 2 * math.pi * place / count + level * .6
            thing = build(number)
            together([thing], (reach * math.cos(angle), reach * math.sin(angle), foot + step * level), (chance.uniform(-tilt, tilt), chance.uniform(-tilt, tilt), chance.uniform(0, 360)))
            number += 1


def dropped(count, size, reach, seed=4, flat=1.):
    """Middles of balls that were dropped one after the other and lie where there was room; flat: how low they are."""
    chance, found = random.Random(seed), []
    while len(found) < count:
        tries = [spot_on(found, chance.uniform(0, 2 * math.pi), (reach - size) * math.sqrt(chance.random()), size) for _ in range(400)]
        found.append(min(tries, key=lambda spot: spot[2] + .12 * math.hypot(spot[0], spot[1])))
    return [(x, y, z * flat) for x, y, z in found]


def spot_on(found, angle, away, size):
    x, y = away * math.cos(angle), away * math.sin(angle)
    gaps = [(4 * size * size - (x - a) ** 2 - (y - b) ** 2, c) for a, b, c in found]
    return x, y, max([size, *(c + math.sqrt(gap) for gap, c in gaps if gap > 0)])


def laid(things, spots, tilt=24, seed=4):
    chance = random.Random(seed)
    for thing, (x, y, z) in zip(things, spots):
        together([thing], (x, y, z), (chance.uniform(-tilt, tilt), chance.uniform(-tilt, tilt), chance.uniform(0, 360)))


def tomatoes():
    basket()
    mades = [glossy('#c81f14', '#d8402a', 2, 1, .16, None), glossy('#d03018', '#c01810', 2, 1, .16, None)]
    stalk = material('#3f7a2a', .6)
    spots = dropped(24, .325, 1.0, 11, .64)
    laid([tomato(.80, mades[n % 2], stalk) for n in range(len(spots))], [(x, y, z - .09) for x, y, z in spots])


def pepper(colour, long=1., fat=1., other=None):
    made = glossy(colour, other or colour, 2, 1, .14, (5, .25))
    line = [(0, -.55 * long), (.03, -.53 * long), (.09 * fat, -.36 * long), (.15 * fat, -.10 * long), (.17 * fat, .10 * long), (.13 * fat, .22 * long), (.04, .25 * long), (0, .24 * long)]
    pod = turned(through(line, 5), made, 28)
    stem = tube([(0, 0, .23 * long), (.015, .01, .33 * long), (.04, .02, .42 * long)], .022, material('#4f8a2f', .6), 8)
    return together([pod, stem], (0, 0, 0), (70, 0, 0))


def yellow_peppers():
    """Nsukka pepper: short, broad, yellow."""
    basket(1.1, .5)
    heaped(lambda n: pepper(('#f2c21c', '#f0b014', '#f6d23c')[n % 3], .66, 1.5), ((8, .45), (10, .62), (8, .46), (5, .30), (2, .1)), .26, .17, 3, 60)


def rodo(colour, seed=0):
    """A scotch bonnet: short, broad, in four lobes like a little lantern, puckered at its tip and wrinkled."""
    made = glossy(colour, colour, 2, .9, .18, (9, .35))

    def place(u, v):
        angle, along = 2 * math.pi * u, math.pi * v
        lobes = 1 + .13 * math.cos(4 * angle + seed) * math.sin(along) ** .5 + .07 * math.cos(9 * angle + 2 * seed + 3 * v) * math.sin(along)
        waist = 1 - .17 * math.exp(-((v - .63) / .09) ** 2)
        fold = 1 + .10 * noise.noise(Vector((math.cos(angle) * 2.6, math.sin(angle) * 2.6, v * 5 + seed)))
        reach = .205 * math.sin(along) ** (.55 if v > .5 else .9) * lobes * waist * fold
        dimple = .05 * max(0, (v - .86) / .14) ** 2
        return reach * math.cos(angle), reach * math.sin(angle), -.155 * math.cos(along) - dimple
    pod = sheet(place, 61, 40, made)
    green = material('#5a8f34', .6)
    star = turned([(0, .118), (.075, .122), (.07, .132), (0, .140)], green, 20)
    stem = tube([(0, 0, .12), (.01, 0, .20), (.045, .02, .27)], .02, green, 8)
    return together([pod, star, stem])


def stew_basket():
    """Tomatoes, red onions, broad blunt tatashe and small wrinkled rodo, each sort together."""
    basket()
    turned([(0, .58), (.5, .52), (.9, .34), (1.0, .2)], material('#7a3a20', .9))
    red = glossy('#c81f14', '#d8402a', 2, 1, .16, None)
    stalk = material('#3f7a2a', .6)
    onion_skin = material('#7a2450', .3, coat=.5, blotch=('#a84a78', 2), bump=(1, .5, (14, 14, 1)))
    onion = through([(0, 0), (.16, .01), (.29, .10), (.325, .24), (.26, .38), (.10, .48), (.04, .58), (0, .61)], 5)
    for x, y, z, lean in ((-.66, .24, .50, -24), (-.30, .60, .56, -14), (-.10, .16, .70, -6), (-.78, -.26, .42, -34), (-.38, -.14, .66, 8), (-.44, .28, .86, -12)):
        together([tomato(.78, red, stalk)], (x, y, z), (lean * .4, lean, 50 * x))
    for x, y, z, lean in ((.14, .52, .72, 6), (.62, .46, .58, 22), (.40, .40, .94, 12)):
        together([turned(onion, onion_skin, 36)], (x, y, z), (-10, lean, 60 * x))
    for number, (x, y, z, lean, turn) in enumerate(((.70, .02, .74, 96, -66), (.52, -.30, .78, 104, -34), (.22, -.24, .86, 100, -14), (.80, -.34, .62, 100, -52), (.52, -.06, 1.00, 92, -40))):
        together([tatashe(('#b3120a', '#c41c0e')[number % 2], number)], (x, y, z), (lean, 0, turn), .92)
    chance = random.Random(9)
    spots = [(-.56 + .165 * column + .07 * (row % 2), -.80 + .15 * row + .16 * (-.56 + .165 * column) ** 2, .56 + .09 * row + .05 * chance.random()) for row in range(3) for column in range(7)]
    spots += [(-.36 + .17 * column, -.64 + .10 * (column % 2), .80 + .04 * chance.random()) for column in range(5)]
    for number, spot in enumerate(spots):
        pod = rodo(('#e8380c', '#f0a00c', '#d8200c', '#f06a10')[number % 4], number)
        together([pod], spot, (chance.uniform(10, 65), chance.uniform(-40, 40), chance.uniform(-60, 60)), .62)


def tatashe(colour, seed=0):
    """A broad red pepper with three blunt lobes, hardly longer than it is thick: a bell that tapers a little."""
    made = glossy(colour, '#8f0e08', 1.5, 1, .12, (3, .25))
    line = through([(.03, -.03), (.10, .02), (.20, .01), (.255, -.08), (.265, -.22), (.245, -.40), (.205, -.54), (.13, -.63), (.05, -.645), (0, -.63)], 6)

    def place(u, v):
        angle = 2 * math.pi * u
        reach, z = line[round(v * (len(line) - 1))]
        lobes = 1 + (.05 + .10 * v) * math.cos(3 * angle + seed) + .02 * math.cos(7 * angle + seed)
        foot = .06 * max(0, v - .75) * 4 * math.cos(3 * angle + seed)
        return reach * lobes * math.cos(angle) + .03 * v * math.sin(seed), reach * lobes * math.sin(angle), z - foot
    green = material('#4f8a2f', .6)
    cap = turned(through([(0, .035), (.09, .03), (.115, .0), (.10, -.02)], 4), green, 24)
    stem = tube(through([(0, 0, .02), (.01, 0, .12), (.05, .02, .24)], 4), .034, green, 10)
    return together([sheet(place, 72, len(line), made), cap, stem])


def yams():
    """Bark-brown tubers with root hairs, side by side; one is cut and shows that it is white."""
    made = material('#5f432b', .95, blotch=('#8a6a48', 7), bump=(34, 2.4))
    flesh = material('#f6efe0', .6, blotch=('#efe4cc', 6), bump=(60, .4))
    hair = material('#4a3420', .95)
    for number, (x, y, z, turn) in enumerate(((-.86, 0, 0, 3), (-.24, -.10, 0, -2), (.40, .05, 0, 4), (-.56, .02, .47, -4), (.10, -.12, .48, 2))):
        cut = .16 if number == 4 else 0
        things = [tuber(made, number, 2.3, .28, .16, cut), *root_hairs(number, hair, cut)]
        if cut:
            face = turned([(0, 0), (.272, 0), (.268, .01), (.262, -.004)], made, 48)
            white = turned([(0, .012), (.245, .010), (.255, 0)], flesh, 48)
            things.append(together([face, white], (.10 * math.sin(cut * 3 + number), (cut - .5) * 2.3 - .002, 0), (90, 0, 0)))
        together(things, (x, y, .27 + z), (0, 0, turn + 30))


def root_hairs(number, made, cut):
    chance = random.Random(number + 30)
    for _ in range(26):
        v, angle = chance.uniform(max(.12, cut + .04), .92), chance.uniform(-.4, math.pi + .4)
        at = (.262 * math.cos(angle) + .10 * math.sin(v * 3 + number), (v - .5) * 2.3, .262 * math.sin(angle))
        reach = chance.uniform(.02, .055)
        tip = (at[0] + reach * math.cos(angle), at[1] + chance.uniform(-.06, .06), at[2] + reach * math.sin(angle))
        yield tube([at, tip], .0038, made, 4)


def tuber(made, number, long, blunt=.38, knobs=.12, cut=0.):
    """One root along Y; blunt: how round its ends are; cut: where it is cut off in front."""
    def place(u, w):
        v = cut + (1 - cut) * w
        along = (v - .5) * long
        fat = .27 * max(0, math.sin(math.pi * v)) ** blunt * (1 + knobs * noise.noise(Vector((v * 4, number, 1))))
        angle = 2 * math.pi * u
        rough = 1 + .05 * noise.fractal(Vector((math.cos(angle) * 2, math.sin(angle) * 2, v * 6 + number * 9)), 1, 2, 4)
        bend = .10 * math.sin(v * 3 + number)
        return fat * rough * math.cos(angle) + bend, along, fat * rough * math.sin(angle)
    return sheet(place, 60, 80, made)


def sweet_potatoes():
    """Copper red skins with pointed ends; the one that is cut in front shows its orange flesh."""
    skins = [material(one, .7, blotch=(other, 4), bump=(20, .7)) for one, other in (('#8f3a26', '#b0583a'), ('#a04a30', '#7e2f20'))]
    heap = ((-.95, 0, 18), (-.36, .04, 30), (.26, .10, 22), (.84, .22, 36), (-.62, .44, 28), (.02, .48, 14), (.50, .50, 34), (-.22, .88, 24))
    for number, (x, z, turn) in enumerate(heap):
        lift = .26 + (z if z > .3 else 0)
        together([tuber(skins[number % 2], number, 1.35, .95, .3)], (x, .0 if z > .3 else z, lift), (0, 0, turn))
    flesh = material('#e8550a', .4, coat=.25, coat_rough=.3, blotch=('#f0761c', 3), bump=(40, .3))
    edge = material('#f0a050', .5)
    for x, y, lean, turn in ((.34, -1.02, -104, 16), (1.04, -.74, -112, 34)):
        half = turned(through([(0, 0), (.30, 0), (.325, .03), (.31, .24), (.21, .52), (.07, .74), (0, .78)], 5), skins[0], 48)
        rind = turned([(0, -.004), (.300, -.004), (.306, -.001)], edge, 48)
        cut = turned([(0, -.010), (.268, -.010), (.276, -.005)], flesh, 48)
        together([half, rind, cut], (x, y, .31), (lean, 0, turn))
    for number, (x, y) in enumerate(((-.40, -1.0), (-.16, -1.10))):
        slice_ = [turned(through([(0, 0), (.27, 0), (.285, .03), (.27, .07), (0, .075)], 3), skins[1], 48), turned([(0, .078), (.25, .078), (.262, .074)], flesh, 48)]
        together(slice_, (x, y, .02 + .07 * number), (8 * number, 0, 0))


def plantain(colour='#6a9a2f', other='#8ab84a', count=9):
    """A hand of long curved fingers."""
    made = material(colour, .4, coat=.3, coat_rough=.25, blotch=(other, 2), bump=(8, .3))
    for number in range(count):
        row, column = divmod(number, 5)

        def place(u, v):
            bend = math.radians(78) * (v - .12)
            fat = .125 * math.sin(math.pi * min(1, .07 + .86 * v)) ** .5
            angle = 2 * math.pi * u
            edge = 1 + .07 * math.cos(4 * angle)
            reach = 1.15 + fat * edge * math.cos(angle)
            return fat * edge * math.sin(angle), -reach * math.cos(bend) + 1.15, reach * math.sin(bend) * 1.15
        finger = sheet(place, 28, 50, made)
        together([finger], ((column - 2 + row * .5) * .215, -.14 * row, .10 + .18 * row), (-38, (column - 2) * 5, 0))
    tube([(-.5, .02, .16), (0, .06, .22), (.55, .02, .16)], .10, material('#7a8a3a', .8, bump=(20, .6)), 14)


# Half of a tyre's cross-section, as (distance from the axle, distance from its middle), from the rim to the tread.
CAR_TYRE = ((.548, .195), (.565, .222), (.60, .232), (.66, .262), (.74, .282), (.80, .276), (.850, .252), (.885, .222), (.905, .196))
MOTO_TYRE = ((.655, .095), (.668, .112), (.70, .122), (.75, .142), (.79, .150), (.815, .150))


def tyre(is_moto=False, words=('TITI TYRES', 'RADIAL TUBELESS', 'MADE 34 / 26')):
    """Rubber with lettering on its wall: a road tread with four rain channels, or deep blocks for a motorcycle."""
    half = through(MOTO_TYRE if is_moto else CAR_TYRE, 6)
    edge, crown = half[-1], (.90 if is_moto else .922)
    across = [edge[1] * (1 - 2 * k / 90) for k in range(91)]
    tread = [(crown - (crown - edge[0]) * (abs(y) / edge[1]) ** (2.0 if is_moto else 6), -y, True) for y in across]
    inner = [(.80, .19 if not is_moto else .10), (.66 if not is_moto else .72, .20 if not is_moto else .11)]
    line = [(r, -y, False) for r, y in half[:-1]] + tread + [(r, y, False) for r, y in reversed(half[:-1])]
    line += [(r, y, False) for r, y in reversed(inner)] + [(r, -y, False) for r, y in inner]
    rubber = material('#141518', .62, bump=(70, .2), specular=.4)
    grooved = moto_groove if is_moto else road_groove

    def place(u, v):
        reach, y, is_tread = line[round(v * len(line)) % len(line)]
        angle = 2 * math.pi * u
        depth = grooved(angle, y) if is_tread and abs(y) < edge[1] * .999 else 0
        return (reach - depth) * math.cos(angle), y, (reach - depth) * math.sin(angle)
    body = sheet(place, 1080, len(line) + 1, rubber)
    low, high = (.685, .775) if is_moto else (.625, .775)
    wall = [point for point in half if low <= point[0] <= high]

    def lettered(u, v):
        reach, y = wall[round(v * (len(wall) - 1))]
        angle = math.pi / 2 - 2 * math.pi * u
        return reach * math.cos(angle), -y - .003, reach * math.sin(angle)
    writing = sheet(lettered, 360, len(wall), material(rough=.62, texture=sidewall(words), bump=(70, .2)))
    hoops = []
    for reach in ((low - .012, high + .012) if is_moto else (low - .014, high + .010, high + .035)):
        y = min(half, key=lambda point: abs(point[0] - reach))[1]
        hoops.append(rotated_ring(reach, .006, rubber, y + .002))
    together([body, writing, *hoops], (0, 0, .92), (0, 0, -34))


def road_groove(angle, y):
    """How deep the tread is here: four channels around, slanting slots on the shoulders, fine cuts between."""
    y = abs(y)
    if abs(y - .048) < .0115 or abs(y - .122) < .0115:
        return .040
    if y > .138:
        return .034 if math.sin(angle * 66 + y * 9) > .86 else 0
    return .016 if math.sin(angle * 66 + (y * 30 if y > .06 else 2.2)) > .95 else 0


def moto_groove(angle, y):
    """Deep blocks in two rows, set off against each other."""
    away = abs(y)
    if away < .012:
        return .05
    shift = math.pi if y > 0 else 0
    if .074 < away < .090:
        return .045
    return .052 if math.sin(angle * 40 + away * 16 + shift + (math.pi / 2 if away > .08 else 0)) > .45 else 0


def rotated_ring(radius, thick, made, depth):
    hoop = ring(radius, thick, made, steps=200, around=10)
    hoop.rotation_euler = (math.pi / 2, 0, 0)
    hoop.location = (0, -depth, 0)
    return hoop
