"""Sewn things that need no doll: folded, laid flat or standing by themselves."""
import math

from mathutils import Vector, noise

from printing.cloth import plain, sprinkled, wax_print
from studio.materials import clear, material, plastic
from studio.shapes import ball, block, disc, loft, ring, rounded, sheet, thicken, through, together, tube, turned

GOLD = (1.0, .60, .19)


def cotton(texture, repeat=1.2, bump=(170, .25)):
    return material(rough=.82, texture=texture, repeat=repeat, sheen=.3, bump=bump, specular=.2)


def pad(wide, deep, thick, made, seed=1):
    """Something folded to a soft slab, lying down."""
    def place(u, v):
        a, b = 2 * u - 1, 2 * v - 1
        edge = (max(0, 1 - abs(a) ** 9) * max(0, 1 - abs(b) ** 9)) ** .32
        soft = .05 * thick / .12 * noise.noise(Vector((a * 1.6 + seed, b * 1.6, seed)))
        out = 1 + .012 * noise.noise(Vector((a * 3, b * 3, seed + 5)))
        return a * wide / 2 * out, b * deep / 2 * out, thick * (.45 + .55 * edge) + soft * edge

    def side(u, v):
        a = 2 * math.pi * u
        c, s = math.cos(a), math.sin(a)
        reach = max(abs(c), abs(s)) ** -1
        x, y = c * reach, s * reach
        out = 1 + .012 * noise.noise(Vector((x * 3, y * 3, seed + 5)))
        bulge = 1 + .016 * math.sin(math.pi * v) + .006 * math.sin(v * 22)
        return x * wide / 2 * out * bulge, y * deep / 2 * out * bulge, thick * .45 * v
    return [sheet(place, 90, 90, made), sheet(side, 240, 14, made)]


def strip(points, wide, made, thick=.012):
    """A ribbon along points, its broad side up or out: points are (place, direction across)."""
    def place(u, v):
        at = v * (len(points) - 1)
        low = min(len(points) - 2, int(at))
        share = at - low
        (p, a), (q, b) = points[low], points[low + 1]
        return tuple(p[i] + (q[i] - p[i]) * share + (u - .5) * wide * (a[i] + (b[i] - a[i]) * share) for i in range(3))
    return thicken(sheet(place, 6, max(12, 4 * len(points)), made), thick, 0)


def flat_piece(corners, made, lift, thick=.06, seed=1, across=1, turn_of_print=0.):
    """Cloth laid flat between four corners, soft at its edges; lift: how high it lies."""
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = corners

    def place(u, v):
        x = (ax * (1 - u) + bx * u) * (1 - v) + (dx * (1 - u) + cx * u) * v
        y = (ay * (1 - u) + by * u) * (1 - v) + (dy * (1 - u) + cy * u) * v
        edge = (max(0, 1 - abs(2 * u - 1) ** 8) * max(0, 1 - abs(2 * v - 1) ** 10)) ** .4
        fold = .030 * noise.noise(Vector((x * 1.8 + seed, y * 1.1, seed))) + .016 * noise.noise(Vector((x * 5, y * 2.2 + seed, 3)))
        return x, y, lift + thick * edge + fold * edge
    piece = sheet(place, 80, 80, made)
    layer = piece.data.uv_layers['UV'].data
    angle = math.radians(turn_of_print)
    for loop_, corner in zip(layer, piece.data.loops):
        x, y, _ = piece.data.vertices[corner.vertex_index].co
        loop_.uv = ((x * math.cos(angle) + y * math.sin(angle)) * 1.15 + .31, (y * math.cos(angle) - x * math.sin(angle)) * 1.15 / 1.4 + .1)
    return piece


def shirt(colours=None, motif='leaf'):
    """A shirt laid flat with its two short sleeves spread: open camp collar, placket with buttons, chest pocket."""
    texture = wax_print(**(colours or {'ground': '#0f5a6a', 'main': '#f2a51e', 'second': '#d8482a', 'dark': '#0a3038', 'motif': motif}))
    made, edge = cotton(texture, 1.0), material('#0a3f4a', .85, bump=(150, .3))
    things = []
    for side in (-1, 1):
        sleeve = [(side * .50, .78), (side * 1.16, .26), (side * .94, .00), (side * .52, .28)]
        things.append(flat_piece(sleeve if side > 0 else [sleeve[k] for k in (1, 0, 3, 2)], made, .0, .075, side + 4, turn_of_print=-38 * side))
        hem = [(side * (1.135 - .20 * k / 20), .232 - .235 * k / 20, .075) for k in range(21)]
        seam = through([(side * .508, .735, .060), (side * .545, .56, .088), (side * .545, .32, .070)], 6)
        things += [tube(hem, .008, edge, 6), tube(seam, .012, edge, 8)]
        front = [(side * .0, -.98), (side * .60, -.96), (side * .56, .80), (side * .0, .84)]
        things.append(flat_piece(front if side > 0 else [front[k] for k in (1, 0, 3, 2)], made, .02 + .012 * (side > 0), .075, side * 3))
        lapel = [(side * .02, .30), (side * .30, .60), (side * .24, .86), (side * .10, .86)]
        things.append(thicken(flat_piece(lapel if side > 0 else [lapel[k] for k in (1, 0, 3, 2)], made, .095, .035, side, turn_of_print=24 * side), .012, 0))
        leaf = [(side * .12, .62), (side * .38, .58), (side * .30, .90), (side * .06, .96)]
        things.append(thicken(flat_piece(leaf if side > 0 else [leaf[k] for k in (1, 0, 3, 2)], made, .115, .035, side + 7, turn_of_print=-20 * side), .012, 0))
        outline = [(side * .02, .30, .128), (side * .29, .60, .128)]
        things.append(tube(outline, .005, edge, 6))
        things.append(tube([(side * .12, .62, .150), (side * .375, .585, .150), (side * .30, .89, .150)], .007, edge, 6))
    inside = flat_piece([(-.13, .42), (.13, .42), (.26, 1.0), (-.26, 1.0)], cotton(plain('#0b4450'), 1), .085, .01, 2)
    back = tube(through([(-.24, .90, .14), (-.12, .985, .15), (.12, .985, .15), (.24, .90, .14)], 6), .034, made, 12)
    shell = material('#4a2e18', .4, coat=.4)
    buttons = []
    for number in range(4):
        one = turned([(0, .014), (.026, .016), (.036, .012), (.036, 0)], shell, 28)
        one.location = (.018, .22 - .32 * number, .112)
        buttons.append(one)
    placket = [tube([(x, .30 - 1.26 * k / 40, .108) for k in range(41)], .006, edge, 6) for x in (-.045, .075)]
    pocket = thicken(flat_piece([(.20, .10), (.46, .10), (.46, .42), (.20, .42)], made, .10, .022, 5), .010, 0)
    stitched = tube([(.20, .42, .122), (.205, .13, .122), (.33, .085, .122), (.455, .13, .122), (.46, .42, .122), (.20, .42, .124)], .006, edge, 6)
    together([*things, inside, back, *buttons, *placket, pocket, stitched], turn=(0, 0, -6))


def even(outline, count):
    """A closed line as so many points at equal distances."""
    closed = [*outline, outline[0]]
    gaps = [math.dist(one, other) for one, other in zip(closed, closed[1:])]
    whole, points, walked, place = sum(gaps), [], 0., 0
    for step in range(count):
        wanted = whole * step / count
        while walked + gaps[place] < wanted:
            walked += gaps[place]
            place += 1
        share = (wanted - walked) / (gaps[place] or 1)
        points.append(tuple(a + (b - a) * share for a, b in zip(closed[place], closed[place + 1])))
    return points


def tote(colours=None):
    """A standing tote in a wax print, its two leather handles up."""
    texture = wax_print(**(colours or {'ground': '#5a3218', 'main': '#f2a51e', 'second': '#c4481c', 'light': '#fff0d2', 'dark': '#2c160a', 'motif': 'sun'}))
    made = cotton(texture, 1.25)
    lining = material('#d8c4a0', .9)
    wide, tall, deep = 1.5, 1.26, .40

    outline = even(rounded(wide, deep, .15, 12), 200)

    def body(inside):
        def place(u, v):
            x, y = outline[round(u * 200) % 200]
            x, y = x * (.93 + .07 * v), y * (1 - .35 * v ** 2)
            sag = .03 * noise.noise(Vector((x * 2.2, v * 3, y * 2))) * math.sin(math.pi * min(1, v + .12))
            shrink = .97 if inside else 1
            return x * shrink, (y + sag) * shrink, v * tall + .03 * (2 * abs(x) / wide) ** 2 * v
        return place
    outer = sheet(body(False), 201, 60, made, 3)
    inner = sheet(body(True), 101, 30, lining)
    foot = sheet(lambda u, v: ((u - .5) * wide * .92, (v - .5) * deep * .9, .004), 8, 8, made)
    leather = material('#6a3a1c', .45, bump=(60, .4), coat=.2)
    things = [outer, inner, foot]
    for y in (-1, 1):
        line = []
        for step in range(41):
            a = math.pi * step / 40
            line.append(((.34 * math.cos(a) * (1 + .10 * math.sin(a)), y * (deep / 2 * .66 + .02 - .03 * math.sin(a)), tall - .02 + .62 * math.sin(a)), (math.cos(a) * .9, 0, math.sin(a))))
        things.append(strip(line, .085, leather, .03))
        for x in (-.34, .34):
            things.append(block(.10, .02, .30, leather, .008, (x, y * (deep / 2 * .70 + .02), tall - .30)))
            for z in (tall - .07, tall - .24):
                things.append(ball(.018, material(GOLD, .2, metal=1), (x, y * (deep / 2 * .70 + .035), z), segments=12))
    hem = [(p[0] * 1.004, p[1] * 1.01, p[2]) for p in (body(False)(k / 200, .985) for k in range(201))]
    things.append(tube(hem, .012, made, 8))
    together(things, turn=(0, 0, -22))


def flip_flops(colour='#1f3f7a', strap='#f2841c'):
    """A pair side by side, turned so that their thick soles are seen."""
    sole = [(0, 1.0), (.26, .96), (.38, .74), (.36, .36), (.27, -.05), (.25, -.40), (.28, -.74), (.20, -.96), (0, -1.02), (-.20, -.95), (-.27, -.72), (-.23, -.36), (-.25, 0), (-.36, .40), (-.36, .74), (-.24, .95)]
    outline = through([*sole, sole[0]], 6)[:-1]

    def one(mirror):
        points = [(x * mirror, y) for x, y in outline]
        if mirror < 0:
            points = points[::-1]
        top = material(colour, .75, bump=(7, .9, (1, 22, 1)))
        base = loft([[(x * s, y * s, z) for x, y in points] for z, s in ((0, .955), (.02, .985), (.04, .995), (.10, .995), (.11, .99))], top)
        line = loft([[(x * s, y * s, z) for x, y in points] for z, s in ((.108, .985), (.115, 1), (.165, 1), (.172, .985))], plastic('#f4f4f2', .5))
        bed = loft([[(x * s, y * s, z) for x, y in points] for z, s in ((.17, .99), (.18, .998), (.235, .995), (.25, .98), (.256, .93))], top)
        rubber = plastic(strap)
        legs = []
        for side in (-1, 1):
            way = through([(0.02 * mirror, .60, .24), (.02 * mirror, .56, .34), (side * .17, .30, .42), (side * .27, -.06, .36), (side * .27, -.22, .24)], 7)
            legs += [strip([(point, (side * .5, .55, .35)) for point in way], .115, rubber, .045), strip([((x, y, z + .02), (side * .5, .55, .35)) for x, y, z in way], .05, plastic('#f8b45a'), .03)]
        plug = tube([(.02 * mirror, .60, .20), (.02 * mirror, .58, .37)], .035, rubber, 12)
        return [base, line, bed, *legs, plug]
    together(one(1), (-.46, .12, 0), (0, 0, 30))
    together(one(-1), (.46, -.12, 0), (0, 0, 22))


THREADS = ('#111111', '#f6f6f2', '#14245a', '#6a1030', '#d8a01c', '#1f5a2f', '#3f8f3a', '#8fb84a', '#e0701c', '#f29a3c', '#c4481c', '#c4281c', '#e0528a', '#7a3fa8', '#1f6fc4', '#6ab0e0', '#1f8a8a', '#8a5a2c', '#5a3218', '#d8c09a', '#8a8f96', '#f2d23c', '#a81c5a', '#3a3f46')


def spool(colour):
    white = plastic('#f4f1ea')
    thread = material(colour, .6, sheen=.3, bump=(4, .9, (1, 1, 40)))
    cone = turned([(0, 0), (.16, 0), (.165, .02), (.155, .05), (.06, .05), (.055, .62), (.115, .62), (.12, .64), (.11, .67), (.03, .67), (.03, .64)], white, 48)
    wound = turned(through([(.058, .06), (.145, .08), (.150, .12), (.138, .54), (.12, .59), (.058, .61)], 4), thread, 48)
    return [cone, wound]


def thread_box():
    """Twenty-four spools in a clear box without its lid."""
    for place, colour in enumerate(THREADS):
        column, row = place % 6, place // 6
        together(spool(colour), ((column - 2.5) * .36, (1.5 - row) * .36, .03))
    wide, deep = 2.26, 1.54
    wall = clear('#f4fbff', .06, ior=1.45)
    for x, y, w, d in ((0, -deep / 2, wide, .02), (0, deep / 2, wide, .02), (-wide / 2, 0, .02, deep), (wide / 2, 0, .02, deep)):
        block(w, d, .34, wall, .004, (x, y, 0))
    block(wide, deep, .02, plastic('#eef4f8'), .004)


def headbands(colours=('#c4202c', '#f4ead2', '#1f2f5a')):
    """Three soft bands standing on their edge, each with a full bow of ribbed ribbon in front."""
    for place, colour in enumerate(colours):
        made = material(colour, .6, sheen=.5, bump=(26, .9, (1, 1, 9)))
        soft = material(colour, .9, sheen=.6, bump=(90, .5))

        def band(u, v):
            a = 2 * math.pi * u
            reach = 1 + .03 * math.sin(3 * a + place)
            return .50 * reach * math.cos(a), .44 * reach * math.sin(a), .03 + .20 * v + .012 * math.sin(9 * a) * v + .02 * math.cos(2 * a)
        things = [thicken(sheet(band, 120, 8, soft), .018, 0), *bow(made)]
        x, y, turn = ((-.72, .46, -8), (.72, .50, 8), (0, -.56, 0))[place]
        together(things, (x, y, .02), (0, 0, turn))


def bow(made):
    """Two round loops drawn in at a knot, two tails with notched ends."""
    things = [ball(.085, made, (0, -.50, .17), (.9, .7, 1.2))]
    for sign in (-1, 1):
        def loop_(u, v, sign=sign):
            a = 2 * math.pi * u
            far = .5 - .5 * math.cos(a)
            wide = .12 + .24 * far ** .8
            pinch = .030 * math.sin(v * math.pi * 3) * (1 - far)
            x = sign * (.02 + .44 * far ** .85)
            return x, -.48 - .13 * math.sin(a) * (.55 + .45 * far) + pinch - .03, .17 + (v - .5) * wide + .05 * far * (1 if sign > 0 else .7)
        things.append(thicken(sheet(loop_, 80, 16, made), .014, 0))

        def tail(u, v, sign=sign):
            end = 1 - .24 * (1 - abs(2 * v - 1))
            far = u * end
            along, wide = .05 + .34 * far, .07 + .11 * far
            return sign * (along * .86 + (v - .5) * wide * .5), -.53 - .06 * math.sin(math.pi * far) - .03 * far, .15 - .125 * far ** .7 + (v - .5) * wide * .62 * (1 - .4 * far) + .02
        things.append(thicken(sheet(tail, 30, 16, made), .012, 0))
    return things


def quilted(wide, deep, thick, made, seed=1):
    """One turn of a folded duvet: fat, round at its folds, with the dents of its seams."""
    def place(u, v):
        a, b = 2 * u - 1, 2 * math.pi * v
        end = max(0, 1 - abs(a) ** 10) ** .35
        c, s = math.cos(b), math.sin(b)
        seam = .80 + .20 * min(1, abs(math.sin(2.5 * math.pi * a)) * 1.8) ** .6
        across = abs(math.sin(2.2 * c * math.pi / 2 + .4)) * .12 + .88
        soft = 1 + .10 * noise.noise(Vector((a * 2 + seed, c * 1.5, s + seed)))
        y = deep / 2 * math.copysign(abs(c) ** .34, c) * (.90 + .10 * end * seam)
        z = thick / 2 * math.copysign(abs(s) ** .62, s) * (.35 + .65 * end) * seam * across * soft
        return a * wide / 2 * (1 + .015 * math.sin(b * 2 + seed)), y, thick / 2 + z
    return [sheet(place, 160, 90, made)]


def pillow(made, edge, wide=1.06, deep=.80, thick=.40, seed=1):
    """A full pillow in its case: pointed corners, sides drawn in, a seam all around."""
    def outline(a, b):
        return a * wide / 2 * (1 - .07 * (1 - b * b)), b * deep / 2 * (1 - .09 * (1 - a * a))

    def half(sign):
        def place(u, v):
            a, b = 2 * u - 1, 2 * v - 1
            x, y = outline(a, b)
            puff = max(0, (1 - abs(a) ** 2.6) * (1 - abs(b) ** 2.6)) ** .55
            crease = 1 + .12 * noise.noise(Vector((a * 2.2 + seed, b * 2.2, seed * 3)))
            return x, y, sign * thick / 2 * puff * crease
        return sheet(place, 60, 50, made)
    border = [(a, -1) for a in grid_of(24)] + [(1, b) for b in grid_of(24)] + [(-a, 1) for a in grid_of(24)] + [(-1, -b) for b in grid_of(24)]
    seam = tube([(*outline(a, b), 0) for a, b in [*border, border[0]]], .016, edge, 8)
    return [half(1), half(-1), seam]


def grid_of(count):
    return [2 * step / count - 1 for step in range(count)]


def duvet(colour='#6a1226'):
    """A fat folded duvet with its sheet on it, four pillows in their cases on top."""
    deep_red = cotton(sprinkled(colour, 'leaf', ('#8a2a3c', '#a8485a')), 1.0)
    light = cotton(plain('#ead9c4'), 1)
    for level, turn in ((0, 1), (1, -1)):
        together(quilted(2.15, 1.5, .46, deep_red, level + 2), (0, 0, .43 * level), (0, 0, turn))
    together(pad(1.86, 1.28, .13, light, 4), (0, 0, .84), (0, 0, 1))
    for number, (x, y, z, lean, turn) in enumerate(((-.54, -.02, 1.13, 4, -5), (.54, -.04, 1.13, 4, 6), (-.52, .02, 1.43, 8, 5), (.54, .02, 1.43, 8, -6))):
        one, other = (light, deep_red) if number in (0, 3) else (deep_red, light)
        together(pillow(one, other, seed=number + 3), (x, y, z), (lean, 0, turn))
