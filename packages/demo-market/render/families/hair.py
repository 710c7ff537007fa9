"""Hair as thin threads, all of one object in a single curve."""
import math
import random

import bpy
from mathutils import Vector, noise

from printing.labels import print_label
from studio.materials import material
from studio.shapes import sheet, thicken, together, turned


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


def straight_wig(colour='#120d0b', long=1.45):
    """On a plain stand: a parting, hair that falls to both sides and behind."""
    chance = random.Random(5)
    lines = []
    for number in range(4200):
        sign = 1 if number % 2 else -1
        round_by = math.radians(chance.uniform(58, 180)) * sign
        root = chance.uniform(0, 1) ** 1.6
        lift, fall = chance.uniform(0, .05), long * chance.uniform(.95, 1.0)
        part = -.30 * max(0, 1 - abs(round_by) / 2.2)
        line = []
        for step in range(30):
            s = step / 29
            arc = min(1, s * 2.4)
            a = .03 + 1.3 * root * (1 - arc) * .6 + (math.pi / 2 * 1.04 - .03) * arc
            reach = .50 + lift
            out = math.sin(min(a, math.pi / 2))
            x, y = reach * out * math.sin(round_by), -reach * 1.12 * out * math.cos(round_by) + part * (1 - arc)
            z = 1.80 + reach * math.cos(min(a, math.pi * .52))
            if s * 2.4 > 1:
                down = (s * 2.4 - 1) / 1.4
                z -= fall * down
                x += .014 * noise.noise(Vector((number * .03, down * 2, 1)))
                y += .05 * down * math.cos(round_by)
            line.append((x, y, z))
        lines.append(line)
    threads(lines, .0048, hair_material(colour))
    wood = material('#c8a070', .5)
    turned([(0, 0), (.34, 0), (.34, .05), (.05, .07), (.05, 1.5)], wood)
    turned([(0, 2.26), (.25, 2.20), (.42, 2.0), (.46, 1.75), (.40, 1.55), (0, 1.5)], material('#d8c4a8', .8))
