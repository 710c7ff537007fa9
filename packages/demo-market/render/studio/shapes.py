"""Meshes from numbers. Z is up, the camera looks along +Y, so the front of a thing is at negative Y."""
import math

import bmesh
import bpy
import numpy as np
from mathutils import Euler, Matrix, Vector


def mesh(points, faces, made=None, uv=None, is_smooth=True):
    data = bpy.data.meshes.new('thing')
    data.from_pydata([tuple(point) for point in points], [], faces)
    if uv is not None:
        layer = data.uv_layers.new(name='UV')
        corners = np.empty(len(data.loops), int)
        data.loops.foreach_get('vertex_index', corners)
        layer.data.foreach_set('uv', np.asarray(uv, np.float32)[corners].ravel())
    if made:
        data.materials.append(made)
    data.polygons.foreach_set('use_smooth', [is_smooth] * len(data.polygons))
    data.update()
    thing = bpy.data.objects.new('thing', data)
    bpy.context.collection.objects.link(thing)
    return thing


def grid_faces(columns, rows, is_closed=False):
    faces = []
    for row in range(rows - 1):
        for column in range(columns if is_closed else columns - 1):
            beside = (column + 1) % columns
            faces.append((row * columns + column, row * columns + beside, (row + 1) * columns + beside, (row + 1) * columns + column))
    return faces


def sheet(place, columns, rows, made, across=1):
    """A surface: place(u, v) is where the point is, u and v from 0 to 1, which are also its UV; across: how often a
    picture on it repeats along u."""
    shares = [(column / (columns - 1), row / (rows - 1)) for row in range(rows) for column in range(columns)]
    return mesh([place(u, v) for u, v in shares], grid_faces(columns, rows), made, uv=[(u * across, v) for u, v in shares])


def turned(profile, made, segments=96, ribs=0, rib_depth=0.):
    """Turned on a lathe: profile is [(radius, height)], outside first, from the foot up. Ribs as on a screw cap."""
    points, uv = [], []
    last = len(profile) - 1
    for at, (radius, height) in enumerate(profile):
        for step in range(segments + 1):
            angle = 2 * math.pi * step / segments - 1.5 * math.pi
            own = radius + (rib_depth * (.5 + .5 * math.cos(ribs * angle)) if ribs and 0 < at < last and radius > 0 else 0)
            points.append((own * math.cos(angle), own * math.sin(angle), height))
            uv.append((step / segments, at / max(1, last)))
    thing = mesh(points, grid_faces(segments + 1, len(profile)), made, uv=uv)
    weld(thing)
    return crisp(thing, 35)


def weld(thing):
    work = bmesh.new()
    work.from_mesh(thing.data)
    bmesh.ops.remove_doubles(work, verts=work.verts, dist=1e-5)
    work.to_mesh(thing.data)
    work.free()
    return thing


def crisp(thing, degrees):
    """Edges sharper than this stay edges."""
    thing.data.use_auto_smooth = True
    thing.data.auto_smooth_angle = math.radians(degrees)
    return thing


def through(points, steps=8):
    """A smooth line through the points."""
    ends = [points[0], *points, points[-1]]
    out = []
    for one, two, three, four in zip(ends, ends[1:], ends[2:], ends[3:]):
        for step in range(steps):
            at = step / steps
            out.append(tuple(
                .5 * (2 * q + (r - p) * at + (2 * p - 5 * q + 4 * r - s) * at ** 2 + (3 * q - p - 3 * r + s) * at ** 3)
                for p, q, r, s in zip(one, two, three, four)))
    return [*out, tuple(points[-1])]


def rounded(width, height, radius, steps=10):
    """A rectangle with round corners around the origin, anticlockwise."""
    corners = ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270))
    points = []
    for side_x, side_y, start in corners:
        for step in range(steps + 1):
            angle = math.radians(start + 90 * step / steps)
            points.append((
                side_x * (width / 2 - radius) + radius * math.cos(angle),
                side_y * (height / 2 - radius) + radius * math.sin(angle)))
    return points


def plate(width, height, depth, radius, made, edge=.01, at=(0, 0, 0)):
    """A standing slab with round corners, its broad side to the front."""
    outline = rounded(width, height, radius)
    count = len(outline)
    points = [(x, -depth / 2, z) for x, z in outline] + [(x, depth / 2, z) for x, z in outline]
    faces = [tuple(range(count)), tuple(range(2 * count - 1, count - 1, -1))]
    faces += [(i, i + count, (i + 1) % count + count, (i + 1) % count) for i in range(count)]
    uv = [(x / width + .5, z / height + .5) for x, z in outline] * 2
    thing = mesh(points, faces, made, uv=uv)
    thing.location = at
    return bevel(thing, edge)


def disc(radius, depth, made, at=(0, 0, 0), edge=.006, segments=56):
    """A coin that faces the camera."""
    ring = [(radius * math.cos(2 * math.pi * i / segments), radius * math.sin(2 * math.pi * i / segments)) for i in range(segments)]
    points = [(x, side * depth / 2, z) for side in (-1, 1) for x, z in ring]
    faces = [tuple(range(segments)), tuple(range(2 * segments - 1, segments - 1, -1))]
    faces += [(i, i + segments, (i + 1) % segments + segments, (i + 1) % segments) for i in range(segments)]
    thing = mesh(points, faces, made, uv=[(x / radius / 2 + .5, z / radius / 2 + .5) for x, z in ring] * 2)
    thing.location = at
    return bevel(thing, edge, 3)


def block(width, depth, height, made, edge=.01, at=(0, 0, 0)):
    """A box that stands on z = 0 of its place."""
    corners = [(x * width / 2, y * depth / 2, z * height) for z in (0, 1) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    faces = [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    thing = mesh(corners, faces, made)
    thing.location = at
    return bevel(thing, edge)


def blade(outline, thick, made, edge=.004):
    """A flat thing lying down, from its outline, anticlockwise."""
    count = len(outline)
    points = [(x, y, 0) for x, y in outline] + [(x, y, thick) for x, y in outline]
    faces = [tuple(range(count - 1, -1, -1)), tuple(range(count, 2 * count))]
    faces += [(i, (i + 1) % count, (i + 1) % count + count, i + count) for i in range(count)]
    return bevel(mesh(points, faces, made, is_smooth=False), edge, 2)


def printed_face(width, height, made, steps=2):
    """A flat sheet that stands at y = 0 with its foot at z = 0: the printed side of a box."""
    return sheet(lambda u, v: ((u - .5) * width, 0, v * height), steps, steps, made)


def loft(sections, made, is_capped=True):
    """A skin over closed outlines of equally many points, from the foot up."""
    count = len(sections[0])
    points = [point for section in sections for point in section]
    faces = grid_faces(count, len(sections), is_closed=True)
    if is_capped:
        faces += [tuple(range(count - 1, -1, -1)), tuple(range(count * (len(sections) - 1), count * len(sections)))]
    return mesh(points, faces, made)


def tube(path, radius, made, segments=16):
    """A wire, hose or handle along a line of points."""
    curve = bpy.data.curves.new('tube', 'CURVE')
    curve.dimensions = '3D'
    curve.bevel_depth = radius
    curve.bevel_resolution = max(2, segments // 4)
    curve.use_fill_caps = True
    line = curve.splines.new('POLY')
    line.points.add(len(path) - 1)
    for point, place in zip(line.points, path):
        point.co = (*place, 1)
    line.use_smooth = True
    thing = bpy.data.objects.new('tube', curve)
    bpy.context.collection.objects.link(thing)
    curve.materials.append(made)
    return thing


def ring(radius, thickness, made, profile=None, steps=240, around=32):
    """A torus that lies flat; profile(angle around, angle across) scales its thickness in two directions."""
    def place(u, v):
        along, across = 2 * math.pi * u, 2 * math.pi * v
        out, up = profile(along, across) if profile else (1, 1)
        reach = radius + thickness * out * math.cos(across)
        return reach * math.cos(along), reach * math.sin(along), thickness * up * math.sin(across)
    return weld(sheet(place, steps, around, made))


def ball(radius, made, at=(0, 0, 0), squash=(1, 1, 1), segments=32):
    profile = [(radius * math.sin(math.pi * i / 16), -radius * math.cos(math.pi * i / 16)) for i in range(17)]
    thing = turned([(max(0, r), z) for r, z in profile], made, segments)
    thing.location = at
    thing.scale = squash
    return crisp(thing, 180)


def bevel(thing, width, segments=4):
    if not width:
        return thing
    step = thing.modifiers.new('bevel', 'BEVEL')
    step.width = width
    step.segments = segments
    step.limit_method = 'ANGLE'
    step.angle_limit = math.radians(40)
    return crisp(thing, 50)


def thicken(thing, thickness, offset=-1):
    step = thing.modifiers.new('thicken', 'SOLIDIFY')
    step.thickness = thickness
    step.offset = offset
    return thing


def smoothed(thing, levels=1):
    step = thing.modifiers.new('smooth', 'SUBSURF')
    step.levels = step.render_levels = levels
    return thing


def together(things, at=(0, 0, 0), turn=(0, 0, 0), scale=1.):
    """Moves things as one; turn is in degrees."""
    holder = bpy.data.objects.new('together', None)
    bpy.context.collection.objects.link(holder)
    for thing in things:
        thing.parent = holder
    holder.location = at
    holder.rotation_euler = [math.radians(angle) for angle in turn]
    holder.scale = (scale,) * 3
    return holder


def fused(parts, made, grain=.02, smooth=6, rough=0., bumps=.12):
    """Soft things grown into one skin: parts are (place, radii, turn in degrees); rough and bumps: how deep and how wide its
    unevenness is."""
    work = bmesh.new()
    for place, radii, turn in parts:
        matrix = Matrix.LocRotScale(Vector(place), Euler([math.radians(angle) for angle in turn]), Vector(radii))
        bmesh.ops.create_uvsphere(work, u_segments=28, v_segments=18, radius=1, matrix=matrix)
    data = bpy.data.meshes.new('fused')
    work.to_mesh(data)
    work.free()
    data.materials.append(made)
    thing = bpy.data.objects.new('fused', data)
    bpy.context.collection.objects.link(thing)
    skin = thing.modifiers.new('skin', 'REMESH')
    skin.mode, skin.voxel_size, skin.use_smooth_shade = 'VOXEL', grain, True
    soft = thing.modifiers.new('soft', 'SMOOTH')
    soft.factor, soft.iterations = .5, smooth
    if rough:
        clouds = bpy.data.textures.new('clouds', 'CLOUDS')
        clouds.noise_scale = bumps
        uneven = thing.modifiers.new('uneven', 'DISPLACE')
        uneven.texture, uneven.strength, uneven.texture_coords = clouds, rough, 'GLOBAL'
    return thing


def evenly_along(path, apart):
    """Points on a line, always this far from each other."""
    out, left = [path[0]], 0.
    for one, other in zip(path, path[1:]):
        gap = math.dist(one, other)
        while left + gap >= apart:
            share = (apart - left) / gap
            one = tuple(a + (b - a) * share for a, b in zip(one, other))
            out.append(one)
            gap, left = math.dist(one, other), 0.
        left += gap
    return out
