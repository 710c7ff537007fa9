"""Box appliances: a panel box with a front of its own. And what stands beside them: fans, kettles, pots."""
import math
import random

from printing.screens import text_screen
from studio.materials import clear, material, plastic, steel
from studio.shapes import bevel, block, disc, loft, plate, ring, rounded, sheet, smoothed, thicken, through, together, tube, turned
from .blocks import face_label
from .gadgets import mains_plug
from .phones import screen

WHITE, DARK = '#f4f5f6', '#1c1d22'


def cabinet(wide, deep, tall, colour, edge=.03, metal=0):
    return block(wide, deep, tall, material(colour, .32, metal=metal, coat=.3, coat_rough=.2), edge)


def handle(at, long, colour='#c9ccd1', is_upright=True):
    x, y, z = at
    points = [(0, 0, -long / 2), (0, -.05, -long / 2 + .03), (0, -.05, long / 2 - .03), (0, 0, long / 2)]
    if not is_upright:
        points = [(b, c, 0) for (a, c, b) in points]
    return tube([(x + a, y + b, z + c) for a, b, c in points], .018, material(colour, .25, metal=.9), 12)


def fridge(colour='#c9ced4', tall=1.9, wide=.78, deep=.74, split=.34, metal=.55, turn=-26):
    """Two doors, the freezer on top."""
    things = [cabinet(wide, deep - .08, tall, mixed_grey(colour), .02)]
    door = material(colour, .28, metal=metal, coat=.5, coat_rough=.15)
    upper = tall * split
    for foot, high in ((.06, tall - upper - .075), (tall - upper, upper - .015)):
        panel = plate(wide - .006, high, .075, .03, door, .018, (0, -deep / 2 + .02, foot + high / 2))
        things.append(panel)
    things += [handle((-wide / 2 + .07, -deep / 2 - .018, tall - upper - .26), .34), handle((-wide / 2 + .07, -deep / 2 - .018, tall - upper + .20), .28)]
    things.append(plate(.13, .03, .004, .006, material('#8a9098', .3, metal=.8), .001, (.2, -deep / 2 - .02, tall - upper + .48 * upper)))
    things += [block(.08, .08, .05, plastic(DARK), .01, (x, -deep / 2 + .12, -.045)) for x in (-wide * .36, wide * .36)]
    together(things, (0, 0, .045), (0, 0, turn))


def mixed_grey(colour):
    return '#9aa0a6' if colour != WHITE else '#e4e6e8'


def washing_machine(colour=WHITE, turn=-22):
    """A front loader: drum, drawer, dial, display."""
    wide, deep, tall = 1.2, 1.1, 1.6
    front = -deep / 2
    things = [cabinet(wide, deep, tall, colour, .04)]
    things.append(plate(wide - .03, .24, .02, .03, plastic('#e4e7ea'), .006, (0, front - .006, tall - .16)))
    things.append(plate(.34, .15, .02, .02, plastic('#f6f7f8'), .006, (-.38, front - .016, tall - .16)))
    things.append(disc(.085, .06, material('#d4d8dc', .25, metal=.8), (.06, front - .03, tall - .16), .015))
    things.append(screen(.26, .10, text_screen((('0:15', 150, .5),), (520, 200), '#7df0ff', '#0a1016'), (.38, front - .018, tall - .16), .01, 1.1))
    rim = ring(.44, .06, material('#c9ced4', .22, metal=.9))
    dark = ring(.36, .05, plastic(DARK))
    for one in (rim, dark):
        one.rotation_euler = (math.pi / 2, 0, 0)
        one.location = (0, front - .03, .74)
    bowl = turned(through([(.34, 0), (.32, .10), (.22, .20), (0, .25)], 6), clear('#e8f2f8', .12, ior=1.4))
    bowl.rotation_euler = (math.pi / 2 * -1, 0, 0)
    bowl.location = (0, front - .05, .74)
    bowl.scale = (1, 1, -.35)
    drum = disc(.34, .02, material('#8f969e', .35, metal=.9, bump=(34, .9)), (0, front - .004, .74), .002)
    latch = plate(.06, .16, .05, .02, plastic('#e9ecee'), .01, (.45, front - .06, .74))
    things += [rim, dark, drum, bowl, latch]
    together(things, turn=(0, 0, turn))


def air_conditioner(colour=WHITE):
    """The indoor unit above, the outdoor unit with its fan below."""
    wide = 1.9
    body = loft([[(x, y, z) for x, y in ((-wide / 2, .22), (-wide / 2, front), (wide / 2, front), (wide / 2, .22))] for z, front in ((0, -.06), (.10, -.20), (.40, -.25), (.52, -.22), (.56, -.10))], plastic(colour))
    bevel(body, .03)
    slot = block(wide * .90, .05, .05, plastic('#2c2f34'), .01, (0, -.155, .045))
    flap = plate(wide * .90, .10, .015, .02, plastic(colour), .004, (0, -.21, .055))
    flap.rotation_euler = (math.radians(38), 0, 0)
    shown = screen(.18, .09, text_screen((('18', 170, .5),), (300, 200), '#9ff7c8', '#f4f5f6'), (wide * .36, -.238, .30), .01, .7)
    shown.rotation_euler = (math.radians(-9), 0, 0)
    together([body, slot, flap, shown], (0, .05, 1.02), (0, 0, -12))
    outdoor = [cabinet(1.25, .5, .86, '#eceef0', .03)]
    grille = plastic('#3a3e44')
    outdoor.append(disc(.33, .02, material('#1c1e22', .7), (-.18, -.252, .43), .004))
    for step in range(7):
        hoop = ring(.06 + .045 * step, .008, grille, steps=80, around=8)
        hoop.rotation_euler = (math.pi / 2, 0, 0)
        hoop.location = (-.18, -.268, .43)
        outdoor.append(hoop)
    for step in range(6):
        angle = math.pi * step / 6
        outdoor.append(tube([(-.18 - .33 * math.cos(angle), -.268, .43 - .33 * math.sin(angle)), (-.18 + .33 * math.cos(angle), -.268, .43 + .33 * math.sin(angle))], .006, grille, 8))
    outdoor += [block(.26, .01, .012, plastic('#c9cdd2'), .002, (.42, -.252, .22 + .05 * step)) for step in range(9)]
    outdoor += [block(.12, .52, .05, plastic(DARK), .01, (x, 0, -.05)) for x in (-.42, .42)]
    together(outdoor, (.10, -.10, .05), (0, 0, -12))


def solar_panel():
    """A near-black panel leaning on its stand: half-cut cells with clipped corners, fine silver lines, black frame."""
    wide, tall = 1.2, 2.0
    cell = material('#07080c', .4, coat=.12, coat_rough=.25, specular=.2, blotch=('#0b0d13', 2))
    gap, line = material('#7c8592', .6, specular=.2), material('#5a616d', .5, specular=.2)
    things = [plate(wide, tall, .07, .01, material('#08090a', .35, metal=.6), .006), plate(wide - .07, tall - .07, .004, .006, gap, 0, (0, -.035, 0))]
    for row in range(12):
        for column in range(6):
            w, h = (wide - .10) / 6, (tall - .14) / 12
            x, z = -wide / 2 + .05 + (column + .5) * w, -tall / 2 + .07 + (row + .5) * h + (.010 if row > 5 else -.010)
            things.append(plate(w - .007, h - .007, .004, .014, cell, .001, (x, -.036, z)))
            things += [plate(.0022, h - .012, .002, .001, line, 0, (x + off, -.0392, z)) for off in (-.06, -.02, .02, .06)]
    leaning = together(things, (0, 0, tall / 2 * math.cos(math.radians(22)) + .03), (-22, 0, 0))
    together([leaning], turn=(0, 0, -24))
    for x in (-.4, .4):
        tube([(x, .95, .0), (x * .9, .42, 1.36)], .022, steel(.4), 12)
    for lead, tint in ((.16, '#b3201c'), (-.02, '#16171a')):
        wire(lead, tint)


def wire(lead, tint):
    """A cable from behind the panel to the front, with its weatherproof plug."""
    path = through([(.46, .60, .30), (.70 + lead, .30, .03), (.86 + lead, -.10, .03), (.62 + lead, -.42, .03), (.34 + lead, -.56, .03)], 10)
    tube(path, .022, material(tint, .5), 10)
    plug = turned(through([(.03, 0), (.05, .02), (.05, .14), (.036, .16), (.036, .26), (.02, .27), (0, .27)], 3), plastic('#141518'), 24)
    together([plug], path[-1], (90, 0, -62))


def air_fryer(colour='#c8325a', turn=-20):
    """A rounded body, a touch display, and a drawer with its handle; through the glass in the drawer chips are seen in the lit basket."""
    made, dark = material(colour, .22, coat=.7, coat_rough=.08), plastic(DARK, .3)
    shares = ((0, .92), (.03, .96), (.08, 1), (1.12, 1), (1.22, .985), (1.31, .94), (1.37, .84), (1.39, .68))
    body = smoothed(loft([[(x * share, y * share, z) for x, y in rounded(1.25, 1.15, .32, 14)] for z, share in shares], made), 1)
    things = [body, *drawer_with_window(made, dark, -.575)]
    words = text_screen((('200°C    25:00', 104, .36), ('CHIPS   CHICKEN   FISH   DODO', 40, .78)), (900, 260), '#f4fbff', '#08090c')
    things.append(screen(.86, .25, words, (0, -.580, 1.075), .06, 1.))
    feet = [block(.16, .16, .03, dark, .01, (x, y, -.02)) for x in (-.38, .38) for y in (-.34, .34)]
    together([*things, *feet], turn=(0, 0, turn))


def drawer_with_window(made, dark, front):
    """A frame around a pane; between it and the body the chips in front of the warm back of the basket."""
    middle, wide, high = .57, .74, .44

    def outline(w, h, radius, y, up=middle):
        return [(x, y, z + up) for x, z in rounded(w, h, radius, 10)]
    frame = loft([outline(1.03, .90, .16, front + .04, .52), outline(1.03, .90, .16, front - .09, .52), outline(.99, .86, .15, front - .125, .52), outline(wide + .05, high + .05, .11, front - .125),
                  outline(wide + .05, high + .05, .11, front - .118), outline(wide, high, .09, front - .118)], made, False)
    rim = loft([outline(wide + .045, high + .045, .11, front - .122), outline(wide + .03, high + .03, .10, front - .13), outline(wide - .03, high - .03, .08, front - .126), outline(wide - .03, high - .03, .08, front - .01)], dark, False)
    gap = loft([outline(1.06, .93, .17, front + .03, .52), outline(1.06, .93, .17, front - .012, .52), outline(1.0, .88, .16, front - .012, .52)], plastic('#0c0c0e', .6), False)
    back = plate(wide, high, .004, .02, material('#7a3a10', .8, glow=.5), 0, (0, front - .006, middle))
    chance, chips = random.Random(3), []
    tints = [material(tint, .55, coat=.15, glow=.22, blotch=(other, 9)) for tint, other in (('#f0b44a', '#d88c28'), ('#e8a43a', '#c87a1c'), ('#f6c868', '#e0a040'))]
    for number in range(40):
        stick = block(.22 + .07 * chance.random(), .040, .040, tints[number % 3], .008, (0, 0, -.02))
        chips.append(together([stick], (chance.uniform(-.20, .20), front - .036 - .04 * chance.random(), middle - high / 2 + .05 + .048 * (number // 8)), (0, chance.uniform(-26, 26), chance.uniform(-8, 8))))
    rack = [tube([(-wide / 2, front - .10, z), (wide / 2, front - .10, z)], .006, steel(.3), 8) for z in (middle - high / 2 + .035, middle + high / 2 - .05)]
    pane = plate(wide - .02, high - .02, .006, .08, clear('#ffeedd', 0, ior=1.22), 0, (0, front - .112, middle))
    grip = tube(through([(-.23, front - .11, .20), (-.23, front - .25, .205), (-.17, front - .28, .205), (.17, front - .28, .205), (.23, front - .25, .205), (.23, front - .11, .20)], 6), .052, dark, 18)
    return [frame, rim, gap, back, *chips, *rack, pane, grip]


def kettle(body='#c9ccd1', trim=DARK):
    """Steel, with a spout, a lid and a handle, lifted off its base: beside it that flat disc with the contact in its middle, cord and plug."""
    metal = material(body, .16, metal=1)
    shell = turned(through([(.42, .035), (.46, .06), (.50, .34), (.46, .74), (.38, 1.06), (.35, 1.16)], 7), metal)
    foot = turned(through([(0, .012), (.34, .012), (.36, 0), (.43, 0), (.445, .03), (.43, .07)], 3), plastic(trim))
    lid = turned(through([(.35, 1.15), (.33, 1.21), (.16, 1.26), (.06, 1.27), (.06, 1.32), (.09, 1.36), (0, 1.38)], 5), plastic(trim))
    grip = tube(through([(.36, 0, 1.16), (.62, 0, 1.20), (.74, 0, .96), (.70, 0, .56), (.56, 0, .30), (.47, 0, .24)], 8), .062, plastic(trim), 16)
    spout = loft([[(-.30 - .02 * k + x * s, y * s, z) for x, y in ((-.18, 0), (-.02, -.16), (.10, 0), (-.02, .16))] for k, z, s in ((0, .92, .5), (2, 1.06, .9), (4, 1.18, 1.05))], metal)
    smoothed(spout, 2)
    window = plate(.05, .44, .02, .02, clear('#bfe4ff', .3), .004, (0, -.49, .52))
    together([shell, foot, lid, grip, spout, window], (-.34, .24, 0), (0, 0, -18))
    together(kettle_base(trim), (.56, -.66, 0))


def kettle_base(trim):
    """A low disc with a raised rim and the round contact, its cord behind it and around to the plug."""
    shine, brass = plastic(trim, .28), material('#d9b25a', .25, metal=1)
    disc_ = turned(through([(0, 0), (.44, 0), (.48, .02), (.48, .07), (.455, .09), (.42, .075), (.0, .075)], 3), shine)
    rim = turned([(.345, .074), (.35, .084), (.375, .084), (.38, .074)], material('#8a8f96', .3, metal=.9))
    contact = turned(through([(.135, .07), (.13, .15), (.11, .165), (.095, .16), (.09, .10), (.05, .10), (.045, .17), (.02, .18), (0, .18)], 2), plastic('#2c2f35', .35))
    inner = turned([(.062, .102), (.085, .102)], brass)
    cord = tube(through([(.46, .08, .045), (.66, .12, .03), (.80, -.06, .026), (.70, -.40, .026), (.36, -.62, .026), (.06, -.66, .04), (-.12, -.63, .07)], 10), .026, material(trim, .5), 12)
    return [disc_, rim, contact, inner, cord, together(mains_plug(trim), (-.26, -.62, .05), (0, 0, -76), .62)]


def blender(jar='#f4fafd', body=WHITE, trim='#c4281c'):
    """A jar with ground pepper in it on a motor with a dial and four feet; the dry mill with crayfish beside it."""
    motor = loft([[(x * s, y * s, z) for x, y in rounded(.78, .74, .20, 12)] for z, s in ((.03, .95), (.05, 1.0), (.10, 1.02), (.20, .99), (.38, .84), (.46, .72), (.49, .66))], plastic(body))
    band = loft([[(x * s, y * s, z) for x, y in rounded(.78, .74, .20, 12)] for z, s in ((.085, 1.028), (.125, 1.026))], plastic(trim))
    feet = [turned([(.05, 0), (.06, .01), (.055, .05)], plastic(DARK), 24) for _ in range(4)]
    for one, (x, y) in zip(feet, ((-.27, -.25), (.27, -.25), (-.27, .25), (.27, .25))):
        one.location = (x, y, 0)
    dial = [disc(.115, .05, material('#b9bec5', .25, metal=.9), (0, -.355, .255), .012), disc(.085, .09, plastic(DARK), (0, -.355, .255), .012), plate(.016, .07, .10, .004, plastic('#ffffff'), .002, (0, -.355, .29))]
    wall = [(.24, .53), (.28, .57), (.30, .70), (.375, 1.36), (.385, 1.42)]
    glass = turned(through(wall, 6), clear(jar, .0, ior=1.28))
    pepper = turned(through([(0, .56), (.22, .56), (.255, .60), (.275, .72), (.315, 1.06), (.29, 1.085), (.0, 1.07)], 6), material('#c8281a', .45, coat=.5, coat_rough=.2, blotch=('#e04a22', 9), bump=(34, .5)))
    marks = [plate(.12 if step % 2 else .20, .014, .004, .002, plastic('#ffffff'), 0, (-.06, -.318 - .0115 * step, .74 + .10 * step)) for step in range(6)]
    collar = turned(through([(.30, .47), (.33, .49), (.33, .57), (.29, .60)], 3), plastic(trim), 96, 40, .010)
    lid = turned(through([(.40, 1.40), (.415, 1.42), (.41, 1.50), (.36, 1.525), (.15, 1.53), (.14, 1.61), (.12, 1.63), (0, 1.63)], 4), plastic(trim))
    grip = tube(through([(.36, 0, 1.30), (.52, 0, 1.30), (.58, 0, 1.22), (.57, 0, .96), (.50, 0, .80), (.31, 0, .74)], 7), .048, plastic(trim), 14)
    together([motor, band, *feet, *dial, glass, pepper, *marks, collar, lid, grip], turn=(0, 0, -20))
    cup = turned(through([(0, 0), (.24, 0), (.28, .02), (.28, .12), (.25, .14)], 4), plastic(trim), 96, 40, .008)
    dome = turned(through([(.245, .13), (.255, .34), (.24, .50), (.18, .57), (0, .59)], 6), clear(jar, .0, ior=1.28))
    powder = turned(through([(0, .14), (.235, .14), (.24, .30), (.20, .33), (0, .36)], 3), material('#b5622a', .9, blotch=('#c97a3c', 30), bump=(90, .8)))
    together([cup, dome, powder], (.80, -.46, 0))


def fan_head(radius, colour, blades, cage, is_metal=False):
    """Blades within a wire cage, facing the camera."""
    wire = material(cage, .3, metal=.8)
    things = []
    for depth in (-.10, .10):
        things += [rotated(ring(radius * share, .007, wire, steps=90, around=6), (0, depth * (1 - share * share * .6), 0)) for share in (.25, .5, .75, 1)]
        for step in range(36):
            a = 2 * math.pi * step / 36
            things.append(tube([(radius * s * math.cos(a), depth * (1 - s * s * .6), radius * s * math.sin(a)) for s in (.12, .4, .7, 1)], .005, wire, 6))
    things.append(rotated(ring(radius, .016, material(colour, .3), steps=90, around=10), (0, 0, 0)))
    made = material(colour, .32, metal=1) if is_metal else material(colour, .25, coat=.5)
    for step in range(blades):
        a = 2 * math.pi * step / blades

        def place(u, v, a=a):
            reach = radius * (.16 + .74 * u)
            angle = a + (v - .5) * (1.15 - .2 * u) * (6 / blades) * .82 + u * .25
            return reach * math.cos(angle), .11 * (v - .5) * (1 - .3 * u), reach * math.sin(angle)
        things.append(thicken(sheet(place, 16, 16, made), .008, 0))
    things.append(disc(radius * .17, .10, material(colour, .3), (0, -.06, 0), .02))
    return things


def rotated(thing, at):
    thing.rotation_euler = (math.pi / 2, 0, 0)
    thing.location = at
    return thing


def standing_fan(colour='#2a62b8', cage='#d4d8dc', blades=5, tall=1.66, radius=.60, base='#2a2d33', is_metal=False, has_battery=True):
    """A head on a pole with a heavy round foot that holds the battery."""
    head = together(fan_head(radius, colour, blades, cage, is_metal), (0, -.10, tall), (4, 0, 0))
    motor = turned(through([(0, 0), (.13, .02), (.16, .10), (.14, .24), (.06, .30), (0, .30)], 5), plastic(base))
    motor.rotation_euler = (-math.pi / 2, 0, 0)
    motor.location = (0, -.02, tall)
    pole = turned([(.032, .12), (.032, tall - .1)], steel(.25))
    foot = [turned(through([(0, 0), (.44, 0), (.47, .03), (.44, .09), (.16, .15), (.07, .24), (.045, .30)], 6), plastic(base))] if not has_battery else battery_foot(base, colour)
    panel = plate(.16, .30, .06, .04, plastic(base), .01, (0, -.05, tall * .55))
    keys = [disc(.022, .02, plastic('#c9ced4'), (0, -.088, tall * .55 + .08 - .08 * k)) for k in range(3)]
    together([head, motor, pole, *foot, panel, *keys], turn=(0, 0, -22))


def battery_foot(base, colour):
    """A broad box that holds the battery: its charge in green lights, a lamp and a socket for a telephone."""
    deep, tall, front = .78, .26, -.395
    shell = smoothed(loft([[(x, y, z) for x, y in rounded(1.02 - cut, deep - cut, .17, 10)] for z, cut in ((0, .05), (.03, 0), (tall - .07, .01), (tall - .01, .09), (tall, .22))], plastic('#f4f5f6')), 1)
    collar = turned(through([(.16, tall - .01), (.12, tall + .05), (.06, tall + .12), (.045, tall + .16)], 5), plastic(base))
    gauge = screen(.36, .13, text_screen((('BATTERY', 56, .5),), (420, 150), '#ffffff', '#1c1d22'), (-.24, front + .002, .125), .02, .6)
    lights = [plate(.045, .075, .012, .008, material('#3ae06a', .3, glow=2.2), .002, (.01 + .065 * k, front, .125)) for k in range(4)]
    lamp = plate(.13, .10, .014, .03, material('#fffbe8', .3, glow=1.3), .004, (.36, front + .004, .125))
    rim = loft([[(x, y, z) for x, y in rounded(1.028, deep + .008, .17, 10)] for z in (.045, .06)], plastic(colour))
    return [shell, collar, gauge, *lights, lamp, rim]


def table_fan(colour='#c4281c', cage='#f4f5f6', body='#ffffff'):
    """A small fan on a box that holds the battery and a lamp."""
    head = together(fan_head(.56, colour, 5, cage), (0, -.08, 1.04), (6, 0, 0))
    neck = tube([(0, .10, .30), (0, .10, .70), (0, .02, 1.02)], .05, plastic(body), 14)
    foot = smoothed(loft([[(x, y, z) for x, y in rounded(.86 - c, .58 - c, .18, 10)] for z, c in ((0, .06), (.03, 0), (.20, .02), (.28, .12), (.30, .26))], plastic(body)), 1)
    dial = disc(.07, .04, plastic(colour), (.22, -.29, .14), .012)
    lamp = plate(.30, .09, .02, .04, material('#fffbe8', .3, glow=1.2), .004, (-.14, -.285, .14))
    together([head, neck, foot, dial, lamp], turn=(0, 0, -22))


def pressure_pot(body='#d4d8dc'):
    """Pressed aluminium with a locking lid, a weight and two long handles."""
    metal = material(body, .22, metal=1)
    pot = turned(through([(0, 0), (.56, 0), (.62, .04), (.64, .14), (.64, .72), (.66, .75)], 6), metal, 128)
    lid = turned(through([(.68, .73), (.69, .77), (.66, .83), (.48, .93), (.20, .98), (0, .985)], 7), metal, 128)
    weight = turned(through([(.05, .98), (.05, 1.08), (.10, 1.09), (.11, 1.19), (.06, 1.24), (0, 1.245)], 4), plastic(DARK))
    valves = [safety_valve(x, -.24) for x in (-.22, .34)]
    grips = [plate(.86, .11, .14, .05, plastic(DARK), .03, (.98, 0, z)) for z in (.62, .79)]
    ear = plate(.26, .09, .16, .04, plastic(DARK), .03, (-.76, 0, .66))
    together([pot, lid, weight, *valves, *grips, ear], turn=(0, 0, -26))


def safety_valve(x, y):
    """A red plug on its bright seat in the lid of a pressure pot."""
    seat = turned([(.10, .90), (.10, .965), (.085, .985), (0, .985)], steel(.2))
    plug = turned(through([(.068, .97), (.072, 1.04), (.05, 1.08), (0, 1.085)], 4), plastic('#d8241a'))
    for one in (seat, plug):
        one.location = (x, y, -.015)
    return together([seat, plug])


def lantern(body='#f2a33c', top='#090b10', glow=1.6, ports=(), has_cells=True):
    """A rechargeable lantern: a milky cylinder in a cage, a panel on top, a handle; ports: how far to the right of its key."""
    base = turned(through([(0, 0), (.40, 0), (.44, .03), (.44, .28), (.38, .34), (.30, .36)], 5), plastic(body))
    light = turned(through([(.29, .35), (.31, .40), (.31, 1.02), (.29, 1.06)], 4), material('#fffdf2', .3, glow=glow))
    hat = turned(through([(.30, 1.05), (.40, 1.07), (.42, 1.12), (.40, 1.20), (.30, 1.24), (0, 1.245)], 5), plastic(body))
    panel = turned([(0, 1.252), (.32, 1.252), (.32, 1.246)], material(top, .45, coat=.15))
    grid = material('#6a727e', .5, metal=.4) if has_cells else None
    lines = [tube(path, .005, grid, 6) for at in (-.20, -.10, 0, .10, .20) for reach in (math.sqrt(.31 ** 2 - at * at),)
             for path in ([(at, -reach, 1.254), (at, reach, 1.254)], [(-reach, at, 1.254), (reach, at, 1.254)])] if has_cells else []
    bars = [tube([(.37 * math.cos(a), .37 * math.sin(a), .32), (.37 * math.cos(a), .37 * math.sin(a), 1.10)], .022, plastic(body), 10) for a in (math.pi / 4 + math.pi / 2 * k for k in range(4))]
    carry = tube([(.42 * math.cos(a), 0, 1.14 + .34 * math.sin(a)) for a in (math.pi * i / 30 for i in range(31))], .022, plastic(DARK), 10)
    key = disc(.06, .03, plastic('#ffffff'), (0, -.44, .17), .01)
    sockets = [usb_socket(degrees) for degrees in ports]
    together([base, light, hat, panel, *lines, *bars, carry, key, *sockets], turn=(0, 0, -14))


def usb_socket(degrees):
    """A USB socket in the foot of a lantern, with its bright rim."""
    parts = [plate(.27, .16, .05, .03, plastic('#1c1d22'), .008, (0, -.430, .17)), plate(.21, .105, .05, .012, steel(.25), .004, (0, -.437, .17)), plate(.18, .075, .05, .006, plastic('#08090b'), .002, (0, -.441, .17)), plate(.15, .026, .05, .002, plastic('#f4f5f6'), .001, (0, -.444, .184))]
    return together(parts, turn=(0, 0, degrees))


def battery(body='#1c1d22', lid='#c4281c', words=('12 V',), brand='Rotaro', wide=1.3, deep=.82, tall=.95, is_tall=False):
    """A block with two poles, a label and a carrying strap."""
    tall = 1.5 if is_tall else tall
    shell = [block(wide, deep, tall - .14, plastic(body), .03), block(wide + .04, deep + .04, .16, plastic(lid), .03, (0, 0, tall - .15))]
    label = {'brand': brand, 'name': ['  '.join(words)], 'note': 'tested and dated', 'style': 'bold', 'paper': '#ffffff', 'ink': '#14161a', 'accent': lid, 'art': ['1f50b']}
    shell.append(face_label(wide * .78, (tall - .14) * .66, (0, -deep / 2 - .004, tall * .14), label))
    for x, tint in ((-wide * .36, '#c4281c'), (wide * .36, '#14161a')):
        pole = turned([(.07, tall), (.06, tall + .12), (.05, tall + .125), (0, tall + .125)], material('#b9bcc2', .3, metal=1))
        ring_mark = turned([(.11, tall), (.11, tall + .02), (.07, tall + .02)], plastic(tint))
        for one in (pole, ring_mark):
            one.location = (x, -.12, 0)
        shell += [pole, ring_mark]
    strap = tube(through([(-.42, .12, tall), (-.36, .12, tall + .14), (.36, .12, tall + .14), (.42, .12, tall)], 6), .03, plastic(DARK), 10)
    together([*shell, strap], turn=(0, 0, -24))


def motorcycle_battery(body='#17181c', accent='#c4281c', wide=.92, deep=.56, tall=1.06):
    """A small upright block without a handle; each pole is a flat lug with a bolt through it, in a notch of the lid."""
    shell, lead = plastic(body), material('#c2c5ca', .32, metal=1)
    things = [block(wide, deep, tall - .18, shell, .025), block(wide + .02, deep + .02, .05, shell, .015, (0, 0, tall - .23))]
    things += [block(wide - .46, deep - .01, .20, shell, .02, (0, 0, tall - .19)), block(wide - .01, deep * .48, .192, shell, .02, (0, deep * .255, tall - .19))]
    label = {'brand': 'Rotaro', 'name': ['12 V', 'GEL'], 'note': 'sealed, for motorcycles', 'net': '7 Ah', 'style': 'bold', 'paper': '#ffffff', 'ink': '#14161a', 'accent': accent, 'art': ['1f3cd-fe0f']}
    things.append(face_label(wide * .84, (tall - .24) * .84, (0, -deep / 2 - .004, .06), label))
    for sign, tint in ((-1, '#d42a1c'), (1, '#2a2c31')):
        x, y, foot = sign * (wide / 2 - .115), -deep * .24, tall - .18
        things += [block(.20, .22, .014, plastic(tint), .004, (x, y, foot)), block(.15, .15, .10, lead, .008, (x, y, foot + .01))]
        bolt = turned([(.068, 0), (.068, .045), (.058, .055), (0, .055)], material('#8a8d93', .3, metal=1), 6)
        washer = turned([(.078, 0), (.078, .010), (0, .010)], steel(.2), 40)
        bolt.location, washer.location = (x, y, foot + .118), (x, y, foot + .110)
        things += [bolt, washer]
        things.append(plate(.09, .022, .006, .002, plastic(tint if sign < 0 else '#f4f5f6'), 0, (x, -deep / 2 - .012, tall - .29)))
        if sign < 0:
            things.append(plate(.022, .09, .0065, .002, plastic(tint), 0, (x, -deep / 2 - .012, tall - .29)))
    together(things, turn=(0, 0, -24))
