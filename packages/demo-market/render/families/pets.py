"""For pets: bowls, toys, collars."""
import math
import random

from studio.materials import material, plastic, steel
from studio.shapes import disc, fused, grid_faces, mesh, ring, sheet, through, together, tube, turned
from .sewn import strip

BRASS = (.86, .62, .26)


def feeding_bowls(colours=('#e0482a', '#1f7ab8'), food='#8a5a30'):
    """Two steel bowls in coloured plastic, one with food, one with water."""
    for place, (colour, x, y) in enumerate(zip(colours, (-.72, .72), (.10, -.10))):
        outer = turned(through([(0, .04), (.66, .04), (.70, .06), (.62, .34), (.58, .44), (.56, .46)], 5), plastic(colour), 128)
        foot = turned([(.60, 0), (.70, 0), (.715, .03), (.70, .07), (.60, .05)], material('#17181a', .8), 128)
        inner = turned(through([(.62, .46), (.625, .475), (.61, .485), (.55, .47), (.46, .30), (.36, .16), (0, .14)], 6), material('#d4d8dc', .14, metal=1), 128)
        things = [outer, foot, inner]
        if place == 0:
            things += kibble(food)
        else:
            things.append(turned([(0, .36), (.48, .36)], material('#cfe6f0', .02, specular=.9, coat=1), 96))
        together(things, (x, y, 0))


def kibble(colour):
    chance = random.Random(2)
    mades = [material(tint, .75, bump=(40, .6)) for tint in (colour, '#9a6a3c', '#7a4a26')]
    things = []
    for number in range(150):
        a, reach = chance.uniform(0, 6.28), .46 * math.sqrt(chance.random())
        z = .34 + .12 * (1 - (reach / .46) ** 2) + chance.uniform(-.02, .02)
        one = turned(through([(0, 0), (.04, 0), (.05, .02), (.04, .045), (0, .05)], 3), mades[number % 3], 14)
        one.location, one.rotation_euler = (reach * math.cos(a), reach * math.sin(a), z), (chance.uniform(-1, 1), chance.uniform(-1, 1), 0)
        things.append(one)
    return things


def chew_ball(colour='#d0342a'):
    """Solid rubber with rows of round studs that clean teeth; on top a deep round pocket with a biscuit in it."""
    made = material(colour, .6, bump=(120, .2), coat=.08, coat_rough=.4)
    columns, rows = 360, 260
    points = []
    for row in range(rows):
        b = math.pi * row / (rows - 1)
        for column in range(columns):
            points.append(ball_point(2 * math.pi * column / columns, b))
    body = mesh(points, grid_faces(columns, rows, True), made)
    body.rotation_euler = (math.radians(34), 0, 0)
    biscuit = material('#c98a4a', .8, blotch=('#a86a30', 6), bump=(40, .8))
    bone = fused([((-.16, 0, 0), (.075, .075, .05), (0, 0, 0)), ((-.16, .09, 0), (.07, .07, .05), (0, 0, 0)), ((.16, 0, 0), (.075, .075, .05), (0, 0, 0)), ((.16, .09, 0), (.07, .07, .05), (0, 0, 0)),
                  ((0, .045, 0), (.18, .055, .045), (0, 0, 0))], biscuit, .014, 4, .01, .05)
    treat = together([bone], (0, .04, .60), (70, 66, 20))
    treat_turned = together([treat], (0, 0, 0), (34, 0, 0))
    together([body, treat_turned], (0, 0, .72))


def ball_point(a, b):
    """A place on the ball: b is 0 at its pocket. Round studs, every second row shifted."""
    radius = .70
    pocket = .36
    if b < pocket:
        share = b / pocket
        wall = max(0, (share - .72) / .28)
        return radius * math.sin(b) * math.cos(a), radius * math.sin(b) * math.sin(a), radius * math.cos(pocket) - .42 * (1 - wall ** .5) + .02 * wall
    row = (b - pocket - .12) / .40
    number = math.floor(row)
    count = max(4, round(11 * math.sin(pocket + .12 + .40 * (number + .5))))
    along = ((a / (2 * math.pi) * count + .5 * (number % 2)) % 1 - .5) * 2 * math.pi / count * math.sin(b)
    away = math.hypot((row - number - .5) * .40, along) / .165
    raised = math.sqrt(max(0, 1 - away ** 2.4)) if 0 <= row < 6.4 else 0
    lip = .05 * math.exp(-((b - pocket - .035) / .05) ** 2)
    reach = radius + .042 * raised + lip - .03
    return reach * math.sin(b) * math.cos(a), reach * math.sin(b) * math.sin(a), reach * math.cos(b)


def belt_loop(radius, wide, made, thick=.05, squash=.86):
    points = []
    for step in range(121):
        a = 2 * math.pi * step / 120 - math.pi / 2
        points.append(((radius * math.cos(a), radius * squash * math.sin(a), wide / 2), (0, 0, 1)))
    return strip(points, wide, made, thick)


def collar(colour='#7a3f1c'):
    """A leather collar standing on its edge, buckle, ring and stitches to the front."""
    leather = material(colour, .45, blotch=('#8f5028', 4), bump=(70, .45), coat=.2, coat_rough=.3)
    brass = material(BRASS, .2, metal=1)
    radius, wide, squash = .92, .30, .86
    band = belt_loop(radius, wide, leather, .055, squash)
    thread = material('#e8d4a8', .7)
    stitches = []
    for step in range(130):
        a = 2 * math.pi * step / 130
        if -math.pi / 2 - .22 < a - 2 * math.pi < -math.pi / 2 + .22:
            continue
        b = a + .026
        for z in (.045, wide - .045):
            stitches.append(tube([((radius + .031) * math.cos(t), (radius * squash + .031) * math.sin(t), z) for t in (a, b)], .009, thread, 6))
    front = -radius * squash - .05
    frame = tube([(x, front - .02, z) for x, z in ((-.10, -.04), (.16, -.04), (.16, wide + .04), (-.10, wide + .04), (-.10, -.04))], .028, brass, 14)
    pin = tube([(-.10, front - .04, wide / 2), (.18, front - .05, wide / 2)], .020, brass, 12)
    keeper = tube([(x, front + y, z) for x, y, z in ((.34, -.01, -.02), (.34, -.05, .0), (.34, -.05, wide), (.34, -.01, wide + .02))], .024, leather, 10)
    d = [(-.42 + .16 * math.cos(t), front - .02 + .02, wide * .30 - .22 * max(0, math.sin(t)) - .02) for t in (math.pi * k / 20 for k in range(21))]
    ring_made = tube([*d, d[0]], .024, brass, 12)
    tag = disc(.10, .014, brass, (-.42, front - .02, -.14), .004)
    together([band, *stitches, frame, pin, keeper, ring_made, tag], (0, 0, .30), (0, 0, 16))


def leash(colour='#c4281c'):
    """A woven strap laid in a loose coil, its padded loop and its snap in front."""
    web = material(colour, .75, bump=(8, .7, (30, 30, 30)), sheen=.3)
    edge = material('#d8dcde', .4, metal=.4)
    line = through([(-1.0, .10, .02), (-.80, .62, .02), (.0, .86, .02), (.80, .56, .03), (.86, -.10, .05), (.30, -.50, .06), (-.36, -.30, .07), (-.44, .24, .08), (.10, .48, .09), (.52, .20, .10), (.30, -.16, .11), (.0, -.16, .12), (-.16, -.70, .08)], 10)
    points = []
    for step, point in enumerate(line):
        ahead, behind = line[min(step + 1, len(line) - 1)], line[max(0, step - 1)]
        dx, dy = ahead[0] - behind[0], ahead[1] - behind[1]
        size = math.hypot(dx, dy) or 1
        points.append((point, (-dy / size, dx / size, 0)))
    strap = strip(points, .15, web, .022)
    rims = [strip([((p[0] + s * .064 * a[0], p[1] + s * .064 * a[1], p[2] + .014), a) for p, a in points], .014, edge, .004) for s in (-1, 1)]
    pad = tube([(-1.0 + .17 * math.cos(t) - .17, .10 + .30 * math.sin(t) - .10, .07) for t in (2 * math.pi * k / 40 for k in range(41))], .075, material('#22252a', .9, bump=(60, .4), sheen=.3), 14)
    metal = steel(.22)
    snap = [tube([(-.16, -.72, .09), (-.18, -.84, .09)], .06, metal, 16), tube(through([(-.18, -.84, .09), (-.30, -.98, .09), (-.28, -1.16, .09), (-.16, -1.20, .09), (-.09, -1.10, .09), (-.12, -.90, .09)], 6), .032, metal, 12), ring(.07, .022, metal)]
    snap[2].location = (-.16, -.72, .09)
    together([strap, *rims, pad, *snap])


def bones(colour='#c8a070', other='#8f6236'):
    """Three roasted shin bones."""
    made = material(colour, .6, blotch=(other, 3), bump=(18, .7), coat=.15, coat_rough=.4)

    def bone(long, seed):
        def place(u, v):
            a = 2 * math.pi * u
            end = abs(2 * v - 1)
            knob = max(0, (end - .62) / .38)
            fat = .115 + .13 * math.sin(min(1, knob * 1.15) * math.pi * .5) ** 1.3
            cap = math.sqrt(max(0, 1 - max(0, (end - .86) / .14) ** 2))
            lobes = 1 + .26 * knob * math.cos(2 * a + seed)
            notch = .05 * knob ** 3 * math.cos(2 * a + seed) * math.copysign(1, 2 * v - 1)
            return (2 * v - 1) * long / 2 + notch * long, fat * cap * lobes * math.cos(a), fat * cap * lobes * math.sin(a)
        return sheet(place, 60, 90, made)
    for long, x, y, z, turn, seed in ((1.5, -.10, .30, .22, 14, 0), (1.45, .10, -.34, .22, -10, .4), (1.35, .02, -.02, .52, 46, .8)):
        together([bone(long, seed)], (x, y, z), (12 * seed, 0, turn))
