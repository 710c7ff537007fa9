"""What dishes are made of: bowls, broths, grains, leaves, meat."""
import math
import random

import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector, noise

from studio.materials import add_noise, linear, material
from studio.shapes import grid_faces, mesh, smoothed, thicken, through, together, tube, turned

RIM = .70


def bowl(style='enamel'):
    """About 2.2 wide; what is in it reaches up to RIM."""
    if style == 'clay':
        made = material('#2a1b14', .42, blotch=('#40281b', 9), bump=(40, .25), coat=.25, coat_rough=.3)
        line = [(0, 0), (.42, 0), (.50, .03), (.78, .22), (1.02, .50), (1.10, .66), (1.13, .70), (1.10, .725), (1.04, .70), (.98, .58), (.7, .25), (0, .15)]
        return turned(through(line), made, 128)
    colours = {'enamel': ('#f7f5f0', '#1f3f8f'), 'green': ('#f4f2e6', '#2f7a4a'), 'red': ('#f7f3ec', '#b3281c'), 'white': ('#f7f6f2', '#f7f6f2'), 'blue': ('#2f5f9f', '#e9eef6'), 'wood': ('#8a5a32', '#6e4222')}
    inside, edge = colours[style]
    made = material(inside, .5 if style == 'wood' else .12, coat=.2 if style == 'wood' else .8, blotch=(edge, 3) if style == 'wood' else None)
    line = [(0, 0), (.42, 0), (.46, .05), (.50, .07), (.82, .26), (1.03, .52), (1.09, .70), (1.12, .715), (1.11, .74), (1.06, .72), (1.0, .56), (.7, .25), (0, .15)]
    turned(through(line), made, 128)
    return turned([(1.085, .735), (1.11, .747), (1.127, .73), (1.12, .712)], material(edge, .15, coat=.8), 128)


def plate_dish(radius=1.35, style='#f7f6f2', rim='#f7f6f2'):
    line = [(0, .05), (radius * .45, .04), (radius * .50, 0), (radius * .56, .01), (radius * .70, .06), (radius * .96, .15), (radius, .17), (radius * .99, .19), (radius * .72, .105), (radius * .62, .085), (0, .085)]
    return turned(through(line, 5), material(style, .12, coat=.8), 128)


def surface(made, height=.60, radius=1.02, rough=.03, scale=3., seed=1, dome=0.):
    """The top of a soup or of a mash, with waves."""
    count = 140
    points = []
    for row in range(count):
        for column in range(count):
            a, b = 2 * column / (count - 1) - 1, 2 * row / (count - 1) - 1
            x, y = a * math.sqrt(1 - b * b / 2) * radius, b * math.sqrt(1 - a * a / 2) * radius
            wave = noise.fractal(Vector((x * scale, y * scale, seed)), 1, 2, 4)
            points.append((x, y, height + rough * wave + dome * (1 - (x * x + y * y) / radius ** 2)))
    return mesh(points, grid_faces(count, count), made)


def ellipsoid(length, width, columns=8, rows=6):
    points = []
    for row in range(rows):
        angle = math.pi * row / (rows - 1)
        for column in range(columns):
            turn = 2 * math.pi * column / columns
            points.append((length / 2 * math.cos(angle), width / 2 * math.sin(angle) * math.cos(turn), width / 2 * math.sin(angle) * math.sin(turn)))
    return np.array(points), np.array(grid_faces(columns, rows, True))


def merged(parts, made):
    """Many small meshes as one object: thousands of objects would be slow."""
    points, faces, offset = [], [], 0
    for corners, sides in parts:
        points.append(corners)
        faces.extend((sides + offset).tolist())
        offset += len(corners)
    return mesh(np.concatenate(points), faces, made)


def turn_matrix(chance, tilt):
    turned_by = Matrix.Rotation(chance.uniform(0, 6.28), 3, 'Z') @ Matrix.Rotation(chance.gauss(0, tilt), 3, 'Y') @ Matrix.Rotation(chance.gauss(0, tilt), 3, 'X')
    return np.array(turned_by)


def places(count, radius, chance, avoid=(), centre=(0, 0)):
    found = 0
    while found < count:
        angle, reach = chance.uniform(0, 2 * math.pi), radius * math.sqrt(chance.random())
        x, y = centre[0] + reach * math.cos(angle), centre[1] + reach * math.sin(angle)
        found += 1
        if not any((x - ax) ** 2 + (y - ay) ** 2 < ar * ar for ax, ay, ar in avoid):
            yield x, y, reach / radius


def grains(count, mades, length=.13, width=.045, radius=.98, height=.66, dome=.2, depth=.05, tilt=.5, seed=2, avoid=(), centre=(0, 0)):
    """Rice, beans, peas: in several colours, on a dome."""
    chance = random.Random(seed)
    shape, sides = ellipsoid(length, width)
    sorts = [[] for _ in mades]
    for x, y, share in places(count, radius, chance, avoid, centre):
        z = height + dome * (1 - share * share) + chance.uniform(-depth, depth * .5)
        points = shape * chance.uniform(.85, 1.15) @ turn_matrix(chance, tilt).T + (x, y, z)
        sorts[chance.randrange(len(mades))].append((points, sides))
    return [merged(parts, made) for parts, made in zip(sorts, mades) if parts]


def leaf_patch(size, crinkle, chance):
    """A crumpled piece of chopped leaf."""
    columns, rows = 9, 6
    seed, bend, twist = chance.uniform(0, 99), chance.uniform(-1.6, 1.6), chance.uniform(-1, 1)
    long, wide = size * chance.uniform(.8, 1.7), size * chance.uniform(.35, .8)
    points = []
    for row in range(rows):
        for column in range(columns):
            u, v = column / (columns - 1) - .5, row / (rows - 1) - .5
            x, y = u * long, v * wide * (1 - (abs(u) * 1.7) ** 3)
            z = bend * size * u * u * 1.2 + twist * u * v * size + crinkle * size * noise.noise(Vector((x / size * 2.2, y / size * 2.2, seed)))
            points.append((x, y, z + .35 * abs(v) * size * math.sin(seed)))
    return np.array(points), np.array(grid_faces(columns, rows))


def leaves(count, mades, size=.11, radius=.9, height=.64, dome=.09, crinkle=.9, tilt=.27, seed=5, avoid=(), centre=(0, 0)):
    chance = random.Random(seed)
    sorts = [[] for _ in mades]
    for x, y, share in places(count, radius, chance, avoid, centre):
        points, sides = leaf_patch(size * chance.uniform(.6, 1.35), crinkle, chance)
        z = height + dome * (1 - share * share) + chance.uniform(-.02, .05)
        sorts[chance.randrange(len(mades))].append((points @ turn_matrix(chance, tilt).T + (x, y, z), sides))
    for parts, made in zip(sorts, mades):
        if parts:
            thicken(merged(parts, made), .003, 0)


def chunk(at, size, made, shape=(1, 1, .7), rough=.14, boxy=.6, seed=1):
    """A piece of meat, fish, yam: between a box and a ball, with an uneven skin."""
    chance = random.Random(seed)
    work = bmesh.new()
    bmesh.ops.create_cube(work, size=1)
    bmesh.ops.subdivide_edges(work, edges=work.edges[:], cuts=10, use_grid_fill=True)
    turn = Matrix.Rotation(chance.uniform(0, 6), 3, 'Z') @ Matrix.Rotation(chance.gauss(0, .3), 3, 'X')
    for corner in work.verts:
        point = corner.co * boxy + corner.co.normalized() * .62 * (1 - boxy)
        skin = noise.fractal(point * 2.4 + Vector((seed, 0, 0)), 1, 2, 5) + .8 * noise.noise(point * 1.3 + Vector((0, seed, 0)))
        point = point + point.normalized() * rough * skin
        corner.co = turn @ Vector((point.x * shape[0], point.y * shape[1], point.z * shape[2])) * size
    data = bpy.data.meshes.new('chunk')
    work.to_mesh(data)
    work.free()
    data.materials.append(made)
    data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
    thing = bpy.data.objects.new('chunk', data)
    bpy.context.collection.objects.link(thing)
    thing.location = at
    return smoothed(thing, 1)


def meat(colour='#5a2a14', other='#8a4e2a', stretch=(30, 30, 4), shine=.45, tint='#2a0f06'):
    """Browned meat: fibres as noise that is long in one direction."""
    made = material(colour, .42, coat=shine, coat_rough=.22, blotch=(other, 4))
    tree = made.node_tree
    shader = tree.nodes['Principled BSDF']
    fibre = add_noise(tree, 1., 4, stretch)
    dent = tree.nodes.new('ShaderNodeBump')
    dent.inputs['Strength'].default_value = .9
    dent.inputs['Distance'].default_value = .03
    tree.links.new(fibre, dent.inputs['Height'])
    tree.links.new(dent.outputs[0], shader.inputs['Normal'])
    ramp = tree.nodes.new('ShaderNodeValToRGB')
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = .40, .62
    ramp.color_ramp.elements[0].color, ramp.color_ramp.elements[1].color = (.55, .55, .55, 1), (0, 0, 0, 1)
    mix = tree.nodes.new('ShaderNodeMixRGB')
    mix.inputs[2].default_value = linear(tint)
    base = shader.inputs['Base Color']
    tree.links.new(base.links[0].from_socket, mix.inputs[1])
    tree.links.new(fibre, ramp.inputs[0])
    tree.links.new(ramp.outputs[0], mix.inputs[0])
    tree.links.new(mix.outputs[0], base)
    return made


def drops(count, made, radius=.95, height=.62, small=.01, large=.05, seed=8, avoid=(), centre=(0, 0)):
    """Eyes of oil on a broth."""
    chance = random.Random(seed)
    parts = []
    for x, y, _ in places(count, radius, chance, avoid, centre):
        size = small + (large - small) * chance.random() ** 3
        ring = [(reach * size * math.cos(a), reach * size * math.sin(a) * .85, up * size) for reach, up in ((.05, .06), (.6, .05), (.9, .02), (1, -.1)) for a in (2 * math.pi * i / 14 for i in range(14))]
        parts.append((np.array(ring) + (x, y, height), np.array(grid_faces(14, 4, True))))
    return merged(parts, made)


def strands(count, mades, length=1.0, thick=.03, radius=.8, height=.66, dome=.3, seed=3, centre=(0, 0)):
    """Noodles, shreds: bent threads that lie on a dome."""
    chance = random.Random(seed)
    for number in range(count):
        angle, reach = chance.uniform(0, 6.28), radius * math.sqrt(chance.random()) * .8
        heading, bend = chance.uniform(0, 6.28), chance.uniform(-2.6, 2.6)
        x, y = reach * math.cos(angle), reach * math.sin(angle)
        points = []
        lift = chance.uniform(0, .06)
        for step in range(12):
            share = min(1, (x * x + y * y) / radius ** 2)
            points.append((centre[0] + x, centre[1] + y, height + dome * (1 - share) + lift + .02 * math.sin(step * 1.7 + number)))
            heading += bend / 12
            if x * x + y * y > (radius * .96) ** 2:
                heading += .5
            x, y = x + math.cos(heading) * length / 12, y + math.sin(heading) * length / 12
            if x * x + y * y > radius ** 2:
                x, y = x * .96, y * .96
        tube(points, thick, mades[number % len(mades)], 8)


def slice_of_egg(at, turn=(0, 0, 0), size=.17):
    white = turned(through([(0, 0), (size * .8, 0), (size, .03), (size * .96, .06), (0, .065)], 4), material('#fbf8ee', .3, coat=.4))
    yolk = turned(through([(0, .06), (size * .52, .066), (size * .5, .085), (0, .095)], 4), material('#f2b21c', .5))
    return together([white, yolk], at, turn)
