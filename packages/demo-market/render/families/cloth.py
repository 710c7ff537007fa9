"""Folded cloth: a flat lay rather than a doll."""
import math

from mathutils import Vector, noise

from printing.cloth import adire, george, lace, stripes, wax_print
from studio.materials import material
from studio.shapes import sheet, thicken, together

PATTERNS = {'wax': wax_print, 'lace': lace, 'adire': adire, 'stripes': stripes, 'george': george}


def folded(texture, layers=7, wide=1.7, deep=1.25, thick=.085, repeat=1.3, sheen=.3, bump=(160, .25), seed=1):
    """A pile of one cloth, folded to and fro: the folds look to the front."""
    made = material(rough=.75, texture=texture, repeat=repeat, sheen=sheen, bump=bump, specular=.25)
    things = []
    for layer in range(layers):
        low = layer * thick * 1.04
        half = thick / 2
        push = .03 * noise.noise(Vector((layer * 1.7, seed, 0)))
        width = wide * (1 + .015 * noise.noise(Vector((layer * 2.3, seed, 4))))

        def place(u, v, low=low, push=push, width=width, layer=layer):
            flat = deep - half
            total = 2 * flat + math.pi * half
            way = v * total
            x = (u - .5) * width
            wave = .012 * noise.noise(Vector((u * 3, layer * 3 + v, seed)))
            if way < flat:
                y, z = deep / 2 - way, low + thick
            elif way < flat + math.pi * half:
                angle = (way - flat) / half
                y, z = deep / 2 - flat - half * math.sin(angle), low + half + half * math.cos(angle)
            else:
                y, z = deep / 2 - flat + (way - flat - math.pi * half), low
            return x, y + push + wave * 2, z + wave + .012 * math.sin(u * math.pi) * (layer == layers - 1)
        things.append(thicken(sheet(place, 60, 90, made), .012, 0))
    return things


def wrapper_set(colours=None, lace_colours=None):
    """A wrapper, folded and draped, and a smaller length of lace for the blouse before it."""
    bolt('george', colours, 8)
    texture = PATTERNS['lace'](**(lace_colours or {}))
    pile = folded(texture, 4, wide=1.05, deep=.62, thick=.075, repeat=.8, seed=5)
    together(pile, (.62, -1.16, 0), (0, 0, -8))


def bolt(pattern='wax', colours=None, layers=7, is_draped=True, **options):
    """A folded length of cloth, its end laid over the front."""
    texture = PATTERNS[pattern](**(colours or {}))
    pile = folded(texture, layers, **options)
    top = layers * .085 * 1.04
    if is_draped:
        made = material(rough=.75, texture=texture, repeat=1.3, sheen=.3, bump=(160, .25), specular=.25)

        def drape(u, v):
            x = .10 + (u - .5) * 1.02
            fold = .035 * math.sin(u * 17 + 1) * max(0, v - .35) + .05 * math.sin(u * 9) * max(0, v - .5)
            if v < .45:
                return x, .50 - v / .45 * 1.10, top + .03
            angle = min(1, (v - .45) / .14) * math.pi / 2
            down = max(0, v - .59) / .41
            return x + .05 * down * (u - .5), -.60 - .10 * math.sin(angle) - fold, top + .03 - .10 * (1 - math.cos(angle)) - down * (top - .10)
        pile.append(thicken(sheet(drape, 90, 110, made), .012, 0))
    together(pile, turn=(0, 0, -18))
