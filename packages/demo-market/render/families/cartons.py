"""Printed boxes and plastic boxes."""
import math

from printing.labels import print_label
from printing.screens import text_screen
from printing.type import mixed
from studio.materials import card_board, clear, material, plastic
from studio.shapes import block, loft, plate, printed_face, rounded, sheet, smoothed, through, together, tube, turned
from .parts import group


def carton(label, wide=1.1, deep=.42, tall=1.5, count=1, side=None, turn=-24, top=None, at=(0, 0, 0)):
    """A folding box with a printed front, side and top."""
    front = card_board(print_label(label, wide / tall, 1, 1400))
    flank_label = {**label, 'name': [' '.join(label['name'])], 'art': label.get('art', [])[:1]}
    flank = card_board(print_label(flank_label, deep / tall, 1, 1000)) if deep / tall > .22 else card_board(colour=side or label.get('accent', '#cccccc'))
    lid = card_board(colour=top or side or label.get('paper', '#ffffff'))

    def build():
        body = block(wide - .004, deep - .004, tall, lid, .006)
        face = printed_face(wide - .016, tall - .016, front)
        face.location = (0, -deep / 2 - .001, .008)
        left, right = (printed_face(deep - .016, tall - .016, flank) for _ in range(2))
        left.location, left.rotation_euler = (-wide / 2 - .001, 0, .008), (0, 0, -math.pi / 2)
        right.location, right.rotation_euler = (wide / 2 + .001, 0, .008), (0, 0, math.pi / 2)
        seam = block(wide * .5, .004, .004, material('#00000055', .8), 0, (0, -deep * .1, tall))
        return [body, face, left, right, seam]
    if count == 1:
        together(build(), at, (0, 0, turn))
    else:
        group(build, count, wide, turn)


def open_carton(label, fill, wide=1.9, deep=1.25, tall=1.0, at=(0, 0, 0), turn=-16):
    """A brown carton with its flaps open; fill() builds what stands in it, on the ground and around the middle."""
    card = card_board(colour='#b98f5c')
    inner = material('#9a744a', .9)
    face = printed_face(wide * .7, tall * .7, card_board(print_label(label, wide / tall, 1, 1200)))
    face.location = (0, -deep / 2 - .014, tall * .16)
    walls = [block(wide, deep, .03, inner, .004)]
    flaps = []
    for sign in (-1, 1):
        walls.append(block(wide, .024, tall, card, .004, (0, sign * deep / 2, 0)))
        walls.append(block(.024, deep, tall, card, .004, (sign * wide / 2, 0, 0)))
        flaps.append(together([block(.020, deep - .03, min(deep, wide) * .30, card, .004)], (sign * wide / 2, 0, tall), (0, sign * 118, 0)))
    # The front one is folded in: it would hide the print.
    flaps.append(together([block(wide - .03, .020, min(deep, wide) * .34, card, .004)], (0, deep / 2, tall), (-40, 0, 0)))
    together([face, *walls, *flaps, *fill()], at, (0, 0, turn))


def storage_box(body='#dff0fb', lid='#2f7fd0', clips='#ffffff', wide=1.5, deep=1.0, tall=.86, count=1, is_clear=True, things=None, has_front_clips=False):
    """A plastic box with a lid and clips; things(): builds what is seen in it."""
    def build():
        made = clear(body, .22, ior=1.3, rough=.12) if is_clear else plastic(body)

        def section(z, cut):
            return [(x, y, z) for x, y in rounded(wide - cut, deep - cut, .12, 8)]
        shell = loft([section(z, cut) for z, cut in ((0, .22), (.02, .17), (.05, .15), (tall - .12, .04), (tall - .11, -.03), (tall - .06, -.03))], made)
        ribs = [loft([section(z, .125 - z * .09 - .02) for z in (at, at + .02)], made) for at in (.2, .5)]
        cover = smoothed(loft([section(z, cut) for z, cut in ((tall - .06, -.07), (tall - .05, -.085), (tall, -.085), (tall + .02, -.05), (tall + .02, .14), (tall + .045, .18), (tall + .05, .24))], plastic(lid)), 1)
        latch = plastic(clips)
        locks = [block(.07, .34, .30, latch, .025, (sign * (wide / 2 + .055), 0, tall - .25)) for sign in (-1, 1)]
        for x in (-.26 * wide, .26 * wide) if has_front_clips else ():
            locks += [block(.30, .07, .30, latch, .025, (x, -deep / 2 - .055, tall - .25)), block(.30, .15, .03, latch, .012, (x, -deep / 2 - .01, tall + .02)), block(.20, .03, .05, latch, .012, (x, -deep / 2 - .095, tall - .23))]
        if things:
            things()
        return [shell, *ribs, cover, *locks]
    if count == 1:
        together(build(), turn=(0, 0, -28))
        return
    for place in range(count):
        together(build(), (0, 0, place * (tall + .055)), (0, 0, -28 + place * 2))


def soap_bar(colour='#2e1c14', wide=1.2, deep=.78, tall=.42, at=(0, 0, 0), turn=-18, stamp=None):
    """A cut block of soap."""
    made = material(colour, .5, coat=.15, coat_rough=.4, blotch=(mixed(colour, '#ffffff', .12), 5), bump=(9, .6))
    body = smoothed(loft([[(x, y, z) for x, y in rounded(wide - cut, deep - cut, .10, 8)] for z, cut in ((0, .08), (.03, .01), (.08, 0), (tall - .08, 0), (tall - .03, .02), (tall, .09))], made), 1)
    return together([body], at, (0, 0, turn))


def blister(at, turn, foil='#d4d8dd', tablet='#ffffff', columns=6, rows=2):
    """A card of tablets."""
    wide, tall = columns * .2 + .1, rows * .24 + .08
    things = [block(wide, tall, .012, material(foil, .3, metal=.85), .004)]
    for x in range(columns):
        for y in range(rows):
            dome = turned([(.085, 0), (.078, .045), (.05, .07), (0, .074)], material(tablet, .35, coat=.6))
            dome.location = ((x - (columns - 1) / 2) * .2, (y - (rows - 1) / 2) * .24, .012)
            things.append(dome)
    return together(things, at, turn)


def toilet_rolls(columns=3, rows=2, wrap=None):
    """White rolls in a stack."""
    for z in range(rows):
        for x in range(columns):
            paper = material('#e4e0d6', .9, blotch=('#dad6ca', 30), bump=(90, .5))
            core = turned([(.135, -.001), (.14, .0), (.14, .702), (.128, .702), (.128, 0)], material('#a8865a', .8))
            roll = turned(through([(.12, 0), (.14, 0), (.40, .0), (.42, .01), (.42, .69), (.40, .70), (.14, .70), (.12, .70), (.12, 0)], 2), paper)
            together([roll, core], ((x - (columns - 1) / 2) * .86 + .02 * (z % 2), .015 * (x % 2), z * .705), (0, 0, 20 * x))


def flat_tins(label, count=3):
    """Low rounded tins with a ring to pull, in a small pile."""
    printed = print_label(label, 1.5, 1, 900)
    for place in range(count):
        lacquer = material(rough=.3, texture=printed, coat=.6, metal=.1)
        body = loft([[(x, y, z) for x, y in rounded(1.5 - cut, 1.0 - cut, .26, 12)] for z, cut in ((0, .05), (.02, 0), (.26, 0), (.28, .02), (.285, .05))], material('#d8dade', .28, metal=1))
        top = together([plate(1.37, .89, .008, .21, lacquer, 0)], (0, 0, .286), (-90, 0, 0))
        pull = [tube([(.62 + .07 * math.cos(a), .10 * math.sin(a), .30) for a in (2 * math.pi * i / 24 for i in range(25))], .012, material('#d8dade', .25, metal=1))]
        if place < 2:
            together([body, top, *pull], (.04 * place, .03 * place, .29 * place), (0, 0, -16 + 9 * place))
        else:
            leaning = together([body, top, *pull], (.12, -.66, .46), (62, 0, -8))
            leaning.scale = (.96,) * 3


def medicine(label, cards=2):
    """A flat box with what is in it before it."""
    carton(label, 1.5, .34, .78, turn=-14)
    for place in range(cards):
        blister((.10 + .20 * place, -.62 - .16 * place, .02 * place), (0, 0, -20 + 26 * place))


def malaria_kit(label):
    """The box, and before it all that is in one pouch: unused cassette, buffer, lancet, pipette and swab."""
    carton(label, 1.5, .34, .74, turn=-8, at=(-.05, .34, 0))
    together(test_cassette(), (-.34, -.44, 0), (0, 0, -6), 1.15)
    bottle = turned(through([(0, 0), (.075, 0), (.085, .02), (.085, .22), (.05, .27), (.03, .29)], 4), clear('#eaf4fa', .55))
    cap = turned(through([(.05, .28), (.055, .30), (.035, .42), (.0, .43)], 4), plastic('#1f6fc4'))
    together([bottle, cap], (.36, -.30, 0), (0, 0, 0), 1.25)
    lancet = [turned(through([(0, 0), (.06, 0), (.065, .02), (.065, .20), (.04, .23), (.028, .24), (.028, .34), (.045, .35), (.045, .42), (0, .43)], 3), plastic('#e0482a'), 24)]
    together(lancet, (.86, -.42, .075), (90, 0, 30), 1.2)
    tip = turned(through([(.010, -.30), (.014, -.10), (.022, .0), (.022, .16), (.06, .22), (.066, .30), (.05, .38), (0, .40)], 4), clear('#d8ecf6', .4), 24)
    together([tip], (.20, -.90, .085), (90, 0, 100), 1.3)
    swab = print_label({'brand': 'SWAB', 'name': ['alcohol 70 %'], 'style': 'nameplate', 'paper': '#dfeefc', 'ink': '#1f4f8a'}, 1.1)
    together([block(.34, .31, .02, plastic('#e8f2fc'), .005), sheet(lambda u, v: ((u - .5) * .31, (v - .5) * .28, .022), 2, 2, card_board(swab))], (-.52, -.92, 0), (0, 0, 16))


def test_cassette():
    """A white shell, unused: its window for two lines is blank, its round well is dry."""
    shell = smoothed(loft([[(x, y, z) for x, y in rounded(1.0 - cut, .34 - cut, .08, 8)] for z, cut in ((0, .02), (.02, 0), (.07, 0), (.085, .03))], plastic('#fbfbf8')), 1)
    frame = block(.34, .15, .010, plastic('#aab4c0'), .004, (.08, 0, .083))
    window = block(.30, .11, .004, material('#fff4f2', .3), .002, (.08, 0, .0925))
    letters = sheet(lambda u, v: (.08 + (u - .5) * .30, .105 + (v - .5) * .055, .0895), 2, 2, material(rough=.5, texture=text_screen((('C     T', 46, .5),), (330, 60), '#20262e', '#fbfbf8')))
    well = turned([(.085, .083), (.08, .092), (.065, .088), (.05, .080), (0, .080)], plastic('#cfd6de'))
    well.location = (-.28, 0, 0)
    return [shell, frame, window, letters, well]


def mask_sheet(colour):
    """One pleated mask with its loops, lying down."""
    made = material(colour, .75, bump=(160, .25))

    def place(u, v):
        x, y = (u - .5) * 1.1, (v - .5) * .62
        pleat = .016 * math.sin(v * math.pi * 7)
        return x, y, .06 + .10 * math.sin(math.pi * u) * math.sin(math.pi * v) + pleat
    cloth = sheet(place, 60, 60, made)
    edge = [tube([(x, y, .066) for x in (-.55, .55)], .012, material('#ffffff', .7)) for y in (-.31, .31)]
    loops = [tube([(s * .54, .28, .06), (s * .74, .24, .03), (s * .82, 0, .02), (s * .74, -.24, .03), (s * .54, -.28, .06)], .011, material('#ffffff', .8)) for s in (-1, 1)]
    return [cloth, *edge, *loops]


def masks(label, mask='#8fc8ec'):
    """A box of masks, two of them before it."""
    carton(label, 1.5, .74, .66, turn=-14)
    together(mask_sheet(mask), (-.28, -.92, 0), (0, 0, 12))
    together(mask_sheet(mask), (.52, -.80, .02), (0, 0, -24))


def sleeve(label, wide=.74, deep=.80, tall=.43):
    """A paper band around a bar of soap, printed on top and in front."""
    paper = card_board(colour=label.get('accent', '#ffffff'))
    top = sheet(lambda u, v: ((u - .5) * wide, (v - .5) * deep, tall), 2, 2, card_board(print_label(label, wide / deep, 1, 800)))
    sides = [sheet(lambda u, v, y=y: ((u - .5) * wide, y, v * tall), 2, 2, paper) for y in (-deep / 2, deep / 2)]
    return [top, *sides]


def soaps(colour, count=3, label=None):
    """Cut bars of soap, one on the others; label: of a paper band around a single one."""
    if label:
        together([soap_bar(colour, turn=0), *sleeve(label)], (0, 0, 0), (0, 0, -20))
        return
    soap_bar(colour, at=(-.20, .10, 0), turn=-20)
    if count > 2:
        soap_bar(colour, 1.1, .74, .40, (.72, -.30, 0), 24)
    soap_bar(colour, 1.0, .70, .36, (.18, -.06, .42), 8)
