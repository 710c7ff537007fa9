"""Caps."""
import math

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
    """Red velvet, gold along every seam, beads at the rim."""
    made = material('#8f0c18', .9, sheen=1, bump=(120, .3))
    gold_thread = material(GOLD, .32, metal=.8, bump=(140, .5))

    def place(u, v):
        a = 2 * math.pi * u
        panel = 1 - .035 * (1 - abs(math.sin(4 * a)) ** .35)
        if v < .72:
            s = v / .72
            return (.52 + .03 * math.sin(math.pi * s)) * panel * math.cos(a), (.52 + .03 * math.sin(math.pi * s)) * panel * math.sin(a), s * .82
        s = (v - .72) / .28
        return .52 * panel * math.cos(s * math.pi / 2) ** .8 * math.cos(a), .52 * panel * math.cos(s * math.pi / 2) ** .8 * math.sin(a), .82 + .20 * math.sin(s * math.pi / 2)
    body = sheet(place, 240, 70, made)
    lines = [tube([(lambda p: (p[0] * 1.008, p[1] * 1.008, p[2] + .004))(place(k / 8, s / 60)) for s in range(61)], .020, gold_thread, 8) for k in range(8)]
    rim = [ring(.535, .026, gold_thread, steps=160, around=10) for _ in range(2)]
    for one, z in zip(rim, (.03, .16)):
        one.location = (0, 0, z)
    beads = [ball(.030, material('#f4efe4', .15, coat=1), (.545 * math.cos(a), .545 * math.sin(a), .095), segments=12) for a in (2 * math.pi * k / 52 for k in range(52))]
    knob = ball(.06, gold_thread, (0, 0, 1.02), (1, 1, .6))
    together([body, *lines, *rim, *beads, knob], (0, 0, 0), (0, 0, 10))
