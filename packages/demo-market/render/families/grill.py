"""What comes off the fire, on brown paper."""
import math

from mathutils import Vector, noise

from studio.heaps import heap
from studio.materials import material, specks
from studio.shapes import sheet, through, together, tube, turned
from .dishes import onion_ring
from .food import chunk, grains, meat


def brown_paper(wide=2.6, deep=2.0):
    paper = material('#c49a62', .85, bump=(30, .3))
    sheet(lambda u, v: ((u - .5) * wide, (v - .5) * deep, .030 + .03 * noise.noise(Vector((u * 4, v * 4, 1)))), 60, 60, paper)


def suya():
    """Thin spiced beef on sticks under a dust of yaji, more of it in a heap beside, with onion, on brown paper."""
    brown_paper(2.6, 2.2)
    mades = [specks(meat(one, other, fibre, .3), '#c47a38', 105, .50, .66) for one, other, fibre in (('#5e2610', '#8f4a22', (24, 24, 5)), ('#4a1c0c', '#763818', (5, 26, 24)))]
    for stick in range(4):
        y = -.30 + stick * .33
        wood = tube([(-1.15, 0, .12), (1.25, 0, .12)], .022, material('#d9b678', .6))
        pieces = [chunk((-.80 + place * .27, 0, .13), .36, mades[(place + stick) % 2], (.86, 1.15, .34), .20, .6, stick * 9 + place + 1) for place in range(6)]
        together([wood, *pieces], (0, y, .02 + .02 * (stick % 2)), (0, 0, -10 + 3 * stick))
    yaji_dust()
    heap(.33, .02, .19, '#9a4616', (90, 2.2), (-.78, -.70))
    ground = [material(one, .95) for one in ('#a24a18', '#b8622a', '#8f3e12', '#c47a3c')]
    grains(5200, ground, .024, .018, .36, .035, .19, .012, 1.5, 25, (), (-.78, -.70))
    grains(500, ground, .020, .015, .47, .045, .0, .006, 1.5, 26, (), (-.78, -.70))
    onions()


def yaji_dust():
    """Coarse spice over the meat and around it."""
    spice = [material(one, .9) for one in ('#c4702a', '#a8441a', '#d0904a')]
    grains(500, spice, .013, .011, .88, .255, .0, .03, 1.5, 5, (), (0, .18))
    grains(500, spice, .013, .011, .95, .055, .0, .01, 1.5, 15, (), (-.1, -.25))


def chicken_suya():
    """Half a grilled bird cut into joints, charred and coarse with yaji, on brown paper with onion."""
    brown_paper(2.7, 2.2)
    skins = [specks(specks(material(one, .62, coat=.18, coat_rough=.35, blotch=('#2e140a', 3.2), bump=(26, 1.6)), '#c8742c', 55, .54, .64), '#2a1208', 7, .62, .74) for one in ('#8a3f14', '#7a340f', '#94481a')]
    for number, (x, y, turn, size) in enumerate(((-.70, .56, 80, 1.05), (-.62, .02, 96, 1.10), (.86, .46, 236, 1.0))):
        grilled_leg(skins[number], (x, y, .25), turn, size, number)
    wing(skins[1], (.24, .02, .14), -30)
    for number, (x, y) in enumerate(((-.52, -.46), (-.06, -.50), (-.30, -.76))):
        chunk((x, y, .17), .46, skins[number], (1.25, .85, .5), .20, .35, number + 3)
    yaji_dust()
    onions()


def grilled_leg(made, at, turn, size, seed):
    """A drumstick, its skin drawn up from the bone and slashed twice for the spice."""
    line = through([(.015, 0), (.12, .02), (.22, .12), (.255, .28), (.235, .44), (.15, .62), (.085, .74), (.075, .80)], 8)

    def place(u, v):
        angle = 2 * math.pi * u
        reach, z = line[round(v * (len(line) - 1))]
        rough = 1 + .10 * noise.fractal(Vector((2.2 * math.cos(angle), 2.2 * math.sin(angle), z * 5 + seed * 5)), 1, 2, 4)
        slash = .06 * sum(math.exp(-((z - mid - .07 * math.sin(angle)) / .022) ** 2) for mid in (.22, .38)) * max(0, math.cos(angle - math.pi / 2)) ** .5
        return (reach * rough - slash) * math.cos(angle), (reach * rough - slash) * math.sin(angle), z
    bone = turned(through([(.055, .74), (.045, .86), (.05, .96), (.075, 1.0), (.07, 1.06), (.03, 1.08), (0, 1.07)], 4), material('#d8c09a', .6, blotch=('#8a6238', 4)), 32)
    return together([sheet(place, 72, len(line), made), bone], at, (86, 0, turn), size)


def wing(made, at, turn):
    """Two joints of a wing, bent, and its tip."""
    def joint(points, thick, seed):
        path = through(points, 8)

        def place(u, v):
            spot = path[round(v * (len(path) - 1))]
            angle = 2 * math.pi * u
            reach = thick * (math.sin(math.pi * (.06 + .88 * v)) ** .5) * (1 + .16 * noise.fractal(Vector((2 * math.cos(angle), 2 * math.sin(angle), v * 5 + seed)), 1, 2, 3))
            return spot[0], spot[1] + reach * math.cos(angle), spot[2] + reach * .8 * math.sin(angle)
        return sheet(place, 40, len(path), made)
    first = joint(((-.40, .10, 0), (-.10, .02, .03), (.24, -.02, 0)), .15, 1)
    second = together([joint(((-.30, 0, 0), (0, .02, .02), (.28, .04, 0)), .11, 5)], (.10, .26, .02), (0, 0, -160))
    tip = together([joint(((-.16, 0, 0), (.14, .05, 0)), .07, 9)], (-.24, .40, 0), (0, 0, 150))
    return together([first, second, tip], at, (0, 0, turn), 1.1)


def onions():
    for place in range(11):
        angle = place * 1.3
        reach = .20 + .014 * place
        onion_ring((.62 + reach * math.cos(angle), -.70 + reach * .7 * math.sin(angle), .08 + .014 * place), (16 * math.cos(angle), 12 * math.sin(angle), 0), .10 + .02 * (place % 4))
