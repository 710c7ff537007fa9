"""Patterns of printed and woven cloth, as tiles that repeat."""
import math

import numpy as np
from PIL import Image, ImageColor, ImageDraw

from .screens import saved

SIDE = 1400


def finished(image, *recipe):
    """Softened a little and with the grain of cotton."""
    small = image.resize((SIDE // 2, SIDE // 2), Image.LANCZOS)
    values = np.asarray(small).astype(float) + np.random.RandomState(1).normal(0, 4, (SIDE // 2, SIDE // 2, 1))
    return saved(Image.fromarray(np.clip(values, 0, 255).astype('uint8')), 'cloth', *recipe)


def around(draw_one, x, y):
    """Once here and once beyond each edge, so that the tile repeats without a seam."""
    for left in (-SIDE, 0, SIDE):
        for up in (-SIDE, 0, SIDE):
            draw_one(x + left, y + up)


def petal(draw, x, y, angle, start, end, wide, colour):
    steps = [i / 14 for i in range(15)]
    edge = [(start + (end - start) * s, wide * math.sin(math.pi * s)) for s in steps]
    outline = edge + [(reach, -side) for reach, side in reversed(edge)]
    draw.polygon([(x + reach * math.cos(angle) - side * math.sin(angle), y + reach * math.sin(angle) + side * math.cos(angle)) for reach, side in outline], fill=colour)


def circle(draw, x, y, radius, colour):
    draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=colour)


def wax_print(ground='#12307a', main='#f2841c', second='#c4281c', light='#fff3dd', dark='#0c1c40', motif='sun'):
    """A wax print: suns, feathers or leaves in two rows, dots between them."""
    image = Image.new('RGB', (SIDE, SIDE), ground)
    draw = ImageDraw.Draw(image)
    for row in range(0, SIDE, 70):
        for column in range(0, SIDE, 70):
            circle(draw, column + (35 if row // 70 % 2 else 0), row, 7, dark)

    def sun(x, y):
        circle(draw, x, y, 330, dark)
        for ray in range(24):
            petal(draw, x, y, 2 * math.pi * ray / 24, 190, 320, 26, main if ray % 2 else light)
        circle(draw, x, y, 196, second)
        for ray in range(12):
            petal(draw, x, y, 2 * math.pi * ray / 12, 60, 184, 34, light if ray % 2 else main)
        circle(draw, x, y, 62, dark)
        circle(draw, x, y, 38, light)

    def feather(x, y):
        for size, colour in ((330, dark), (300, main), (230, second), (160, light), (100, dark), (48, main)):
            draw.ellipse((x - size * .62, y - size, x + size * .62, y + size * .9), fill=colour)
        for line in range(-4, 5):
            petal(draw, x, y + 250, -math.pi / 2 + line * .16, 60, 540, 9, light)

    def leaf(x, y):
        for turn in range(6):
            angle = math.pi / 3 * turn
            petal(draw, x, y, angle, 40, 330, 88, dark)
            petal(draw, x, y, angle, 60, 308, 66, main if turn % 2 else second)
            petal(draw, x, y, angle, 70, 290, 8, light)
        circle(draw, x, y, 62, light)
        circle(draw, x, y, 36, second)
    one = {'sun': sun, 'feather': feather, 'leaf': leaf}[motif]
    around(one, SIDE * .5, SIDE * .5)
    around(one, 0, 0)
    return finished(image, ground, main, second, light, dark, motif)


def lace(ground='#7a1030', thread='#a83a58'):
    """Cord lace: flowers raised on a net."""
    image = Image.new('RGB', (SIDE, SIDE), ground)
    draw = ImageDraw.Draw(image)
    for step in range(0, SIDE, 28):
        draw.line((step, 0, step, SIDE), fill=thread, width=3)
        draw.line((0, step, SIDE, step), fill=thread, width=3)

    def flower(x, y):
        for turn in range(8):
            petal(draw, x, y, math.pi / 4 * turn, 40, 260, 74, thread)
            petal(draw, x, y, math.pi / 4 * turn, 70, 230, 44, ground)
            petal(draw, x, y, math.pi / 4 * turn, 90, 210, 14, thread)
        circle(draw, x, y, 62, thread)
        circle(draw, x, y, 34, ground)
    if has_flowers:
        around(flower, SIDE * .5, SIDE * .5)
        around(flower, 0, 0)
    return finished(image, 'lace', ground, thread)


def adire(ground='#14245a', light='#c9d8f0'):
    """Indigo resist: squares with circles, crosses and combs drawn by hand."""
    image = Image.new('RGB', (SIDE, SIDE), ground)
    draw = ImageDraw.Draw(image)
    cell = SIDE // 4
    for row in range(4):
        for column in range(4):
            x, y = column * cell + cell / 2, row * cell + cell / 2
            draw.rectangle((x - cell * .46, y - cell * .46, x + cell * .46, y + cell * .46), outline=light, width=8)
            kind = (row * 3 + column) % 4
            if kind == 0:
                for radius in (130, 100, 70, 40):
                    draw.ellipse((x - radius, y - radius, x + radius, y + radius), outline=light, width=9)
            elif kind == 1:
                for line in range(-4, 5):
                    draw.line((x + line * 32, y - 120, x + line * 32, y + 120), fill=light, width=8)
            elif kind == 2:
                for turn in range(8):
                    petal(draw, x, y, math.pi / 4 * turn, 20, 140, 22, light)
            else:
                for spot in range(25):
                    circle(draw, x - 112 + spot % 5 * 56, y - 112 + spot // 5 * 56, 13, light)
    return finished(image, 'adire', ground, light)


def stripes(colours=('#7a1030', '#e0b04a', '#7a1030', '#c98b1c', '#f2dca0'), widths=(9, 2, 5, 1, 1), shine=14):
    """Handwoven strips: stripes along, a fine weave across."""
    image = Image.new('RGB', (SIDE, SIDE), colours[0])
    draw = ImageDraw.Draw(image)
    unit = SIDE / 4 / sum(widths)
    x = 0.
    while x < SIDE - 1:
        for colour, width in zip(colours, widths):
            draw.rectangle((x, 0, x + width * unit, SIDE), fill=colour)
            x += width * unit
    values = np.asarray(image).astype(float)
    rows = (np.arange(SIDE) // 7 % 2)[:, None, None] * shine
    return finished(Image.fromarray(np.clip(values + rows - shine / 2, 0, 255).astype('uint8')), 'stripes', colours, widths)


def george(ground='#8a1420', thread='#e0b04a', second='#1f8a8a'):
    """Silk with a metal thread: a net of lozenges, a flower in each."""
    image = Image.new('RGB', (SIDE, SIDE), ground)
    draw = ImageDraw.Draw(image)
    step = SIDE // 4
    for row in range(-1, 9):
        for column in range(-1, 5):
            x, y = column * step + (step / 2 if row % 2 else 0), row * step / 2
            draw.line((x - step / 2, y, x, y - step / 2, x + step / 2, y), fill=thread, width=9)
            for turn in range(8):
                petal(draw, x, y, math.pi / 4 * turn, 24, 104, 24, thread if turn % 2 else second)
            circle(draw, x, y, 26, thread)
            circle(draw, x, y, 13, ground)
    return finished(image, 'george', ground, thread, second)


def sprinkled(ground='#f4ead8', motif='star', colours=('#e0a84a', '#7ab0a0')):
    """Small stars, moons or leaves on a plain ground."""
    image = Image.new('RGB', (SIDE, SIDE), ground)
    draw = ImageDraw.Draw(image)
    step = SIDE // 7
    for row in range(8):
        for column in range(8):
            x, y = column * step + (step / 2 if row % 2 else 0), row * step
            colour = colours[(row + column) % len(colours)]
            if motif == 'star':
                corners = [((34 if k % 2 == 0 else 15) * math.sin(math.pi * k / 5), -(34 if k % 2 == 0 else 15) * math.cos(math.pi * k / 5)) for k in range(10)]
                draw.polygon([(x + a, y + b) for a, b in corners], fill=colour)
            elif motif == 'moon':
                circle(draw, x, y, 34, colour)
                circle(draw, x + 15, y - 8, 28, ground)
            else:
                petal(draw, x, y, .6 + row, -40, 40, 17, colour)
    return finished(image, 'sprinkled', ground, motif, colours)


def plain(ground='#ffffff'):
    return finished(Image.new('RGB', (SIDE, SIDE), ground), 'plain', ground)


def openwork(thread='#7a1030', shade='#4a081c', light='#a83a58', is_net=False, has_flowers=True):
    """Guipure or net lace, cut out: what is not thread is clear. Flowers in cord, joined by bars; scallops along the foot
    come from `scalloped`."""
    image = Image.new('RGBA', (SIDE, SIDE), (*ImageColor.getrgb(thread), 0))
    draw = ImageDraw.Draw(image)
    if is_net:
        for step in range(-SIDE, 2 * SIDE, 35):
            draw.line((step, 0, step + SIDE, SIDE), fill=thread, width=9)
            draw.line((step, 0, step - SIDE, SIDE), fill=thread, width=9)
    else:
        for x, y in ((0, 0), (.5, .5)):
            for turn in range(8):
                angle = math.pi / 4 * turn + .39
                for left in (-1, 0, 1):
                    for up in (-1, 0, 1):
                        at = ((x + left) * SIDE, (y + up) * SIDE)
                        draw.line((*at, at[0] + 700 * math.cos(angle), at[1] + 700 * math.sin(angle)), fill=shade, width=26)

    def flower(x, y):
        for turn in range(8):
            angle = math.pi / 4 * turn
            petal(draw, x, y, angle, 60, 400, 112, shade)
            petal(draw, x, y, angle, 60, 392, 100, thread)
            petal(draw, x, y, angle, 110, 350, 58, (0, 0, 0, 0))
            petal(draw, x, y, angle, 150, 330, 26, light)
        circle(draw, x, y, 128, shade)
        circle(draw, x, y, 116, thread)
        circle(draw, x, y, 66, light)
        circle(draw, x, y, 34, shade)
    around(flower, SIDE * .5, SIDE * .5)
    around(flower, 0, 0)
    for x, y in ((0, .5), (.5, 0)):
        def ring_of_cord(at_x, at_y):
            circle(draw, at_x, at_y, 120, shade)
            circle(draw, at_x, at_y, 110, thread)
            circle(draw, at_x, at_y, 62, (0, 0, 0, 0))
            circle(draw, at_x, at_y, 30, light)
        around(ring_of_cord, SIDE * x, SIDE * y)
    return saved(image.resize((SIDE // 2, SIDE // 2), Image.LANCZOS), 'openwork', thread, shade, light, is_net, has_flowers)


def border(ground='#8a1420', thread='#e0b04a', second='#1f8a8a'):
    """The end of a George wrapper, twice as tall as broad: the cloth above, below it a plain band with metal thread."""
    image = Image.new('RGB', (SIDE, 2 * SIDE), ground)
    with Image.open(george(ground, thread, second)) as cloth:
        tile = cloth.resize((SIDE, SIDE), Image.LANCZOS)
    image.paste(tile, (0, -170))
    image.paste(tile, (0, SIDE - 170))
    draw = ImageDraw.Draw(image)
    top = 2 * SIDE - 760
    draw.rectangle((0, top, SIDE, 2 * SIDE), fill=ground)
    for y, wide in ((40, 30), (84, 9), (560, 9), (604, 30), (700, 22)):
        draw.rectangle((0, top + y - wide / 2, SIDE, top + y + wide / 2), fill=thread)
    for column in range(4):
        x, y = (column + .5) * SIDE / 4, top + 322
        draw.polygon([(x - 168, y), (x, y - 190), (x + 168, y), (x, y + 190)], outline=thread, width=16)
        for turn in range(8):
            petal(draw, x, y, math.pi / 4 * turn, 26, 136, 34, thread if turn % 2 else second)
        circle(draw, x, y, 34, thread)
        for side in (-1, 1):
            petal(draw, x + SIDE / 8, y, side * math.pi / 2, 14, 200, 40, thread)
            petal(draw, x - SIDE / 8, y, side * math.pi / 2, 14, 200, 40, thread)
    return saved(image.resize((SIDE // 2, SIDE), Image.LANCZOS), 'border', ground, thread, second)


def braid(colour):
    """A woven jacket: short threads side by side, one way and the other in turns, each with a light middle and dark edges."""
    base = ImageColor.getrgb(colour)
    image = Image.new('RGB', (256, 256), tuple(round(one * .35) for one in base))
    draw = ImageDraw.Draw(image)
    for row in range(-1, 3):
        for column in range(-1, 3):
            for way, (x, y) in ((1, (column * 128, row * 128)), (-1, (column * 128 + 64, row * 128 + 64))):
                for strand in range(5):
                    at = x + 14 + strand * 21
                    for wide, share, lift in ((19, .7, 0), (11, 1.0, 8), (4, 1.0, 30)):
                        tint = tuple(min(255, round(one * share) + lift) for one in base)
                        lean = 30 * way
                        draw.line((at - lean, y + 4, at + lean, y + 124), fill=tint, width=wide)
    return saved(image, 'braid', colour)
