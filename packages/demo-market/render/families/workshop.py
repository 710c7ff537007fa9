"""For cars and motorcycles, and small electrics of a home."""
import math

import numpy as np

from printing.screens import text_screen
from studio.materials import clear, linear, material, plastic, steel
from studio.shapes import ball, blade, block, disc, grid_faces, loft, mesh, plate, ring, rounded, sheet, smoothed, through, together, tube, turned
from .phones import screen
from .blocks import face_label


def air_filter():
    """Pleated paper between two soft rings."""
    paper = material('#e6c878', .85, bump=(60, .15))

    def place(u, v):
        a = 2 * math.pi * u
        fold = abs((u * 96) % 1 - .5) * 2
        reach = .78 + .13 * fold
        return reach * math.cos(a), reach * math.sin(a), .08 + .62 * v
    pleats = sheet(place, 96 * 4 + 1, 4, paper)
    pleats.data.polygons.foreach_set('use_smooth', [False] * len(pleats.data.polygons))
    rubber = material('#d0481c', .6, bump=(80, .15))
    rims = []
    for foot in (0, .66):
        rims.append(turned(through([(.62, foot), (.94, foot), (.97, foot + .03), (.97, foot + .09), (.94, foot + .12), (.62, foot + .12), (.60, foot + .06), (.62, foot)], 3), rubber, 160))
    mesh_made = material('#8f959c', .4, metal=.9)
    inner = []
    for step in range(48):
        a = 2 * math.pi * step / 48
        inner.append(tube([(.66 * math.cos(a), .66 * math.sin(a), .1), (.66 * math.cos(a + .13), .66 * math.sin(a + .13), .68)], .007, mesh_made, 6))
    together([pleats, *rims, *inner])


def sponges(colours=(('#f2c21c', '#a8740c'), ('#4aa6dc', '#1d5f8e'))):
    """Two blocks of foam, full of open pores of all sizes."""
    for number, (pair, at, turn) in enumerate(zip(colours, ((-.10, .50, .0), (.10, -.56, .0)), (-14, 16))):
        together([foam(*pair, seed=number + 3)], at, (0, 0, turn))


def foam(colour, shade, wide=1.5, deep=.82, tall=.44, seed=3, pores=1300):
    """A block whose skin is dented by round pores; shade is their colour inside."""
    chance = np.random.RandomState(seed)
    outline = np.array(rounded(wide, deep, .12, 12))
    outline = np.array(evenly(outline, 760))
    rows = [(outline * (1 - .10 * (1 - share) ** 2), tall * .10 * share) for share in np.linspace(0, 1, 6)]
    rows += [(outline, tall * (.10 + .80 * share)) for share in np.linspace(.03, 1, 44)]
    rows += [(outline * (1 - .05 * (1 - math.cos(a))), tall * (.90 + .10 * math.sin(a))) for a in np.linspace(.2, math.pi / 2, 6)]
    rows += [(outline * .95 * (1 - share), np.full(1, tall)[0]) for share in np.linspace(.015, 1, 84)]
    points = np.array([[(x, y, z) for x, y in line] for line, z in rows])
    along, up = np.roll(points, -1, 1) - np.roll(points, 1, 1), np.gradient(points, axis=0)
    normal = np.cross(along, up)
    normal /= np.linalg.norm(normal, axis=2, keepdims=True) + 1e-9
    flat = points.reshape(-1, 3)
    seen = (np.linalg.norm(along, axis=2) * np.linalg.norm(up, axis=2)).ravel() + 1e-6
    depth = np.zeros(len(flat))
    for centre in flat[chance.choice(len(flat), pores, p=seen / seen.sum())]:
        size = .010 + .030 * chance.rand() ** 2.4
        away = ((flat - centre) ** 2).sum(1) / (size * size * (1 + .5 * chance.rand()))
        depth = np.maximum(depth, size * 1.15 * np.clip(1.15 - 1.15 * away, 0, 1) ** .7)
    body = mesh((flat - normal.reshape(-1, 3) * depth[:, None]).tolist(), grid_faces(len(outline), len(rows), True), shaded_by_depth(colour, shade))
    body.data.attributes.new('pore', 'FLOAT', 'POINT').data.foreach_set('value', np.clip(depth / .024, 0, 1).astype(np.float32))
    return body


def shaded_by_depth(colour, shade):
    """Foam that is darker where the mesh says that it is deep in a pore."""
    made = material(colour, .95, bump=(110, .8))
    tree = made.node_tree
    deep, mix = tree.nodes.new('ShaderNodeAttribute'), tree.nodes.new('ShaderNodeMixRGB')
    deep.attribute_name = 'pore'
    mix.inputs[1].default_value, mix.inputs[2].default_value = linear(colour), linear(shade)
    tree.links.new(deep.outputs['Fac'], mix.inputs[0])
    tree.links.new(mix.outputs[0], tree.nodes['Principled BSDF'].inputs['Base Color'])
    return made


def evenly(outline, count):
    """A closed outline as this many points at equal distances."""
    closed = np.concatenate([outline, outline[:1]])
    walked = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(closed, axis=0), axis=1))])
    at = np.linspace(0, walked[-1], count, endpoint=False)
    return np.stack([np.interp(at, walked, closed[:, axis]) for axis in (0, 1)], 1)


def brake_discs():
    """A vented pair, one leaning on the other."""
    iron = material('#8f949a', .34, metal=1, bump=(2, .4, (1, 1, 40)))
    dark = material('#4a4e54', .5, metal=.8)

    def one():
        faces = [turned([(.50, z), (.86, z), (.87, z + .01), (.87, z + .07), (.86, z + .08), (.50, z + .08), (.50, z)], iron, 160) for z in (0, .17)]
        vanes = []
        for step in range(36):
            a = 2 * math.pi * step / 36
            vanes.append(tube([(.54 * math.cos(a), .54 * math.sin(a), .125), (.85 * math.cos(a + .10), .85 * math.sin(a + .10), .125)], .045, dark, 8))
        hat = turned([(.50, .22), (.48, .24), (.47, .46), (.45, .48), (.20, .48), (.19, .46), (.19, .40), (.46, .40)], dark, 120)
        bolts = []
        for step in range(5):
            a = 2 * math.pi * step / 5 + .3
            hole = turned([(0, .482), (.045, .482), (.045, .478)], material('#0c0d10', .9), 32)
            hole.location = (.32 * math.cos(a), .32 * math.sin(a), 0)
            bolts.append(hole)
        return [*faces, *vanes, hat, *bolts]
    together(one(), (-.26, .28, 0), (0, 0, 0))
    together(one(), (.30, -.62, .80), (64, 0, 14))


def gear_outline(teeth, radius, deep=.055):
    points = []
    for tooth in range(teeth):
        for share, reach in ((0, -deep), (.18, -deep * .9), (.36, deep * .55), (.46, deep), (.54, deep), (.64, deep * .55), (.82, -deep * .9)):
            a = 2 * math.pi * (tooth + share) / teeth
            points.append(((radius + reach) * math.cos(a), (radius + reach) * math.sin(a)))
    return points


def sprocket(teeth, radius, made, holes=0, bore=.2):
    body = blade(gear_outline(teeth, radius), .05, made, .004)
    things = [body]
    ink = material('#101114', .9)
    spots = [(0, 0, bore)] + [(radius * .58 * math.cos(a), radius * .58 * math.sin(a), radius * .13) for a in (2 * math.pi * k / holes for k in range(holes))]
    for x, y, size in spots:
        spot = turned([(0, .0515), (size, .0515), (size, .05)], ink, 48)
        rim = ring(size, .010, made, steps=60, around=8)
        spot.location, rim.location = (x, y, 0), (x, y, .05)
        things += [spot, rim]
    return things


def chain_kit():
    """A rear and a front sprocket, the chain laid around them."""
    metal = material('#a8adb4', .28, metal=1)
    gold_metal = material((.80, .58, .26), .3, metal=1)
    together(sprocket(36, .66, metal, 4, .24), (-.10, .30, .06), (0, 0, 4))
    together(sprocket(14, .27, metal, 0, .12), (.86, .34, .06), (0, 0, 8))
    line = through([(-1.0, -.20, .06), (-.70, -.62, .06), (-.1, -.70, .06), (.5, -.62, .06), (.98, -.30, .06), (1.08, -.70, .06), (.70, -.98, .06), (.0, -1.02, .06), (-.6, -1.0, .06), (-1.02, -.80, .06)], 40)
    places, walked, step = [line[0]], 0., .085
    for one, other in zip(line, line[1:]):
        walked += math.dist(one, other)
        if walked >= step:
            places.append(other)
            walked = 0.
    for number, (one, other) in enumerate(zip(places, places[1:])):
        heading = math.atan2(other[1] - one[1], other[0] - one[0])
        mid = [(a + b) / 2 for a, b in zip(one, other)]
        apart = .052 if number % 2 else .038
        links = []
        for side in (-1, 1):
            link = blade([(x, y) for x, y in rounded(.125, .072, .034, 5)], .011, gold_metal if number % 2 else metal, 0)
            link.rotation_euler = (math.pi / 2, 0, 0)
            link.location = (0, side * apart + .005, 0)
            links.append(link)
        roller = tube([(-.043, -.05, 0), (-.043, .05, 0)], .024, metal, 10)
        together([*links, roller], mid, (0, 0, math.degrees(heading)))


def fridge_guard(brand='Voltuwa'):
    """A white plug-in block with a socket and three lamps."""
    body = smoothed(loft([[(x, z, -y) for x, z in ((a, b) for a, b in rounded(.98 - cut, 1.44 - cut, .16, 10))] for y, cut in ((0, .10), (.03, .02), (.08, 0), (.44, 0), (.50, .02), (.53, .10))], plastic('#f6f7f8')), 1)
    standing = together([body], (0, 0, .72), (90, 0, 0))
    front = -.004
    things = [standing]
    dark = material('#14161a', .8)
    things.append(plate(.74, .66, .012, .10, plastic('#e9ecef'), .004, (0, front, .50)))
    things += [plate(.075, .15, .012, .008, dark, 0, (0, front - .008, .68)), plate(.14, .065, .012, .008, dark, 0, (-.17, front - .008, .40)), plate(.14, .065, .012, .008, dark, 0, (.17, front - .008, .40))]
    for x, tint in ((-.24, '#2fd05a'), (0, '#ffb41c'), (.24, '#ff3a2a')):
        things.append(disc(.045, .02, material(tint, .3, glow=1.6), (x, front - .004, 1.00), .006))
    label = {'brand': brand, 'name': ['FRIDGE GUARD'], 'style': 'nameplate', 'paper': '#123a78', 'ink': '#ffffff'}
    things += [plate(.66, .21, .02, .03, plastic('#123a78'), .006, (0, front - .004, 1.20)), face_label(.60, .18, (0, front - .0155, 1.11), label)]
    brass = material((.86, .66, .32), .25, metal=1)
    things += [block(.14, .34, .06, brass, .006, (x, .68, z)) for x, z in ((-.17, .42), (.17, .42))] + [block(.07, .38, .15, brass, .006, (0, .70, .72))]
    together(things, turn=(0, 0, -30))


def padlock():
    """A brass block with a short thick shackle, three keys before it."""
    brass = material((.80, .58, .24), .24, metal=1, bump=(2, .15, (1, 1, 50)))
    bright = material('#c9ccd1', .18, metal=1)
    body = smoothed(loft([[(x, y, z) for x, y in rounded(1.15 - cut, .46 - cut, .14, 8)] for z, cut in ((0, .08), (.03, .01), (.07, 0), (.83, 0), (.87, .01), (.90, .08))], brass), 1)
    shackle = tube(through([(-.34, 0, .86), (-.34, 0, 1.12), (-.26, 0, 1.28), (0, 0, 1.36), (.26, 0, 1.28), (.34, 0, 1.12), (.34, 0, .86)], 8), .10, bright, 24)
    collars = [turned([(.16, .88), (.17, .90), (.17, .95), (.11, .97)], bright, 48) for _ in range(2)]
    for one, x in zip(collars, (-.34, .34)):
        one.location = (x, 0, 0)
    flap = plate(.30, .36, .03, .06, bright, .008, (0, -.245, .34))
    stud = ball(.035, brass, (0, -.26, .47), (1, .5, 1))
    band = plate(.80, .05, .012, .01, bright, .002, (0, -.238, .74))
    together([body, shackle, *collars, flap, stud, band], (-.10, .15, 0), (0, 0, -22))
    for place in range(2):
        key = blade([(.20 * math.cos(a), .20 * math.sin(a)) for a in (2 * math.pi * k / 28 for k in range(28))], .03, bright, .006)
        bit = blade([(.16, -.05), (.72, -.05), (.76, 0), (.72, .05), (.16, .05)], .028, bright, .004)
        dimples = [disc(.018, .004, material('#5a5e64', .5, metal=1), (.30 + .11 * k, .02 * (-1) ** k, .031), .001) for k in range(4)]
        for one in dimples:
            one.rotation_euler = (math.pi / 2, 0, 0)
        hole = turned([(0, .0315), (.06, .0315)], material('#2a2420', .9), 32)
        hole.location = (-.10, 0, 0)
        together([key, bit, *dimples, hole], (.34 + .20 * place, -.50 - .24 * place, .01 + .03 * place), (0, 0, 18 - 34 * place))


def spark_plugs():
    """Four plugs: white china, a hexagon, a thread, the bent electrode."""
    china = material('#fbfaf6', .12, coat=1)
    zinc = material('#c9ccd1', .25, metal=1)
    for place in range(4):
        thread = [(.075 + .012 * (step % 2), .14 + step * .016) for step in range(22)]
        shell = turned([(0, .10), (.06, .10), *thread, (.12, .50), (.12, .56), (.10, .57)], zinc, 48)
        nut = loft([[(.185 * s * math.cos(math.pi / 3 * k), .185 * s * math.sin(math.pi / 3 * k), z) for k in range(6)] for z, s in ((.56, .94), (.58, 1), (.72, 1), (.74, .94))], zinc)
        nut.data.polygons.foreach_set('use_smooth', [False] * len(nut.data.polygons))
        body = turned(through([(.13, .73), (.13, .80), (.10, .84), (.095, .88), (.088, .90), (.094, .93), (.086, .96), (.09, .99), (.08, 1.02), (.07, 1.22), (.05, 1.24)], 4), china, 48)
        band = turned([(.104, .855), (.106, .86), (.098, .875)], plastic('#1f4fa8'), 48)
        tip = turned(through([(.04, 1.23), (.045, 1.26), (.055, 1.30), (.055, 1.38), (.03, 1.41), (0, 1.412)], 4), zinc, 32)
        core = tube([(0, 0, .14), (0, 0, .05)], .022, china, 12)
        hook = tube([(.06, 0, .12), (.065, 0, .02), (.04, 0, -.002), (-.01, 0, .0)], .016, zinc, 10)
        things = [shell, nut, body, band, tip, core, hook]
        if place < 3:
            together(things, ((place - 1) * .52 - .1, .10 * (place % 2), .012), (0, 0, 20 * place))
        else:
            together(things, (.10, -.46, .16), (0, 90, 168))


def microwave():
    """White, a dark window, two dials."""
    wide, deep, tall = 1.75, 1.0, 1.0
    front = -deep / 2
    things = [block(wide, deep, tall, plastic('#f4f5f6'), .03)]
    things.append(plate(1.22, .86, .03, .04, plastic('#1c1d22', .2), .008, (-.22, front - .01, .50)))
    things.append(plate(.92, .56, .01, .05, material('#2a2e36', .08, coat=1, coat_rough=.02), .002, (-.26, front - .028, .50)))
    glow = plate(.86, .50, .004, .04, material('#3a2a14', .6, blotch=('#54401e', 2)), 0, (-.26, front - .034, .50))
    things += [glow, tube([(.33, front - .03, .16), (.33, front - .10, .20), (.33, front - .10, .80), (.33, front - .03, .84)], .026, plastic('#d4d8dc'), 12)]
    for z in (.68, .34):
        things.append(disc(.13, .07, material('#d4d8dc', .25, metal=.7), (.64, front - .03, z), .015))
        things.append(plate(.018, .10, .01, .004, plastic('#14161a'), 0, (.64, front - .07, z + .05)))
        for k in range(9):
            a = math.radians(-120 + 30 * k) + math.pi / 2
            things.append(plate(.014, .014, .004, .004, plastic('#5a6068'), 0, (.64 + .18 * math.cos(a), front - .004, z + .18 * math.sin(a))))
    together(things, (0, 0, .04), (0, 0, -22))


def chest_freezer(colour='#f4f5f6'):
    """A white chest, its lid up: a wire basket hangs in it; handle, lock and feet."""
    wide, deep, tall = 1.8, .95, 1.08
    front, wall = -deep / 2, .09
    made, inner = plastic(colour), plastic('#eef1f4', .5)
    things = [block(wide, wall, tall, made, .03, (0, side * (deep - wall) / 2, 0)) for side in (-1, 1)]
    things += [block(wall, deep - .02, tall, made, .03, (side * (wide - wall) / 2, 0, 0)) for side in (-1, 1)]
    things.append(block(wide - wall, deep - wall, .40, inner, 0))
    seal = material('#9aa0a6', .6)
    things += [block(wide - .02, .05, .02, seal, .004, (0, side * (deep - wall) / 2, tall)) for side in (-1, 1)]
    things += [block(.05, deep - .02, .02, seal, .004, (side * (wide - wall) / 2, 0, tall)) for side in (-1, 1)]
    lid = [block(wide + .04, deep + .04, .13, made, .04, (0, -deep / 2, 0)), block(wide - .14, deep - .14, .05, inner, .03, (0, -deep / 2, -.045))]
    lid.append(tube([(-.20, -deep - .01, .06), (-.18, -deep - .09, .06), (.18, -deep - .09, .06), (.20, -deep - .01, .06)], .026, plastic('#c9ced4'), 12))
    things.append(together(lid, (0, deep / 2 + .01, tall + .03), (-72, 0, 0)))
    things += basket_of_wire(-.42, .74, deep - 2 * wall - .04, tall + .01, .30)
    things.append(disc(.035, .03, steel(.25), (0, front - .012, tall - .10), .006))
    things.append(plate(.38, .08, .01, .02, plastic('#1f4fa8'), .002, (-.62, front - .006, tall - .16)))
    things.append(plate(.40, .20, .012, .02, plastic('#2a2d33'), .003, (.60, front - .006, .20)))
    things += [plate(.32, .014, .008, .004, plastic('#5a6068'), 0, (.60, front - .014, .13 + .035 * k)) for k in range(5)]
    things += [disc(.025, .015, material(tint, .3, glow=1.2), (.36 + .09 * k, front - .01, .40), .004) for k, tint in enumerate(('#2fd05a', '#ff3a2a', '#ffb41c'))]
    for x in (-.72, .72):
        for y in (-.34, .34):
            things.append(ball(.05, plastic('#1c1d22'), (x, y, -.03)))
    together(things, (0, 0, .07), (0, 0, -24))


def basket_of_wire(middle, wide, deep, top, tall):
    """White wires; its rim rests on the walls at the front and at the back."""
    wire = plastic('#aab4be', .3)
    low, things = top - tall, []
    for z, thick in ((top + .03, .020), (top - tall * .5, .010), (low, .014)):
        corners = [(middle + x * wide / 2, y * deep / 2, z) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1), (-1, -1))]
        things.append(tube(corners, thick, wire, 8))
    for k in range(11):
        x = middle + (k / 10 - .5) * wide
        things.append(tube([(x, -deep / 2, top + .03), (x, -deep / 2, low), (x, deep / 2, low), (x, deep / 2, top + .03)], .009, wire, 6))
    for k in range(9):
        y = (k / 8 - .5) * deep
        things.append(tube([(middle - wide / 2, y, top + .03), (middle - wide / 2, y, low), (middle + wide / 2, y, low), (middle + wide / 2, y, top + .03)], .009, wire, 6))
    return things


def stabiliser(brand='Voltuwa'):
    """A steel box with two meters, lamps and a switch."""
    wide, deep, tall = 1.05, .80, 1.25
    front = -deep / 2
    things = [block(wide, deep, tall, material('#2a2d33', .45, coat=.2), .03)]
    things.append(plate(wide - .08, tall - .10, .02, .04, plastic('#e4e7ea'), .006, (0, front - .008, tall / 2)))
    for z, words in ((tall - .43, '158'), (tall - .73, '220')):
        things.append(screen(.62, .25, text_screen(((words, 190, .5),), (620, 250), '#ff5a3a' if words == '158' else '#5aff9a', '#0a0c10'), (0, front - .024, z), .02, 1.1))
    things.append(plate(.62, .20, .02, .02, plastic('#123a78'), .005, (0, front - .014, tall - .17)))
    things.append(face_label(.58, .18, (0, front - .0255, tall - .26), {'brand': brand, 'name': ['STABILISER'], 'style': 'nameplate', 'paper': '#123a78', 'ink': '#ffffff'}))
    things += [disc(.035, .02, material(tint, .3, glow=1.4), (-.24 + .24 * k, front - .02, .30), .005) for k, tint in enumerate(('#2fd05a', '#ffb41c', '#ff3a2a'))]
    things.append(plate(.20, .12, .04, .02, plastic('#c4281c'), .006, (0, front - .03, .16)))
    things.append(tube(through([(-.30, 0, tall - .01), (-.28, 0, tall + .12), (.28, 0, tall + .12), (.30, 0, tall - .01)], 6), .035, plastic('#17181b'), 12))
    together(things, (0, 0, .03), (0, 0, -24))


def glass_jars(contents=(('#e8c04a', 1.35), ('#fbf6ea', 1.05), ('#7a3f1c', .80))):
    """Three jars with steel lids, full of garri, milk powder and beans."""
    for (colour, tall), x, y in zip(contents, (-.78, .16, .86), (.20, .0, -.26)):
        r = .40
        inside = turned(through([(0, .05), (r - .06, .05), (r - .03, .09), (r - .03, tall * .78), (0, tall * .80)], 4), material(colour, .9, bump=(90, .8)))
        shell = turned(through([(0, 0), (r - .05, 0), (r, .04), (r, tall - .08), (r - .03, tall - .02), (r - .04, tall)], 6), clear('#f6fcff', .02, ior=1.45))
        lid = turned([(r - .06, tall - .02), (r + .01, tall - .015), (r + .015, tall + .13), (r - .01, tall + .155), (0, tall + .16)], material('#c4c8cd', .3, metal=1, bump=(2, .15, (1, 1, 60))), 96)
        seal = turned([(r + .006, tall - .035), (r + .012, tall - .02), (r, tall - .01)], material('#e8eef0', .6), 96)
        together([inside, shell, lid, seal], (x, y, 0))
