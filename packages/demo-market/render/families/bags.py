"""Filled bags: stand-up pouches, woven sacks, gusseted bags, flat sachets. Their front is one printed sheet."""
import math

import bpy
from mathutils import Vector, noise

from printing.labels import print_label, print_woven
from studio.materials import material
from studio.shapes import sheet, together, tube
from .cartons import carton, open_carton
from .food import bowl, grains, surface
from .parts import group


def film(texture, is_matt=False):
    return material(rough=.5 if is_matt else .30, coat=.05 if is_matt else .35, coat_rough=.2, texture=texture)


def crease(u, v, seed, fine=1.):
    """Small dents of thin film."""
    soft = .020 * noise.noise(Vector((u * 3 + seed, v * 4, seed)))
    foot = .024 * noise.noise(Vector((u * 9, v * 5 + seed, 2))) * max(0, .35 - v) * 2.4
    neck = .020 * noise.noise(Vector((u * 14, v * 2, seed))) * max(0, v - .55) * 1.6
    return (soft + foot + neck) * fine


def pouch(label, wide=1.12, tall=1.62, deep=.30, back=None, count=1, is_matt=False, has_zip=True, seed=1):
    """A stand-up pouch with a zip."""
    printed = print_label(label, wide / tall, 1, 1600, .16 if has_zip else .05)
    plain = material(back or label.get('ink', '#5b2a0c'), .4, coat=.2)

    def build():
        def puff(u, v):
            side = max(0., 1 - abs(2 * u - 1) ** 2.6) ** .62
            top = min(1, max(0, (1 - v - .075) / .55))
            return deep * side * math.sin(top * math.pi / 2) ** .9

        def surface(sign, number):
            def place(u, v):
                x = (u - .5) * wide * (1 - .05 * math.sin(math.pi * min(1, v / .9)) * (v < .9))
                edge = min(1, 20 * (1 - abs(2 * u - 1)))
                own = crease(u, v, number) * edge * min(1, puff(u, v) / deep * 3)
                y = sign * (puff(u, v) + own + .004)
                return x, y, v * tall + .055 * abs(2 * u - 1) ** 2 * (1 - v) ** 6
            return place
        front = surface(-1, seed)
        things = [sheet(front, 110, 150, film(printed, is_matt)), sheet(surface(1, seed + 4), 60, 70, plain)]
        if has_zip:
            for row in (.838, .855):
                line = [front(.03 + .94 * i / 40, row) for i in range(41)]
                things.append(tube([(x, y - .004, z) for x, y, z in line], .006, film(printed, is_matt)))
        return [together(things, (0, 0, 0), (-3, 0, 0))]
    group(build, count, wide, -13 if count == 1 else 0)


def sack(label, wide=1.18, tall=1.62, deep=.40, count=1, cloth='#f4efe2', weave=(260, .35), seed=3, thread='#3a6fb0', measure=(), measured=(1500, .16, .06)):
    """A woven sack, full and sewn at the top, its print on the cloth."""
    printed = print_woven({**label, 'paper': label.get('paper', cloth)}, wide / tall)
    made = material(rough=.62, texture=printed, bump=weave)
    plain = material(cloth, .62, bump=weave)

    def build():
        def puff(u, v):
            side = max(0., 1 - abs(2 * u - 1) ** 3.2) ** .55
            top = min(1, max(0, (1 - v - .05) / .34))
            foot = min(1, (v + .03) / .16)
            return deep * side * math.sin(top * math.pi / 2) ** .8 * math.sin(foot * math.pi / 2) ** .6

        def surface(sign, number):
            def place(u, v):
                pulled = 1 - .10 * max(0, (v - .80) / .20) ** 1.5 - .06 * max(0, (.12 - v) / .12) ** 2
                edge = min(1, 14 * (1 - abs(2 * u - 1)))
                fold = .08 * noise.noise(Vector((u * 7 + seed, v * 2.4, seed))) * (max(0, v - .6) * 2 + .25)
                own = .055 * noise.noise(Vector((u * 4, v * 9, number))) * min(1, puff(u, v) / deep * 3)
                sag = .05 * math.sin(math.pi * u) * max(0, v - .85) / .15
                return (u - .5) * wide * pulled, sign * (puff(u, v) + own * edge + .004) + fold * edge, v * tall - sag
            return place
        front = surface(-1, seed)
        things = [sheet(front, 120, 150, made), sheet(surface(1, seed + 5), 60, 70, plain)]
        seam = [front(.02 + .96 * i / 60, .955) for i in range(61)]
        dotted = [tube([(x, y - .012, z) for x, y, z in seam[at:at + 2]], .009, material(thread, .7)) for at in range(0, 59, 3)]
        return [together([*things, *dotted], (0, 0, 0), (-4, 0, 0))]
    group(build, count, wide, -14 if count == 1 else 0)
    if measure:
        measure_of(measure, measured, (wide * .44, -deep - .24, 0), .21 if measured[0] > 999 else .27)


def measure_of(colours, measured, at, scale):
    """A small bowl of what is in the sack stands before it and says how large the sack is."""
    before = set(bpy.data.objects)
    bowl('enamel')
    surface(material(colours[0], .7), .60, 1.02, .03, 5, 2, .34)
    count, long, thick = measured
    grains(count, [material(colour, .4, coat=.2) for colour in colours], long, thick, .98 - .5 * long if long > .2 else .98, .63, .36, .05)
    together([one for one in bpy.data.objects if one not in before and not one.parent], at, (0, 0, 0), scale)


def gusset_bag(label, wide=1.05, tall=1.66, deep=.46, count=1, seed=5, side=None, is_matt=True):
    """A block-bottomed bag with side folds: pet food, flour, cement-like goods."""
    printed = print_label(label, wide / tall, 1, 1600)
    made = film(printed, is_matt)
    plain = material(side or label.get('accent', '#444444'), .5, coat=.05)

    def build():
        def depth(v):
            top = min(1, max(0, (1 - v - .06) / .30))
            return deep / 2 * math.sin(top * math.pi / 2) ** .75 + .012

        def front(u, v):
            bulge = .07 * math.sin(math.pi * u) * math.sin(math.pi * min(1, v * 1.08))
            corner = .03 * (abs(2 * u - 1) ** 6)
            return (u - .5) * wide, -depth(v) - bulge + corner + crease(u, v, seed, .9), v * tall

        def back(u, v):
            return (.5 - u) * wide, depth(v) + .03 * math.sin(math.pi * u), v * tall

        def flank(sign):
            def place(u, v):
                inward = .11 * (1 - abs(2 * u - 1)) * min(1, v * 1.5) + .0
                y = front(.5 + sign * .5, v)[1] * (1 - u) + back(.5 - sign * .5, v)[1] * u
                return sign * (wide / 2 - inward), y, v * tall
            return place
        things = [sheet(front, 90, 130, made), sheet(back, 30, 40, plain), sheet(flank(-1), 21, 60, plain), sheet(flank(1), 21, 60, plain)]
        return [together(things)]
    group(build, count, wide, -18 if count == 1 else 0)


def sachet(label, wide=1.0, tall=1.36, deep=.13, count=1, seed=9, teeth=True, lean=-12, carton=None):
    """A flat sealed sachet with notched ends, leaning slightly back."""
    printed = print_label(label, wide / tall, 1, 1500)
    made = film(printed)
    plain = material(label.get('paper', '#dddddd'), .35, coat=.3)

    def build():
        def surface(sign):
            def place(u, v):
                inside = max(0., 1 - abs(2 * u - 1) ** 4) * max(0., 1 - abs(2 * v - 1) ** 5 * 1.06)
                ridge = .006 * math.sin(v * 260) if v < .07 or v > .93 else 0
                y = sign * (deep * max(0, inside) ** .6 + .002) + (ridge if sign < 0 else 0)
                y += crease(u, v, seed, .8) * min(1, inside * 3)
                notch = .008 * (math.sin(u * 180) if teeth and v in (0, 1) else 0)
                return (u - .5) * wide * (1 - .03 * math.sin(math.pi * v)), y, v * tall + notch
            return place
        things = [sheet(surface(-1), 140, 150, made), sheet(surface(1), 40, 50, plain)]
        return [together(things, (0, 0, .012), (lean, 0, 0))]
    if carton:
        front = {**label, 'brand': ' '.join([label['brand'], *label['name']]), 'name': [carton], 'note': '', 'net': '', 'style': 'nameplate', 'paper': '#fff4d8', 'ink': '#a81410'}
        carton_of(front, build, 5, 10, wide * 1.02, deep * 2.3, tall)
    else:
        group(build, count, wide, -10 if count == 1 else 0)


def sachet_box(label, box):
    """A box of sachets, closed, and two of them before it."""
    carton(box, 1.9, .86, 1.02, turn=-16, at=(-.10, .55, 0))
    for x, y, turn in ((-1.02, -.34, 12), (.98, -.42, -8)):
        together(sachets(label), (x, y, 0), (0, 0, turn), .62)


def sachets(label):
    """One sachet, as things that can be moved together."""
    before = set(bpy.data.objects)
    sachet(label)
    return [one for one in bpy.data.objects if one not in before and not one.parent]


def sachet_set(labels):
    """Sachets of several things that are sold together, side by side."""
    for number, label in enumerate(labels):
        before = set(bpy.data.objects)
        sachet(label, teeth=False, seed=9 + number)
        made = [one for one in bpy.data.objects if one not in before and not one.parent]
        together(made, ((number - (len(labels) - 1) / 2) * .86, .30 * (number % 2), 0), (0, 0, 8 - 8 * number))


def pillow(label, wide=1.1, tall=1.4, deep=.24, count=1, seed=4, carton=None):
    """A crisp or noodle pack: full of air, ribbed ends, a soft shine."""
    printed = print_label(label, wide / tall, 1, 1500)
    made = film(printed)
    plain = material(label.get('accent', '#cccccc'), .3, coat=.4)

    def build():
        def surface(sign):
            def place(u, v):
                ends = min(1, max(0, min(v, 1 - v) - .06) / .30)
                side = max(0., 1 - abs(2 * u - 1) ** 3) ** .6
                y = sign * (deep * side * math.sin(ends * math.pi / 2) ** .8 + .003)
                rib = .007 * math.sin(v * 300) if min(v, 1 - v) < .06 else 0
                dent = .05 * noise.noise(Vector((u * 6 + seed, v * 3, sign))) * max(0, .42 - ends) * 2 * side
                narrow = 1 - .07 * math.sin(ends * math.pi / 2)
                return (u - .5) * wide * narrow, y + rib + sign * dent, v * tall
            return place
        return [together([sheet(surface(-1), 120, 150, made), sheet(surface(1), 40, 60, plain)], (0, 0, 0), (-5, 0, 0))]
    if carton:
        columns, rows, words = carton
        carton_of({**label, 'name': [f'{label["name"][0]}  {words}'], 'style': 'nameplate'}, build, columns, rows, wide * .98, deep * 1.25, tall)
    else:
        group(build, count, wide, -10 if count == 1 else 0)


def carton_of(label, build, columns, rows, wide, deep, tall):
    """A carton full of packs, and one of them in front of it."""
    def fill():
        spots = [(column, row) for row in range(rows) for column in range(columns)][:-1]
        return [together(build(), ((column - (columns - 1) / 2) * wide, (row - (rows - 1) / 2) * deep, .04)) for column, row in spots]
    across, along = columns * wide + .10, rows * deep + .14
    open_carton(label, fill, across, along, tall * .72, (-.22, .5, 0))
    together(build(), (across * .40, -along * .5 - .30, 0), (0, 0, 10))


def pasta(label, wide=.62, tall=1.7):
    """Long clear packs of spaghetti with a printed middle, twenty in a carton."""
    printed = print_label(label, wide * 1.55 / (tall * .62), .64, 1400)
    grain = material('#e9bd62', .5, bump=(1, .9, (150, 150, 1)))

    def build():
        def strands(u, v):
            angle = 2 * math.pi * u
            ridge = 1 + .035 * math.cos(angle * 46)
            return wide * .46 * math.sin(angle) * ridge, -.20 * math.cos(angle) * ridge, .06 + v * (tall - .16)

        def wrap(u, v):
            angle = (u - .5) * math.pi * 1.06
            return wide * .485 * math.sin(angle), -.225 * math.cos(angle), tall * (.19 + .62 * v)
        film_top = sheet(lambda u, v: ((u - .5) * wide * .96, .02 * math.sin(u * 40), tall - .10 + v * .16), 60, 4, material('#f4e6bf', .3, coat=.5))
        return [together([sheet(strands, 420, 8, grain), sheet(wrap, 60, 12, film(printed)), film_top], (0, 0, 0), (-3, 0, 0))]
    carton_of(label, build, 5, 4, wide, .46, tall)


def soft_pack(label, wide=1.5, tall=1.05, deep=.62):
    """A soft wrapped block: pads, tissues."""
    printed = print_label(label, wide / tall, 1, 1200)
    made = film(printed, True)
    plain = material(label.get('paper', '#eeeeee'), .45, coat=.15)

    def shell(front):
        def place(u, v):
            across = 2 * u - 1
            x = across * wide / 2
            y = (-1 if front else 1) * max(0, 1 - abs(across) ** 7) ** .3 * deep / 2
            pinch = 1 - .10 * abs(2 * v - 1) ** 4
            fold = .02 * noise.noise(Vector((u * 8, v * 5, front)))
            return x * pinch, y * pinch + fold, v * tall
        return place
    top = sheet(lambda u, v: ((u - .5) * wide * .9, (v - .5) * deep * .9, tall - .02 + .05 * math.sin(math.pi * u) * math.sin(math.pi * v)), 40, 20, plain)
    together([sheet(shell(1), 140, 60, made), sheet(shell(0), 60, 30, plain), top], turn=(0, 0, -16))
