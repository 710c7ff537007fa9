"""Caps."""
import math

from mathutils import Vector, noise

from studio.materials import material
from studio.shapes import ball, ring, sheet, thicken, together, tube

GOLD = (1.0, .60, .19)


def face_cap(colour='#22324f'):
    """Six panels, a curved peak."""
    made = material(colour, .85, bump=(150, .4), sheen=.35)

    def crown(u, v):
        a = 2 * math.pi * u
        rise = math.sin(v * math.pi / 2)
        reach = math.cos(v * math.pi / 2) ** .86
        panel = 1 - .025 * (1 - abs(math.sin(3 * a)) ** .25)
        front = 1 + .08 * max(0, -math.sin(a)) * rise
        return .60 * reach * panel * math.cos(a), .72 * reach * panel * math.sin(a) * (1.0), .02 + .74 * rise * front * panel
    dome = sheet(crown, 240, 70, made)

    def peak(u, v):
        a = math.radians(200 + 140 * u)
        out = .52 * math.sin(math.pi * u) ** .55 * v
        x, y = .60 * math.cos(a), .72 * math.sin(a)
        droop = .10 * (2 * u - 1) ** 2
        return x * (1 + .10 * v * math.sin(math.pi * u)), y - out, .05 + .02 * v - droop * (.35 + .65 * v) + .055 - .10 * v * v * math.sin(math.pi * u) * .6
    bill = thicken(sheet(peak, 70, 24, made), .030, 0)
    seams = []
    for k in range(3):
        line = [crown((math.pi / 3 * k) / (2 * math.pi), s / 30) for s in range(30)] + [crown((math.pi / 3 * k + math.pi) / (2 * math.pi), 1 - s / 30) for s in range(31)]
        seams.append(tube(line, .008, material('#1a2740', .9), 6))
    knob = ball(.05, made, (0, 0, .765), (1, 1, .6))
    for row in (.35, .6, .85):
        line = [peak(.06 + .88 * k / 50, row) for k in range(51)]
        seams.append(tube([(x, y, z + .017) for x, y, z in line], .005, material('#3f5478', .8), 6))
    together([dome, bill, knob, *seams], (0, 0, .13), (0, 0, 32))


def chief_cap():
    """Red velvet in eight panels, gold along every seam, beads at the rim; its soft crown leans to one side."""
    made = material('#a00c1a', .95, sheen=1, bump=(160, .5), specular=.15, blotch=('#7c0812', 2.4))
    gold_thread = material(GOLD, .32, metal=.8, bump=(140, .5))

    def place(u, v):
        a = 2 * math.pi * u
        panel = 1 - .045 * (1 - abs(math.sin(4 * a)) ** .4)
        if v < .72:
            s = v / .72
            reach, z = .52 + .05 * s, s * 1.0
        else:
            s = (v - .72) / .28
            reach, z = .57 * math.cos(s * math.pi / 2) ** .75, 1.0 + .20 * math.sin(s * math.pi / 2)
        rise = z / 1.2
        soft = 1 + .05 * rise * noise.noise(Vector((1.6 * math.cos(a), 1.6 * math.sin(a), z * 2.2)))
        slump = rise ** 2 * (.16 - .10 * math.cos(a))
        fold = .045 * math.exp(-((z - .62 - .10 * math.cos(a)) / .07) ** 2) * max(0, math.cos(a))
        x, y = (reach * soft * panel - fold) * math.cos(a), (reach * soft * panel - fold) * math.sin(a)
        return x + .34 * rise ** 2, y - .05 * rise, z - slump * (.35 + .65 * (math.cos(a) > 0) * math.cos(a)) * 1.2
    body = sheet(place, 240, 90, made)
    lines = [tube([(lambda p: (p[0] + .006 * math.cos(math.pi * k / 4), p[1] + .006 * math.sin(math.pi * k / 4), p[2] + .004))(place(k / 8, s / 80)) for s in range(81)], .019, gold_thread, 8) for k in range(8)]
    rim = [ring(.535, .026, gold_thread, steps=160, around=10) for _ in range(2)]
    for one, z in zip(rim, (.03, .16)):
        one.location = (0, 0, z)
    beads = [ball(.030, material('#f4efe4', .15, coat=1), (.545 * math.cos(a), .545 * math.sin(a), .095), segments=12) for a in (2 * math.pi * k / 52 for k in range(52))]
    top = place(0, 1)
    knob = ball(.06, gold_thread, (top[0], top[1], top[2] + .02), (1, 1, .6))
    together([body, *lines, *rim, *beads, knob], (0, 0, 0), (0, 0, 10))
