"""Small vessels of care and medicine."""
import math

from studio.materials import clear, gold, material, plastic
from studio.shapes import ball, loft, rounded, smoothed, through, together, tube, turned
from .blocks import face_label
from .parts import round_label, screw_cap, smooth_cap


def fizz_tube(label, cap='#ffffff', tablet='#ffb347'):
    """A tube of fizzing tablets, two of them before it."""
    r = .26
    body = turned(through([(0, 0), (r - .03, 0), (r, .03), (r, 1.34)], 5), plastic('#ffffff'))
    together([body, round_label(r, .06, 1.28, label, 1.0, .4), smooth_cap(r + .015, 1.33, .26, plastic(cap))])
    for x, y, lean in ((.50, -.30, 0), (.66, -.10, 62)):
        disc = turned(through([(0, 0), (.20, 0), (.225, .02), (.225, .07), (.20, .09), (0, .09)], 4), material(tablet, .85, bump=(90, .4)))
        together([disc], (x, y, .0 if not lean else .14), (0, -lean, 20))


def eye_drops(label):
    """A soft white bottle with a pointed tip."""
    r = .30
    body = turned(through([(0, 0), (r - .05, 0), (r, .04), (r, .70), (r - .04, .80), (.15, .88), (.14, .93)], 6), plastic('#fafcff'))
    together([body, round_label(r, .10, .68, label, .95), turned(through([(.16, .92), (.17, .95), (.16, 1.12), (.12, 1.22), (.09, 1.32), (0, 1.33)], 5), plastic('#2aa0d8'))])


def airless(label, body='#ffb24a', cap='#ffffff'):
    """A straight bottle of serum with a pump under a clear hood; the white piston at its foot rises as it empties."""
    r = .30
    inner = turned(through([(0, .10), (r - .05, .10), (r - .045, .12), (r - .045, .88)], 5), clear(body, .62, glow=.12))
    piston = turned(through([(0, .03), (r - .05, .03), (r - .045, .05), (r - .045, .10), (0, .11)], 3), plastic('#ffffff'))
    wall = turned(through([(0, -.001), (r - .01, 0), (r, .02), (r, .92)], 4), clear('#ffffff'))
    collar = turned([(r, .90), (r + .006, .91), (r + .006, 1.03), (r - .03, 1.04), (0, 1.04)], material('#d8c39a', .22, metal=1))
    white = material(cap, .35, glow=.22)
    head = turned(through([(.10, 1.03), (.10, 1.10), (.20, 1.12), (.215, 1.15), (.215, 1.33), (.20, 1.36), (.12, 1.345), (0, 1.335)], 5), white)
    spout = turned(through([(.035, .15), (.04, .26), (.03, .30), (0, .30)], 3), white, 24)
    spout.rotation_euler, spout.location = (math.pi / 2, 0, 0), (0, 0, 1.24)
    turn_spout = together([spout], (0, 0, 0), (0, 0, -50), .80)
    turn_spout.location = (0, 0, .25)
    hood = turned(through([(r - .01, 1.03), (r - .008, 1.48), (r - .03, 1.53), (r - .08, 1.55), (0, 1.555)], 4), clear('#fdfdfd', .02, ior=1.16))
    together([inner, piston, wall, collar, head, turn_spout, hood, round_label(r + .008, .20, .80, label, .7)])


def nozzle_bottle(label, liquid='#8f8a1c', cap='#1d2a18'):
    """An oil bottle with a long thin tip."""
    r = .34
    body = turned(through([(0, 0), (r - .06, 0), (r, .05), (r, .86), (r - .05, .98), (.16, 1.06), (.15, 1.10)], 6), clear('#fbfff6'))
    inside = turned(through([(0, .04), (r - .06, .05), (r - .03, .09), (r - .03, .80), (0, .81)], 4), clear(liquid, .5))
    tip = turned(through([(.10, 1.22), (.07, 1.30), (.035, 1.54), (.03, 1.60), (0, 1.605)], 5), plastic(cap))
    together([body, inside, tip, screw_cap(.185, 1.08, .16, cap, 46), round_label(r + .006, .14, .78, label, .86)])


SHADES = ('#f4efe6', '#b07a5a', '#f0a07a', '#c01824', '#6a1028', '#141012')


def nail_polish(shades=SHADES):
    """Six small bottles in two rows."""
    for place, shade in enumerate(shades):
        column, row = place % 3, place // 3
        body = smoothed(loft([[(x, y, z) for x, y in rounded(.44 - cut, .44 - cut, .16, 8)] for z, cut in ((0, .08), (.02, .01), (.06, 0), (.40, 0), (.48, .10), (.52, .24))], material(shade, .12, coat=1, coat_rough=.02)), 1)
        cap = turned(through([(.10, .50), (.115, .52), (.10, 1.02), (.08, 1.06), (0, 1.062)], 5), material('#16141a', .25, coat=.5))
        together([body, cap], ((column - 1) * .58 + row * .1, -row * .62, 0), (0, 0, 12 * (place % 3) - 10))


def lip_gloss(shade='#6a3420', cloud=.82):
    """A slim tube of gloss, open, its cap with the slanted wand lying before it."""
    glass = turned(through([(0, 0), (.15, 0), (.175, .03), (.175, .80), (.13, .84), (.10, .86), (.10, .93), (.075, .93)], 5), clear('#ffffff'))
    gloss = turned(through([(0, .05), (.12, .05), (.15, .08), (.15, .76), (0, .78)], 4), clear(shade, cloud))
    together([glass, gloss], (-.12, .10, 0))
    wet = material(shade, .08, coat=1, specular=.8)
    stem = turned([(.022, -.62), (.022, .02)], material('#f4f2ee', .3), 20)
    tip = turned(through([(0, -.86), (.03, -.83), (.045, -.74), (.035, -.64), (0, -.60)], 5), wet, 24)
    tip.scale = (1, .6, 1)
    drop = ball(.05, wet, (.0, 0, -.80), (.8, .7, 1.5))
    collar = turned([(.10, -.03), (.115, -.02), (.115, .03), (0, .03)], material('#d8c39a', .2, metal=1), 48)
    together([stem, tip, drop, collar, smooth_cap(.16, .02, .72, gold())], (.16, -.42, .15), (0, 84, 22))


def open_tub(label, body='#ffffff', butter='#f0e0ae', radius=.60, height=.74):
    """A tub of butter without its lid, which leans behind it."""
    shell = turned(through([(0, 0), (radius - .1, 0), (radius - .03, .02), (radius, .08), (radius, height - .12), (radius + .02, height - .1), (radius + .02, height), (radius - .02, height), (radius - .04, height - .08)], 5), plastic(body))
    rings = [(radius - .045, height - .10)] + [((radius - .06) * (1 - i / 30), height - .07 + .035 * math.sin(i * 1.1) * (1 - i / 40) + .05 * (i / 30)) for i in range(31)]
    fill = turned(through(rings, 2), material(butter, .5, coat=.25, coat_rough=.3, translucent=.15, bump=(16, .5)))
    fill.rotation_euler = (0, 0, .3)
    together([shell, fill, round_label(radius, .10, height - .14, label, 1.0)])
    lid = screw_cap(radius + .02, 0, .16, body, 0)
    together([lid], (radius * .55, radius * 1.12, radius * .90), (-76, 0, 12))


def car_perfume(label, liquid='#b5621c'):
    """A small square bottle with a wooden cap on a cord."""
    outer = loft([[(x, y, z) for x, y in rounded(.62 - cut, .44 - cut, .10, 8)] for z, cut in ((0, .06), (.02, .01), (.05, 0), (.62, 0), (.66, .03), (.68, .12))], clear('#ffffff'))
    inner = loft([[(x, y, z) for x, y in rounded(.50, .32, .07, 8)] for z in (.07, .48)], clear(liquid, .35))
    wood = material('#a8713c', .55, blotch=('#8a5a2c', 6))
    cap = turned(through([(.13, .66), (.20, .68), (.215, .74), (.21, .96), (.18, 1.02), (0, 1.03)], 5), wood)
    bead = ball(.07, wood, (0, 0, 1.12))
    cord = [(.02 * math.sin(i * .5), .05 * math.sin(i * .21), 1.12 + i * .008) for i in range(30)]
    loop = [(.0 + .12 * math.sin(a), 0, 1.50 + .15 * -math.cos(a)) for a in (2 * math.pi * i / 30 for i in range(31))]
    together([outer, inner, cap, bead, face_label(.40, .34, (0, -.224, .12), label), tube(cord, .012, material('#2a2018', .8)), tube(loop, .012, material('#2a2018', .8))], turn=(0, 0, -18))
