"""For pets: bowls, toys, collars."""
import math
import random

from mathutils import Vector

from studio.materials import clear, material, plastic, steel
from studio.shapes import fused, grid_faces, mesh, ring, sheet, thicken, through, together, tube, turned
from .sewn import strip

BRASS = (.86, .62, .26)


def feeding_bowls(colours=('#e0482a', '#1f7ab8'), food='#8a5a30'):
    """Two steel bowls with broad rims, set in coloured plastic with a bone printed on it and a rubber foot: one with food, one with water."""
    for place, (colour, x, y) in enumerate(zip(colours, (-.56, .58), (.42, -.38))):
        outer = turned(through([(0, .05), (.72, .05), (.745, .07), (.70, .26), (.645, .43), (.63, .455)], 5), plastic(colour), 128)
        foot = turned(through([(.66, 0), (.755, 0), (.775, .03), (.765, .08), (.73, .085)], 3), material('#141517', .85), 128)
        inner = turned(through([(.655, .440), (.665, .465), (.650, .485), (.60, .490), (.545, .475), (.50, .40), (.44, .20), (.34, .135), (0, .13)], 6), material('#cfd3d8', .16, metal=1), 128)
        mark = bone_mark(.7125, .265, material('#ffffff', .5))
        things = [outer, foot, inner, mark]
        if place == 0:
            things += kibble(food)
        else:
            things.append(sheet(water_at, 60, 40, clear('#d2ecf6', 0, ior=1.25)))
        together(things, (x, y, 0), (0, 0, -8 + 14 * place))


def water_at(u, v):
    """The surface of the water, with rings as from a drop."""
    a, reach = 2 * math.pi * u, .495 * v
    x, y = reach * math.cos(a), reach * math.sin(a)
    return x, y, .375 + .006 * math.cos(34 * math.hypot(x + .10, y - .08)) * math.exp(-3 * math.hypot(x + .10, y - .08))


def bone_mark(radius, height, made, size=.25):
    """A bone printed on the front of a bowl that narrows upwards."""
    def is_bone(a, b):
        return (abs(a) < .62 and abs(b) < .20) or any(math.hypot(a - s * .70, b - t * .20) < .27 for s in (-1, 1) for t in (-1, 1))

    def place(u, v):
        way = 2 * math.pi * u
        reach = max(k / 100 for k in range(130) if is_bone(k / 100 * math.cos(way), k / 100 * math.sin(way)))
        a, b = v * reach * math.cos(way) * size, v * reach * math.sin(way) * size
        own = radius - .30 * b + .008
        turn = a / radius
        return own * math.sin(turn), -own * math.cos(turn), height + b
    return sheet(place, 160, 8, made)


def kibble(colour):
    chance = random.Random(2)
    mades = [material(tint, .75, bump=(40, .6)) for tint in (colour, '#9a6a3c', '#7a4a26')]
    things = []
    for number in range(190):
        a, reach = chance.uniform(0, 6.28), .50 * math.sqrt(chance.random())
        z = .36 + .15 * (1 - (reach / .50) ** 2) + chance.uniform(-.02, .02)
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
    together([band, *stitches, *collar_end(leather, radius, squash, wide), *collar_buckle(leather, brass, radius, squash, wide)], (0, 0, .30), (0, 0, 16))


def collar_end(leather, radius, squash, wide):
    """The free end: it comes through the buckle, lies over the band to the left and ends in a point; five holes in it."""
    def place(u, v):
        a = -math.pi / 2 + .10 - .98 * v
        out = .052 + .030 * math.exp(-(v / .16) ** 2)
        half = wide * .47 * min(1, (1.0 - v) / .12) ** .5
        return (radius + out) * math.cos(a), (radius * squash + out) * math.sin(a), wide / 2 + (2 * u - 1) * half
    things = [thicken(sheet(place, 16, 90, leather), .045, 1)]
    dark, bright = material('#120a06', .9), material(BRASS, .25, metal=1)
    for number in range(5):
        x, y, z = place(.5, .03 + .155 * number)
        away = Vector((x, y / squash, 0)).normalized()
        for size, made, lift in ((.040, bright, .047), (.026, dark, .050)):
            one = turned([(0, 0), (size, 0), (size, -.02)], made, 24)
            one.location, one.rotation_euler = (x + away.x * lift, y + away.y * lift, z), away.to_track_quat('Z', 'Y').to_euler()
            things.append(one)
    return things


def collar_buckle(leather, brass, radius, squash, wide):
    """Brass frame around the strap, its tongue through the first hole; left of it the leather keeper, right of it the welded ring."""
    front = -radius * squash - .10
    low, high = -.06, wide + .06
    frame = tube(through([(.02, front + .02, low + .02), (.06, front - .01, low), (.26, front + .005, low), (.30, front + .01, low + .04), (.30, front + .01, high - .04), (.26, front + .005, high), (.06, front - .01, high), (.02, front + .02, high - .02)], 6), .030, brass, 16)
    tongue = tube(through([(.05, front + .02, wide / 2), (.10, front - .035, wide / 2), (.22, front - .04, wide / 2), (.32, front - .018, wide / 2)], 6), .024, brass, 14)
    a = -math.pi / 2 - .52
    keeper = strip([(((radius + out) * math.cos(a), (radius * squash + out) * math.sin(a), z), (math.sin(a), -math.cos(a) * squash, 0)) for out, z in ((.02, -.03), (.11, -.03), (.125, .0), (.125, wide), (.11, wide + .03), (.02, wide + .03))], .11, leather, .03)
    b = -math.pi / 2 + .72
    x, y = (radius + .05) * math.cos(b), (radius * squash + .05) * math.sin(b)
    holder = strip([((x + .02 * k * math.cos(b), y + .02 * k * math.sin(b), z), (math.sin(b), -math.cos(b) * squash, 0)) for k, z in ((0, wide), (1, wide - .03), (1, .03), (0, -.06))], .16, leather, .03)
    line = [(x + .02 + .15 * math.sin(t) * math.sin(-b), y - .02 + .15 * math.sin(t) * math.cos(b), -.15 + .13 * math.cos(t)) for t in (2 * math.pi * k / 48 for k in range(49))]
    return [frame, tongue, keeper, holder, tube(line, .026, brass, 14)]


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
