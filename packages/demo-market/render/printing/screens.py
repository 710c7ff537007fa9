"""What screens show: colours that flow, a clock, a few icons of our own."""
import hashlib
import os

import numpy as np
from PIL import Image, ImageDraw

from .labels import FOLDER
from .type import font, write

WARM = ((28, 20, 70), (255, 120, 90), (80, 120, 255), (255, 190, 90))
FRESH = ((8, 58, 74), (60, 210, 190), (40, 110, 220), (250, 230, 120))
DUSK = ((40, 14, 60), (240, 90, 150), (110, 60, 220), (255, 170, 120))
LEAF = ((10, 50, 34), (120, 210, 110), (20, 130, 110), (250, 220, 120))


def flow(width, height, colours):
    """A wallpaper: soft spots of colour with a few ribbons."""
    y, x = np.mgrid[0:height, 0:width].astype(float)
    x, y = x / width, y / height
    base, one, two, three = (np.array(colour, float) for colour in colours)
    picture = np.broadcast_to(base, (height, width, 3)).copy()
    ratio = height / width
    for cx, cy, reach, colour in ((.1, .25, .5, two), (.95, .55, .55, one), (.3, .95, .5, three), (.8, .05, .3, (one + two) / 2)):
        weight = np.exp(-((x - cx) ** 2 + ((y - cy) * ratio) ** 2) / reach ** 2)[..., None]
        picture = picture * (1 - weight) + colour * weight
    for band in range(5):
        edge = .45 + .07 * band + .10 * np.sin(x * 3.4 + band * .55) + .03 * np.sin(x * 9 + band)
        weight = (np.clip((y - edge) * 16, 0, 1) * np.clip(1 - (y - edge) * 3.2, 0, 1) * .28)[..., None]
        picture = picture * (1 - weight) + np.array([255, 225 - 30 * band, 235]) * weight
    return Image.fromarray(np.clip(picture, 0, 255).astype('uint8'))


def saved(image, *recipe):
    os.makedirs(FOLDER, exist_ok=True)
    path = f'{FOLDER}/screen-{hashlib.sha256(repr(recipe).encode()).hexdigest()[:14]}.png'
    image.save(path)
    return path


def phone_screen(colours=WARM, hole='middle'):
    width, height = 900, 1950
    image = flow(width, height, colours)
    draw = ImageDraw.Draw(image, 'RGBA')
    draw.text((70, 52), '12:30', 'white', font('sans', 44))
    draw.rounded_rectangle((770, 54, 830, 84), 8, outline='white', width=4)
    draw.rounded_rectangle((776, 60, 816, 78), 4, fill='white')
    if hole:
        x = 450 if hole == 'middle' else 180
        draw.ellipse((x - 22, 44, x + 22, 88), fill=(0, 0, 0))
    write(draw, (450, 330), '12:30', 'light', 240, 'white')
    write(draw, (450, 490), 'Market day, Friday', 'text', 46, (255, 255, 255, 235))
    draw.rounded_rectangle((50, 1680, 850, 1870), 84, fill=(255, 255, 255, 70))
    for place, colour in enumerate(('#f2a33c', '#5a56c8', '#ffffff', '#e2553a')):
        x = 92 + place * 188
        draw.ellipse((x, 1704, x + 142, 1846), fill=colour)
        draw.rounded_rectangle((x + 46, 1750, x + 96, 1800), 14 + 10 * (place % 2), fill='#ffffff' if colour != '#ffffff' else '#5a56c8')
    return saved(image, 'phone', colours, hole)


def desktop_screen(colours=FRESH, app='chart'):
    """A computer with a window open: a chart, a table or a letter."""
    width, height = 1600, 1000
    image = flow(width, height, colours)
    draw = ImageDraw.Draw(image, 'RGBA')
    draw.rounded_rectangle((230, 120, 1240, 820), 22, fill='#fbfaf6')
    draw.rounded_rectangle((230, 120, 1240, 190), 22, fill='#e9e6f4')
    for place, colour in enumerate(('#e2553a', '#f2a33c', '#3fae6a')):
        draw.ellipse((260 + place * 40, 142, 284 + place * 40, 166), fill=colour)
    {'chart': draw_chart, 'table': draw_table, 'letter': draw_letter}[app](draw)
    draw.rounded_rectangle((1290, 120, 1500, 400), 22, fill=(255, 255, 255, 210))
    write(draw, (1395, 210), '12:30', 'light', 74, '#1a1b33')
    write(draw, (1395, 290), 'Friday', 'text', 34, '#1a1b33')
    draw.rounded_rectangle((500, 905, 1100, 980), 36, fill=(255, 255, 255, 110))
    for place, colour in enumerate(('#f2a33c', '#5a56c8', '#ffffff', '#e2553a', '#3fae6a', '#2a9fd0')):
        draw.rounded_rectangle((535 + place * 92, 915, 590 + place * 92, 970), 16, fill=colour)
    return saved(image, 'desktop', colours, app)


def draw_chart(draw):
    draw.text((290, 230), 'Sales this month', '#1a1b33', font('sans', 46))
    for place, share in enumerate((.35, .5, .42, .66, .58, .8, .72, .94)):
        x = 300 + place * 110
        draw.rounded_rectangle((x, 760 - 400 * share, x + 62, 760), 10, fill='#5a56c8' if place % 2 else '#f2a33c')


def draw_table(draw):
    draw.text((290, 212), 'Stock and orders', '#1a1b33', font('sans', 46))
    draw.rectangle((230, 290, 1240, 345), fill='#1f7a4a')
    for row in range(9):
        y = 345 + row * 52
        draw.rectangle((230, y, 1240, y + 52), fill='#ffffff' if row % 2 else '#e9f5ee')
        for column, wide in enumerate((190, 120, 90, 130)):
            draw.rounded_rectangle((262 + column * 250, y + 18, 262 + column * 250 + wide - (row * 37 + column * 23) % 50, y + 32), 7, fill='#5a6472' if column else '#22303a')
    for column in range(1, 4):
        draw.line((230 + column * 250, 290, 230 + column * 250, 815), fill='#b9cfc2', width=3)


def draw_letter(draw):
    draw.rectangle((230, 190, 420, 800), fill='#dfe6f2')
    for row in range(7):
        draw.rounded_rectangle((256, 226 + row * 76, 394, 258 + row * 76), 9, fill='#2a5ab8' if row == 1 else '#b4c2d8')
    draw.text((470, 232), 'Contract', '#1a1b33', font('sans', 60))
    for row in range(11):
        draw.rounded_rectangle((470, 344 + row * 40, (1180, 1140, 1190, 860)[row % 4], 360 + row * 40), 7, fill='#8a93a4')


def tv_screen(colours=LEAF):
    """A landscape at dusk: hills, a river and the sun."""
    width, height = 1600, 900
    y, x = np.mgrid[0:height, 0:width].astype(float)
    x, y = x / width, y / height
    sky = np.array([255, 176, 92]) * y[..., None] ** .7 + np.array([60, 70, 170]) * (1 - y[..., None] ** .7)
    sun = np.exp(-((x - .68) ** 2 + ((y - .46) * .56) ** 2) / .006)[..., None]
    picture = sky * (1 - sun) + np.array([255, 240, 190]) * sun
    for layer in range(4):
        edge = .50 + .10 * layer + .05 * np.sin(x * (4 + layer * 1.7) + layer * 2) + .02 * np.sin(x * (13 + layer * 4))
        shade = np.array(colours[0]) * (1 - .22 * (3 - layer)) + np.array(colours[1]) * .22 * (3 - layer)
        picture = np.where((y > edge)[..., None], shade, picture)
    river = np.abs(x - .5 - .10 * np.sin(y * 9)) < (y - .72) * .28
    picture = np.where((river & (y > .74))[..., None], np.array([250, 200, 130]), picture)
    return saved(Image.fromarray(np.clip(picture, 0, 255).astype('uint8')), 'tv', colours)


def channel_list():
    """The list of a decoder inside a television: free channels with their numbers, the first of them shown beside it."""
    with Image.open(tv_screen(FRESH)) as picture:
        image = picture.convert('RGB')
    draw = ImageDraw.Draw(image, 'RGBA')
    draw.rectangle((0, 0, 760, 900), fill=(10, 18, 40, 228))
    draw.text((60, 50), 'FREE-TO-AIR', '#ffd24a', font('sans', 84))
    draw.text((62, 160), 'Built-in decoder · 24 channels', '#ffffff', font('text', 42))
    for row, name in enumerate(('News 24', 'Village Drama', 'Football Live', 'Gospel Hour', 'Kiddies', 'Farm & Market')):
        y = 250 + row * 104
        draw.rounded_rectangle((44, y, 716, y + 88), 16, fill='#2f6fe0' if row == 0 else (255, 255, 255, 26))
        draw.text((76, y + 16), f'{101 + row}', '#ffd24a', font('sans', 46))
        draw.text((210, y + 16), name, '#ffffff', font('sans', 46))
        draw.text((600, y + 22), 'FREE', '#8af0b0', font('sans', 36))
    return saved(image, 'channels')


def watch_face(colours=DUSK, is_for_children=False):
    size = (700, 840)
    image = Image.new('RGB', size, '#08080c')
    draw = ImageDraw.Draw(image)
    if is_for_children:
        return draw_map_face(image, draw)
    write(draw, (350, 330), '12:30', 'sans' if is_for_children else 'light', 230, '#ffffff', 600)
    write(draw, (350, 480), 'FRI 20', 'sans', 54, '#f2a33c', spacing=.1)
    for place, (share, colour) in enumerate(((.8, '#e2553a'), (.6, '#5ad08a'), (.45, '#6a8cff'))):
        box = (70 + place * 200, 590, 230 + place * 200, 750)
        draw.arc(box, 0, 360, '#26262e', 24)
        draw.arc(box, -90, -90 + 360 * share, colour, 24)
    write(draw, (350, 140), 'Good day', 'text', 58, '#c9c9d6')
    return saved(image, 'watch', colours, is_for_children)


def draw_map_face(image, draw):
    """What a child's watch shows: the time, where it is, and two keys to call."""
    draw.rectangle((0, 0, 700, 840), fill='#bfe6a8')
    for points in (((0, 300), (700, 210)), ((160, 0), (280, 840)), ((0, 600), (700, 480)), ((520, 0), (470, 840))):
        draw.line(points, fill='#ffffff', width=44)
    draw.polygon([(0, 660), (0, 840), (330, 840)], fill='#7ac4f0')
    draw.ellipse((300, 300, 430, 430), fill='#e2352a')
    draw.polygon([(312, 396), (418, 396), (365, 500)], fill='#e2352a')
    draw.ellipse((340, 340, 390, 390), fill='#ffffff')
    draw.rounded_rectangle((150, 60, 550, 220), 60, fill='#ffffff')
    write(draw, (350, 140), '12:30', 'sans', 120, '#1a3a8a', 360)
    for x, colour in ((190, '#2fae4a'), (510, '#f2a31c')):
        draw.ellipse((x - 80, 610, x + 80, 770), fill=colour)
        draw.arc((x - 38, 652, x + 38, 728), 20, 250, '#ffffff', 22)
    return saved(image, 'watch', 'map')


def text_screen(lines, size=(600, 300), ink='#dff6ff', paper='#0b1420'):
    """A small display with figures; lines: (text, size, share of the height)."""
    image = Image.new('RGB', size, paper)
    draw = ImageDraw.Draw(image)
    for text, tall, at in lines:
        write(draw, (size[0] / 2, size[1] * at), text, 'sans', tall, ink, size[0] * .92)
    return saved(image, 'text', lines, size, ink, paper)


def pressure_screen():
    """What is read from a cuff: two pressures and the pulse, each with its name."""
    size, ink, paper = (760, 670), '#10202c', '#c9dcd4'
    image = Image.new('RGB', size, paper)
    draw = ImageDraw.Draw(image)
    for name, unit, figure, tall, at in (('SYS', 'mmHg', '120', 250, .21), ('DIA', 'mmHg', '80', 250, .55), ('PULSE', '/min', '72', 150, .85)):
        write(draw, (120, size[1] * at - 26), name, 'sans', 62, ink, 210)
        write(draw, (120, size[1] * at + 38), unit, 'text', 44, ink, 210)
        write(draw, (500, size[1] * at), figure, 'sans', tall, ink, 480)
    for at in (.385, .72):
        draw.line((30, size[1] * at, size[0] - 30, size[1] * at), fill='#8fa8a0', width=6)
    return saved(image, 'pressure', size, ink, paper)
