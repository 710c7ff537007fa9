"""What a garden is looked after and enjoyed with, and its seeds in paper packets."""
import math

from mathutils import Vector

from printing.labels import print_label
from studio.materials import card_board, clear, material, plastic, steel
from studio.shapes import ball, blade, block, disc, loft, ring, rounded, sheet, smoothed, thicken, through, together, tube, turned

BRASS = (.86, .62, .26)


def watering_can(colour='#2f8f5a'):
    """A long spout with a brass rose, two handles."""
    made = plastic(colour)
    body = turned(through([(0, 0), (.48, 0), (.52, .03), (.53, .10), (.50, .70), (.46, .86), (.30, .95), (.27, .97), (.27, 1.0), (.24, 1.0), (.24, .96)], 6), made, 96)
    inside = turned([(0, .93), (.25, .93)], material('#123a26', .8))
    path = [Vector((.42, 0, .22)), Vector((.72, 0, .46)), Vector((1.10, 0, .86)), Vector((1.42, 0, 1.16))]
    line = through([tuple(point) for point in path], 8)
    sections = []
    for step, point in enumerate(line):
        share = step / (len(line) - 1)
        thick = .13 * (1 - share) + .055 * share
        along = Vector(line[min(step + 1, len(line) - 1)]) - Vector(line[max(0, step - 1)])
        side = Vector((0, 1, 0))
        up = along.normalized().cross(side)
        sections.append([tuple(Vector(point) + side * thick * math.cos(a) + up * thick * math.sin(a)) for a in (2 * math.pi * k / 24 for k in range(24))])
    spout = loft(sections, made)
    rose = turned(through([(.05, -.10), (.06, -.02), (.15, .12), (.165, .15), (.15, .165), (0, .18)], 5), material(BRASS, .25, metal=1))
    rose.location, rose.rotation_euler = (1.44, 0, 1.18), (0, math.radians(48), 0)
    back = tube(through([(-.44, 0, .86), (-.72, 0, .88), (-.80, 0, .62), (-.70, 0, .34), (-.51, 0, .24)], 8), .05, made, 16)
    top = tube(through([(.22, 0, .98), (.16, 0, 1.24), (-.14, 0, 1.32), (-.40, 0, 1.16), (-.46, 0, .86)], 8), .05, made, 16)
    brace = tube([(.44, 0, .80), (.92, 0, .70)], .025, made, 10)
    together([body, inside, spout, rose, back, top, brace], turn=(0, 0, -16))


def spray_gun(colour='#f2841c'):
    """A pistol for a hose: head with holes, lever, grip. It points to the left, its grip down."""
    dark = plastic('#22252a')
    barrel = turned(through([(.0, -.34), (.085, -.34), (.10, -.30), (.10, .06), (.13, .10), (.18, .14), (.19, .24), (.17, .27), (0, .275)], 4), plastic(colour), 64)
    barrel.rotation_euler = (0, -math.pi / 2, 0)
    face = turned([(0, .276), (.15, .276), (.15, .27)], material('#d4d8dc', .4, bump=(60, .9)))
    face.rotation_euler = (0, -math.pi / 2, 0)
    grip = tube(through([(.28, 0, -.02), (.36, 0, -.22), (.42, 0, -.52)], 6), .085, dark, 20)
    coupling = tube([(.42, 0, -.50), (.45, 0, -.66)], .10, plastic(colour), 20)
    lever = tube(through([(.10, 0, -.10), (.18, 0, -.24), (.22, 0, -.46)], 6), .035, plastic(colour), 12)
    return [barrel, face, grip, coupling, lever]


def hose(colour='#2f8a3e', stripe='#f2c21c', is_pleated=False):
    """A coil tied together, the gun before it."""
    points = []
    turns, steps = 9, 90
    for step in range(turns * steps):
        angle = 2 * math.pi * step / steps
        layer, column = divmod(step // steps, 3)
        share = step / steps - step // steps
        reach = .66 + .105 * (column + (share if column < 2 else 0)) + .012 * math.sin(angle * 2 + layer)
        points.append((reach * math.cos(angle), reach * math.sin(angle), .06 + .10 * (layer + (share if column == 2 else 0)) + .012 * math.sin(angle * 3 + column)))
    made = material(colour, .38, coat=.3, coat_rough=.2, bump=(150, .9, (1, 1, 1)) if is_pleated else None)
    tube(points, .055, made, 14)
    if not is_pleated:
        tube([(x, y, z + .050) for x, y, z in points], .010, material(stripe, .4), 6)
    end = through([points[-1], (1.02, -.36, .20), (1.16, -.80, .08), (1.08, -1.20, .08), (.84, -1.34, .20)], 8)
    tube(end, .055, made, 14)
    dark = material('#22252a', .6)
    for angle in (.9, 2.9, 5.0):
        hoop = ring(.215, .022, dark, lambda a, b: (.6, 2.2), 60, 10)
        together([hoop], (.765 * math.cos(angle), .765 * math.sin(angle), .16), (90, 0, math.degrees(angle)))
    together(spray_gun(), (-.22, -1.26, .24), (-90, 0, 48), 1.3)
    fittings()


def fittings():
    """Two couplings and a connector for the tap, lying before the coil."""
    dark, orange = plastic('#22252a'), plastic('#f2841c')
    for x, y, turn in ((-1.02, -1.06, 30), (-.78, -1.50, -35)):
        barrel = turned(through([(.055, 0), (.10, 0), (.115, .03), (.115, .15), (.095, .17), (.095, .24), (.12, .26), (.12, .34), (.05, .34)], 3), dark, 40)
        band = turned([(.118, .05), (.124, .06), (.124, .12), (.118, .13)], orange, 40)
        together([barrel, band], (x, y, .125), (90, 0, turn))
    base = turned([(0, 0), (.17, 0), (.18, .02), (.18, .15), (.12, .17), (.085, .19), (.085, .34), (.07, .36), (.05, .34)], dark, 48, 24, .008)
    ring_band = turned([(.089, .20), (.094, .21), (.094, .25), (.089, .26)], orange, 40)
    together([base, ring_band], (.20, -1.78, 0))


def barbecue(colour='#b01c1c'):
    """A round enamelled kettle on three legs, two of them with wheels."""
    enamel = material(colour, .15, coat=1, coat_rough=.04)
    metal = steel(.3)
    low = turned(through([(.10, .62), (.30, .66), (.52, .82), (.62, 1.02), (.64, 1.16), (.62, 1.17)], 7), enamel, 128)
    lid = turned(through([(.655, 1.15), (.66, 1.19), (.62, 1.36), (.46, 1.54), (.24, 1.63), (0, 1.65)], 8), enamel, 128)
    wood = material('#7a4a26', .5, blotch=('#5f3718', 5))
    handle = [tube(through([(-.16, 0, 1.63), (-.15, 0, 1.76), (.15, 0, 1.76), (.16, 0, 1.63)], 6), .018, metal, 10), tube([(-.12, 0, 1.76), (.12, 0, 1.76)], .045, wood, 16)]
    side = [tube(through([(sign * .62, -.10, 1.08), (sign * .80, -.10, 1.09), (sign * .80, .10, 1.09), (sign * .62, .10, 1.08)], 6), .03, wood, 12) for sign in (-1, 1)]
    vent = disc(.10, .02, metal, (0, 0, 0), .004)
    vent.location, vent.rotation_euler = (.30, -.30, 1.545), (math.radians(-52), 0, math.radians(45))
    ash = turned(through([(0, .40), (.22, .42), (.26, .50), (.24, .60), (.12, .62)], 5), material('#b9bcc2', .3, metal=1))
    legs = []
    for angle, has_wheel in ((-90, False), (38, True), (142, True)):
        a = math.radians(angle)
        foot = (.62 * math.cos(a), .62 * math.sin(a), .12 if has_wheel else .0)
        legs.append(tube([(.36 * math.cos(a), .36 * math.sin(a), .78), foot], .026, metal, 12))
        if has_wheel:
            legs.append(wheel((.62 * math.cos(a), .62 * math.sin(a), .15)))
    axle = tube([(.49, .38, .15), (-.49, .38, .15)], .018, metal, 8)
    rack = ring(.36, .012, metal, steps=80, around=8)
    rack.location = (0, 0, .34)
    together([low, lid, *handle, *side, vent, ash, *legs, axle, rack], turn=(0, 0, 24))


def wheel(at):
    tyre = ring(.11, .04, material('#1c1d20', .7), steps=60, around=16)
    hub = disc(.085, .04, plastic('#d4d8dc'), (0, 0, 0), .01)
    hub.rotation_euler = (math.pi / 2, 0, 0)
    return together([tyre, hub], at, (90, 0, 90))


def hurricane_lantern(colour='#c0201a'):
    """The old bush lamp in red, a solar cell on its hat."""
    made = material(colour, .25, coat=.7, coat_rough=.1)
    tank = turned(through([(0, 0), (.44, 0), (.47, .03), (.46, .16), (.36, .26), (.20, .30), (.19, .36), (.24, .38), (.24, .42), (.20, .43)], 5), made, 96)
    glass = turned(through([(.17, .42), (.20, .46), (.30, .62), (.32, .74), (.27, .92), (.18, 1.04), (.17, 1.06)], 6), clear('#fff8ea', .03, ior=1.45), 96)
    flame = turned(through([(0, .50), (.05, .54), (.075, .64), (.05, .80), (.015, .92), (0, .94)], 6), material('#ffb64a', .5, glow=5), 32)
    burner = turned(through([(.10, .42), (.11, .48), (.06, .52), (0, .525)], 4), material(BRASS, .3, metal=1))
    hat = turned(through([(.20, 1.04), (.25, 1.06), (.24, 1.12), (.17, 1.16), (.16, 1.26), (.24, 1.28), (.25, 1.31), (.20, 1.34), (0, 1.345)], 4), made, 96)
    cells = solar_hat(made)
    sides = [tube(through([(s * .40, 0, .22), (s * .46, 0, .45), (s * .46, 0, .95), (s * .38, 0, 1.20), (s * .20, 0, 1.27)], 6), .038, made, 16) for s in (-1, 1)]
    guard = [ring(reach, .010, steel(.3), steps=80, around=8) for reach in (.325, .30)]
    for one, z in zip(guard, (.70, .90)):
        one.location = (0, 0, z)
    bars = [tube(through([(.24 * math.cos(a), .24 * math.sin(a), .43), (.34 * math.cos(a), .34 * math.sin(a), .72), (.24 * math.cos(a), .24 * math.sin(a), 1.06)], 6), .009, steel(.3), 8) for a in (math.pi / 4 + math.pi / 2 * k for k in range(4))]
    bail = tube([(.46 * math.cos(a), .02, 1.02 + .66 * math.sin(a)) for a in (math.pi * k / 40 for k in range(41))], .014, steel(.3), 10)
    together([tank, glass, flame, burner, hat, *cells, *sides, *guard, *bars, bail], turn=(0, 0, -18))


def solar_hat(made):
    """A broad flat hat under the handle: near-black cells with their silver lines, in a rim of the lamp's colour; it leans to the sun."""
    rim = turned(through([(0, -.05), (.34, -.04), (.40, -.01), (.41, .03), (.385, .05), (.36, .04)], 5), made, 96)
    cell = turned([(0, .034), (.365, .034), (.365, .02)], material('#090b11', .4, coat=.2, coat_rough=.2, specular=.2, blotch=('#0e121b', 3)), 96)
    silver = material('#7c838f', .4, metal=.6)
    lines = []
    for at in (-.24, -.12, 0, .12, .24):
        reach = math.sqrt(.36 ** 2 - at * at)
        lines += [tube([(at, -reach, .037), (at, reach, .037)], .006 if at else .012, silver, 6), tube([(-reach, at, .037), (reach, at, .037)], .006, silver, 6)]
    return [together([rim, cell, *lines], (0, -.02, 1.40), (16, 0, 0))]


def cutlass():
    """A broad blade, heavier at its tip, a black grip with three rivets."""
    top = through([(.0, .10), (.5, .115), (1.1, .14), (1.55, .20), (1.74, .17)], 8)
    low = through([(1.84, .02), (1.72, -.17), (1.40, -.235), (.8, -.15), (.0, -.09)], 8)
    steel_made = material('#8f959c', .34, metal=1, bump=(3, .25, (4, 60, 1)))
    body = blade([*top, *low], .022, steel_made)
    bright = blade([*through([(1.86, .02), (1.735, -.175), (1.40, -.245), (.8, -.16), (.10, -.10)], 8), *through([(.10, -.075), (.8, -.125), (1.38, -.20), (1.70, -.14)], 8)], .024, material('#d8dce0', .22, metal=1), 0)
    bright.location = (0, 0, -.001)
    nylon = material('#16171a', .5, bump=(60, .25))
    grip = smoothed(loft([[(x, y * s + off, .011 + z * s) for y, z in rounded(.21, .13, .055, 6)] for x, s, off in ((.06, .8, 0), (.02, 1.0, 0), (-.10, 1.0, .005), (-.25, 1.06, -.005), (-.40, 1.0, .0), (-.52, 1.12, -.03), (-.58, 1.10, -.05), (-.60, .85, -.05))], nylon), 1)
    rivets = [ball(.028, steel(.2), (x, 0, .068), (1, 1, .5), 16) for x in (-.06, -.24, -.42)]
    together([body, bright, grip, *rivets], (0, 0, .06), (0, 0, 34))


def packet(label, wide=.72, tall=1.0, thick=.05):
    """A flat paper packet, a little fuller in its middle."""
    made = material(rough=.6, texture=print_label(label, wide / tall, 1, 1000), bump=(90, .08))
    plain = material(label.get('paper', '#f4ecd8'), .7)

    def side(sign):
        def place(u, v):
            full = math.sin(math.pi * u) ** .6 * math.sin(math.pi * min(1, v * 1.12)) ** .6 if v < .89 else 0
            return (u - .5) * wide, sign * (thick * full + .003), v * tall
        return place
    return [sheet(side(-1), 40, 40, made), sheet(side(1), 20, 20, plain)]


def fan(labels):
    """Packets leaning on each other in an arc, the middle one in front."""
    middle = (len(labels) - 1) / 2
    for place, label in enumerate(labels):
        off = place - middle
        together(packet(label), (off * .40, abs(off) * .16, .02 + abs(off) * .02), (-8, off * 8, 0))


def seed_box(labels, colour='#c49a62'):
    """An open box of kraft board, its lid behind it, packets standing in two rows."""
    wide, deep, tall = 1.75, .74, .56
    board = material(colour, .8, bump=(60, .15))
    for x, y, w, d in ((0, -deep / 2, wide, .03), (0, deep / 2, wide, .03), (-wide / 2, 0, .03, deep), (wide / 2, 0, .03, deep)):
        block(w, d, tall, board, .004, (x, y, 0))
    block(wide, deep, .03, board, .004)
    lid = {'brand': 'Jabi Garden', 'name': ['SEED BOX'], 'note': 'ten vegetables and a sowing calendar', 'style': 'craft', 'paper': '#e9dcc0', 'ink': '#24421c', 'accent': '#a8561c', 'art': ['1f331', '1f345']}
    printed = card_board(print_label(lid, (wide - .1) / .62, 1, 1000))
    cover = thicken(sheet(lambda u, v: ((u - .5) * wide, 0, v * 1.22), 2, 2, board), .03, 0)
    inner = sheet(lambda u, v: ((u - .5) * (wide - .1), -.02, .55 + v * .62), 2, 2, printed)
    together([cover, inner], (0, deep / 2 + .03, tall - .02), (-14, 0, 0))
    for place, label in enumerate(labels):
        column, row = place % 5, place // 5
        together(packet(label, .40, .62, .03), ((column - 2) * .335 + (row - .5) * .05, .20 - row * .34, .40 - row * .12), (-9, 0, (column - 2) * 2))
