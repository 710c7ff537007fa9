"""Parts that several families share: labels around something, caps, groups of one thing, cut stones."""
import math
import random

from printing.labels import print_label
from studio.materials import material, plastic
from studio.shapes import grid_faces, mesh, sheet, together, turned

FRONT_DEGREES, SLIM_FRONT_DEGREES = 96, 126


def round_label(radius, low, high, label, share=.86, gloss=.15, high_radius=None):
    """A paper label around a turned body; share: how much of the way round it goes."""
    angle = math.pi * share
    aspect = 2 * angle * radius / (high - low)
    front = SLIM_FRONT_DEGREES if radius < .36 * (high - low) else FRONT_DEGREES
    printed = print_label(label, aspect, min(1, front / 360 / share))
    top = high_radius or radius

    def place(u, v):
        turn = (u - .5) * 2 * angle
        reach = radius + (top - radius) * v + .004
        return reach * math.sin(turn), -reach * math.cos(turn), low + (high - low) * v

    return sheet(place, 120, 6, material(rough=.38, texture=printed, coat=gloss, coat_rough=.3))


def screw_cap(radius, foot, height, colour, ribs=48, rough=.35, metal=0):
    edge = min(.03, height * .2)
    profile = [
        (radius * .97, foot), (radius, foot + .006), (radius, foot + height - edge), (radius - edge * .3, foot + height - edge * .3),
        (radius - edge, foot + height), (radius * .5, foot + height + .002), (0, foot + height + .002)]
    return turned(profile, material(colour, rough, metal=metal, coat=.25, coat_rough=.2), 240, ribs, radius * .018 if ribs else 0)


def smooth_cap(radius, foot, height, made):
    edge = min(.035, height * .25)
    return turned([
        (radius * .96, foot), (radius, foot + .008), (radius, foot + height - edge), (radius - edge * .3, foot + height - edge * .3),
        (radius - edge, foot + height), (0, foot + height)], made)


def pump_head(foot, colour, size=1.):
    """The head of a lotion pump, its nozzle to the front left."""
    made = plastic(colour)
    collar = screw_cap(.17 * size, foot, .15 * size, colour, 40)
    stem = turned([(.05 * size, foot + .15 * size), (.05 * size, foot + .30 * size)], made)
    top = foot + .30 * size
    head = turned([(.06 * size, top - .02), (.10 * size, top), (.11 * size, top + .03 * size), (.10 * size, top + .09 * size), (.05 * size, top + .105 * size), (0, top + .105 * size)], made)
    nozzle = turned([(0, 0), (.042 * size, 0), (.045 * size, .02), (.038 * size, .30 * size), (.030 * size, .33 * size), (0, .33 * size)], made)
    nozzle.location = (0, 0, top + .055 * size)
    nozzle.rotation_euler = (0, math.radians(-98), math.radians(20))
    return [collar, stem, head, nozzle]


PLACES = {
    1: [(0, 0, 0)],
    2: [(-.54, .34, -14), (.42, -.16, 8)],
    3: [(-.86, .42, -10), (.86, .42, 12), (0, -.30, 3)],
    4: [(-1.05, .5, -10), (1.05, .5, 12), (-.38, -.22, -4), (.52, -.38, 8)],
}


def group(build, count=1, apart=1., turn=0):
    """The same thing one to four times; apart is the width of one."""
    for x, y, angle in PLACES[count]:
        together(build(), (x * apart, y * apart, 0), (0, 0, angle + turn))


def gem(size, made, sides=16, crown=.20):
    """A brilliant: crown, girdle and pavilion with flat faces."""
    rows = ((.0, -.58, sides), (.5, .0, sides), (.5, .035, sides), (.30, crown, sides), (0, crown, sides))
    points = [(r * size * math.cos(2 * math.pi * (i + .5 * (at % 2)) / n), r * size * math.sin(2 * math.pi * (i + .5 * (at % 2)) / n), z * size) for at, (r, z, n) in enumerate(rows) for i in range(n)]
    return mesh(points, grid_faces(sides, len(rows), True), made, is_smooth=False)


SPARKLE = ('#ffffff', '#c4d2e2', '#5c6a7c', '#eef4fa', '#1c222c', '#93a6ba', '#f8fbff', '#3a4554', '#dfe8f2', '#aebfd0')


def brilliant(size):
    """A colourless stone: eight-sided table, stars, kites and halves; every face throws back another part of the room."""
    sides, half = 8, math.pi / 8
    rings = ((.285, .165, half), (.40, .095, 0), (.5, .018, half), (.5, -.018, half), (.24, -.26, 0), (0, -.44, 0))
    points = [(r * size * math.cos(2 * math.pi * i / 16 + (turn if r != .5 else 0)), r * size * math.sin(2 * math.pi * i / 16 + (turn if r != .5 else 0)), z * size) for r, z, turn in rings for i in range(16)]
    faces = [tuple(range(0, 16, 2))]
    for row in range(5):
        for i in range(16):
            j = (i + 1) % 16
            one, two, three, four = row * 16 + i, row * 16 + j, row * 16 + 16 + j, row * 16 + 16 + i
            faces += [(one, four, three), (one, three, two)] if (i + row) % 2 else [(one, four, two), (two, four, three)]
    stone = mesh(points, faces, is_smooth=False)
    for tint in SPARKLE:
        stone.data.materials.append(material(tint, .02, metal=.85, coat=1, coat_rough=.01, specular=1))
    chance = random.Random(4)
    stone.data.polygons.foreach_set('material_index', [3 if face == 0 else chance.randrange(len(SPARKLE)) for face in range(len(stone.data.polygons))])
    return stone
