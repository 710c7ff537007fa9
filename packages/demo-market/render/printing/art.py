"""Small art that no set of emoji has: what is in the pack, drawn flat."""
import math
import random

from PIL import Image, ImageDraw

SIDE = 480


def canvas():
    image = Image.new('RGBA', (SIDE, SIDE), (0, 0, 0, 0))
    return image, ImageDraw.Draw(image)


def trimmed(image):
    """Square, without what is empty around it."""
    box = image.getbbox()
    side = max(box[2] - box[0], box[3] - box[1])
    middle = ((box[0] + box[2]) // 2, (box[1] + box[3]) // 2)
    return image.crop((middle[0] - side // 2, middle[1] - side // 2, middle[0] + side // 2, middle[1] + side // 2))


def blob(draw, at, wide, high, colour, turn=0, rough=.0, seed=1):
    chance = random.Random(seed)
    waves = [(k, chance.uniform(0, 6.28)) for k in (3, 5, 8)]
    points = []
    for step in range(120):
        a = 2 * math.pi * step / 120
        reach = 1 + rough * sum(math.sin(k * a + start) for k, start in waves)
        x, y = wide * reach * math.cos(a), high * reach * math.sin(a)
        c, s = math.cos(turn), math.sin(turn)
        points.append((at[0] + x * c - y * s, at[1] + x * s + y * c))
    draw.polygon(points, fill=colour)


def yam():
    """A brown tuber that is cut: white within its bark; a white slice before it."""
    image, draw = canvas()
    chance = random.Random(2)
    for step in range(60):
        share = step / 59
        blob(draw, (94 + 256 * share, 130 + 110 * share), 62 + 30 * math.sin(share * 2.6), 84 + 12 * math.sin(share * 5), '#6b4526', .36, .02, step)
    for _ in range(70):
        x, y = chance.uniform(20, 330), chance.uniform(-50, 50)
        start = (74 + x * .90, 135 + x * .36 + y)
        draw.line((start, (start[0] + chance.uniform(6, 22), start[1] + chance.uniform(2, 10))), fill=chance.choice(('#4c2e16', '#8f6640')), width=4)
    for at in ((372, 250), (190, 372)):
        blob(draw, at, 92, 100, '#5a3819', .3, .02, 7)
        blob(draw, at, 80, 88, '#f8f0dc', .3, .02, 7)
        for _ in range(22):
            x, y = at[0] + chance.uniform(-52, 52), at[1] + chance.uniform(-58, 58)
            draw.ellipse((x, y, x + 7, y + 7), fill='#e3d4b2')
    return trimmed(image)


def ukwa():
    """Seeds of breadfruit: small brown ovals with a pale end, three peeled."""
    image, draw = canvas()
    chance = random.Random(5)
    spots = [(95, 330), (190, 370), (300, 372), (395, 325), (140, 250), (240, 285), (345, 255), (200, 175), (295, 180), (250, 95)]
    for number, at in enumerate(spots):
        turn = chance.uniform(-1.2, 1.2)
        is_peeled = number in (1, 6, 7)
        blob(draw, at, 68, 43, '#5a3216' if not is_peeled else '#b98a4a', turn, .01, number)
        blob(draw, at, 60, 36, '#8f5428' if not is_peeled else '#f0d9a0', turn, .01, number)
        tip = (at[0] - 42 * math.cos(turn), at[1] - 42 * math.sin(turn))
        blob(draw, tip, 15, 12, '#e8c890' if not is_peeled else '#d8b670', turn)
    return trimmed(image)


def kilishi():
    """Thin dried sheets of beef, dark red with flecks of spice, one on the other."""
    image, draw = canvas()
    for number, (at, turn) in enumerate((((250, 140), -.18), ((225, 240), .12), ((255, 340), -.08))):
        blob(draw, (at[0] + 6, at[1] + 12), 205, 82, '#2e0a05', turn, .035, number + 3)
        blob(draw, at, 205, 80, ('#8a3416', '#7a2810', '#96401c')[number], turn, .035, number + 3)
        chance = random.Random(number)
        for _ in range(120):
            a, reach = chance.uniform(0, 6.28), math.sqrt(chance.random()) * .86
            x, y = at[0] + 195 * reach * math.cos(a), at[1] + 70 * reach * math.sin(a) + turn * 195 * reach * math.cos(a)
            size = chance.uniform(3, 8)
            draw.ellipse((x, y, x + size, y + size * .7), fill=chance.choice(('#e0a040', '#d8601c', '#3a1006', '#f0c878')))
    return trimmed(image)


def oloyin():
    """Honey beans: light brown, each with its pale eye."""
    image, draw = canvas()
    chance = random.Random(8)
    for number, at in enumerate(((110, 330), (230, 372), (350, 330), (165, 235), (295, 240), (225, 130))):
        turn = chance.uniform(-.7, .7)
        blob(draw, at, 74, 48, '#6a3c12', turn, .01, number)
        blob(draw, at, 67, 41, ('#b9782f', '#c88a3e', '#a9682a')[number % 3], turn, .01, number)
        middle = (at[0] + 20 * math.sin(turn), at[1] - 22 * math.cos(turn))
        blob(draw, middle, 19, 10, '#f4e2bc', turn)
        blob(draw, middle, 8, 5, '#3a1c08', turn)
    return trimmed(image)


DRAWN = {'oloyin': oloyin, 'yam': yam, 'ukwa': ukwa, 'kilishi': kilishi}
