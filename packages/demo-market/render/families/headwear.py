"""Caps."""
import math

from mathutils import Vector, noise

from studio.materials import material
from studio.shapes import ball, grid_faces, mesh, ring, sheet, thicken, through, together, tube, turned

GOLD = (1.0, .60, .19)
BRASS = (.86, .62, .26)


def face_cap(colour='#22324f'):
    """Six panels with eyelets and a curved peak in front; behind, an opening with its strap and brass slide."""
    made = material(colour, .85, bump=(240, .5, (1, 1, 2.2)), sheen=.35)
    thread = material('#34496e', .85)

    def crown(angle, v):
        rise = math.sin(v * math.pi / 2)
        reach = math.cos(v * math.pi / 2) ** .74
        panel = 1 - .022 * (1 - abs(math.sin(3 * angle)) ** .3) * (1 - v)
        stiff = 1 + .07 * max(0, -math.sin(angle)) ** 2 * math.sin(math.pi * v)
        return .57 * reach * panel * math.cos(angle), .66 * reach * panel * stiff * math.sin(angle), .60 * rise
    columns, rows = 360, 90
    points = [crown(2 * math.pi * column / columns, row / (rows - 1)) for row in range(rows) for column in range(columns)]

    def is_open(face):
        x, y, z = (sum(points[corner][axis] for corner in face) / 4 for axis in range(3))
        return y > 0 and (x / .21) ** 2 + (z / .25) ** 2 < 1
    dome = thicken(mesh(points, [face for face in grid_faces(columns, rows, True) if not is_open(face)], made), .018, -1)

    def surface_at(x, z):
        return .66 * math.sqrt(max(0, 1 - (x / .57) ** 2 - (z / .60) ** 2)) * 1.01 if z else .66 * math.sqrt(1 - (x / .57) ** 2)
    arch = [(.21 * math.cos(a), surface_at(.21 * math.cos(a), .25 * math.sin(a)) + .004, .25 * math.sin(a)) for a in (math.pi * k / 40 for k in range(41))]
    things = [dome, tube(arch, .020, made, 10)]

    def strap(u, v):
        x = (u - .5) * .50
        return x, .665 * math.sqrt(1 - (x / .57) ** 2) + .012, .006 + .075 * v
    things.append(thicken(sheet(strap, 40, 6, made), .014, 0))
    brass = material(BRASS, .2, metal=1)
    for x in (-.06, .06):
        bar = [(x, .695, z) for z in (-.014, .101)]
        things.append(tube(bar, .016, brass, 10))
    things += [tube([(-.06, .695, z), (.06, .695, z)], .016, brass, 10) for z in (-.014, .101)]

    def peak(u, v):
        across = 2 * u - 1
        x0 = .555 * math.sin(across * math.radians(80))
        y0 = -.655 * math.sqrt(max(0, 1 - (x0 / .57) ** 2))
        out = .50 * (1 - abs(across) ** 2.6) ** .62 * v
        bend = -.26 * (x0 / .57) ** 2 * min(1, out * 3.2) - .10 * v * (1 - across ** 2)
        return x0 * (1 + .02 * v), y0 - out, .020 + bend
    things.append(smooth_peak(peak, made))
    for row in (.28, .46, .64, .80, .95):
        things.append(tube([(x, y, z + .0155) for x, y, z in (peak(.06 + .88 * k / 60, row) for k in range(61))], .0026, thread, 6))
    for k in range(6):
        angle = math.pi / 3 * k + math.pi / 6 + math.pi / 3
        for shift in (-.018, .018):
            line = [crown(angle + shift * (1 - s / 60), s / 60) for s in range(60)]
            line = [(x * 1.004, y * 1.004, z + .003) for x, y, z in line if not (y > 0 and (x / .22) ** 2 + (z / .26) ** 2 < 1)]
            things.append(tube(line, .0042, thread, 6))
        eyelet = crown(angle + math.pi / 6, .52)
        hole = ring(.026, .009, thread, steps=40, around=10)
        normal = Vector((eyelet[0] / .57 ** 2, eyelet[1] / .66 ** 2, eyelet[2] / .60 ** 2))
        hole.location, hole.rotation_euler = Vector(eyelet) * 1.006, normal.to_track_quat('Z', 'Y').to_euler()
        things.append(hole)
        dark = turned([(0, .001), (.020, .001)], material('#0c1220', .9), 20)
        dark.location, dark.rotation_euler = Vector(eyelet) * 1.006, hole.rotation_euler
        things.append(dark)
    things.append(ball(.042, made, (0, 0, .605), (1, 1, .5)))
    band = [crown(2 * math.pi * k / 120, .035) for k in range(121)]
    things.append(tube([(x * 1.003, y * 1.003, z) for x, y, z in band if not (y > 0 and abs(x) < .22)], .0045, thread, 6))
    together(things, (0, 0, .16), (0, -4, 104))


def smooth_peak(place, made):
    return thicken(sheet(place, 90, 30, made), .030, 0)


def chief_cap():
    """Red velvet in eight panels: gold along every seam, small beads at the rim; its soft crown leans."""
    made = material('#a00c1a', .95, sheen=1, bump=(160, .5), specular=.15, blotch=('#7c0812', 2.4))
    gold_thread = material(GOLD, .32, metal=.8, bump=(140, .5))

    def place(u, v):
        a = 2 * math.pi * u
        panel = 1 - .030 * (1 - abs(math.sin(4 * a)) ** .4)
        if v < .70:
            s = v / .70
            reach, z = .520 - .015 * s, s * .62
        else:
            s = (v - .70) / .30
            reach, z = .505 * max(0, math.cos(s * math.pi / 2)) ** .62, .62 + .12 * math.sin(s * math.pi / 2)
        rise = z / .74
        soft = 1 + .035 * rise * noise.noise(Vector((1.6 * math.cos(a), 1.6 * math.sin(a), z * 2.6)))
        fold = .012 * math.exp(-((z - .40 - .06 * math.cos(a)) / .06) ** 2) * max(0, math.cos(a)) ** 1.5
        x, y = (reach * soft * panel - fold) * math.cos(a), (reach * soft * panel - fold) * 1.06 * math.sin(a)
        return x + .15 * rise ** 2, y, z * 1.12 - rise ** 2 * .16 * (x / .52 + .1)
    body = sheet(place, 240, 90, made)
    lines = [tube([(lambda p: (p[0] + .006 * math.cos(math.pi * k / 4), p[1] + .006 * math.sin(math.pi * k / 4), p[2] + .004))(place(k / 8, s / 80)) for s in range(81)], .014, gold_thread, 8) for k in range(8)]
    rims = []
    for z in (.02, .115):
        rims.append(tube([(.535 * math.cos(a), .567 * math.sin(a), z) for a in (2 * math.pi * k / 120 for k in range(121))], .016, gold_thread, 8))
    beads = [ball(.024, material('#f4efe4', .15, coat=1), (.545 * math.cos(a), .577 * math.sin(a), .068), segments=12) for a in (2 * math.pi * k / 66 for k in range(66))]
    top = place(0, 1)
    knob = ball(.045, gold_thread, (top[0], top[1], top[2] + .012), (1, 1, .6))
    together([body, *lines, *rims, *beads, knob], (0, 0, 0), (0, 0, 10))
