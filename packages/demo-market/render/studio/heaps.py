"""Heaps of grain, flour or small things."""
import math
import random

from mathutils import Vector, noise

from .materials import material
from .shapes import grid_faces, mesh


def heap(radius, foot, height, colour, grain=(70, .9), at=(0, 0), other=None):
    """A dome of something fine; grain: (scale, strength) of its surface."""
    count = 90
    points = []
    for row in range(count):
        for column in range(count):
            a, b = 2 * column / (count - 1) - 1, 2 * row / (count - 1) - 1
            x, y = a * math.sqrt(1 - b * b / 2), b * math.sqrt(1 - a * a / 2)
            rise = max(0, 1 - (x * x + y * y)) ** .8
            rough = .04 * noise.fractal(Vector((x * 4, y * 4, radius)), 1, 2, 4)
            points.append((at[0] + x * radius, at[1] + y * radius, foot + height * (rise + rough * min(1, rise * 4))))
    made = material(colour, .8, bump=grain, blotch=(other or colour, 40) if other else None)
    return mesh(points, grid_faces(count, count), made)


def scattered(count, radius, seed, centre=(0, 0), most_even=True):
    """Places on a disc, the same every time."""
    chance = random.Random(seed)
    for _ in range(count):
        angle = chance.uniform(0, 2 * math.pi)
        reach = radius * math.sqrt(chance.random())
        yield centre[0] + reach * math.cos(angle), centre[1] + reach * math.sin(angle), chance
