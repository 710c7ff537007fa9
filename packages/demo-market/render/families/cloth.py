"""Folded cloth: a flat lay rather than a doll."""
import math

from mathutils import Vector, noise

from printing.cloth import adire, border, george, lace, openwork, stripes, wax_print
from printing.labels import print_label
from studio.materials import cut_out, material
from studio.shapes import sheet, thicken, through, together, tube

PATTERNS = {'wax': wax_print, 'lace': lace, 'adire': adire, 'stripes': stripes, 'george': george}


def folded(texture, layers=7, wide=1.7, deep=1.25, thick=.085, repeat=1.3, sheen=.3, bump=(160, .25), seed=1, made=None):
    """A pile of one cloth, folded to and fro: the folds look to the front."""
    made = made or material(rough=.75, texture=texture, repeat=repeat, sheen=sheen, bump=bump, specular=.25)
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
    """Two folded wrappers on each other, the worked border of one hanging over the folds; on them the net lace for the blouse,
    its scalloped edge laid forward."""
    colours = colours or {}
    silk = shining(george(**colours))
    low = folded(None, 4, wide=2.16, deep=1.2, thick=.075, seed=3, made=silk)
    high = folded(None, 4, wide=2.08, deep=1.14, thick=.075, seed=8, made=silk)
    top = 8 * .075 * 1.04
    front = laid_forward(shining(border(**colours), 0), .78, 1.2, top, .40, seed=2)
    together([together(low), together(high, (.02, .02, 4 * .075 * 1.04)), together([front], (-.62, 0, 0))], (0, 0, 0), (0, 0, -14))
    lace_colours = {'thread': '#12787a', 'shade': '#0a4a4c', 'light': '#5ac8c0', **(lace_colours or {})}
    made = cut_out(openwork(**lace_colours, is_net=True), 1.5)
    pile = folded(None, 4, wide=.80, deep=1.0, thick=.06, seed=5, made=made)
    together([together(pile, (.60, .04, top)), together([laid_forward(made, .70, 1.2, top + 4 * .062, .44, seed=6, scallops=5, cord=lace_colours['thread'])], (.60, -.04, 0))], (0, 0, 0), (0, 0, -14))


def shining(texture, repeat=1.3):
    """Silk with metal thread in it."""
    return material(rough=.30, texture=texture, repeat=repeat, metal=.72, sheen=.4, coat=.45, coat_rough=.18, bump=(120, .14))


def gele_set():
    """Two cloths of one weave, each folded with its name on a paper band: the gele, and beside it the ipele, whose end with fringe lies forward."""
    made = material(rough=.5, texture=stripes(), repeat=.96, sheen=.5, coat=.12, coat_rough=.3, bump=(150, .4))
    top = 7 * .070 * 1.04
    gele = [*folded(None, 7, wide=1.26, deep=1.0, thick=.070, seed=2, made=made), *name_band('GELE', -.12, top, 1.0)]
    together(gele, (-.62, .28, 0), (0, 0, -10))
    low = 5 * .062 * 1.04
    end = laid_forward(made, .60, .86, low, .36, seed=4)
    edge, thread = -.86 * .60 - .36, material('#d8a83c', .5, sheen=.4)
    fringe = []
    for number in range(30):
        x, lean = (number / 29 - .5) * .62, .025 * math.sin(number * 2.3)
        fringe.append(tube([(x, edge + .01, .04), (x + lean * .5, edge - .10, .026), (x + lean, edge - .21, .014)], .009, thread, 6))
    sash = together([end, *fringe], (.26, 0, 0))
    together([*folded(None, 5, wide=1.14, deep=.86, thick=.062, seed=5, made=made), *name_band('IPELE', -.30, low, .86), sash], (.60, -.30, 0), (0, 0, -18))


def name_band(name, x, top, deep, wide=.36):
    """A strip of paper around a folded cloth, printed in front and on top."""
    paper = {'brand': 'Iseyin', 'name': [name], 'style': 'nameplate', 'paper': '#f6eeda', 'ink': '#3a1020'}
    front, above = (material(rough=.6, texture=print_label(paper, wide / high)) for high in (top, deep * .62))
    y = -deep / 2 - .045
    edge = [sheet(lambda u, v: (x + (u - .5) * wide, y + .012 * math.cos(9 * v), .005 + v * (top + .03)), 2, 12, front)]
    edge.append(sheet(lambda u, v: (x + (u - .5) * wide, y + v * deep * .62, top + .036), 2, 2, above))
    edge.append(sheet(lambda u, v: (x + (u - .5) * wide, y + deep * (.62 + .42 * v), top + .036), 2, 2, material('#f6eeda', .6)))
    return edge


def laid_forward(made, wide, deep, top, far, seed=1, scallops=0, cord=None):
    """The end of a cloth, from its pile down to the ground and on towards the viewer; scallops: how many round its edge, which has this
    cord."""
    line = through([(deep * .40, top + .03), (0, top + .035), (-deep * .46, top + .03), (-deep * .56, top * .82), (-deep * .60, top * .4), (-deep * .70, .06), (-deep * .86, .022), (-deep * .60 - far, .02)], 12)
    line = evenly(line, 120)

    def place(u, v):
        reach = (1 - v) * (1 + (.055 * abs(math.sin(math.pi * scallops * u)) ** .7 if scallops else 0))
        at = min(reach, 1) * (len(line) - 1)
        low, share = line[min(int(at), len(line) - 2)], at - min(int(at), len(line) - 2)
        high = line[min(int(at), len(line) - 2) + 1]
        y, z = low[0] + (high[0] - low[0]) * share, low[1] + (high[1] - low[1]) * share
        y -= max(0, reach - 1) * 2.4
        down = max(0, reach - .40)
        fold = .05 * math.sin(u * 11 + seed) * min(1, down * 4)
        lies = min(1, max(0, reach - .62) * 6)
        return (u - .5) * wide * (1 + .10 * down), y + fold * (1 - lies), z + .022 * (1 + math.sin(u * 14 + seed * 2 + reach * 4)) * lies
    cloth = thicken(sheet(place, 120, 160, made), .008, 0)
    if not scallops:
        return cloth
    edged = material(cord, .6, bump=(120, .5))
    around = [place(0, 1 - k / 60) for k in range(60)] + [place(k / 200, 0) for k in range(201)] + [place(1, k / 60) for k in range(60)]
    return together([cloth, tube([(x, y, z + .006) for x, y, z in around], .017, edged, 8)])


def evenly(line, count):
    """The same line with its points at equal distances, so that a print on it is not stretched."""
    walked = [0.]
    for one, other in zip(line, line[1:]):
        walked.append(walked[-1] + math.dist(one, other))
    out, at = [], 0
    for step in range(count + 1):
        goal = walked[-1] * step / count
        while at < len(walked) - 2 and walked[at + 1] < goal:
            at += 1
        share = (goal - walked[at]) / max(1e-9, walked[at + 1] - walked[at])
        out.append(tuple(a + (b - a) * share for a, b in zip(line[at], line[at + 1])))
    return out


def openwork_length(colours=None):
    """Cord lace: a folded pile, its scalloped end laid forward so that the ground shows through."""
    colours = {'thread': '#7a1030', 'shade': '#4a081c', 'light': '#a83a58', **(colours or {})}
    made = cut_out(openwork(**colours), 2.3)
    pile = folded(None, 6, wide=1.75, deep=1.05, thick=.085, seed=1, made=made)
    together([*pile, laid_forward(made, 1.62, 1.05, 6 * .088, .98, scallops=7, cord=colours['thread'])], turn=(0, 0, -14))


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
