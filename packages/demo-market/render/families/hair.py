"""Hair as thin threads, all of one object in a single curve."""
import math
import random

import bpy
from mathutils import Vector, noise

from printing.cloth import openwork
from printing.labels import print_label
from studio.materials import cut_out, material
from studio.shapes import sheet, thicken, through, together, tube, turned


def threads(lines, thick, made):
    """Many thin lines at once."""
    curve = bpy.data.curves.new('hair', 'CURVE')
    curve.dimensions = '3D'
    curve.bevel_depth = thick
    curve.bevel_resolution = 1
    for line in lines:
        spline = curve.splines.new('POLY')
        spline.points.add(len(line) - 1)
        for place, (point, at) in enumerate(zip(spline.points, line)):
            point.co = (*at, 1)
            point.radius = 1 if place < len(line) * .7 else max(.15, 1 - (place / len(line) - .7) * 2.6)
        spline.use_smooth = True
    thing = bpy.data.objects.new('hair', curve)
    bpy.context.collection.objects.link(thing)
    curve.materials.append(made)
    return thing


def hair_material(colour='#15100d'):
    return material(colour, .34, specular=.6, coat=.3, coat_rough=.3, sheen=.2)


def braiding_hair(label, colours=('#17110e', '#4a2814', '#5a1020')):
    """Long hanks side by side, each folded over in a paper band, their feathered ends to the front."""
    printed = material(rough=.5, texture=print_label(label, 1.3, 1, 700), coat=.15)
    for number, colour in enumerate(colours):
        hank = threads(hank_lines(number), .0042, hair_material(colour))

        def band(u, v):
            a = math.pi * (1 - u)
            return .205 * math.cos(a), 1.42 + (v - .5) * .44, .012 + .135 * math.sin(a) ** .8
        paper = thicken(sheet(band, 40, 4, printed), .008, 0)
        together([hank, paper], ((number - (len(colours) - 1) / 2) * .74, .06 * (number % 2), 0), (0, 0, 5 - 5 * number))


def hank_lines(number):
    """Flat and wide, drawn in at the band, in one slow bend to thin ends of different lengths."""
    chance = random.Random(number + 3)
    lines = []
    for place in range(1500):
        side, up = chance.uniform(-1, 1), chance.random()
        long, phase = chance.uniform(2.7, 3.7), chance.uniform(0, 6.28)
        line = []
        for step in range(40):
            s = step / 39
            y = 1.85 - s * long
            drawn_in = .55 + .45 * min(1, abs(y - 1.42) / .7)
            loop = math.sqrt(max(0, 1 - (1 - min(1, s * 9)) ** 2))
            thin = 1 - .45 * max(0, s - .45) / .55
            bend = .10 * math.sin((1.85 - y) * 1.35 + number)
            stray = .10 * max(0, s - .4) * noise.noise(Vector((place * .37, number, 0)))
            wave = .012 * math.sin(y * 9 + phase) + .03 * noise.noise(Vector((side * 3, y * 1.3, number)))
            z = .012 + .17 * drawn_in * thin * up * math.sqrt(1 - side * side)
            line.append((side * .27 * drawn_in * loop * thin + bend + stray + wave, y, max(.006, z + .4 * wave)))
        lines.append(line)
    return lines


def straight_wig(colour='#120d0b', long=1.5):
    """On a plain head: hair parted in the middle behind a front of fine net, whose edge lies on the forehead."""
    head = material('#c9a184', .75)
    turned(through([(0, 2.40), (.20, 2.36), (.36, 2.22), (.44, 2.0), (.44, 1.78), (.38, 1.56), (.27, 1.38), (.20, 1.28), (.20, 1.06), (.30, .98)], 6), head, 96)
    turned([(0, 0), (.34, 0), (.34, .05), (.06, .07), (.06, 1.0), (.30, .98)], material('#c8a070', .5))
    threads(straight_hair(long), .0046, hair_material(colour))
    lace_front()


HAIRLINE = 2.16


def straight_hair(long):
    """Roots along the parting and behind the hairline; over the crown, down beside the face and behind it."""
    chance = random.Random(5)
    lines = []
    for number in range(4600):
        sign = 1 if number % 2 else -1
        back = chance.random() ** .9
        # From the parting: along a meridian of the crown, to the side for those in front, backwards for those behind.
        start_y = -.34 + .62 * back
        side = math.radians(chance.uniform(44, 92) + 88 * back)
        lift, fall = chance.uniform(0, .05), long * chance.uniform(.96, 1.0)
        line = []
        for step in range(34):
            s = step / 33
            arc = min(1, s * 2.8)
            a = arc * math.pi * .53
            reach = .485 + lift
            x = sign * reach * math.sin(a) * math.sin(side) + sign * .004
            y = start_y * (1 - .55 * arc) - reach * math.sin(a) * math.cos(side) * .95
            z = 2.40 - .08 * (start_y / .34) ** 2 * (1 - arc) + lift + .50 * (math.cos(a) - 1)
            if s * 2.8 > 1:
                down = (s * 2.8 - 1) / 1.8
                z -= fall * down
                x += sign * .05 * down + .014 * noise.noise(Vector((number * .03, down * 2, 1)))
                y -= .10 * down * max(0, math.cos(side) + .5)
            line.append((x, y, z))
        lines.append(line)
    return lines


def lace_front():
    """Net from ear to ear before the hair: seen on the skin of the forehead, its cut edge a little uneven, fine hairs rooted in it."""
    net = cut_out(openwork('#8f6a4e', '#8f6a4e', '#8f6a4e', is_net=True, has_flowers=False), 3.2)

    def place(u, v):
        angle = math.radians(-90 + 150 * (u - .5))
        z = 2.30 - .34 * v - .10 * (2 * u - 1) ** 2 - .010 * math.sin(u * 60) * v
        reach = .452 * math.sqrt(max(.02, 1 - ((z - 1.93) / .49) ** 2))
        return reach * math.cos(angle), reach * math.sin(angle), z
    sheet(place, 90, 20, net)
    edge = [place(k / 120, 1) for k in range(121)]
    tube(edge, .005, material('#7a563e', .8), 6)
    chance = random.Random(9)
    roots = []
    for _ in range(520):
        u, v = chance.uniform(.15, .85), chance.uniform(.30, .80)
        x, y, z = place(u, v)
        sign = 1 if x > 0 else -1
        roots.append([(x, y - .004, z), (x * 1.06 + sign * .02, y - .022, z + .05), (x * 1.10 + sign * .10, y + .02, z + .075 - .3 * abs(x) * .2)])
    threads(roots, .0022, hair_material())
