"""The one studio in which everything is photographed: light, ground and lens."""
import math

import bpy
import numpy as np
from mathutils import Vector

from .materials import linear, material
from .shapes import mesh

# The same colours as the storefront paints behind a picture that has not arrived yet (src/scenes/grounds.ts).
GROUNDS = {
    'FOOD': '#ffdfca', 'HEALTH': '#c3f3e1', 'GROCERY': '#deedc6', 'HOUSEHOLD': '#d2eaff', 'SPA': '#ffdbe8',
    'PET': '#fbe2be', 'TECH': '#e2e4fe', 'WARDROBE': '#f7dbfe', 'ORGANIC': '#cef1d2', 'JEWELRY': '#f0e7be',
    'GARDEN': '#bcf2f2', 'AUTOMOTIVES': '#ffddd8',
}
LENS_MM = 100
SENSOR_MM = 36
# A film's answer to light pales colours; this much more colour in the ground brings the tokens back.
GROUND_DEPTH = 1.32


def empty_studio():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    bpy.context.scene.render.engine = 'CYCLES'


def photograph_from(height_degrees=12, fill=.80, ground='GROCERY', key_side=-1, is_metal=False, shift=0., sharpness=16):
    """Lights everything that was built and frames it: the whole of it in the middle, filling this share."""
    bpy.context.view_layer.update()
    points = all_points()
    size = float((points.max(0) - points.min(0)).max()) / 1.7
    middle = (points.max(0) + points.min(0)) / 2
    centre = Vector((float(middle[0]), float(middle[1]), 0))
    put_ground(ground, size, centre, float(points[:, 1].max()))
    put_lights(size, centre, key_side)
    if is_metal:
        put_flags(size, centre)
    put_camera(points, height_degrees, fill, shift, sharpness)


def all_points():
    """Corners of everything that is built, in the world."""
    graph = bpy.context.evaluated_depsgraph_get()
    found = []
    for thing in bpy.data.objects:
        if thing.type not in ('MESH', 'CURVE') or thing.hide_render:
            continue
        shown = thing.evaluated_get(graph)
        data = shown.to_mesh()
        places = np.empty(len(data.vertices) * 3, np.float32)
        data.vertices.foreach_get('co', places)
        shown.to_mesh_clear()
        world = np.array(shown.matrix_world)
        found.append(places.reshape(-1, 3) @ world[:3, :3].T + world[:3, 3])
    return np.concatenate(found)


def put_ground(name, size, centre, back):
    """A sheet of paper that rises behind the thing without an edge."""
    shade = tuple(share ** GROUND_DEPTH for share in linear(GROUNDS.get(name, name))[:3])
    bend = max(2.2 * size, back - centre.y + 1.0 * size)
    line = [(-16 * size, 0), (-1 * size, 0), (bend, 0)]
    for step in range(1, 15):
        angle = math.pi / 2 * step / 14
        line.append((bend + 1.8 * size * math.sin(angle), 1.8 * size * (1 - math.cos(angle))))
    line.append((bend + 1.8 * size, 14 * size))
    points = [(centre.x + side * 18 * size, centre.y + y, z) for y, z in line for side in (-1, 1)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(line) - 1)]
    mesh(points, faces, material(shade, .85, specular=.15))


def put_lights(size, centre, key_side):
    world = bpy.data.worlds.new('studio')
    bpy.context.scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes['Background']
    background.inputs[0].default_value = (1, 1, 1, 1)
    background.inputs[1].default_value = .42
    power = size * size
    aim = (0, 0, .7)
    lamp(centre, size, (key_side * 3.2, -2.6, 4.2), aim, (2.6, 2.6), 300 * power, '#fff8ef')
    lamp(centre, size, (-key_side * 4.2, -2.4, 2.0), aim, (2.2, 4.0), 85 * power, '#f2f5ff')
    lamp(centre, size, (-key_side * 2.0, 2.4, 3.6), aim, (1.2, 1.2), 150 * power, '#ffffff')
    lamp(centre, size, (0, 1.0, 5.5), (0, 3.0, 1.5), (3.0, 3.0), 110 * power, '#ffffff')


def lamp(centre, size, at, aim, extent, power, colour):
    light = bpy.data.lights.new('lamp', 'AREA')
    light.energy = power
    light.color = linear(colour)[:3]
    light.shape = 'RECTANGLE'
    light.size, light.size_y = extent[0] * size, extent[1] * size
    thing = bpy.data.objects.new('lamp', light)
    bpy.context.collection.objects.link(thing)
    place = centre + Vector(at) * size
    thing.location = place
    thing.rotation_euler = (centre + Vector(aim) * size - place).to_track_quat('-Z', 'Y').to_euler()
    thing.visible_camera = False


def put_flags(size, centre):
    """Dark boards beside the camera: metal and glass show what stands around them, and need some contrast."""
    dark = material('#1a1412', .9)
    for side in (-1, 1):
        corners = [(side * 3.0, -6.8, 0), (side * 1.5, -7.6, 0), (side * 1.5, -7.6, 4), (side * 3.0, -6.8, 4)]
        board = mesh([centre + Vector(corner) * size for corner in corners], [(0, 1, 2, 3)], dark)
        board.visible_camera = board.visible_shadow = board.visible_diffuse = False


def put_camera(points, height_degrees, fill, shift, sharpness):
    angle = math.radians(height_degrees)
    towards = np.array([0, -math.cos(angle), math.sin(angle)])
    right = np.array([1., 0, 0])
    up = np.cross(towards, right) * -1
    up = up if up[2] > 0 else -up
    middle = (points.max(0) + points.min(0)) / 2
    distance = 8.
    half = SENSOR_MM / 2 / LENS_MM
    for _ in range(8):
        eye = middle + towards * distance
        offset = points - eye
        depth = -(offset @ towards)
        across, along = offset @ right / depth, offset @ up / depth
        width, height = np.ptp(across), np.ptp(along)
        near = float(depth.mean())
        middle = middle + right * (across.max() + across.min()) / 2 * near + up * (along.max() + along.min()) / 2 * near
        distance *= max(width, height * 1.04) / (2 * half * fill)
    middle = middle + up * shift * distance * half
    eye = Vector((middle + towards * distance).tolist())
    place_camera(eye, Vector(middle.tolist()), sharpness, points)


def place_camera(eye, aim, sharpness, points):
    camera = bpy.data.cameras.new('camera')
    camera.lens = LENS_MM
    camera.sensor_width = SENSOR_MM
    thing = bpy.data.objects.new('camera', camera)
    bpy.context.collection.objects.link(thing)
    bpy.context.scene.camera = thing
    thing.location = eye
    thing.rotation_euler = (aim - eye).to_track_quat('-Z', 'Y').to_euler()
    camera.clip_end = 1000
    camera.dof.use_dof = True
    front = float(np.percentile(points[:, 1], 25))
    camera.dof.focus_distance = (Vector((aim.x, front, aim.z)) - eye).length
    camera.dof.aperture_fstop = sharpness
