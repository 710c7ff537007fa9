"""Paper packets of seeds, alone or in a box."""
import math

from printing.labels import print_label
from studio.materials import card_board, material
from studio.shapes import block, sheet, thicken, together


def packet(label, wide=.72, tall=1.0, thick=.05):
    """A flat paper packet, a little fuller in its middle."""
    made = material(rough=.6, texture=print_label(label, wide / tall, 1, 1000), bump=(90, .08))
    plain = material(label.get('paper', '#f4ecd8'), .7)

    def side(sign):
        def place(u, v):
            full = math.sin(math.pi * u) ** .6 * math.sin(math.pi * min(1, v * 1.12)) ** .6 if v < .89 else 0
            return (u - .5) * wide, sign * (thick * full + .003), v * tall
        return place
    return [sheet(side(-1), 40, 40, made), sheet(side(1), 20, 20, plain)]


def fan(labels):
    """Packets leaning on each other in an arc, the middle one in front."""
    middle = (len(labels) - 1) / 2
    for place, label in enumerate(labels):
        off = place - middle
        together(packet(label), (off * .40, abs(off) * .16, .02 + abs(off) * .02), (-8, off * 8, 0))


def seed_box(labels, colour='#c49a62'):
    """An open box of kraft board, its lid behind it, packets standing in two rows."""
    wide, deep, tall = 1.75, .74, .56
    board = material(colour, .8, bump=(60, .15))
    for x, y, w, d in ((0, -deep / 2, wide, .03), (0, deep / 2, wide, .03), (-wide / 2, 0, .03, deep), (wide / 2, 0, .03, deep)):
        block(w, d, tall, board, .004, (x, y, 0))
    block(wide, deep, .03, board, .004)
    lid = {'brand': 'Jabi Garden', 'name': ['SEED BOX'], 'note': 'ten vegetables and a sowing calendar', 'style': 'craft', 'paper': '#e9dcc0', 'ink': '#24421c', 'accent': '#a8561c', 'art': ['1f331', '1f345']}
    printed = card_board(print_label(lid, (wide - .1) / .62, 1, 1000))
    cover = thicken(sheet(lambda u, v: ((u - .5) * wide, 0, v * 1.22), 2, 2, board), .03, 0)
    inner = sheet(lambda u, v: ((u - .5) * (wide - .1), -.02, .55 + v * .62), 2, 2, printed)
    together([cover, inner], (0, deep / 2 + .03, tall - .02), (-14, 0, 0))
    for place, label in enumerate(labels):
        column, row = place % 5, place // 5
        together(packet(label, .40, .62, .03), ((column - 2) * .335 + (row - .5) * .05, .20 - row * .34, .40 - row * .12), (-9, 0, (column - 2) * 2))
