"""Soups with their swallow: a bowl, and a smooth ball on a plate beside it."""
import math

import bpy
from mathutils import Vector, noise

from studio.materials import material
from studio.shapes import sheet, thicken, through, together, tube, turned
from .dishes import glossy, greens
from .food import bowl, chunk, drops, grains, leaves, meat, plate_dish, slice_of_egg, strands, surface


def soup_bowl_with_swallow(style, broth, swallow, at=(-.55, 0), shine=.3):
    """A bowl, and before it to the right a plate with a smooth ball of swallow."""
    before = set(things_now())
    bowl(style)
    surface(broth, .60, 1.03, .035, 4, 3)
    together([one for one in things_now() if one not in before and not one.parent], (*at, 0))
    before = set(things_now())
    plate_dish(.80, '#6f93bd')
    made = material(swallow, .5, coat=shine, coat_rough=.3, bump=(5, .5), translucent=.05)
    sheet(lambda u, v: dough_at(2 * math.pi * u, v), 120, 60, made)
    together([one for one in things_now() if one not in before and not one.parent], (.56, -.98, 0), (0, 0, 0), .88)


def dough_at(angle, share):
    """A mound turned out of the mortar: share is 0 at its foot, 1 on top; the last fold of the pestle runs round it."""
    up = math.pi / 2 * share
    reach, tall = .60 * math.cos(up) ** .72, .50 * math.sin(up) ** .9
    x, y = reach * math.cos(angle), reach * .92 * math.sin(angle)
    soft = .05 * noise.noise(Vector((x * 2.2, y * 2.2, tall * 3))) + .015 * noise.noise(Vector((x * 8, y * 8, tall * 8)))
    fold = .035 * math.exp(-((math.hypot(x + .08, y) - .27 - .05 * math.cos(angle)) / .035) ** 2) * (share > .3) * max(0, math.sin(angle * .5 + .4))
    return x * (1 + soft), y * (1 + soft), .06 + tall * (1 + soft) - fold


def things_now():
    return [one for one in bpy.data.objects if one.parent is None]


def onugbu():
    """Bitterleaf soup: thick and ochre from cocoyam, red oil on it, thin dark shreds of leaf, dry fish; pounded yam beside it."""
    soup_bowl_with_swallow('enamel', glossy('#b87a20', '#a05a12', 4, .9, .18, (16, .9)), '#f7ecd2', shine=.1)
    here = (-.55, 0)
    shreds = greens(('#243a0c', '#15240a'), ('#30480f', '#1e300a'), ('#1e2e0b', '#122006'))
    strands(300, shreds, .19, .013, .90, .640, .05, 11, here)
    leaves(620, shreds, .09, .92, .645, .06, 1.0, .24, 5, (), here)
    lumps = glossy('#c88a34', '#a8681e', 5, .8, .22, (18, .8))
    for number in range(26):
        angle, reach = number * 2.4, .17 * math.sqrt(number)
        chunk((-.55 + reach * math.cos(angle), reach * math.sin(angle), .60), .20, lumps, (1.2, 1, .5), .25, .3, number + 20)
    beef, fish = [meat(), meat('#4a2010', '#8a5230', (5, 32, 28))], meat('#9a7440', '#c8a468', (6, 30, 26), .4, '#5a3a1c')
    for number, (x, y) in enumerate(((-.86, -.34), (-.22, -.40), (-.62, .42), (-.16, .30))):
        chunk((x, y, .70), .42, beef[number % 2], (1.2, .85, .7), .2, .45, number + 3)
    for number, (x, y) in enumerate(((-.50, -.06), (-1.05, .20))):
        dry_fish((x, y, .70), 40 + 100 * number, fish)
    drops(330, glossy('#d0500c', shine=1, rough=.05, bump=None), .93, .645, .012, .055, centre=here)


def dry_fish(at, turn, flesh):
    """A piece of smoked catfish: torn flesh on dark skin."""
    skin = glossy('#2a1a10', '#4a321e', 5, .6, .4, (30, .7))
    return together([chunk((0, 0, 0), .40, skin, (1.3, .62, .34), .1, .5, 5), chunk((.02, 0, .06), .36, flesh, (1.2, .55, .36), .26, .5, 9)], at, (10, -8, turn))


def abula():
    """Amala, dark and smooth, beside ewedu green and gbegiri yellow with red stew in the middle."""
    soup_bowl_with_swallow('white', glossy('#d9a83a', '#c8942a', 4, .8, .2, (12, .4)), '#4a382c', shine=.08)
    half_disc(-.55, 0, 1.0, .645, glossy('#4f6a14', '#3f5a10', 6, 1, .12, (18, .6)), -1)
    pool = turned(through([(0, .03), (.30, .03), (.42, .015), (.48, -.02)], 4), glossy('#a8240a', '#8a1806', 7, 1, .12, (14, .6)))
    pool.location = (-.55, -.05, .655)
    mades = [meat(), meat('#4a2010', '#94603a', (5, 32, 28))]
    for number, (x, y) in enumerate(((-.70, -.10), (-.38, .05), (-.58, -.30))):
        chunk((x, y, .71), .30, mades[number % 2], (1.2, .85, .7), .2, .45, number + 5)


def ofada():
    """Brown-flecked rice in the two broad leaves it was wrapped in, open now; a bowl of green pepper sauce with egg and meat before it."""
    middle = (-.42, .22)
    for turn, lift, wide in ((64, 0, .94), (-20, .016, 1.0)):
        wrapping_leaf(middle, turn, lift, wide)
    rice = [material(c, .5, coat=.2, coat_rough=.3) for c in ('#e6d6b4', '#d8c298', '#c8ac7c', '#9a7048')]
    grains(2300, rice, .125, .050, .68, .07, .46, .05, centre=middle)
    before = set(things_now())
    bowl('clay')
    surface(glossy('#3f4a12', '#2a360c', 7, 1, .14, (18, 1.0)), .60, 1.03, .06, 5, 4)
    mades = [meat(), meat('#4a2010', '#94603a', (5, 32, 28))]
    for number, (x, y) in enumerate(((-.45, .30), (.05, .50), (.50, .15), (-.55, -.25), (.40, -.45))):
        chunk((x, y, .66), .34, mades[number % 2], (1.2, .85, .7), .2, .45, number + 5)
    slice_of_egg((-.02, -.10, .66), (8, 0, 10), .34)
    drops(120, glossy('#8a7a1c', shine=1, rough=.06, bump=None), .95, .64, .01, .06)
    together([one for one in things_now() if one not in before and not one.parent], (.86, -.84, .0), (0, 0, 0), .56)


def wrapping_leaf(middle, turn, lift, wide):
    """Ewe eran: a broad leaf that tapers to a point, fine veins slanting from its midrib, its sides still standing from the parcel it was."""
    green = material('#2f6b22', .38, coat=.35, coat_rough=.22, blotch=('#3f8230', 2.2), bump=(1, .5, (2, 70, 2)))
    vein = material('#8fb45a', .45, coat=.2)
    way = math.radians(turn)

    def place(u, v):
        half = wide * max(0, math.sin(math.pi * (.05 + .95 * u) ** .86)) ** .62
        along, across = (u - .46) * 3.1, (2 * v - 1) * half
        far = max(0, math.hypot(along, across * 1.12) - .66)
        rise = .30 * min(1, far / .55) ** 1.5 * (1 - .35 * min(1, max(0, far - .5) / .4))
        wave = .035 * math.sin(along * 5 + across * 2 + turn) * min(1, far * 3)
        return middle[0] + along * math.cos(way) - across * math.sin(way), middle[1] + along * math.sin(way) + across * math.cos(way), .02 + lift + rise + wave
    thicken(sheet(place, 120, 50, green), .010, 0)
    tube([place(k / 60, .5) for k in range(61)], .017, vein, 8)
    for side in (-1, 1):
        for row in range(17):
            start = .06 + .052 * row
            line = [place(min(.99, start + .10 * (k / 12) ** 1.4), .5 + side * .47 * k / 12) for k in range(13)]
            tube([(x, y, z + .006) for x, y, z in line], .0045, vein, 6)


def half_disc(x, y, radius, height, made, side):
    def place(u, v):
        angle = math.pi / 2 + side * -math.pi * u
        reach = radius * v
        wave = .02 * noise.noise(Vector((reach * math.cos(angle) * 5, reach * math.sin(angle) * 5, 1)))
        return x + reach * math.cos(angle) * .97, y + reach * math.sin(angle), height + wave * (v < .98) - .03 * (v > .97)
    return sheet(place, 60, 40, made)
