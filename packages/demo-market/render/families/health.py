"""Devices of care at home."""
import math

import bpy

from printing.labels import print_label
from printing.screens import pressure_screen, text_screen
from studio.materials import clear, material, plastic, steel
from studio.shapes import blade, block, fused, loft, plate, ring, rounded, sheet, smoothed, thicken, through, together, tube, turned
from .cartons import carton
from .parts import screw_cap


def soft_block(wide, deep, tall, made, corner=.16):
    rows = ((0, .06), (.02, .01), (.06, 0), (tall - .06, 0), (tall - .02, .015), (tall, .07))
    return smoothed(loft([[(x, y, z) for x, y in rounded(wide - cut, deep - cut, corner, 10)] for z, cut in rows], made), 1)


def pressure_monitor():
    """The device with its large figures; beside it the broad cuff for the upper arm, wrapped round and joined to it by its hose."""
    shell = soft_block(1.2, 1.25, .34, plastic('#f6f7f9'))
    face = sheet(lambda u, v: ((u - .5) * .84, .16 + (v - .5) * .74, .345), 2, 2, material(rough=.2, texture=pressure_screen(), coat=.6))
    key = turned([(0, .34), (.13, .34), (.13, .37), (.11, .38), (0, .38)], plastic('#1f6fd0'))
    key.location = (.14, -.43, 0)
    small = turned([(0, .34), (.07, .34), (.07, .36), (0, .365)], plastic('#c4ccd6'))
    small.location = (-.22, -.43, 0)
    together([shell, face, key, small], (-.66, -.22, 0), (14, 0, 12), 1.12)
    together(arm_cuff(), (.72, .16, .44), (0, 0, -48))
    hose = through([(-.06, .20, .15), (.16, .34, .06), (.30, -.40, .04), (.05, -.86, .04), (.40, -1.00, .04), (.74, -.82, .05), (.72, -.52, .12), (.58, -.34, .20)], 10)
    tube(hose, .036, plastic('#3a4458'), 12)


def arm_cuff():
    """Cloth wound round so that its end lies over it, with its white marks for the arm; the opening looks to the front."""
    cloth, edge = material('#2c4a86', .85, bump=(140, .5), sheen=.3), material('#1a2a4e', .8)
    wide, turns = .94, math.radians(430)

    def place(u, v):
        angle = turns * u - 1.35
        reach = .46 + .06 * u + .012 * math.sin(5 * angle)
        return reach * 1.08 * math.cos(angle), (v - .5) * wide, reach * .84 * math.sin(angle)
    band = thicken(sheet(place, 150, 10, cloth), .055, 0)
    seams = [tube([place(k / 150, v) for k in range(151)], .020, edge, 8) for v in (0, 1)]
    print_ = print_label({'brand': 'ARM CUFF', 'name': ['22 - 42 cm'], 'style': 'nameplate', 'paper': '#f4f6fa', 'ink': '#1a2a4e'}, 1.7)

    def patch(u, v):
        x, _, z = place(.42 - .12 * u, 0)
        grown = 1.07
        return x * grown, -.36 + .40 * v, z * grown
    return [band, *seams, sheet(patch, 30, 4, material(texture=print_, rough=.6))]


def thermometer():
    """A forehead thermometer like a small pistol, soft at its edges: sensor at its nose, a key where the finger lies, its display lit."""
    teal = plastic('#1fa0b8', .3)
    flat = (0, 0, 0)
    spine = [((0, -.40 + .07 * k, 1.20 + .004 * k), (.185 + .060 * min(1, k / 4),) * 3, flat) for k in range(13)]
    spine += [((0, .20 + .030 * k, 1.06 - .096 * k), (.160 + .0012 * k * k * .5, .20, .17), (-14, 0, 0)) for k in range(11)]
    body = fused(spine, plastic('#f6f8fa', .3), .016, 10)
    nose = [turned(through([(.180, -.04), (.178, .10), (.165, .13), (.145, .135), (.135, .10), (.13, .05)], 4), teal, 64), turned([(0, .055), (.134, .055)], material('#0b0d12', .12, coat=1), 48), turned(through([(.075, .05), (.07, .085), (0, .10)], 4), material('#1c2a44', .05, coat=1, metal=.4), 40)]
    for one in nose:
        one.rotation_euler, one.location = (math.pi / 2, 0, 0), (0, -.52, 1.20)
    trigger = fused([((0, -.02, .88), (.075, .075, .13), (20, 0, 0))], teal, .014, 3)
    shown = text_screen((('36.6', 210, .42), ('°C', 84, .84)), (520, 340), '#0a2a1a', '#8af0b0')
    bezel = plate(.54, .37, .05, .07, material('#14181e', .2, coat=.6), .015, (0, .010, 0))
    face = plate(.45, .28, .01, .03, material(texture=shown, glow=1.0), .002, (0, -.020, 0))
    side = together([bezel, face], (.232, .12, 1.225), (0, 0, 90), .92)
    keys = [turned([(0, .03), (.040, .028), (.048, .015), (.048, -.03)], made, 32) for made in (teal, plastic('#c4ccd6'))]
    for key, z in zip(keys, (.90, .76)):
        key.rotation_euler, key.location = (0, math.pi / 2, 0), (.158, .245 + .31 * (.90 - z), z)
    together([body, *nose, trigger, side, *keys])


def thermometer_turned():
    """Seen from the side, where the display is."""
    thermometer()
    together([one for one in bpy.data.objects if one.parent is None], turn=(0, 0, -62))


def oximeter():
    """A clip with a bright display."""
    shell = soft_block(.82, 1.3, .40, plastic('#1f62c4'), .26)
    lower = soft_block(.78, 1.25, .34, plastic('#f4f6f8'), .26)
    shown = text_screen((('98', 260, .32), ('72 bpm', 90, .74)), (480, 620), '#7af0ff', '#05080c')
    face = sheet(lambda u, v: ((u - .5) * .50, -.02 + (v - .5) * .66, .405), 2, 2, material(texture=shown, glow=1.0))
    key = turned([(0, .40), (.09, .40), (.09, .425), (0, .43)], plastic('#e4e8ec'))
    key.location = (0, -.48, 0)
    top = together([shell, face, key], (0, 0, .40), (6, 0, 0))
    together([top, lower], (0, 0, 0), (0, 0, -28))


def feeding_bottle(milk='#fbf6ea', ring_colour='#8fc8ec'):
    """Wide neck, marks on the side, a silicone teat."""
    body = turned(through([(0, 0), (.36, 0), (.42, .04), (.43, .12), (.41, .40), (.40, .62), (.43, .86), (.40, .96), (.36, 1.0)], 6), clear('#fafdff', .05))
    inside = turned(through([(0, .04), (.36, .06), (.40, .12), (.37, .42), (.365, .62), (0, .63)], 5), material(milk, .35, glow=.45))
    collar = screw_cap(.42, .96, .20, ring_colour, 60)
    teat = turned(through([(.34, 1.15), (.30, 1.20), (.16, 1.28), (.10, 1.38), (.085, 1.48), (.05, 1.53), (0, 1.535)], 6), clear('#f4e4c4', .6, ior=1.3))
    marks = [plate(.10 if step % 2 else .16, .010, .004, .002, material('#4a6a8a', .5), 0, (.06, -.425 + .012 * (step in (2, 3, 4, 5)), .16 + .09 * step)) for step in range(8)]
    together([body, inside, collar, teat, *marks], turn=(0, 0, -10))


def dumbbells(colour='#1c1d20'):
    """A pair with six-sided heads."""
    rubber = material(colour, .6, bump=(90, .2))
    for x, y, turn in ((-.30, .34, 24), (.28, -.34, 14)):
        heads = []
        for sign in (-1, 1):
            corners = [(.30 * math.cos(math.pi / 3 * k + math.pi / 6), .30 * math.sin(math.pi / 3 * k + math.pi / 6)) for k in range(6)]
            head = loft([[(z, a * s, b * s) for a, b in corners] for z, s in ((sign * .36, .9), (sign * .40, 1), (sign * .68, 1), (sign * .74, .84))], rubber)
            head.data.polygons.foreach_set('use_smooth', [False] * len(head.data.polygons))
            heads.append(head)
        bar = tube([(-.40, 0, 0), (-.14, 0, 0), (.14, 0, 0), (.40, 0, 0)], .085, steel(.3), 20)
        together([*heads, bar], (x, y, .262), (0, 0, turn))


def exercise_mat(colour='#7a4ab8'):
    """Rolled up with its strap, the last turn open on the ground."""
    made = material(colour, .85, bump=(120, .6))
    points = []
    for step in range(220):
        angle = 2 * math.pi * step / 44
        reach = .08 + .062 * angle / (2 * math.pi) * 1.25
        points.append((reach * math.cos(angle - math.pi / 2), reach * math.sin(angle - math.pi / 2)))
    lift = -min(z for _, z in points)

    def place(u, v):
        at = v * (len(points) - 1)
        one, other = points[int(at)], points[min(len(points) - 1, int(at) + 1)]
        share = at - int(at)
        return (u - .5) * 1.9, one[0] + (other[0] - one[0]) * share, lift + one[1] + (other[1] - one[1]) * share
    roll = thicken(sheet(place, 8, 400, made), .055, 0)
    outer = max(z for _, z in points)
    straps = [ring(outer + .05, .022, material('#1c1d22', .8), lambda a, b: (.5, 2.2)) for _ in range(2)]
    for place_x, strap in zip((-.55, .55), straps):
        strap.rotation_euler = (0, math.pi / 2, 0)
        strap.location = (place_x, 0, lift)
    sling = material('#1c1d22', .8, bump=(120, .4))
    top = lift + outer
    arch = through([(-.55, top - .04), (-.60, top + .10), (-.56, top + .26), (-.36, top + .44), (0, top + .52), (.36, top + .44), (.56, top + .26), (.60, top + .10), (.55, top - .04)], 8)
    belt = thicken(sheet(lambda u, v: belt_point(arch, u, v), 4, 120, sling), .02, 0)
    buckle = plate(.24, .17, .06, .03, plastic('#4a4e57'), .01, (0, -.03, top + .52))
    together([roll, *straps, belt, buckle], turn=(0, 0, -28))


def belt_point(line, u, v):
    """A point of a band that is as broad as two fingers, its broad side to the front."""
    at = min(len(line) - 2, round(v * (len(line) - 1)))
    (x, z), (next_x, next_z) = line[at], line[at + 1]
    long, share = math.hypot(next_x - x, next_z - z) or 1, (u - .5) * .13
    return x - share * .92 * (next_z - z) / long, -.02 - share * .4, z + share * .92 * (next_x - x) / long


def first_aid_box(body='#1f8f58'):
    """A green case, open: its lid with the white cross (the red one is protected) stands behind what is in it; scissors, tweezers and plasters lie in
    front."""
    wide, deep, tall = 1.9, .92, .40
    made, dark, white = plastic(body), plastic('#187548'), plastic('#fbfbf8')

    def section(z, cut):
        return [(x, y, z) for x, y in rounded(wide - cut, deep - cut, .14, 8)]
    loft([section(z, cut) for z, cut in ((0, .10), (.02, .03), (.06, 0), (tall - .03, 0), (tall, .015), (tall, .07), (.10, .10), (.09, .2))], made)
    lid = [loft([section(z, cut) for z, cut in ((0, .015), (.03, 0), (.20, 0), (.25, .04), (.27, .14))], made), loft([section(z, cut) for z, cut in ((-.004, .07), (.002, .09))], dark)]
    lid += [block(.16, .50, .012, white, .004, (0, 0, -.014)), block(.50, .16, .013, white, .004, (0, 0, -.0145))]
    for one in lid:
        one.location.y -= deep / 2
    together(lid, (0, deep / 2, tall + .02), (-104, 0, 0))
    for x in (-.60, .60):
        block(.20, .045, .20, plastic('#e9edf0'), .015, (x, -deep / 2 - .015, tall - .22))
    tube(through([(-.22, -deep / 2, .22), (-.22, -deep / 2 - .11, .22), (.22, -deep / 2 - .11, .22), (.22, -deep / 2, .22)], 6), .032, plastic('#e9edf0'), 12)
    first_aid_contents()
    first_aid_tools()


def first_aid_contents():
    """Standing in the case: boxes of plasters, gauze, wipes and gloves, a cold pack, crepe bandages, cotton wool and tape."""
    def printed(name, accent):
        return {'brand': 'Lafiya Plus', 'name': [name], 'style': 'pharmacy', 'paper': '#ffffff', 'ink': '#123a78', 'accent': accent}
    for name, accent, w, d, h, x, y, turn in (('PLASTERS', '#e0782a', .50, .16, .76, -.62, .26, 3), ('GAUZE', '#2f8fd0', .42, .16, .70, -.12, .28, -3), ('GLOVES', '#7a4ab8', .40, .16, .73, .32, .27, 2),
                                              ('COLD PACK', '#1f6fc4', .34, .12, .66, .72, .27, -4), ('WIPES', '#1f9a5a', .32, .12, .40, .70, -.02, 4)):
        carton(printed(name, accent), w, d, h, turn=turn, at=(x, y, .08))
    for x, y, radius, high, tint in ((-.70, -.10, .15, .44, '#e6cfa8'), (-.37, -.14, .14, .42, '#f4f1ea'), (-.06, -.08, .14, .42, '#e6cfa8')):
        cloth = material(tint, .9, bump=(60, .9, (1, 1, 6)))
        spiral = [((.022 + radius * .92 * k / 150) * math.cos(k * .32), (.022 + radius * .92 * k / 150) * math.sin(k * .32)) for k in range(151)]
        roll = [turned([(0, 0), (radius, 0), (radius, high - .01), (radius - .01, high)], cloth, 48), thicken(sheet(lambda u, v, line=spiral, top=high: (*line[round(u * 150)], top - .03 + .034 * v), 151, 3, cloth), .009, 0)]
        together(roll, (x, y, .08))
    wool = soft_block(.46, .34, .34, material('#fdfdfb', .95, bump=(18, 1.4), sheen=.5), .12)
    wool.location = (.34, -.14, .08)
    reel = [turned([(.075, 0), (.15, 0), (.15, .14), (.075, .14)], material('#f2efe6', .6), 48), turned([(.07, -.004), (.082, -.004), (.082, .144), (.07, .144), (.07, -.004)], plastic('#2f8fd0'), 48)]
    together(reel, (.72, -.28, .40), (66, 0, -12))


def first_aid_tools():
    """Before the case: scissors with blunt ends, tweezers and three plasters."""
    metal, red = steel(.2), plastic('#d8342a')
    scissors = []
    for sign in (-1, 1):
        cut = blade([(0, 0), (.05, .02), (.045, .34), (.012, .42), (-.012, .40), (-.02, .02)], .018, metal)
        grip = ring(.085, .024, red, lambda a, b: (1, 1), 48, 12)
        grip.scale, grip.location = (.8, 1.15, 1), (.03, -.20, .012)
        arm = tube([(.01, .03, .01), (.02, -.11, .012)], .024, metal, 10)
        scissors.append(together([cut, grip, arm], (0, 0, .012 * (sign > 0)), (0, 0, sign * 15)))
        scissors[-1].scale.x = sign
    screw = turned([(0, .05), (.024, .048), (.026, .03)], metal, 20)
    together([*scissors, screw], (-.52, -.86, .02), (0, 0, 66))
    legs = [tube(through([(0, -.26, .02), (s * .05, -.05, .02), (s * .012, .24, .02)], 6), .015, metal, 8) for s in (-1, 1)]
    together(legs, (.02, -.86, .01), (0, 0, -62))
    skin, pad_ = material('#d9a878', .75, bump=(120, .4)), material('#f6ead8', .9)
    for number, (x, y, turn) in enumerate(((.46, -.80, 14), (.56, -.93, -8), (.66, -1.06, 10))):
        strip_ = blade(rounded(.46, .15, .07, 8), .014, skin)
        together([strip_, block(.15, .11, .006, pad_, .002, (0, 0, .014))], (x, y, .004 + .014 * number), (0, 0, turn))
