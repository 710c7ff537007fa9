"""Labels of invented brands. A label is data (brand, name, note, net, colours, art) and one of a few styles."""
import hashlib
import json
import os
import tempfile

from PIL import Image, ImageDraw

from .type import bars, mixed, paste_row, rays, write, write_lines

FOLDER = os.environ.get('RENDER_SCRATCH', os.path.join(tempfile.gettempdir(), 'ahia-render'))


class Panel:
    """The front of a pack: what styles draw on."""

    def __init__(self, image, box, label):
        self.image = image
        self.draw = ImageDraw.Draw(image, 'RGBA')
        self.left, self.top, self.right, self.bottom = box
        self.width, self.height = self.right - self.left, self.bottom - self.top
        self.unit = min(self.width, self.height * 1.15)
        self.paper = label.get('paper', '#fff6e4')
        self.ink = label.get('ink', '#3a1d0b')
        self.accent = label.get('accent', '#c4281c')
        self.brand, self.names = label['brand'], label['name']
        self.note, self.net = label.get('note', ''), label.get('net', '')
        self.art = label.get('art', [])
        self.face = label.get('face')

    def at(self, x, y):
        """Shares of the panel, from its upper left corner."""
        return self.left + x * self.width, self.top + y * self.height

    def line(self, y, text, face, size, colour, width=.86, spacing=0):
        write(self.draw, self.at(.5, y), text, face, size * self.unit, colour, width * self.width, spacing)

    def lines(self, y, texts, face, size, colour, width=.86, spacing=0, height=.24):
        wide, high = width * self.width, height * self.height
        write_lines(self.draw, self.at(.5, y), texts, face, size * self.unit, colour, wide, high, spacing=spacing)

    def band(self, top, bottom, colour):
        """Around the whole pack, not only its front."""
        self.draw.rectangle((0, self.at(0, top)[1], self.image.width, self.at(0, bottom)[1]), fill=colour)

    def arts(self, y, size, apart=1.0, height=.26):
        paste_row(self.image, self.art, self.at(.5, y), min(size * self.unit, height * self.height), apart)


def bands(panel):
    """Provisions: cream paper between coloured bands, the brand in script."""
    panel.band(0, .05, panel.accent)
    panel.band(.95, 1, panel.accent)
    panel.band(.065, .072, panel.accent)
    panel.band(.928, .935, panel.accent)
    panel.line(.205, panel.brand, panel.face or 'script', .19, panel.ink)
    panel.line(.37, 'NIGERIA', 'sans', .036, panel.accent, spacing=.3)
    panel.lines(.485, panel.names, 'wide', .125, panel.ink, .84, .03, .17)
    panel.line(.60, panel.note, 'text', .056, panel.ink)
    panel.arts(.735, .19, height=.19)
    panel.line(.875, panel.net or 'Made in Nigeria', 'sans', .056, panel.ink)


def badge(panel):
    """Foodstuff: rays behind a round cream badge, dark ends."""
    rays(panel.draw, panel.at(.5, .46), panel.height * 1.4, 22, mixed(panel.accent, '#ffffff', .28) + '88')
    panel.band(-1, .11, panel.ink)
    panel.band(.90, 1, panel.ink)
    x, y = panel.at(.5, .455)
    radius = min(panel.width * .42, panel.height * .31)
    panel.draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill='#fff8e6')
    inner = radius * .94
    panel.draw.ellipse((x - inner, y - inner, x + inner, y + inner), outline=panel.ink, width=max(3, int(radius * .016)))
    share = radius / panel.height
    wide = radius * 1.5 / panel.width
    panel.line(.455 - share * .56, panel.brand, panel.face or 'script', .135, mixed(panel.ink, panel.accent, .35), wide * .82)
    panel.lines(.455 + share * .06, panel.names, 'wide', .15, panel.ink, wide * 1.08, .02, share * .72)
    panel.line(.455 + share * .50, panel.note, 'sans', .05, panel.ink, wide * .84)
    panel.arts(.455 + share * 1.02, .26, .9)
    panel.line(.95, panel.net or 'PRODUCT OF NIGERIA', 'black', .07 if panel.net else .045, '#fff8e6')
    panel.line(.055, 'QUALITY  ·  CLEAN  ·  TESTED', 'sans', .036, '#fff8e6', spacing=.16)


def clean(panel):
    """Care: much quiet around a few words."""
    panel.line(.17, panel.brand, panel.face or 'wide2', .155, panel.ink, spacing=.08)
    x, y = panel.at(.5, .30)
    panel.draw.rectangle((x - panel.width * .14, y - panel.unit * .006, x + panel.width * .14, y + panel.unit * .006), fill=panel.accent)
    panel.lines(.455, panel.names, 'text', .145, panel.ink, height=.23)
    panel.line(.625, panel.note, 'text', .066, mixed(panel.ink, panel.paper, .15))
    panel.arts(.765, .20, height=.19)
    panel.line(.92, panel.net, 'text', .058, panel.ink)


def pharmacy(panel):
    """Medicine: white, a block of colour, everything stated."""
    panel.band(0, .34, panel.accent)
    panel.band(.34, .36, mixed(panel.accent, '#000000', .3))
    panel.line(.17, panel.brand, panel.face or 'soft', .19, '#ffffff')
    panel.lines(.495, panel.names, 'black', .12, panel.ink, height=.20)
    panel.line(.635, panel.note, 'text', .056, panel.ink)
    panel.arts(.775, .17, height=.2)
    panel.band(.91, 1, panel.accent)
    panel.line(.957, panel.net or 'Keep away from children', 'sans', .055, '#ffffff')


def bold(panel):
    """Loud: a sweep of the second colour, a name in tall capitals."""
    draw = panel.draw
    sweep = [panel.at(-1.2, .74), panel.at(.2, .60), panel.at(2.2, .40), panel.at(2.2, 1), panel.at(-1.2, 1)]
    draw.polygon(sweep, fill=panel.accent)
    edge = [panel.at(-1.2, .74), panel.at(.2, .60), panel.at(2.2, .40), panel.at(2.2, .425), panel.at(.2, .625), panel.at(-1.2, .765)]
    draw.polygon(edge, fill='#ffffff')
    panel.line(.11, panel.brand, panel.face or 'black', .13, panel.ink)
    panel.lines(.35, panel.names, 'tall', .26 if len(panel.names) == 1 else .21, panel.ink, .86, .01, .31)
    panel.line(.54, panel.note, 'sans', .05, panel.ink, .8)
    panel.arts(.755, .34, .85, .27)
    panel.line(.94, panel.net, 'black', .065, '#ffffff', .8)


def craft(panel):
    """From a farm: kraft paper, a frame, a book face."""
    draw = panel.draw
    (left, top), (right, bottom) = panel.at(.06, .05), panel.at(.94, .95)
    for inset, thick in ((0, .010), (.022, .004)):
        gap = inset * panel.unit
        draw.rectangle((left + gap, top + gap, right - gap, bottom - gap), outline=panel.ink, width=max(2, int(thick * panel.unit)))
    panel.line(.19, panel.brand, panel.face or 'serif', .15, panel.ink, .74)
    panel.line(.30, 'SMALL BATCH', 'sans', .036, panel.accent, spacing=.3)
    panel.arts(.44, .22, height=.2)
    panel.lines(.63, panel.names, 'serif', .14, panel.ink, .76, height=.17)
    panel.line(.765, panel.note, 'book', .066, panel.ink, .74)
    panel.line(.87, panel.net, 'sans', .05, panel.accent, .7)


def nameplate(panel):
    """The plate on a device: brand and name, as large as they fit."""
    panel.line(.27, panel.brand, panel.face or 'wide2', .26, panel.ink, spacing=.08)
    panel.lines(.67, panel.names, 'sans', .40, panel.ink, .90, height=.5)


STYLES = {'bands': bands, 'badge': badge, 'clean': clean, 'pharmacy': pharmacy, 'bold': bold, 'craft': craft, 'nameplate': nameplate}


def print_label(label, aspect, front=1., height=1000, inset=0.):
    """The path of a printed label. aspect: width by height of all of it; front: which share of the width is its front;
    inset: how much of the top stays free, as for a zip."""
    recipe = json.dumps([label, round(aspect, 3), front, height, inset], sort_keys=True)
    path = f'{FOLDER}/{hashlib.sha256(recipe.encode()).hexdigest()[:16]}.png'
    width = int(height * aspect)
    image = Image.new('RGB', (width, height), label.get('paper', '#fff6e4'))
    side = width * (1 - front) / 2
    panel = Panel(image, (side, inset * height, width - side, height), label)
    STYLES[label.get('style', 'bands')](panel)
    if front < .6:
        print_back(panel, width)
    os.makedirs(FOLDER, exist_ok=True)
    image.save(path)
    return path


def print_woven(label, aspect, tapes=88):
    """A print on woven cloth: its tapes are seen through the ink."""
    path = print_label(label, aspect, 1, 1600)
    woven = path.replace('.png', '-woven.png')
    with Image.open(path) as image:
        cloth = image.convert('RGB')
    draw = ImageDraw.Draw(cloth, 'RGBA')
    size = cloth.height / tapes
    for row in range(tapes):
        for column in range(int(cloth.width / size) + 1):
            x, y, is_over = column * size, row * size, (row + column) % 2
            draw.rectangle((x, y, x + size, y + size), fill=(255, 255, 255, 16) if is_over else (0, 0, 0, 20))
            edge = (x, y, x + size, y + 2) if is_over else (x, y, x + 2, y + size)
            draw.rectangle(edge, fill=(0, 0, 0, 34))
    cloth.save(woven)
    return woven


def print_back(panel, width):
    """What is seen at the sides of a round pack: small words on one, bars on the other."""
    height = panel.height
    words = ('STORAGE', 'Keep in a cool, dry place,', 'away from the sun.', '', 'Made and packed', 'in Nigeria')
    for place, text in enumerate(words):
        side = width - panel.right
        write(panel.draw, (panel.right + side * .55, height * (.25 + .07 * place)), text, 'sans' if place == 0 else 'text', height * .045, panel.ink, side * .7)
    bars(panel.draw, (panel.left * .20, height * .36), min(height * .30, panel.left * .5), height * .28)
