"""Honey with its comb."""
import math

from studio.materials import material
from studio.shapes import loft, mesh, rounded, together, tube
from .vessels import jar

CELL = .062


def comb_jar(label, **options):
    """A jar of light honey in which a piece of comb stands, its cells to the front, above a narrow label."""
    jar(label, **options)
    together(piece_of_comb(), (-.01, -.12, .48), (86, 0, 0))


def piece_of_comb(columns=6, rows=7, thick=.20):
    """Six-sided cells on a slab of pale wax, honey deep in them; it lies down, its cells look up."""
    wax = material('#fbe9b4', .5, coat=.3, glow=.16, translucent=.1)
    honey = material('#b8650a', .12, coat=1, coat_rough=.02)
    things = []
    apart, step = CELL * math.sqrt(3), CELL * 1.5
    for row in range(rows):
        for column in range(columns):
            x, y = (column - (columns - 1) / 2 + .5 * (row % 2) - .25) * apart, row * step + CELL
            corners = [(x + CELL * math.sin(a), y + CELL * math.cos(a), thick) for a in (math.pi / 3 * k for k in range(7))]
            things.append(tube(corners, .013, wax, 8))
            fill = thick - (.016 if (row * 5 + column * 3) % 5 else .002)
            things.append(mesh([(a, b, fill) for a, b, _ in corners[:6]], [tuple(range(5, -1, -1))], honey if (row * 5 + column * 3) % 5 else wax))
    wide, deep = columns * apart + .05, rows * step + CELL
    things.append(loft([[(x, y + deep / 2, z) for x, y in rounded(wide, deep, .05, 6)] for z in (.01, thick - .03)], wax))
    return things
