"""Dishes, each as that dish looks: leafy, pale, drawing, red, rice, beans, swallow with soup."""
import math
import random

from mathutils import Vector, noise

from studio.materials import material, specks
from studio.shapes import ball, loft, ring, sheet, thicken, through, together, tube, turned
from .food import (
    bowl, chunk, drops, grains, leaves, meat, places, strands, surface)

OIL_RED, OIL_DARK = '#a8300a', '#7a1d06'


def glossy(colour, other=None, scale=6, shine=.8, rough=.25, bump=(20, .4)):
    return material(colour, rough, coat=shine, coat_rough=.12, blotch=(other, scale) if other else None, bump=bump)


def oil_eyes():
    return glossy('#d2500c', shine=1, rough=.06, bump=None)


def greens(*pairs):
    return [material(one, .36, coat=.5, coat_rough=.18, bump=(30, .6), blotch=(other, 7)) for one, other in pairs]


def chicken_leg(at, turn=(0, 0, 0), size=1., colour='#a8501c'):
    """A fried drumstick."""
    skin = material(colour, .38, coat=.5, coat_rough=.2, blotch=('#6a2a0c', 5), bump=(22, 1.2))
    line = [(0, 0), (.10, .01), (.21, .10), (.25, .26), (.22, .44), (.13, .62), (.075, .76), (.07, .84), (.085, .90), (.06, .95), (0, .96)]
    leg = turned(through(line, 5), skin, 48)
    bone = turned(through([(.05, .90), (.055, .98), (.075, 1.04), (.05, 1.09), (0, 1.10)], 4), material('#ead9b8', .5))
    return together([leg, bone], at, turn, size)


def dodo(at, turn, size=.2, colour='#d98a24'):
    """A slice of fried plantain."""
    slab = turned(through([(0, 0), (size * .85, 0), (size, .03), (size * .95, .075), (0, .085)], 4), material(colour, .35, coat=.6, coat_rough=.15, blotch=('#7a3a0c', 3.5), bump=(18, .6)))
    slab.scale = (1.5, 1, 1)
    return together([slab], at, turn)


def onion_ring(at, turn, size=.14, colour='#f2dfe6', skin='#9a3a68'):
    return together([ring(size, .016, material(colour, .3, coat=.5)), ring(size * 1.06, .010, material(skin, .3, coat=.5))], at, turn)


def jollof(style='enamel'):
    """Red rice with chicken and fried plantain."""
    bowl(style)
    base = glossy('#b8400f', '#8a2a08', 9, .4, .5)
    surface(base, .60, 1.02, .03, 5, 2, .22)
    rice = [material(c, .42, coat=.35, coat_rough=.25) for c in ('#d8641c', '#c8501a', '#e0782a', '#b8420f')]
    grains(5200, rice, .125, .042, .98, .63, .24, .05)
    grains(60, [glossy('#5a8f2a'), glossy('#c81c10')], .05, .045, .9, .68, .24, .02, seed=9)
    chicken_leg((-.74, .02, .97), (80, 0, 82), 1.1)
    chicken_leg((-.36, .50, .95), (80, 0, 102), .98, '#96451a')
    for place in range(5):
        angle = -2.3 + place * .36
        dodo((.62 * math.cos(angle) + .12, .62 * math.sin(angle) + .05, .80 + .02 * place), (14 - 4 * place, 18, 40 + 30 * place), .17)
    leaves(12, greens(('#3a5a1c', '#2a4412')), .14, .3, .96, .0, .3, .2, 4, (), (.45, .25))


def fried_rice():
    """Pale rice with egg, peas, carrot and spring onion."""
    bowl('blue')
    surface(glossy('#c8a050', '#b08838', 9, .2, .6), .60, 1.02, .03, 5, 2, .24)
    rice = [material(c, .42, coat=.3, coat_rough=.25) for c in ('#efdca6', '#e8cf8e', '#f4e6bc', '#dcbf78')]
    grains(5000, rice, .13, .042, .98, .63, .26, .05)
    grains(150, [glossy('#4f9a2a')], .075, .072, .92, .72, .22, .02, seed=9)
    grains(150, [glossy('#e8701c')], .085, .06, .92, .72, .22, .02, seed=19)
    leaves(60, greens(('#4a8a2a', '#6aa83a')), .07, .9, .72, .22, .2, .3, 4)
    egg = glossy('#f4c63a', '#f8e08a', 5)
    for place in range(16):
        angle, reach = place * 2.4, .18 + .045 * place
        chunk((reach * math.cos(angle), reach * math.sin(angle), .90 - .2 * (reach / .98) ** 2), .13, egg, (1.3, 1, .4), .2, .5, place)
    prawn_ring(4, .42, .93)


def prawn(at, turn, size=1.):
    """A curled prawn, orange and pale in bands."""
    shell = specks(material('#f08a4a', .3, coat=.7, blotch=('#fbd2b4', 3), bump=(12, .3)), '#d8501c', 9, .55, .65)

    def place(u, v):
        bend = math.radians(250) * u
        thick = (.13 * (1 - u) ** .55 + .02) * (1 + .05 * math.cos(u * 44))
        across = 2 * math.pi * v
        reach = .27 + thick * math.cos(across)
        return reach * math.cos(bend), reach * math.sin(bend), thick * .85 * math.sin(across)
    body = sheet(place, 90, 20, shell)
    tail = [sheet(lambda u, v, s=s: (.27 * math.cos(4.36) + u * .16 + .0, .27 * math.sin(4.36) - u * .04 + (v - .5) * .12 * u + s * .03 * u, .01 * s), 6, 6, material('#d8481c', .3, coat=.6)) for s in (-1, 1)]
    return together([body, *tail], at, turn, size)


def prawn_ring(count, reach, height, start=.6, size=.8):
    for place in range(count):
        angle = start + 2 * math.pi * place / count
        prawn((reach * math.cos(angle), reach * math.sin(angle), height), (16 * math.cos(angle * 3), 12, math.degrees(angle) + 40), size)


def efo_riro():
    """Leaf with palm oil and assorted meat: beef, pale shaki and brown ponmo."""
    bowl('enamel')
    surface(glossy(OIL_RED, OIL_DARK, 8, 1, .1, (14, .5)), .60, 1.02, .03, 3, 1)
    spots = [(x, y) for x, y, _, _ in ASSORTED]
    leaves(1900, greens(('#1a380b', '#2a4a0e'), ('#24420c', '#142a08'), ('#33500e', '#1e3a0a'), ('#4a4a0e', '#6a3a0a')), .108, .92, .625, .08, .9, .27, 5, [(x, y, .16) for x, y in spots])
    beef = [meat(), meat('#4a2010', '#94603a', (5, 32, 28))]
    for number, (x, y, sort, turn) in enumerate(ASSORTED):
        at = (x, y, .70 + .07 * (1 - x * x - y * y))
        if sort == 'beef':
            chunk(at, .38, beef[number % 2], (1.2, .85, .7), .2, .45, number + 1)
        else:
            {'shaki': shaki, 'ponmo': ponmo}[sort](at, turn)
    red_bits(90)
    drops(90, oil_eyes(), .93, .675, .012, .05)


ASSORTED = ((-.50, -.34, 'ponmo', 20), (.02, -.60, 'shaki', -14), (.54, -.30, 'beef', 0), (.04, -.10, 'beef', 30), (-.62, .22, 'beef', 0), (-.20, .44, 'shaki', 60), (.36, .34, 'ponmo', -50), (.70, .14, 'shaki', 100), (.10, .74, 'beef', 0))


def ponmo(at, turn):
    """Cow skin: a thick brown strip that has curled, paler where it was cut."""
    skin = glossy('#8f5a2a', '#6f3f18', 5, .5, .36, (22, .9))
    pale = glossy('#c89a62', '#b08048', 5, .5, .4, (22, .8))

    def strip(lift, share):
        return lambda u, v: ((u - .5) * .50 * share, (v - .5) * .30 * share, lift + .10 * (1 - (2 * u - 1) ** 2) + .05 * noise.noise(Vector((3 * u, 3 * v, turn))) + .02 * math.sin(9 * u + 4 * v))
    return together([thicken(sheet(strip(0, 1), 30, 16, pale), .06, 0), thicken(sheet(strip(.045, 1.01), 30, 16, skin), .03, 0)], at, (8, -6, turn))


def shaki(at, turn):
    """Tripe: a pale folded piece whose face is a towel of small bumps."""
    made = glossy('#d8c49a', '#bfa676', 6, .6, .35, None)

    def place(u, v):
        wave = .07 * math.sin(8 * u + 2 * v) + .05 * math.sin(6 * v)
        knob = .022 * abs(math.sin(u * 40) * math.sin(v * 28))
        edge = 1 + .08 * noise.noise(Vector((u * 4, v * 4, turn)))
        return (u - .5) * .52 * edge, (v - .5) * .36 * edge, .06 + wave + knob
    return together([thicken(sheet(place, 120, 90, made), .045, -1)], at, (14, 8, turn))


def red_bits(count, height=.72, radius=.9, colours=('#b3160a', '#d8400f')):
    grains(count, [glossy(colour) for colour in colours], .07, .022, radius, height, .03, .02, .4, 12)


def okra():
    """Okra cut by knife, drawing, with prawns and crab-red pieces."""
    bowl('green')
    surface(glossy('#6a8a1c', '#4f7a18', 5, 1, .12, (10, .5)), .61, 1.02, .03, 4, 6)
    rounds(150)
    grains(500, [material('#f2eccb', .35, coat=.6)], .045, .04, .95, .64, .05, .01, seed=31)
    leaves(260, greens(('#2f5a14', '#24480e'), ('#3f6a1a', '#2a4f10')), .09, .92, .64, .04, .6, .2, 7)
    prawn_ring(4, .48, .72, .3, .95)
    fish = meat('#d8b88a', '#f0ddb8', (6, 30, 26), .5, '#a87a4a')
    chunk((.40, -.10, .68), .34, fish, (1.2, .8, .5), .12, .6, 3)
    snail((-.40, .46, .70), 40)
    snail((.52, .40, .69), -70)
    crab((-.06, -.24, .78), 14)
    drops(80, oil_eyes(), .95, .645, .01, .035)


def crab(at, turn):
    """Half a crab: its shell, three legs on each side and a claw, boiled red."""
    shell = specks(glossy('#d8481c', '#b8300f', 5, .9, .22, (24, .5)), '#f0a070', 14, .62, .72)
    parts = [ball(.23, shell, (0, 0, .02), (1.35, .95, .42))]
    for side in (-1, 1):
        for leg in range(3):
            away, back = side * (.26 + .03 * leg), .12 - .13 * leg
            knee = (away + side * .17, back - .05, .14)
            parts.append(tube(through([(side * .2, back, .02), knee, (away + side * .30, back - .16, -.02)], 4), .030, shell, 10))
        arm = through([(side * .24, -.10, .03), (side * .40, -.24, .10), (side * .30, -.40, .08)], 4)
        claw = ball(.10, shell, (side * .25, -.46, .08), (.85, 1.5, .7))
        tip = tube(through([(side * .20, -.56, .09), (side * .13, -.66, .10), (side * .17, -.72, .09)], 4), .030, shell, 10)
        parts += [tube(arm, .042, shell, 12), claw, tip]
    return together(parts, at, (10, -8, turn), .84)


def rounds(count, seed=21):
    """Slices of okra: a green ring with a pale star and seeds."""
    chance = random.Random(seed)
    skin, flesh = glossy('#5a8f24', '#4a7a1c', 5), glossy('#cfdc8a', '#b9cc6a', 8)
    for x, y, _ in places(count, .93, chance):
        size = chance.uniform(.05, .085)
        outline = [(1 + .10 * math.cos(5 * a)) * size for a in (2 * math.pi * i / 30 for i in range(31))]
        edge = tube([(outline[i] * math.cos(2 * math.pi * i / 30), outline[i] * math.sin(2 * math.pi * i / 30), 0) for i in range(31)], size * .24, skin, 8)
        core = turned([(0, -.01), (size * .9, -.01), (size * .9, .012), (0, .014)], flesh, 20)
        together([edge, core], (x, y, .645 + chance.uniform(0, .03)), (chance.gauss(0, 18), chance.gauss(0, 18), chance.uniform(0, 360)))


def snail(at, turn):
    """The meat of a snail, curled."""
    made = meat('#4a4038', '#7a6a58', (20, 20, 4), .7, '#1a1410')
    points = [((.05 + .018 * i) * math.cos(i * .5), (.05 + .018 * i) * math.sin(i * .5), .01 * i) for i in range(12)]
    return together([tube(through(points, 3), .075, made, 16)], at, (0, 0, turn))


def nsala():
    """White soup with a catfish: its head with the whiskers, its tail and pieces of it, thin utazi."""
    bowl('clay')
    broth = specks(glossy('#dcbc80', '#e8d09c', 3.2, 1, .10, (10, .22)), '#8c4a16', 62, .64, .72)
    surface(broth, .60, 1.045, .02, 3.4, 3)
    flesh = meat('#ecdcba', '#d8ba8a', (5, 22, 20), .6, '#c09a66')
    skin = specks(glossy('#2b2a25', '#6b6250', 4, 1, .2, (26, .5)), '#8e8670', 18, .60, .75)
    for number, (x, y, size, turn, lean) in enumerate(((-.56, -.22, .30, 205, 34), (.54, -.26, .31, -25, 30), (-.64, .36, .25, 85, -22))):
        steak((x, y, .58), size, turn, lean, flesh, skin, number)
    catfish_head((-.02, .22, .64), 74)
    fish_tail((.62, .30, .60), 30)
    leaves(90, greens(('#1f4a12', '#37661a'), ('#2a5514', '#1f4a12')), .07, .97, .618, .0, .2, .1, 6)
    red_bits(40, .615, .96, ('#b3240c', '#b8742c'))
    drops(160, glossy('#d9901e', shine=1, rough=.04, bump=None), .98, .606, .006, .04)


def catfish_head(at, turn):
    """A broad flat head that looks to -X: wide pale lips, small eyes far apart, long whiskers, lying in the soup with its neck."""
    dark = specks(glossy('#4a4434', '#6a604a', 4, 1, .22, (18, .4)), '#8a8068', 22, .62, .74)
    rows = ((-.56, .22, .05, .05), (-.53, .29, .08, .05), (-.42, .34, .11, .05), (-.18, .37, .14, .06), (.08, .37, .17, .06), (.30, .30, .19, .04), (.50, .25, .20, .0), (.66, .21, .18, -.08), (.74, .16, .12, -.14))
    head = loft([[(x, wide * math.copysign(abs(math.cos(a)) ** .8, math.cos(a)), up + tall * math.sin(a)) for a in (2 * math.pi * k / 44 for k in range(44))] for x, wide, tall, up in rows], dark)
    lip = glossy('#c8b48c', '#a8946c', 6, .8, .25)
    bow = ((-.36, .36), (-.50, .30), (-.575, .17), (-.60, 0))

    def jaw(height, out):
        return through([(x - out, -y, height) for x, y in bow] + [(x - out, y, height) for x, y in reversed(bow[:-1])], 6)
    mouth = [tube(jaw(.10, 0), .032, lip, 12), tube(jaw(.015, .01), .036, lip, 12), tube(jaw(.058, .012), .026, material('#1a0c08', .6), 8)]
    eyes = []
    for side in (-1, 1):
        eyes += [ball(.044, glossy('#b8a878', None), (-.30, side * .235, .150), segments=20), ball(.030, glossy('#080806', None), (-.322, side * .252, .164), segments=16)]
    whisker = glossy('#3a3426', None)
    whiskers = [tube(through([(-.50, side * y, .08), (-.66, side * (y + .08), .16 + lift), (-.80 + back, side * (y + .26), .10 + lift), (-.78 + back, side * (y + .46), -.02)], 6), .021, whisker, 8)
                for side in (-1, 1) for y, back, lift in ((.14, 0, .03), (.28, .22, .05))]
    fins = [sheet(lambda u, v, s=s: (.26 + .22 * v + .10 * u, s * (.30 + .30 * u), .04 - .02 * u + .012 * math.sin(v * 30)), 12, 30, dark) for s in (-1, 1)]
    return together([head, *mouth, *eyes, *whiskers, *fins], at, (0, 14, turn), .92)


def fish_tail(at, turn):
    """The end of a fish, its round fin standing out of the soup."""
    dark = specks(glossy('#3c382e', '#5a523e', 4, 1, .22, (18, .4)), '#8a8068', 22, .62, .74)
    rows = ((-.30, .17, .19), (-.10, .14, .17), (.10, .09, .13), (.26, .05, .10), (.30, .03, .10))
    body = loft([[(x, wide * math.cos(a), tall * math.sin(a)) for a in (2 * math.pi * k / 30 for k in range(30))] for x, wide, tall in rows], dark)
    fin = thicken(sheet(lambda u, v: (.27 + .34 * u * math.cos(1.3 * (v - .5)), .012 * math.sin(v * 70) * u, (.08 + .30 * u) * 2 * (v - .5)), 16, 70, dark), .015, 0)
    return together([body, fin], at, (0, -38, turn), .9)


def steak(at, size, turn, lean, flesh, skin, seed):
    """A catfish cut across: pale flesh within a dark skin, the bone in the middle."""
    def outline(angle):
        belly = math.exp(-((angle - 1.5 * math.pi) / .2) ** 2)
        return (1 - .10 * math.cos(2 * angle) + .05 * math.cos(3 * angle)) * (1 - .40 * belly)

    def side(u, v):
        angle = 2 * math.pi * u
        reach = size * outline(angle) * (1.02 - .06 * abs(2 * v - 1) ** 3)
        return reach * math.cos(angle), reach * math.sin(angle), (v - .5) * size * .62

    def top(u, v):
        angle = 2 * math.pi * u
        reach = size * .97 * outline(angle) * v
        rough = .05 * size * noise.fractal(Vector((reach * math.cos(angle) * 9, reach * math.sin(angle) * 9, seed)), 1, 2, 4)
        return reach * math.cos(angle), reach * math.sin(angle), size * .30 + rough + .03 * size * math.sin(v * 20)
    bone = ring(.07 * size, .05 * size, material('#d9c8a8', .5), steps=30, around=12)
    bone.location = (0, .1 * size, size * .33)
    return together([sheet(side, 70, 12, skin), sheet(top, 90, 24, flesh), bone], at, (lean, 0, turn))


def stew():
    """Red stew under its oil, with pieces of beef."""
    bowl('enamel')
    surface(glossy('#a8200a', '#7a1206', 6, 1, .12, (14, .9)), .60, 1.02, .05, 4, 4)
    mades = [meat(), meat('#4a2010', '#94603a', (5, 32, 28))]
    for number, (x, y) in enumerate(((-.40, -.25), (.15, -.45), (.50, .0), (-.02, .10), (-.50, .30), (.30, .45), (-.10, .60))):
        chunk((x, y, .66), .34, mades[number % 2], (1.15, .85, .75), .12, .7, number + 2)
    red_bits(160, .66)
    drops(160, oil_eyes(), .95, .64, .01, .06)


def asun():
    """Small pieces of goat tossed in pepper, with onion."""
    bowl('clay')
    surface(glossy('#6a1c0a', '#4a1206', 6, .8, .25, (14, .9)), .56, 1.0, .04, 4, 4, .2)
    chance = random.Random(4)
    mades = [meat('#6a3018', '#9a5a30'), meat('#4a2010', '#8a4a26', (5, 32, 28)), meat('#7a3a1c', '#3a1808', (26, 6, 26))]
    for number in range(44):
        angle, reach = number * 2.4, .13 * math.sqrt(number)
        z = .66 + .30 * (1 - (reach / .95) ** 2)
        chunk((reach * math.cos(angle), reach * math.sin(angle), z), chance.uniform(.20, .30), mades[number % 3], (1.2, .8, .7), .16, .72, number + 2)
    red_bits(200, .90, .8, ('#c8200c', '#e0601c'))
    leaves(14, greens(('#3f7a24', '#2f5a1a')), .13, .6, .98, .0, .3, .3, 3)
    for place in range(6):
        angle = place * 1.1
        onion_ring((.5 * math.cos(angle), .5 * math.sin(angle), .98 - .05 * (place % 2)), (20 * math.cos(angle), 20 * math.sin(angle), 0), .13)


def beans_agoyin():
    """Beans mashed soft, a dark oily pepper sauce over them, an unsliced loaf beside the bowl."""
    bowl('enamel')
    surface(glossy('#ab7446', '#8c5a34', 7, .3, .45, (46, 1.0)), .60, 1.02, .04, 5, 2, .17)
    grains(150, [material(c, .45, coat=.25) for c in ('#b07c50', '#a06a40', '#8c5a34')], .12, .08, .97, .60, .18, .03, .5)
    oil = surface(glossy('#6f2206', '#8c380c', 5, .8, .1, (9, .4)), .705, .74, .04, 4, 9, .115)
    oil.location = (.04, -.05, 0)
    sauce = surface(glossy('#260a04', '#451506', 6, .6, .24, (18, .8)), .785, .58, .05, 6, 9, .085)
    sauce.location = (.04, -.05, 0)
    red_bits(30, .865, .50, ('#6a0f04', '#3a0803', '#9a1f08'))
    drops(50, glossy('#8c3208', shine=1, rough=.05, bump=None), .68, .83, .012, .05)
    agege_loaf((.82, -1.70), -36)


def agege_loaf(at, turn, long=1.16):
    """A tall soft loaf with a brown crown and paler sides, cut at one end: the crumb is white and close."""
    crust = material('#b8701f', .42, coat=.35, coat_rough=.25, blotch=('#8f4c12', 2.2), bump=(16, .35))
    pale = material('#ecd3a4', .65, blotch=('#dfb878', 3), bump=(26, .4))
    crumb = material('#fbf3df', .9, blotch=('#f1e3c2', 14), bump=(60, 1.4))
    side = [(-.25, .02), (-.27, .10), (-.275, .30)]
    crown = [(-.275, .30), (-.315, .36), (-.30, .48), (-.18, .58), (0, .61), (.18, .58), (.30, .48), (.315, .36), (.275, .30)]

    def skin(line, made):
        points = through(line, 6)

        def place(u, v):
            y, z = points[round(u * (len(points) - 1))]
            end = max(0, 1 - max(0, .20 - v) ** 2 / .04) ** .36
            swell = 1 + .025 * noise.noise(Vector((v * 5, y * 3, 2)))
            return (v - .5) * long, y * end * swell, .24 + (z - .24) * end * swell
        return sheet(place, len(points), 70, made)
    outline = through([*side, *crown[1:], (.27, .10), (.25, .02), (0, .01), (-.25, .02)], 4)
    cut = sheet(lambda u, v: (long / 2 + .006 - .016 * (2 * v - 1) ** 8, *cut_point(outline, u, v)), len(outline), 12, crumb)
    together([skin(side, pale), skin([(-y, z) for y, z in side], pale), skin(crown, crust), cut], (*at, 0), (0, 0, turn), 1.22)


def cut_point(outline, u, v):
    y, z = outline[round(u * (len(outline) - 1))]
    return y * v * .985, .30 + (z - .30) * v * .985


def spaghetti():
    """Native spaghetti: strands in palm oil with flakes of smoked fish and scent leaf."""
    bowl('white')
    surface(glossy('#b86a1c', '#9a5010', 6, .6, .3), .58, 1.0, .03, 4, 2, .2)
    strands(210, [glossy(c, shine=.7, rough=.3, bump=None) for c in ('#e08a2a', '#d87a20', '#e89a3c')], 1.3, .034, .80, .66, .30)
    fish = meat('#6a4a2c', '#a8804a', (5, 30, 26), .4, '#3a2410')
    for number, (x, y) in enumerate(((-.3, -.2), (.25, -.35), (.35, .2), (-.1, .35), (-.45, .15))):
        chunk((x, y, .93), .22, fish, (1.3, .8, .5), .18, .6, number + 3)
    leaves(70, greens(('#2f5a14', '#1f4210')), .12, .8, .90, .08, .4, .3, 7)
    red_bits(60, .95, .7)
