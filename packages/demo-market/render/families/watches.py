"""Watches, standing on their closed straps, and glasses."""
import math

from printing.dials import watch_dial
from printing.screens import watch_face
from studio.materials import clear, material
from studio.shapes import disc, plate, ring, rounded, sheet, thicken, through, together, tube, turned
from .jewellery import beaded_line, metal
from .phones import BLACK, screen


def dress_watch(case='gold', strap='#4a2a16', dial='#f6f1e4'):
    """A round watch with hands, standing on its strap."""
    gold = metal(case, .16)
    body = disc(.46, .14, gold, (0, 0, 0), .03)
    edge = ring(.44, .035, gold)
    edge.rotation_euler = (math.pi / 2, 0, 0)
    edge.location = (0, -.075, 0)
    face = disc(.415, .01, material(rough=.3, texture=watch_dial(dial), coat=1, coat_rough=.02), (0, -.073, 0), .001)
    crown = turned([(0, 0), (.055, 0), (.055, .09), (0, .09)], gold, 24, 16, .004)
    crown.rotation_euler = (0, math.pi / 2, 0)
    crown.location = (.46, 0, 0)
    leather = material(strap, .5, bump=(80, .25), coat=.1)
    lugs = [tube(through([(x, -.02, z * .40), (x, -.03, z * .50), (x * .98, .05, z * .56)], 4), .036, gold, 12) for x in (-.235, .235) for z in (-1, 1)]
    bars = [tube([(-.235, .03, z), (.235, .03, z)], .016, gold, 8) for z in (-.535, .535)]
    band = strap_round(leather, .42, .535)
    thread = material('#c8a878', .7)
    seams = [tube([(side * (.185 - .02 * math.sin(math.pi * k / 120)), *strap_place(k / 120, .535, .030)) for k in range(2, 119)], .007, thread, 6) for side in (-1, 1)]
    together([body, edge, face, crown, *lugs, *bars, band, *seams], (0, 0, .68), (-14, 0, -24))


def strap_place(share, top, out=0.):
    """A point of the closed strap's middle, y and z: from the upper edge of the case over the back to its lower edge; out: above its skin."""
    line = through([(.03, top), (.06, top + .07), (.22, top + .13), (.52, top + .04), (.82, top - .25), (.92, 0), (.82, .25 - top), (.52, -top - .04), (.22, -top - .10), (.06, -top - .06), (.03, -top)], 10)
    at = share * (len(line) - 1)
    low = min(len(line) - 2, int(at))
    (y, z), (next_y, next_z) = line[low], line[low + 1]
    long = math.hypot(next_y - y, next_z - z) or 1
    part = at - low
    return y + (next_y - y) * part - out * (next_z - z) / long * -1, z + (next_z - z) * part - out * (next_y - y) / long * -1


def strap_round(made, wide, top, thick=.05):
    """A strap that leaves the case at its upper edge and comes back to it at the lower one."""
    return thicken(sheet(lambda u, v: ((v - .5) * (wide - .05 * math.sin(math.pi * u)), *strap_place(u, top)), 120, 8, made), thick, 0)


def watch(case='#17181c', strap='#22242a', strap_kind='silicone', is_for_children=False):
    """A smart watch, standing on its closed strap."""
    wide, tall, depth = .62, .74, .16
    steel = material(case, .25, metal=.9)
    things = [
        plate(wide, tall, depth, .17, steel, .04), plate(wide - .05, tall - .05, .02, .15, material(BLACK, .04, coat=1), .008, (0, -depth / 2 - .002, 0)),
        screen(wide - .12, tall - .12, watch_face(is_for_children=is_for_children), (0, -depth / 2 - .0135, 0), .11),
        disc(.05, .10, steel, (wide / 2 + .02, 0, .14), .012)]
    things[-1].rotation_euler = (0, 0, math.pi / 2)
    made = material(strap, .55, bump=(60, .1)) if strap_kind == 'silicone' else material('#c9ccd1', .35, metal=1, bump=(120, .5))
    lugs = [tube([(-.20, .02, z), (.20, .02, z)], .045, steel, 12) for z in (-.385, .385)]
    together([*things, *lugs, strap_round(made, .46, .40)], (0, 0, .56), (-14, 0, -24))


def sunglasses(frame='#141416', lens='#1c1e22', is_round=False, chain=None, is_clear=False):
    """Folded open, seen from the front."""
    made = material(frame, .18, coat=.8)
    glassy = clear('#f4f8ff', .03) if is_clear else material(lens, .05, coat=1, specular=.8)
    outline = rounded(.62, .62 if is_round else .50, .305 if is_round else .20, 12)
    thick = .032 if is_round else .040
    middle = (.31 if is_round else .25) + thick
    things = [tube(through([(-.10, .0, middle + .10), (-.05, -.02, middle + .15), (.05, -.02, middle + .15), (.10, .0, middle + .10)], 4), .034, made, 12)]
    for sign in (-1, 1):
        points = [(sign * .372 + x, 0, middle + z) for x, z in outline]
        things.append(tube([*points, points[0]], thick, made, 12))
        things.append(plate(.60, .60 if is_round else .48, .014, .29 if is_round else .19, glassy, .004, (sign * .372, .0, middle)))
        arm = [(sign * .71, .0, middle + .10), (sign * .74, .10, middle + .10), (sign * .72, .75, middle - .02), (sign * .66, 1.05, .03)]
        things.append(tube(through(arm, 6), .026, made, 12))
    if chain:
        beads = [material(one, .1, coat=1) for one in (chain, '#e8d2a8', '#2f6f6a')]
        round_them = through([(.66, 1.05, .06), (.98, .92, .04), (1.22, .40, .04), (1.16, -.22, .04), (.72, -.56, .04), (.0, -.66, .04), (-.72, -.56, .04), (-1.16, -.22, .04), (-1.22, .40, .04), (-.98, .92, .04), (-.66, 1.05, .06)], 16)
        things += beaded_line(round_them, .042, lambda n: beads[(0, 0, 1, 0, 0, 2)[n % 6]], 2)
    together(things, turn=(0, 0, -24))
