"""Dishes, each as that dish looks: leafy, pale, drawing, red, rice, beans, swallow with soup."""
import math
import random

from mathutils import Vector, noise

from studio.materials import material, specks
from studio.shapes import fused, ring, sheet, thicken, through, together, turned
from .food import bowl, chunk, drops, grains, leaves, meat, places, strands, surface

OIL_RED, OIL_DARK = '#a8300a', '#7a1d06'


def glossy(colour, other=None, scale=6, shine=.8, rough=.25, bump=(20, .4)):
    return material(colour, rough, coat=shine, coat_rough=.12, blotch=(other, scale) if other else None, bump=bump)


def oil_eyes():
    return glossy('#d2500c', shine=1, rough=.06, bump=None)


def greens(*pairs):
    return [material(one, .36, coat=.5, coat_rough=.18, bump=(30, .6), blotch=(other, 7)) for one, other in pairs]


def dodo(at, turn, size=.2, colour='#d08318'):
    """A slice of fried plantain."""
    face = specks(material(colour, .5, coat=.18, coat_rough=.3, blotch=('#b05c14', 7), bump=(22, .8)), '#6a2c0a', 11, .60, .72)
    slab = turned(through([(size * .90, .082), (size * .5, .088), (0, .086)], 4), face)
    crisp_edge = turned(through([(0, 0), (size * .85, 0), (size, .03), (size * .97, .07), (size * .89, .082)], 4), material('#8a420e', .5, coat=.2, blotch=('#5a2408', 8), bump=(30, .9)))
    for one in (slab, crisp_edge):
        one.scale = (1.5, 1, 1)
    return together([slab, crisp_edge], at, turn)


def onion_ring(at, turn, size=.14, colour='#f2dfe6', skin='#9a3a68'):
    return together([ring(size, .016, material(colour, .3, coat=.5)), ring(size * 1.06, .010, material(skin, .3, coat=.5))], at, turn)


def chicken_quarter(at, turn):
    """Leg and thigh in one piece, fried: thick skin, brown and darker where it bulges, the bone's end bare."""
    skin = specks(specks(material('#b4651e', .5, coat=.3, coat_rough=.3, blotch=('#8a4210', 3), bump=(34, 1.2)), '#d6953f', 9, .58, .74), '#5a240a', 18, .66, .76)
    flesh = fused([
        ((-.32, .02, .11), (.34, .33, .23), (0, 0, 12)), ((-.50, -.10, .07), (.20, .20, .16), (0, 0, 0)), ((-.06, .08, .10), (.26, .22, .19), (0, 0, 0)),
        ((.16, .03, .11), (.26, .21, .19), (0, 0, -10)), ((.34, -.02, .10), (.22, .155, .14), (0, 0, -14)), ((.50, -.07, .10), (.15, .095, .09), (0, 0, -14))], skin, .018, 6, .028, .07)
    bone = turned(through([(.05, 0), (.045, .10), (.055, .17), (.085, .21), (.075, .27), (.03, .29), (0, .285)], 4), material('#e4d0a8', .55, blotch=('#b8905a', 5)), 32)
    bone.location, bone.rotation_euler = (.50, -.07, .10), (0, math.radians(88), math.radians(-12))
    return together([flesh, bone], at, turn)


def jollof(style='enamel'):
    """Red rice with a quarter of fried chicken, fried plantain and a bay leaf."""
    bowl(style)
    base = glossy('#b8400f', '#8a2a08', 9, .4, .5)
    surface(base, .60, 1.02, .03, 5, 2, .22)
    rice = [material(c, .5, coat=.22, coat_rough=.3) for c in ('#d8641c', '#c8501a', '#e0782a', '#b8420f')]
    grains(5200, rice, .115, .038, .98, .63, .24, .05)
    grains(60, [glossy('#5a8f2a'), glossy('#c81c10')], .05, .045, .9, .68, .24, .02, seed=9)
    together([chicken_quarter((0, 0, 0), (0, 0, 0))], (-.02, .22, .86), (4, -4, 22), 1.16)
    for place, (x, y, way) in enumerate(((.64, -.34, 30), (.44, -.52, 62), (.18, -.66, 80), (-.12, -.70, 100))):
        dodo((x, y, .795 + .015 * (place % 2)), (16, 10 - 8 * place, way), .175)
    for x, y, way in ((-.62, -.34, 40), (.60, .42, -30)):
        bay = sheet(lambda u, v: ((u - .5) * .46, (v - .5) * .17 * math.sin(math.pi * (.04 + .92 * u)), .03 * math.sin(math.pi * u) + .05 * abs(v - .5)), 24, 10, greens(('#4a5a1c', '#3a4814'))[0])
        together([thicken(bay, .008, 0)], (x, y, .80), (6, -8, way))
    for x, y in ((.30, .66), (-.34, -.56), (.76, .04)):
        onion_ring((x, y, .80), (14, 10, 0), .11)


def fried_rice():
    """Wok-fried rice, brown from soy, with egg, peas, carrot and spring onion; sweet chilli sauce in a cup of its own."""
    bowl('blue')
    surface(glossy('#b88a44', '#9a7030', 9, .2, .6), .60, 1.02, .03, 5, 2, .24)
    rice = [material(c, .5, coat=.22, coat_rough=.3) for c in ('#d8b06a', '#c89a54', '#e6c88c', '#b08040')]
    grains(5000, rice, .12, .038, .98, .63, .26, .05)
    grains(150, [glossy('#4f9a2a')], .075, .072, .92, .72, .22, .02, seed=9)
    chance = random.Random(6)
    carrot, egg = glossy('#e8701c', '#d85f10', 5), glossy('#f4c63a', '#f8e08a', 5, .5, .4)
    for number, (x, y, share) in enumerate(places(70, .92, chance)):
        height = .70 + .25 * (1 - share * share)
        if number % 5 < 3:
            chunk((x, y, height), .085, carrot, (1, .9, .8), .05, .9, number)
        else:
            chunk((x, y, height + .01), chance.uniform(.09, .14), egg, (1.4, 1, .35), .22, .45, number)
    spring = [glossy('#5a9a34', '#7ab84a', 5), glossy('#dfe8c0', '#b8d088', 5)]
    for number, (x, y, share) in enumerate(places(60, .92, chance)):
        onion = ring(chance.uniform(.034, .05), .012, spring[number % 3 == 0], lambda a, b: (.7, 2.2), 24, 8)
        together([onion], (x, y, .735 + .24 * (1 - share * share)), (chance.uniform(-50, 50), chance.uniform(-50, 50), 0))
    cup = turned(through([(0, 0), (.24, 0), (.30, .24), (.315, .25), (.285, .23), (.24, .16)], 4), material('#fbfbf8', .2, coat=.6), 64)
    sauce = turned([(0, .20), (.262, .196)], specks(glossy('#c8300c', '#a81e08', 8, 1, .08, (10, .3)), '#f0b04a', 26, .62, .70))
    together([cup, sauce], (.98, -.90, 0))


def efo_riro():
    """Leaf with palm oil and assorted meat half sunk in it: beef, pale shaki and brown ponmo."""
    bowl('enamel')
    surface(glossy(OIL_RED, OIL_DARK, 8, 1, .1, (14, .5)), .60, 1.02, .03, 3, 1)
    shades = (('#1a380b', '#2a4a0e'), ('#24420c', '#142a08'), ('#33500e', '#1e3a0a'), ('#4a4a0e', '#6a3a0a'))
    leaves(2100, greens(*shades), .10, .93, .630, .09, .9, .27, 5)
    beef = [meat(), meat('#4a2010', '#94603a', (5, 32, 28))]
    for number, (x, y, sort, turn) in enumerate(ASSORTED):
        at = (x, y, .69 + .08 * (1 - x * x - y * y))
        if sort == 'beef':
            chunk(at, .30, beef[number % 2], (1.25, .85, .75), .24, .4, number + 1)
        else:
            {'shaki': shaki, 'ponmo': ponmo}[sort](at, turn)
    leaves(90, greens(*shades), .10, .88, .735, .09, 1.0, .35, 8)
    red_bits(110, .70)
    drops(130, oil_eyes(), .94, .675, .012, .06)


ASSORTED = ((-.52, -.38, 'ponmo', 20), (.06, -.60, 'shaki', -14), (.56, -.34, 'beef', 0), (.10, -.14, 'beef', 30), (-.66, .16, 'beef', 0), (-.22, .34, 'shaki', 60), (.40, .30, 'ponmo', -50), (.74, .10, 'shaki', 100), (.14, .70, 'beef', 0), (-.26, -.16, 'ponmo', 80), (-.52, .56, 'beef', 0))


def ponmo(at, turn):
    """Cow skin: a thick brown strip that has curled, paler where it was cut."""
    skin = glossy('#8a5426', '#5f3414', 6, .55, .34, (30, 1.1))
    pale = glossy('#c89a62', '#b08048', 5, .5, .4, (22, .8))

    def strip(lift, share):
        def place(u, v):
            bend = 1.7 * (u - .5)
            edge = 1 + .10 * noise.noise(Vector((5 * u, 5 * v, turn)))
            return (.21 + lift) * math.sin(bend) * share, (v - .5) * .21 * share * edge, (.21 + lift) * math.cos(bend) - .16 + .03 * noise.noise(Vector((4 * u, 4 * v, turn)))
        return place
    return together([thicken(sheet(strip(0, 1), 34, 16, pale), .05, 0), thicken(sheet(strip(.040, 1.01), 34, 16, skin), .026, 0)], at, (10, -6, turn))


def shaki(at, turn):
    """Tripe: a folded, curling piece, grey and cream, whose face is a towel of fine uneven bumps stained by the oil."""
    made = specks(glossy('#cdbb96', '#a8946c', 5, .5, .4, None), '#b8602a', 9, .60, .74)

    def place(u, v):
        bend = 2.3 * (u - .45)
        knob = .013 * noise.noise(Vector((u * 42, v * 30, turn))) + .010 * abs(math.sin(u * 52 + 3 * math.sin(v * 9)) * math.sin(v * 38 + 2 * math.sin(u * 11)))
        edge = 1 + .16 * noise.noise(Vector((u * 5, v * 5, turn)))
        reach = .17 + .05 * math.sin(7 * v) + knob
        return reach * math.sin(bend) * 1.25, (v - .5) * .30 * edge, reach * math.cos(bend) - .10
    return together([thicken(sheet(place, 120, 90, made), .035, -1)], at, (14, 8, turn))


def red_bits(count, height=.72, radius=.9, colours=('#b3160a', '#d8400f')):
    grains(count, [glossy(colour) for colour in colours], .07, .022, radius, height, .03, .02, .4, 12)


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
