"""Beads, bangles, rings, earrings."""
import math
import random

from printing.type import mixed
from studio.materials import cut_glass, linear, material
from studio.shapes import ball, block, disc, loft, mesh, ring, rounded, through, together, tube, turned
from .parts import brilliant, gem

GOLD, BRONZE, SILVER = (1.0, .60, .19), (.62, .32, .12), (.86, .87, .90)
FACETS = random.Random(5)
METALS = {'gold': GOLD, 'bronze': BRONZE, 'silver': SILVER, 'rose': (.95, .55, .42), 'brass': (.86, .62, .26)}


def metal(name, rough=.15, bump=None):
    return material(METALS[name], rough, metal=1, bump=bump)


def bead(size, made, length=1.08, is_cut=False):
    """is_cut: with flat facets, as crystal has."""
    s = size
    if is_cut:
        thing = turned([(0, -.86 * s), (.5 * s, -.80 * s), (s, -.18 * s), (s, .18 * s), (.5 * s, .80 * s), (0, .86 * s)], made[0] if isinstance(made, tuple) else made, 9)
        thing.data.polygons.foreach_set('use_smooth', [False] * len(thing.data.polygons))
        if isinstance(made, tuple):
            sparkling(thing, made)
        return thing
    line = [(0, -length * s * .96), (.30 * s, -length * s * .95), (.78 * s, -.66 * s * length), (s, 0), (.78 * s, .66 * s * length), (.30 * s, length * s * .95), (0, length * s * .96)]
    return turned(through(line, 4), made, 24)


def sparkling(thing, facets):
    """Every face of a stone in one of these materials, by chance."""
    thing.data.materials.clear()
    for one in facets:
        thing.data.materials.append(one)
    thing.data.polygons.foreach_set('material_index', [FACETS.randrange(len(facets)) for _ in thing.data.polygons])
    return thing


def crystal(colour, other):
    """Cut glass: most facets let one see through, some throw back another part of the room, so each is another shade."""
    deep = tuple(share * .28 for share in linear(colour)[:3])
    clear_ones = tuple(cut_glass(one) for one in (mixed(colour, '#ffffff', .25), mixed(other, '#ffffff', .4), mixed(other, '#ffffff', .2)))
    return clear_ones + tuple(material(one, .03, coat=1, coat_rough=.01, specular=1) for one in (deep, colour)) + clear_ones[:2] + (material('#eef6f4', .02, metal=.6, specular=1),)


def beaded_line(points, size, pick, seed=3, length=1.08, is_cut=False):
    """Beads along a line, each turned to follow it, on a thread; pick(number) is a material."""
    chance = random.Random(seed)
    thread = tube(points, size * .16, material('#e8d8b8', .6), 8)
    things = [thread]
    walked, number = 0., 0
    step = size * 2 * length * 1.01
    for one, other in zip(points, points[1:]):
        gap = math.dist(one, other)
        while walked + gap >= step * (number + .5):
            share = (step * (number + .5) - walked) / gap
            at = [a + (b - a) * share for a, b in zip(one, other)]
            thing = bead(size * chance.uniform(.97, 1.02), pick(number), length, is_cut)
            thing.location = at
            heading = math.atan2(other[1] - one[1], other[0] - one[0])
            climb = math.atan2(other[2] - one[2], math.hypot(other[0] - one[0], other[1] - one[1]))
            thing.rotation_euler = (0, math.pi / 2 - climb, heading)
            things.append(thing)
            number += 1
        walked += gap
    return things


def loop(radius, height, squash=.98, at=(0, 0), waves=0, wave=.0):
    points = []
    for step in range(181):
        angle = 2 * math.pi * step / 180 + math.pi / 2
        reach = radius * (1 + wave * math.sin(waves * angle))
        points.append((at[0] + reach * math.cos(angle), at[1] + reach * math.sin(angle) * squash, height))
    return points


def coral(colour='#c8371f', other='#e0573a'):
    return material(colour, .18, coat=.8, blotch=(other, 3))


def strands(colour='#c8371f', other='#e0573a', rows=3, accent='gold', every=9, inner=.50, apart=.18, size=.062, extras=True, length=1.08, glassy=False, tassel=None,
            bracelets=1, head_band=False):
    """Rows of beads around each other; extras: earrings and bracelets before them; glassy: cut crystal where `every` bead is of metal."""
    made = crystal(colour, other) if glassy else coral(colour, other)
    gold = metal(accent)
    for row in range(rows):
        own = size * (1 + .06 * row)
        beaded_line(loop(inner + apart * row, own, at=(0, .05 * row)), own, lambda n: gold if every and n % every == 0 else made, row + 3, length, glassy)
    if tassel:
        hang_tassel((inner * .30, -inner * .96, size), tassel, gold)
    if glassy and extras:
        for x, turn in ((-.21, 6), (.21, -6)):
            long_drop((x, .32, 0), made, gold, size * 1.55, turn)
    elif extras:
        lay_extras(inner + apart * rows, bracelets, size, made, gold, glassy)
    if head_band:
        reach = inner + apart * rows
        arc = [(1.02 * reach * math.cos(a), .10 + 1.02 * reach * math.sin(a), size) for a in (math.pi * (.12 + .76 * k / 90) for k in range(91))]
        for row in (0, 1):
            beaded_line([(x * (1.24 + .13 * row), y * (1.24 + .13 * row), z) for x, y, z in arc], size, lambda n: gold if n % 5 == 2 else made, 12 + row)


def lay_extras(reach, bracelets, size, made, gold, is_cut):
    """Earrings and bracelets in front of what is this far out."""
    for place in range(bracelets):
        at = (reach * .80 - .62 * place, -reach * .86 - .26 * place)
        beaded_line(loop(.24, size, at=at), size * .9, lambda n: gold if n % 7 == 0 else made, 9, is_cut=is_cut)
    for x in (-.55, -.30):
        drop((x * reach / .9 - (.12 if bracelets > 1 else 0), -reach * 1.02, 0), made, gold, size)


def edo_set(colour='#c2351c', other='#d8502c'):
    """Seven pieces, each by itself: the collar of five strands, the long rope, two cuffs of three rows, drop earrings, the waist string and
    the ankle string."""
    made, gold = coral(colour, other), metal('gold')

    def string(at, wide, high, size, every, seed, lift=0.):
        beaded_line(loop(wide, size + lift, high / wide, at), size, lambda n: gold if n % every == 0 else made, seed)
    for row in range(5):
        string((0, .62), .36 + .135 * row, .36 + .135 * row, .060 + .002 * row, 11, row + 3)
    string((-1.50, .02), .34, 1.24, .056, 15, 20)
    string((1.52, .52), .42, .78, .046, 4, 21)
    string((1.52, -.86), .33, .33, .050, 9, 22)
    for side in (-1, 1):
        for row in range(3):
            string((side * .66, -.86), .30, .30, .060, 8, 30 + row, .118 * row)
        drop((side * .13, -.60, 0), made, gold, .070)


def hang_tassel(at, colour, gold):
    """Silk threads under a gold cap, lying before the beads."""
    chance, made = random.Random(6), material(colour, .5, sheen=.5)
    cap = turned(through([(0, .05), (.05, .04), (.065, -.02), (.06, -.10), (0, -.10)], 4), gold, 32)
    cap.rotation_euler = (math.pi / 2 * -1, 0, 0)
    things = [cap]
    for _ in range(140):
        side, up = chance.uniform(-1, 1), chance.random()
        things.append(tube([(side * .04, -.06, .03 * up), (side * .06, -.22, .03 * up), (side * .10, -.48 - .03 * chance.random(), -.03 + .03 * up)], .006, made, 4))
    return together(things, at, (0, 0, 8))


def drop(at, made, gold, size):
    """An earring of three beads, lying down."""
    things = [bead(size * share, made) for share in (.8, 1., 1.25)]
    for place, thing in enumerate(things):
        thing.rotation_euler = (math.pi / 2, 0, 0)
        thing.location = (0, -.16 * place - .02 * place * place, size * 1.1)
    hook = tube([(0, .10, .02), (0, .17, .06), (.04, .21, .06), (.07, .16, .04)], .010, gold, 8)
    return together([*things, hook], at, (0, 0, 8))


def long_drop(at, made, gold, size, turn):
    """An earring of the same cut beads as the necklace: three on a wire, a gold ring between each two, under a hook; it lies down."""
    things = []
    for place, share in enumerate((.8, 1., 1.3)):
        y = -.13 - size * (2.05 * place + .25 * place * place)
        stone = bead(size * share, made, is_cut=True)
        stone.rotation_euler, stone.location = (math.pi / 2, 0, 0), (0, y, size * 1.3)
        spacer = ring(size * .42, size * .16, gold, steps=40, around=10)
        spacer.rotation_euler, spacer.location = (math.pi / 2, 0, 0), (0, y + size * (.95 * share + .08), size * 1.3)
        things += [stone, spacer]
    hook = tube(through([(0, -.10, .08), (0, .02, .09), (.02, .13, .09), (.08, .17, .08), (.13, .11, .06), (.14, -.02, .04)], 5), .014, gold, 10)
    return together([*things, hook], at, (0, 0, turn))


def waist_beads(colours=('#d0281c', '#f2a51e', '#2f9a4a', '#1f6fc4', '#8a3fa8', '#f4f0e6')):
    """One long strand in a single wide round, its bare cord crossed in front, ready to be tied."""
    mades = [material(c, .08, coat=1, specular=.8) for c in colours]
    points = []
    for step in range(361):
        angle = -math.pi / 2 + .13 + step / 360 * (2 * math.pi - .26)
        reach = .90 + .022 * math.sin(angle * 3 + 1) + .012 * math.sin(angle * 7)
        points.append((reach * math.cos(angle), reach * math.sin(angle) * .84, .030))
    beaded_line(points, .030, lambda n: mades[n // 8 % len(mades)], 2, .86)
    cord = material('#7a4a22', .7)
    for (x, y, z), side in ((points[0], 1), (points[-1], -1)):
        tube(through([(x, y, z), (x - side * .12, y - .03, .03 + .016 * (side > 0)), (x - side * .26, y - .13, .02), (x - side * .34, y - .27, .016), (x - side * .30, y - .40, .016)], 8), .013, cord, 8)


def bangles(kind='gold', styles=('plain', 'rope', 'cut', 'rope'), colours=None, stones=False, radius=.62):
    """A pile of bangles and one that leans on it."""
    made, rough = metal(kind), metal(kind, .26, (70, .12))
    cloths = [material(c, .7, sheen=.3, bump=(90, .3)) for c in colours] if colours else None

    def one(style, number):
        own = cloths[number % len(cloths)] if cloths else (rough if style == 'hammered' else made)
        thick = .075
        profiles = {
            'plain': lambda a, b: (.62, 1.25),
            'hammered': lambda a, b: (.66 + .03 * math.sin(a * 31) * math.sin(b * 3), 1.2 + .05 * math.sin(a * 27 + 2)),
            'rope': lambda a, b: (1 + .16 * math.cos(4 * b + 44 * a),) * 2,
            'cut': lambda a, b: (.55 + .10 * max(0, math.cos(b)) ** 4 * math.cos(36 * a), 1.3),
            'wrapped': lambda a, b: (.9 + .03 * math.cos(60 * a + b), 1.25 + .03 * math.cos(60 * a + b)),
        }
        things = [ring(radius, thick, own, profiles[style], 640 if style != 'plain' else 240, 32)]
        if stones:
            things += crystal_row(radius + .045, made)
        return things
    for number, style in enumerate(styles[:-1]):
        together(one(style, number), (-.10 + .03 * (number % 2), .05, .10 + .19 * number))
    together(one(styles[-1], len(styles) - 1), (.58, -.66, .52), (56, 0, 38))


def bronze_bangles(radius=.62):
    """Three broad cast bands, filed by hand: brown bronze, bright on its edges, with a line of punched dots in dark enamel."""
    cast = material((.33, .150, .055), .36, metal=1, bump=(26, .35), blotch=('#6a3c1c', 5))
    bright = material((.62, .34, .15), .24, metal=1)
    enamel = material('#10241f', .15, coat=1)
    for number, (at, turn) in enumerate((((-.16, .10, .13), (0, 0, 0)), ((-.10, .04, .39), (0, 0, 40)), ((.56, -.66, .60), (58, 0, 36)))):
        seed = number * 9
        band = ring(radius, .125, cast, lambda a, b, seed=seed: (.30 + .03 * math.sin(a * 17 + seed) * math.sin(b * 3 + a * 5), 1.0 + .035 * math.sin(a * 9 + seed)), 420, 40)
        rails = [ring(radius + .030, .014, bright, lambda a, b, seed=seed: (1 + .25 * math.sin(a * 23 + seed),) * 2, 320, 12) for _ in range(4)]
        for rail, height in zip(rails, (-.105, -.050, .050, .105)):
            rail.location = (0, 0, height)
        groove = ring(radius + .022, .040, enamel, lambda a, b: (.48, 1.0), 240, 16)
        dots = []
        for step in range(48):
            a = 2 * math.pi * step / 48
            reach = radius + .040 + .003 * math.sin(step * 2.3)
            dots.append(ball(.016, bright, (reach * math.cos(a), reach * math.sin(a), .004 * math.sin(step * 1.7)), segments=12))
        together([band, *rails, groove, *dots], at, turn)


def crystal_row(radius, made, count=27):
    """Clear stones with flat faces side by side around a bangle, between two rails."""
    facets = [cut_glass(ior=1.4), *(material(tint, .03, metal=.35, coat=1, coat_rough=.01, specular=1) for tint in ('#ffffff', '#e8f1fa', '#b4c6d8', '#f8fbff', '#8ea4ba', '#ffffff', '#dfeaf5'))]
    rails = [ring(radius - .006, .014, made, steps=160, around=12) for _ in range(2)]
    for rail, height in zip(rails, (-.072, .072)):
        rail.location = (0, 0, height)
    stones = []
    for step in range(count):
        angle = 360 * step / count
        x, y = radius * math.cos(math.radians(angle)), radius * math.sin(math.radians(angle))
        stones.append(together([sparkling(gem(.165, facets[0], 8, .34), facets)], (x, y, 0), (0, 90, angle)))
    return [*rails, *stones]


def solitaire(kind='silver', stone='#f4f8ff', size=.42, at=(0, 0, 0), turn=(0, 0, 0), is_clear=False):
    """A ring that stands up, its stone on top in four claws."""
    band = ring(.56, .042 if is_clear else .055, metal(kind, .10), lambda a, b: (.9, 1.1))
    band.rotation_euler = (math.pi / 2, 0, 0)
    band.location = (0, 0, .62)
    top = brilliant(size) if is_clear else gem(size, material(stone, .02, coat=1, specular=1, metal=.25))
    top.location = (0, 0, 1.34)
    claws = [tube([(.05 * math.cos(a), .05 * math.sin(a), 1.14), (.13 * math.cos(a), .13 * math.sin(a), 1.26), (size * .47 * math.cos(a), size * .47 * math.sin(a), 1.34), (size * .44 * math.cos(a), size * .44 * math.sin(a), 1.40)], .020, metal(kind, .1), 10) for a in (math.pi / 4 + i * math.pi / 2 for i in range(4))]
    return together([band, top, *claws], at, turn)


def solitaire_in_box(kind='silver'):
    """The ring in the slot of an open box, its stone leaning to the viewer."""
    outside, cushion = material('#5a1230', .55, bump=(140, .3), coat=.15), material('#1d1a26', .9, sheen=.6, bump=(120, .2))
    solitaire(kind, size=.48, at=(0, -.06, .12), turn=(16, 0, -14), is_clear=True)
    wide, deep = 1.45, 1.30
    things = [loft([[(x, y, z) for x, y in rounded(wide - cut, deep - cut, .16, 10)] for z, cut in ((0, .06), (.04, 0), (.40, 0), (.44, .03))], outside)]
    for y in (-.30, .30):
        things.append(loft([[(x, y + dy, z) for x, dy in rounded(wide - .12 - cut, .57 - cut, .14, 8)] for z, cut in ((.40, 0), (.50, .02), (.56, .09), (.58, .2))], cushion))
    lid = [loft([[(x, y, z) for x, y in rounded(wide - cut, deep - cut, .16, 10)] for z, cut in ((0, .03), (.04, 0), (.26, 0), (.32, .08))], outside)]
    lid.append(loft([[(x, y, z) for x, y in rounded(wide - .14 - cut, deep - .14 - cut, .14, 8)] for z, cut in ((-.012, .10), (.0, .0), (.02, .0))], cushion))
    hinge = deep / 2
    for one in lid:
        one.location = (0, -hinge, 0)
    together(lid, (0, hinge, .46), (-104, 0, 0))
    together(things)


def ring_pair(kind='gold'):
    """Two bands, one on the other, hers with a blue stone."""
    first = ring(.50, .085, metal(kind, .10), lambda a, b: (.55, 1.25))
    first.location = (-.52, -.30, .11)
    solitaire(kind, '#1f3fb8', .27, (.40, .16, 0), (0, 0, -30))


def earrings(kind='bronze', stone='#1f8a5a', size=1., shape='drop'):
    """A pair that hangs from a small stand of brass wire."""
    wire = metal('brass', .25)
    tube([(-.62, 0, 0), (-.62, 0, 1.34), (.62, 0, 1.34), (.62, 0, 0)], .022, wire, 12)
    block(1.5, .40, .05, material('#f4efe6', .5), .02)
    for x in (-.30, .30):
        hook = tube([(0, .0, 1.28), (.0, .05, 1.38), (0, .0, 1.40), (0, -.03, 1.34), (0, -.02, 1.18)], .012, metal(kind), 8)
        top = ball(.06, metal(kind), (0, -.02, 1.13), segments=20)
        if shape == 'cut':
            parts = cut_stone(kind, stone)
        else:
            parts = smooth_drop(kind, stone)
        together([hook, top, *parts], (x, 0, 0), (0, 0, -8))


def smooth_drop(kind, stone):
    body = turned(through([(0, .46), (.10, .50), (.19, .62), (.17, .78), (.08, .95), (.02, 1.07), (0, 1.08)], 6), metal(kind, .2))
    body.scale = (1, .45, 1)
    body.location = (0, -.02, 0)
    gemstone = turned(through([(0, .53), (.08, .57), (.12, .66), (.09, .77), (0, .84)], 6), material(stone, .06, coat=1, specular=.9))
    gemstone.scale = (1, .5, 1)
    gemstone.location = (0, -.07, 0)
    return [body, gemstone]


def cut_stone(kind, stone):
    """A long stone with flat faces in a frame of metal, under a small round plate."""
    rows = ((.05, .98), (.13, .84), (.185, .62), (.15, .47), (.05, .40))
    outline = [(-r, z) for r, z in rows] + [(r, z) for r, z in reversed(rows)]
    core = [(-r * .52, .70 + (z - .70) * .52) for r, z in rows] + [(r * .52, .70 + (z - .70) * .52) for r, z in reversed(rows)]
    count = len(outline)
    points = [(x, 0, z) for x, z in outline] + [(x, -.10, z) for x, z in core]
    faces = [(i, (i + 1) % count, (i + 1) % count + count, i + count) for i in range(count)] + [tuple(range(count, 2 * count)), tuple(range(count - 1, -1, -1))]
    glass = mesh(points, faces, material(stone, .03, coat=1, coat_rough=.01, specular=1), is_smooth=False)
    frame = tube([(x, 0, z) for x, z in [*outline, outline[0]]], .022, metal(kind, .2), 12)
    coin = disc(.10, .03, metal(kind, .22), (0, -.02, 1.08), .008)
    for one in (glass, frame):
        one.location = (0, -.02, 0)
    return [glass, frame, coin]


def pendant(kind='gold', shape='heart', chain_beads=None):
    """A heart on a fine chain, laid down."""
    made = metal(kind, .14)
    points = [(1.0 * math.sin(a) * .78, .95 - 1.25 * (1 - math.cos(a)) / 2 * 1.0, .03) for a in (2 * math.pi * i / 160 for i in range(161))]
    if chain_beads:
        beaded_line(points, .045, lambda n: metal(kind) if n % 6 == 0 else coral(chain_beads, chain_beads), 4)
    else:
        for number in range(0, 160, 2):
            link = ring(.030, .009, made, steps=20, around=8)
            link.location = points[number]
            heading = math.atan2(points[number + 1][1] - points[number][1], points[number + 1][0] - points[number][0])
            link.rotation_euler = (math.pi / 2 * (number // 2 % 2), 0, heading)
            link.scale = (1.5, 1, 1)
    outline = []
    for step in range(80):
        t = 2 * math.pi * step / 80
        outline.append((.022 * 16 * math.sin(t) ** 3, .022 * (13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t) - math.cos(4 * t))))
    heart = loft([[(x * share, y * share, z) for x, y in outline] for z, share in ((0, .90), (.02, 1), (.08, 1), (.12, .88), (.14, .66), (.145, .3))], made)
    bail = ring(.06, .018, made, steps=40, around=12)
    bail.rotation_euler = (0, math.pi / 2, 0)
    bail.location = (0, .28, .06)
    together([heart, bail, *(pink_crystal(made) if not chain_beads else [])], (0, -.62, .02))


def pink_crystal(made):
    """A round pink stone in its seat, near the top of a heart."""
    stone = sparkling(gem(.20, made, 12, .30), (cut_glass('#f48ab4'), cut_glass('#ffc4dc'), material('#e0508c', .03, coat=1, specular=1), material('#ffffff', .02, metal=.4, specular=1)))
    seat = ring(.115, .020, made, steps=48, around=12)
    stone.location, seat.location = (0, .06, .17), (0, .06, .150)
    return [stone, seat]
