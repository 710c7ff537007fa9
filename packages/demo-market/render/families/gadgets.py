"""Small electronics."""
import math

import bpy
from mathutils import Vector

from printing.cloth import braid
from printing.labels import print_label
from printing.screens import text_screen
from studio.materials import material, plastic, steel
from studio.shapes import (
    ball, bevel, block, disc, evenly_along, grid_faces, loft, mesh, plate, ring, rounded, sheet, smoothed, thicken, through, together, tube, turned)
from .phones import camera_eye, screen


def power_bank(body='#2458c8', wide=.78, tall=1.5, deep=.24, has_display=True, second=None, lamp=False, words='20,000 mAh'):
    """Standing, its ports on top, a small display on the front."""
    made = material(body, .34, coat=.35, coat_rough=.2)
    things = [plate(wide, tall, deep, .12, made, .05)]
    front = -deep / 2
    if has_display:
        shown = text_screen((('86', 190, .42), (words, 52, .80)), (420, 300), '#e9fbff', '#06080c')
        things.append(plate(.36, .26, .006, .05, material('#06080c', .06, coat=1), .002, (0, front - .003, tall / 2 - .30)))
        things.append(screen(.33, .235, shown, (0, front - .0075, tall / 2 - .30), .04, .9))
    else:
        dots = material('#ffffff', .4, glow=2.2)
        things += [disc(.017, .006, dots, (-.09 + .06 * place, front - .002, tall / 2 - .16)) for place in range(4)]
    dark = material('#0a0a0c', .4)
    for x, w in ((-.22, .17), (.22, .17), (0, .12)):
        things.append(block(w, .065, .012, dark, .01, (x, 0, tall / 2 - .005)))
    things.append(plate(.03, .16, .05, .012, material('#d9dade', .25, metal=1), .005, (wide / 2 + .006, 0, tall * .18)))
    if lamp:
        things.append(plate(wide * .72, .34, .01, .05, material('#fff6d8', .3, glow=1.6), .003, (0, front - .004, -tall * .30)))
    first = together(things, (0, 0, tall / 2), (0, 0, -20))
    cable((.62, -.30), '#1d1e22')
    return first


def cable(at, colour, plug='#d9dade', loops=2, radius=.34, thick=.022):
    """A coiled cable with a plug at each end, lying down."""
    points = []
    for step in range(90 * loops):
        angle = 2 * math.pi * step / 90
        reach = radius * (1 + .03 * math.sin(angle * .5 + 1))
        points.append((reach * math.cos(angle), reach * .8 * math.sin(angle), thick + .0006 * step))
    points = [(radius + .35, -.34, thick), (radius + .10, -.16, thick)] + points + [(radius * .9, .2, .07), (radius * .4, .42, thick), (-.1, .55, thick)]
    made = material(colour, .7, bump=(160, .5))
    coil = tube(through(points, 2), thick, made)
    ends = []
    for spot, turn in ((points[0], -55), (points[-1], 165)):
        shell = block(.20, .085, .05, plastic(colour, .4), .015)
        tip = block(.08, .06, .028, material(plug, .25, metal=1), .012, (.13, 0, .011))
        ends.append(together([shell, tip], (spot[0], spot[1], .0), (0, 0, turn)))
    return together([coil, *ends], (at[0], at[1], 0))


def usb_cable(colour='#1d1e22'):
    """A coil of braid held by a strap, both plugs before it."""
    radius, thick = .56, .046
    turns = [2 * math.pi * step / 90 for step in range(90 * 3)]
    coil = [(radius * (1 + .03 * math.sin(a * .33)) * math.sin(a), -radius * .92 * math.cos(a), thick + .024 * a / math.pi) for a in turns]
    ends = ((-.56, -1.02, .06), (.50, -1.10, .06))
    line = [ends[0], (-.54, -.84, .06), (-.36, -.60, thick)] + coil[8:-8] + [(.30, -.62, .11), (.48, -.84, .06), ends[1]]
    braided(through(line, 2), thick, colour)
    for (x, y, z), turn in zip(ends, (-96, -88)):
        together(usb_c_plug(colour), (x, y, z), (0, 0, turn), 1.15)
    strap = ring(.15, .05, material('#3a3c44', .9), lambda a, b: (.16, 1.3))
    strap.rotation_euler = (math.pi / 2, 0, 0)
    strap.location = (0, radius * .92, .10)
    strap.scale = (.8, .8, 1)


def usb_c_plug(colour):
    """It points to +X: a grip of metal, a ribbed neck behind it, the oval tip with its tongue."""
    shell = smoothed(loft([[(a, b, c) for b, c in rounded(.16 * s, .095 * s, .045 * s, 8)] for a, s in ((0, .8), (.02, 1), (.27, 1), (.29, .88))], material('#8f949c', .3, metal=.9)), 1)
    neck = tube([(-.16, 0, 0), (.02, 0, 0)], .055, plastic(colour, .6), 12)
    rings = [tube([(at, 0, 0), (at + .02, 0, 0)], .062, plastic(colour, .6), 12) for at in (-.15, -.11, -.07)]
    tip = loft([[(a, b * s, c * s) for b, c in rounded(.128, .050, .0248, 14)] for a, s in ((.27, 1), (.415, 1), (.425, .95))], material('#c9ccd1', .2, metal=1))
    mouth = loft([[(a, b, c) for b, c in rounded(.106, .032, .0158, 14)] for a in (.42, .4265)], material('#0a0b0d', .6))
    tongue = block(.004, .076, .010, material('#5a5e66', .5), .001, (.428, 0, -.005))
    return [shell, neck, *rings, tip, mouth, tongue]


def braided(path, thick, colour, around=32):
    """A cable in a braid: two families of threads that cross over and under each other, seen in relief and in two shades."""
    points = evenly_along(path, .012)
    light, count = material(rough=.6, texture=braid(colour), repeat=1, bump=(300, .2), sheen=.3), len(points)
    corners, uv, walked = [], [], 0.
    for number, here in enumerate(points):
        before, after = Vector(points[max(0, number - 1)]), Vector(points[min(count - 1, number + 1)])
        along = (after - before).normalized()
        side = along.cross(Vector((0, 0, 1))).normalized()
        up = side.cross(along)
        walked = number * .012
        for step in range(around + 1):
            a = 2 * math.pi * step / around
            reach = thick * (1 + .07 * math.sin(6 * a + walked * 52) * math.sin(6 * a - walked * 52))
            corners.append(Vector(here) + side * reach * math.cos(a) + up * reach * math.sin(a))
            uv.append((step / around * 3, walked * 52 / (2 * math.pi) / 2 / 1.4))
    return mesh(corners, grid_faces(around + 1, count), light, uv=uv)


def earbuds(body='#1f49c4', inside='#dfe4f2'):
    """An open case, one bud in it, the other before it."""
    shell = material(body, .22, coat=.8)

    def section(z, share):
        return [(x * share, y * share, z) for x, y in rounded(1.16, .60, .29, 14)]
    low = smoothed(loft([section(z, share) for z, share in ((0, .70), (.03, .86), (.14, .98), (.30, 1), (.44, 1), (.46, .985))], shell), 1)
    floor = loft([section(z, .93) for z in (.44, .466)], material(inside, .35))
    lid = smoothed(loft([section(z, share) for z, share in ((0, .985), (.02, 1), (.10, 1), (.24, .92), (.32, .66))], shell), 1)
    cover = together([lid], (0, .30, .46), (0, 0, 0))
    for part in (lid,):
        part.location = (0, -.30, 0)
    cover.rotation_euler = (math.radians(-96), 0, 0)
    light = disc(.02, .01, material('#7dffa0', .3, glow=4), (0, -.302, .26))
    together([low, floor, cover, light, bud(body, -1)], turn=(0, 0, -16))
    loose = bud(body, 1)
    loose.location = (.62, -.62, .12)
    loose.rotation_euler = (math.radians(78), math.radians(18), math.radians(64))


def bud(body, sign):
    made = material(body, .18, coat=.9)
    head = ball(.145, made, (0, 0, .20), (1, .80, 1.12))
    stem = turned(through([(0, -.30), (.045, -.295), (.056, -.25), (.060, .10), (.075, .22)], 5), made)
    stem.location = (.075 * sign, 0, .02)
    tip = turned(through([(.05, 0), (.085, .01), (.095, .05), (.080, .11), (.045, .14), (.03, .13), (.03, .06)], 5), material('#d9dbe2', .6))
    tip.rotation_euler = (math.radians(72), 0, math.radians(-38 * sign))
    tip.location = (-.05 * sign, -.06, .22)
    mesh_dot = disc(.030, .02, material('#16171b', .4, metal=.6), (.075 * sign, -.052, -.12))
    return together([head, stem, tip, mesh_dot], (.28 * sign, 0, .52), (0, -6 * sign, 0))


def router(body='#f4f5f7', antennas=2, trim='#2a2d36', lights=4, sim=False):
    """A flat box with antennas and a row of lights."""
    made = plastic(body)

    def section(z, cut):
        return [(x, y, z) for x, y in rounded(1.6 - cut, .95 - cut, .14, 10)]
    shell = smoothed(loft([section(z, cut) for z, cut in ((0, .12), (.02, .03), (.06, 0), (.20, .02), (.25, .08), (.27, .2))], made), 1)
    band = loft([section(z, -.012) for z in (.10, .13)], plastic(trim))
    glow = [disc(.018, .01, material('#5ad0ff' if place else '#6dff8a', .3, glow=5), (-.22 + .11 * place, -.481, .165)) for place in range(lights)]
    masts = []
    for place in range(antennas):
        share = (place / (antennas - 1) - .5) if antennas > 1 else 0
        mast = loft([[(x, y, z) for x, y in rounded(.11 * k, .05 * k, .024 * k, 6)] for z, k in ((0, 1), (1.0, .86), (1.04, .5))], plastic(trim if antennas == 2 else body))
        elbow = ball(.07, plastic(trim), (0, 0, 0))
        masts.append(together([mast, elbow], (share * 1.36, .46, .20), (6, share * 22, 0)))
    card = [plate(.34, .05, .02, .01, material('#0b0b0d', .5), .002, (.46, -.482, .165)), block(.26, .20, .018, material('#f4f5f7', .35), .004, (.46, -.54, .157)), block(.09, .07, .004, material('#d9b45a', .25, metal=1), .002, (.46, -.58, .1745))] if sim else []
    together([shell, band, *glow, *card, *masts], turn=(0, 0, -16))


def wall_charger(body='#fafafa'):
    """A square plug: one oval port, one broad one with its tongue, and beside them three pins as in Nigeria."""
    wide, deep, tall = .86, .86, .50
    made = plastic(body, .25)
    cube = smoothed(loft([[(x, y, z) for x, y in rounded(wide - cut, deep - cut, .14, 10)] for z, cut in ((0, .08), (.02, .02), (.06, 0), (tall - .06, 0), (tall - .02, .02), (tall, .08))], made), 1)
    front, dark = -deep / 2, material('#0b0b0d', .5)
    inside = material('#26282e', .5)
    oval = [plate(.30, .125, .02, .062, material('#b9bdc4', .3, metal=1), .004, (-.17, front + .002, .25)), plate(.272, .098, .022, .049, dark, .003, (-.17, front, .25)), plate(.17, .024, .024, .01, inside, .002, (-.17, front, .25))]
    broad = [plate(.34, .17, .02, .014, material('#b9bdc4', .3, metal=1), .004, (.21, front + .002, .25)), plate(.31, .14, .022, .01, dark, .003, (.21, front, .25)), plate(.28, .055, .025, .008, material('#2458c8', .4), .003, (.21, front, .275))]
    brass = steel(.25)
    plug_face = plate(.66, .40, .02, .10, plastic('#eeeff1', .4), .01, (0, 0, 0))
    pins = [block(.13, .30, .055, brass, .01, (x, -.15, -.12)) for x in (-.20, .20)] + [block(.06, .36, .13, brass, .01, (0, -.18, .04))]
    side = together([plug_face, *pins], (wide / 2 + .005, 0, .25), (0, 0, 90))
    together([cube, *oval, *broad, side], turn=(0, 0, -40))


def brick_charger(body='#16171a'):
    """A laptop's power supply: at one end the lead to a plug with three pins, at the other the lead to USB-C; before it the ten tips."""
    block(1.2, .58, .34, plastic(body, .45), .06, (0, .56, 0))
    words = print_label({'brand': 'Netaba', 'name': ['15 - 20 V'], 'style': 'nameplate', 'paper': '#d9dade', 'ink': '#1c1d22'}, 2.6)
    sheet(lambda u, v: ((u - .5) * .70, .266, .05 + v * .24), 2, 2, material(texture=words, rough=.5))
    rubber = material(body, .6, bump=(120, .3))
    mains = [(-.60, .56, .16), (-.74, .58, .12), (-1.02, .84, .05), (-1.34, .66, .04), (-1.30, .34, .05), (-1.02, .36, .07), (-1.06, .62, .10), (-1.36, .86, .06), (-1.52, .40, .05), (-1.42, .02, .12)]
    tube(through(mains, 10), .040, rubber, 14)
    low = [(.60, .56, .16), (.74, .58, .12), (1.04, .86, .04), (1.36, .66, .04), (1.30, .36, .04), (1.02, .40, .06), (1.08, .68, .08), (1.40, .84, .06), (1.52, .40, .05), (1.40, .06, .07)]
    tube(through(low, 10), .030, rubber, 14)
    for x, wide in ((-.64, .06), (.64, .05)):
        together([turned(through([(wide + .02, 0), (wide, .05), (wide - .012, .12)], 3), rubber, 20)], (x, .56, .16), (0, 90 if x > 0 else -90, 0))
    together(mains_plug(body), (-1.36, -.16, .15), (0, 0, 14))
    together(usb_c_plug(body), (1.40, .06, .07), (0, 0, -96), 1.0)
    dark = plastic('#22242a')
    for place in range(10):
        column, row = place % 5, place // 5
        together(charger_tip(place, dark), (-.92 + column * .46 + .10 * row, -.30 - .66 * row, .12), (90, 0, 14))


def charger_tip(place, dark):
    """One of the tips: the band's colour and the width of its barrel say which."""
    column, row = place % 5, place // 5
    wide, tint = (.058, .070, .046, .080, .052)[column], ('#d9c27a', '#c9ccd1')[(column + row) % 2]
    grip = turned(through([(0, 0), (.10, 0), (.115, .02), (.115, .20), (.10, .23), (0, .235)], 3), dark, 40, 24, .006)
    band = turned([(.117, .17), (.121, .175), (.121, .205), (.117, .21)], material(('#e0482a', '#f2b21c', '#2f9a4a', '#1f6fc4', '#ffffff')[column], .4), 40)
    barrel = turned([(wide, .23), (wide, .44), (wide * .9, .455), (wide * .62, .455), (wide * .58, .40), (0, .40)], material(tint, .22, metal=1), 40)
    pin = turned([(.012, .38), (.012, .45), (0, .455)], material('#d9c27a', .3, metal=1), 16)
    return [grip, band, barrel, pin]


def mains_plug(body):
    """Lying on its back, its three flat pins to the front and up."""
    made = plastic(body, .4)
    outline = [(-.24, .16), (-.20, .22), (.20, .22), (.24, .16), (.22, -.12), (.16, -.22), (-.16, -.22), (-.22, -.12)]
    shell = smoothed(loft([[(x * s, y * s, z) for x, y in outline] for z, s in ((-.16, .62), (-.10, .86), (0, 1), (.05, 1), (.06, .97))], made), 1)
    brass = material((.86, .66, .32), .25, metal=1)
    pins = [block(.11, .045, .26, brass, .006, (x, .07, .05)) for x in (-.13, .13)] + [block(.05, .11, .30, brass, .006, (0, -.10, .05))]
    return [together([shell, *pins], (0, 0, .05), (62, 0, 0), 1.15)]


def card_body(outline, depth, made):
    """A thin card with the outline of its kind, facing the camera."""
    count = len(outline)
    points = [(x, -depth / 2, z) for x, z in outline] + [(x, depth / 2, z) for x, z in outline]
    faces = [tuple(range(count - 1, -1, -1)), tuple(range(count, 2 * count))]
    faces += [(i, (i + 1) % count, (i + 1) % count + count, i + count) for i in range(count)]
    return bevel(mesh(points, faces, made), .012)


def memory_card(words='micro', accent='#c4281c'):
    """A micro card before its adaptor, which shows its contacts."""
    small = material(rough=.4, texture=print_label({'brand': 'Netaba', 'name': [words], 'note': 'U3 · V30', 'paper': accent, 'ink': '#ffffff', 'accent': '#ffffff', 'style': 'clean', 'face': 'black'}, .62), coat=.3)
    big = material(rough=.4, texture=print_label({'brand': 'Netaba', 'name': ['micro card', 'adaptor'], 'paper': '#f4f4f2', 'ink': '#1c1d22', 'accent': accent, 'style': 'clean'}, 1.1), coat=.3)
    dark = plastic('#1c1d22')
    outline = [(-.5, -.66), (.5, -.66), (.5, .42), (.26, .66), (-.5, .66), (-.5, .30), (-.46, .27), (-.46, .12), (-.5, .09)]
    adaptor = [card_body(outline, .09, dark), plate(.80, .74, .004, .03, big, .001, (0, -.047, -.24))]
    contacts = [plate(.07, .20, .004, .008, material('#d9b45a', .25, metal=1), .001, (-.36 + .10 * place, -.047, .46)) for place in range(6)]
    together([*adaptor, *contacts], (-.26, .24, .66), (-8, 0, -14))
    outline = [(-.30, -.42), (.30, -.42), (.30, .10), (.26, .14), (.26, .22), (.30, .26), (.16, .42), (-.30, .42)]
    card = [card_body(outline, .05, dark), plate(.46, .66, .004, .025, small, .001, (-.03, -.027, -.04))]
    together(card, (.50, -.30, .315), (-10, 0, 10), .75)


def speaker(body='#1b1c20', accent='#e2553a', wide=1.7):
    """A cylinder on its side, cloth and rubber ends."""
    radius = .38
    cloth = material(body, .85, bump=(220, .9), sheen=.3)
    profile = through([(radius - .02, -wide / 2 + .12), (radius, -wide / 2 + .2), (radius, wide / 2 - .2), (radius - .02, wide / 2 - .12)], 6)
    barrel = turned(profile, cloth)
    ends = []
    for sign in (-1, 1):
        rubber = turned(through([(radius - .01, 0), (radius + .015, .03), (radius + .015, .10), (radius - .03, .14), (radius - .10, .15), (radius - .12, .12), (0, .12)], 6), plastic('#121316', .5))
        rubber.location = (0, 0, sign * (wide / 2 - .14))
        rubber.rotation_euler = (0 if sign > 0 else math.pi, 0, 0)
        edge = ring(radius - .11, .016, material(accent, .3, metal=.4))
        edge.location = (0, 0, sign * (wide / 2 + .005))
        ends += [rubber, edge]
    badge = plate(.26, .10, .02, .045, material('#8a8d94', .35, metal=1), .006, (0, -radius - .004, 0))
    badge.rotation_euler = (0, math.pi / 2, 0)
    buttons = [disc(.045, .03, plastic('#2a2b30'), (0, 0, 0)) for _ in range(3)]
    for place, button in enumerate(buttons):
        button.location = (-radius * .72, -radius * .70, -.2 + .2 * place)
        button.rotation_euler = (0, 0, math.radians(-46))
    lying = together([barrel, *ends, badge, *buttons], (0, 0, radius + .012), (0, 90, 0))
    together([lying], turn=(0, 0, -24))


def security_camera(body='#f6f7f9', at=(0, 0, 0), turn=-34):
    """A bullet camera on its arm."""
    made = plastic(body)
    barrel = turned(through([(0, 0), (.24, 0), (.27, .02), (.28, .08), (.28, .86), (.25, .94), (.14, .98), (0, .985)], 6), made)
    barrel.rotation_euler = (math.radians(-90), 0, 0)
    shade = sheet(lambda u, v: (.31 * math.sin((u - .5) * 2.6), -.14 + .9 * v, .31 * math.cos((u - .5) * 2.6)), 30, 4, made)
    thicken(shade, .02, 0)
    glass = disc(.235, .03, material('#060608', .06, coat=1), (0, -.005, 0), .01)
    eye = camera_eye((0, .0, 0), .11, material('#2a2b30', .3, metal=.8))
    dots = [disc(.026, .02, material('#c9d4ff', .2, coat=1), (.17 * math.cos(a), -.016, .17 * math.sin(a))) for a in (math.pi * i / 4 for i in range(8))]
    for part in [*eye]:
        part.location = (0, -.02, 0)
    body_group = together([barrel, shade, glass, *eye, *dots], (0, 0, .78), (-6, 0, 0))
    arm = tube([(0, .52, .56), (0, .52, .30), (0, .40, .12)], .05, steel(.35))
    foot = turned([(0, 0), (.26, 0), (.26, .05), (.20, .07), (0, .07)], made)
    foot.location = (0, .40, 0)
    return together([body_group, arm, foot], at, (0, 0, turn))


def security_kit():
    """What is in the carton: four cameras, the recorder with its disk beside it, coils of cable and the power supply."""
    before = set(bpy.data.objects)
    for place in range(4):
        security_camera(at=(-1.25 + .84 * place, .75, 0), turn=-26)
    together([one for one in bpy.data.objects if one not in before and not one.parent], (0, 0, 0))
    dark = plastic('#1b1c20', .4)
    words = print_label({'brand': 'Netaba', 'name': ['DVR'], 'style': 'nameplate', 'paper': '#16171a', 'ink': '#f4f5f6'}, 3.2)
    box = [block(1.30, .80, .24, dark, .02), plate(1.24, .19, .01, .02, material('#0a0a0c', .1, coat=1), .003, (0, -.405, .12)), sheet(lambda u, v: (-.30 + (u - .5) * .45, -.4115, .05 + v * .14), 2, 2, material(texture=words, rough=.4))]
    box += [disc(.018, .008, material(tint, .3, glow=1.6), (.22 + .09 * place, -.411, .12), .003) for place, tint in enumerate(('#2fd05a', '#2fd05a', '#4a8aff'))]
    together(box, (-.66, -.42, 0), (0, 0, -8))
    metal = material('#b9bdc4', .35, metal=.9)
    label = print_label({'brand': 'HARD DISK', 'name': ['1 TB'], 'style': 'nameplate', 'paper': '#f4f6fa', 'ink': '#1c2a4a'}, .78)
    together([block(.44, .62, .10, metal, .015), sheet(lambda u, v: ((u - .5) * .36, (v - .5) * .46, .102), 2, 2, material(texture=label, rough=.5))], (.34, -.52, 0), (0, 0, 10))
    together([block(.30, .50, .16, dark, .04)], (1.42, -.16, 0), (0, 0, -16))
    for x, y in ((.98, -.72), (1.50, -.92)):
        for layer in range(3):
            hoop = ring(.24 - .01 * layer, .032, material('#f0f1f3', .5), steps=80, around=10)
            hoop.location = (x + .01 * layer, y, .032 + .055 * layer)


def bulb(count=3):
    """LED bulbs: a milky dome on a white neck; the second has pins, the others a thread."""
    for place in range(count):
        dome = turned(through([(.20, .62), (.30, .74), (.37, .92), (.36, 1.10), (.26, 1.26), (.12, 1.33), (0, 1.34)], 7), material('#fffdf4', .3, glow=.55 if place == 0 else .12, coat=.3))
        neck = turned(through([(.15, .24), (.17, .30), (.20, .50), (.215, .62)], 6), plastic('#f2f3f5'))
        thread = pins() if place == 1 else screw_thread()
        base = turned([(0, 0), (.05, 0), (.09, .04), (.135, .06), (.135, .24)], steel(.3))
        spots = {1: [(0, 0)], 3: [(-.05, -.42), (-.78, .30), (.72, .25)]}[count]
        x, y = spots[place]
        together([dome, neck, base, *thread], (x, y, 0), (0, 0, 0))


def screw_thread():
    thread = [ring(.142, .016, steel(.3)) for _ in range(4)]
    for step, loop in enumerate(thread):
        loop.location = (0, 0, .08 + .045 * step)
    return thread


def pins():
    """Two short pins that stick out at the sides."""
    return [tube([(sign * .12, -.03 * sign, .10), (sign * .20, -.05 * sign, .10)], .022, steel(.25), 12) for sign in (-1, 1)]


def headphones(body='#1d1e24', cushion='#2c2d34', metal='#b9bdc6'):
    """Over-ear, standing on their cups."""
    loop = [(.62 * math.cos(a), 0, .62 + .74 * math.sin(a)) for a in (math.pi * i / 40 for i in range(41))]
    band = tube(loop, .055, plastic(body, .45))
    band.scale = (1, 1.7, 1)
    pad = tube([(x * .95, 0, z - .05) for x, _, z in loop[9:32]], .06, material(cushion, .8, bump=(70, .2)))
    pad.scale = (1, 1.5, 1)
    things = [band, pad]
    for sign in (-1, 1):
        cup = turned(through([(0, 0), (.30, 0), (.36, .03), (.38, .10), (.36, .17), (.30, .20)], 6), plastic(body, .35))
        cushion_ring = ring(.27, .10, material(cushion, .75, bump=(60, .2)))
        cushion_ring.location = (0, 0, .25)
        plate_ring = ring(.30, .012, material(metal, .25, metal=1))
        plate_ring.location = (0, 0, .012)
        dark = turned([(0, .2), (.24, .2)], material('#101114', .9))
        cup_group = together([cup, cushion_ring, plate_ring, dark], (sign * .66, 0, .42), (0, -90 * sign, 0))
        cup_group.scale = (1, 1, 1)
        arm = tube([(sign * .62, 0, .92), (sign * .655, 0, .72)], .05, material(metal, .25, metal=1))
        things += [cup_group, arm]
    together(things, (0, 0, 0), (0, 0, -32))
