"""Honey with its comb."""
import math

from studio.materials import clear, material
from studio.shapes import loft, mesh, rounded, smoothed, together, tube
from .vessels import jar

CELL = .075


def comb_jar(label, **options):
    """A jar of honey, a piece of comb in a pool of it before the jar."""
    jar(label, **options)
    together(piece_of_comb(), (.62, -.66, 0), (0, 0, 16), .95)


def piece_of_comb(columns=7, rows=6, thick=.20):
    """Six-sided cells on a slab of wax, some full of honey."""
    wax = material('#e8a83a', .5, coat=.3, translucent=.2, blotch=('#d8922a', 5))
    honey = material('#e08a10', .05, coat=1, coat_rough=.02)
    things = []
    apart, step = CELL * math.sqrt(3), CELL * 1.5
    for row in range(rows):
        for column in range(columns):
            x, y = (column - (columns - 1) / 2 + .5 * (row % 2)) * apart, (row - (rows - 1) / 2) * step
            corners = [(x + CELL * math.sin(a), y + CELL * math.cos(a), thick) for a in (math.pi / 3 * k for k in range(7))]
            things.append(tube(corners, .013, wax, 8))
            fill = thick - (.012 if (row * 5 + column * 3) % 4 else .026)
            things.append(mesh([(a, b, fill) for a, b, _ in corners[:6]], [tuple(range(5, -1, -1))], honey))
    wide, deep = columns * apart + .10, rows * step + .06
    things.append(loft([[(x + apart / 4, y, z) for x, y in rounded(wide, deep, .05, 6)] for z in (.01, thick - .03)], wax))
    pool = loft([[(x * s + .05, y * s - .03, z) for x, y in rounded(wide + .34, deep + .30, .34, 12)] for z, s in ((.002, 1), (.022, .99), (.032, .95))], clear('#f0a41c', .72))
    return [*things, smoothed(pool, 1)]
