"""Type and small art for what is printed on packs. Fonts come from Debian packages, all under the SIL Open Font License."""
import math
import os

from PIL import Image, ImageFont

from .art import DRAWN

FONTS = '/usr/share/fonts'
FACES = {
    'sans': 'opentype/inter/InterDisplay-SemiBold.otf',
    'text': 'opentype/inter/InterDisplay-Medium.otf',
    'light': 'opentype/inter/InterDisplay-Light.otf',
    'black': 'opentype/inter/InterDisplay-Black.otf',
    'script': 'opentype/lobster/lobster.otf',
    'script2': 'opentype/lobstertwo/LobsterTwo-Bold.otf',
    'wide': 'opentype/league-spartan/LeagueSpartan-ExtraBold.otf',
    'wide2': 'opentype/league-spartan/LeagueSpartan-SemiBold.otf',
    'tall': 'opentype/bebas-neue/BebasNeue-Bold.otf',
    'round': 'truetype/comfortaa/Comfortaa-Bold.ttf',
    'soft': 'truetype/quicksand/Quicksand-Bold.ttf',
    'serif': 'truetype/fonts-yrsa-rasa/Yrsa-SemiBold.ttf',
    'book': 'truetype/fonts-yrsa-rasa/Yrsa-Medium.ttf',
}
HERE = os.path.dirname(os.path.abspath(__file__))
EMOJI = os.path.join(HERE, '../../../../node_modules/@lobehub/fluent-emoji-3d/assets')


def font(face, size):
    return ImageFont.truetype(f'{FONTS}/{FACES[face]}', max(8, int(size)))


def width_of(draw, text, face, size, spacing=0):
    return draw.textlength(text, font(face, size)) + spacing * size * max(0, len(text) - 1)


def fitting_size(draw, text, face, size, width, spacing=0):
    """The size at which the text is no wider than this."""
    wide = width_of(draw, text, face, size, spacing)
    return size if wide <= width else size * width / wide


def write(draw, at, text, face, size, colour, width=None, spacing=0):
    """A line around a point; smaller where it would be too wide. Returns the size used."""
    if width:
        size = fitting_size(draw, text, face, size, width, spacing)
    x, y = at
    shape = font(face, size)
    if not spacing:
        draw.text((x, y), text, colour, shape, anchor='mm')
        return size
    x -= width_of(draw, text, face, size, spacing) / 2
    for one in text:
        draw.text((x, y), one, colour, shape, anchor='lm')
        x += draw.textlength(one, shape) + spacing * size
    return size


def write_lines(draw, at, lines, face, size, colour, width, height, leading=1.04, spacing=0):
    """Lines of one size around a point, smaller where they would be too wide or too high."""
    size = min([fitting_size(draw, line, face, size, width, spacing) for line in lines] + [height / len(lines) / leading])
    x, y = at
    step = size * leading
    top = y - step * (len(lines) - 1) / 2
    for place, line in enumerate(lines):
        write(draw, (x, top + place * step), line, face, size, colour, None, spacing)


def paste_art(image, code, at, size, turn=0):
    """One emoji of Fluent Emoji (MIT), or one of our own, as a printer would place a picture; '+32' after it turns its colours so far."""
    code, _, hue = code.partition('+')
    if code in DRAWN:
        art = DRAWN[code]()
    else:
        with Image.open(f'{EMOJI}/{code}.webp') as file:
            art = file.convert('RGBA')
    art = art.resize((int(size), int(size)), Image.LANCZOS)
    if hue:
        art = turn_hue(art, int(hue))
    if turn:
        art = art.rotate(turn, expand=True, resample=Image.BICUBIC)
    image.paste(art, (int(at[0] - art.width / 2), int(at[1] - art.height / 2)), art)


def turn_hue(art, degrees):
    hue, strength, value = art.convert('RGB').convert('HSV').split()
    turned = hue.point(lambda one: (one + round(degrees * 256 / 360)) % 256)
    coloured = Image.merge('HSV', (turned, strength, value)).convert('RGB')
    coloured.putalpha(art.getchannel('A'))
    return coloured


def paste_row(image, codes, at, size, apart=1.0):
    """Several side by side around a point, slightly turned."""
    for place, code in enumerate(codes):
        offset = place - (len(codes) - 1) / 2
        paste_art(image, code, (at[0] + offset * size * apart, at[1] + abs(offset) * size * .06), size, -offset * 9)


def bars(draw, at, width, height, seed=7):
    """Something like a barcode; it says nothing."""
    x, y = at
    draw.rectangle((x - width * .06, y - height * .08, x + width * 1.06, y + height * 1.08), fill='#ffffff')
    step = width / 70
    place, state = 0., seed
    while place < 68:
        state = (state * 1103515245 + 12345) % 2 ** 31
        thick = 1 + state // 65536 % 3
        draw.rectangle((x + place * step, y, x + (place + thick) * step, y + height), fill='#111111')
        place += thick + 1 + state // 1024 % 2


def rays(draw, centre, reach, count, colour):
    for ray in range(count):
        start, end = (2 * math.pi * (ray + part) / count for part in (0, .5))
        corners = [centre] + [(centre[0] + reach * math.cos(a), centre[1] + reach * math.sin(a)) for a in (start, end)]
        draw.polygon(corners, fill=colour)


def mixed(one, other, share):
    """A colour between two hex words."""
    a, b = ([int(word[at:at + 2], 16) for at in (1, 3, 5)] for word in (one, other))
    return '#' + ''.join(f'{round(x + (y - x) * share):02x}' for x, y in zip(a, b))
