"""What is printed or cast in a round: the dial of a watch, the wall of a tyre."""
import math

from PIL import Image, ImageDraw

from .screens import saved
from .type import write


def watch_dial(paper='#f6f1e4', ink='#2b2118', name='Balogun'):
    size = 900
    image = Image.new('RGB', (size, size), paper)
    draw = ImageDraw.Draw(image)
    middle = size / 2

    def at(angle, reach):
        return middle + reach * math.sin(angle), middle - reach * math.cos(angle)
    for minute in range(60):
        angle = 2 * math.pi * minute / 60
        is_hour = minute % 5 == 0
        draw.line([at(angle, 360 if is_hour else 395), at(angle, 420)], fill=ink, width=16 if is_hour else 5)
    write(draw, (middle, 300), name, 'serif', 64, ink)
    write(draw, (middle, 640), 'LAGOS', 'sans', 30, ink, spacing=.3)
    draw.rectangle((690, 405, 800, 495), fill='#ffffff', outline=ink, width=5)
    write(draw, (745, 450), '24', 'sans', 66, ink)
    for angle, long, wide in ((2 * math.pi * (10 + 10 / 60) / 12, 230, 24), (2 * math.pi * 10 / 60, 340, 16)):
        draw.line([at(angle + math.pi, 50), at(angle, long)], fill=ink, width=wide)
    draw.line([at(4 + math.pi, 70), at(4, 370)], fill='#c4281c', width=6)
    draw.ellipse((middle - 22, middle - 22, middle + 22, middle + 22), fill=ink)
    return saved(image, 'dial', paper, ink, name)


def sidewall(words, rubber='#141518', ink='#6f747b'):
    """The wall of a tyre as a strip: what is cast on it, twice around."""
    wide, tall = 5200, 190
    image = Image.new('RGB', (wide, tall), rubber)
    draw = ImageDraw.Draw(image)
    for number, word in enumerate([*words, *words]):
        size = 126 if number % len(words) == 0 else 78
        write(draw, (wide * (number + .5) / (2 * len(words)), tall / 2), word, 'black', size, ink)
    return saved(image, 'sidewall', *words, rubber, ink)
