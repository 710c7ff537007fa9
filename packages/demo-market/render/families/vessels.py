"""Turned things with a label: jars, bottles, tubs, tins and their caps. All are about 1.6 high."""
import math

from printing.labels import print_label
from studio.heaps import heap
from studio.materials import clear, material, plastic, steel
from studio.shapes import ball, block, loft, mesh, plate, rounded, sheet, smoothed, through, together, tube, turned
from .parts import group, pump_head, round_label, screw_cap, smooth_cap


def jar(label, content='#a8662a', lid='#c4281c', count=1, height=1.42, radius=.52, glass='#fbfdfb', cloud=0., rough=.35, chunks=None, label_at=(.20, .31), glow=0., brush=None):
    """Wide-mouthed glass with a screw lid; brush: the colour of a small one for hair that lies before it. cloud: 1 is solid, less lets light through as honey does; label_at: how far its
    label stays from the foot and from the mouth."""
    def build():
        top = height - .24
        inner = through([(0, .05), (radius - .12, .05), (radius - .05, .10), (radius - .035, .2), (radius - .035, top - .28), (radius - .06, top - .14), (radius - .12, top - .09), (0, top - .07)], 6)
        filling = clear(content, cloud, glow=glow) if cloud else material(content, rough, coat=.2, bump=(12, .4), blotch=chunks)
        outer = through([(0, 0), (radius - .1, 0), (radius - .02, .03), (radius, .10), (radius, top - .24), (radius - .03, top - .09), (radius - .09, top), (radius - .095, top + .05)], 8)
        return [
            turned(inner, filling), turned(outer, clear(glass)), round_label(radius, label_at[0], top - label_at[1], label),
            screw_cap(radius - .06, top - .01, .25, lid, 55, .25, .55)]
    group(build, count, radius * 2)
    if brush:
        together(edge_brush(brush), (.10, -radius - .26, .05), (0, 0, 12))


def edge_brush(colour):
    """For the hair at the forehead: bristles at one end of a thin handle, fine teeth at the other."""
    made, hair = plastic(colour), material('#0c0a0a', .8)
    things = [tube([(x, 0, 0) for x in (-.62, -.30, .30, .62)], .032, made, 14), block(.34, .07, .05, made, .015, (-.62, 0, -.02)), block(.30, .05, .05, made, .012, (.62, 0, -.02))]
    things += [tube([(-.77 + .030 * row, side * .022, .0), (-.775 + .031 * row, side * .026, .13)], .009, hair, 5) for row in range(11) for side in (-1, 0, 1)]
    things += [block(.012, .03, .12, made, .002, (.49 + .026 * row, 0, .02)) for row in range(11)]
    return things


def bottle(label, liquid='#e8a81c', cap='#c4281c', count=1, cloud=.35, body=None, slim=1., glass='#fdfefd', label_at=(.26, .82), ridges=True, glow=0.):
    """A clear bottle with a screw cap, full of something; body: an opaque plastic colour instead."""
    def build():
        r = .36 * slim
        dents = [(r, .16), (r, .22), (r - .008, .235), (r, .25)] if ridges else [(r, .16)]
        outline = [(0, .02), (r * .55, 0), (r * .86, .005), (r - .01, .05), *dents, (r, .9), (r - .012, .96), (r * .82, 1.12), (r * .55, 1.28), (.125, 1.38), (.12, 1.42)]
        outer = through(outline, 5)
        things = [turned(outer, plastic(body) if body else clear(glass))]
        if not body:
            inside = through([(0, .035), (r * .8, .03), (r - .03, .08), (r - .025, .9), (r * .78, 1.11), (r * .5, 1.26), (r * .42, 1.30), (0, 1.305)], 5)
            things.append(turned(inside, clear(liquid, cloud, ior=1.2, glow=glow)))
        things.append(turned([(.125, 1.40), (.165, 1.405), (.165, 1.43), (.125, 1.435)], plastic(cap)))
        things.append(screw_cap(.155, 1.44, .17, cap, 44))
        things.append(round_label(r, label_at[0], label_at[1], label, 1.0))
        return things
    group(build, count, .36 * slim * 2.1)


def pump_bottle(label, body='#ffffff', head='#ffffff', count=1, wide=.40, clear_body=None, is_matt=False):
    """A lotion or soap bottle with a pump."""
    def build():
        outline = through([(0, 0), (wide - .08, 0), (wide - .015, .02), (wide, .08), (wide, .86), (wide - .04, 1.0), (wide * .62, 1.10), (.16, 1.14), (.15, 1.18)], 7)
        made = clear(clear_body, .3) if clear_body else material(body, .5 if is_matt else .28, coat=0 if is_matt else .35, coat_rough=.15)
        return [turned(outline, made), round_label(wide, .16, .80, label, .8), *pump_head(1.15, head)]
    group(build, count, wide * 2)


def flip_bottle(label, body='#2563b0', cap='#ffffff', count=1, wide=.40, deep=.27):
    """An oval bottle with a flat cap: shampoo, motor oil, cleaner."""
    def build():
        def section(z, share):
            return [(x * share, y * share, z) for x, y in rounded(wide * 2, deep * 2, deep * .92, 14)]
        made = plastic(body)
        heights = [(0, .90), (.02, .97), (.07, 1), (.95, 1), (1.08, .95), (1.18, .78), (1.25, .50), (1.27, .44)]
        skin = smoothed(loft([section(z, share) for z, share in heights], made), 1)
        front = flat_label(wide * 2 * .80, .22, .94, label, lambda x: -deep_at(x, wide, deep) - .004)
        return [skin, front, smooth_cap(.17, 1.265, .26, plastic(cap))]
    group(build, count, wide * 2)


def deep_at(x, wide, deep):
    """How far the front of a rounded oval stands out at x."""
    flat = wide - deep * .92
    if abs(x) <= flat:
        return deep
    over = min(1, (abs(x) - flat) / (deep * .92))
    return deep * .08 + deep * .92 * math.sqrt(max(0, 1 - over * over))


def flat_label(width, low, high, label, y_at):
    printed = print_label(label, width / (high - low))
    made = material(rough=.36, texture=printed, coat=.2, coat_rough=.25)
    return sheet(lambda u, v: ((u - .5) * width, y_at((u - .5) * width), low + (high - low) * v), 60, 2, made)


def tub(label, body='#ffffff', lid='#ffffff', count=1, radius=.58, height=.92, lid_height=.24, ribs=0):
    """A plastic tub with a wide lid; tall ones hold powder."""
    def build():
        foot = height - lid_height
        outline = through([(0, 0), (radius - .1, 0), (radius - .03, .02), (radius - .01, .07), (radius, foot - .04), (radius, foot)], 6)
        return [
            turned(outline, plastic(body)), round_label(radius - .002, .09, foot - .05, label, 1.0),
            screw_cap(radius + .025, foot - .01, lid_height, lid, ribs)]
    group(build, count, radius * 2)


def tin_body(label, radius, height):
    """Beaded steel rims, the label from rim to rim."""
    rim = [(0, .03), (radius - .03, .03), (radius - .015, 0), (radius + .012, .005), (radius + .014, .04), (radius, .055)]
    upper = [(radius, height - .055), (radius + .014, height - .04), (radius + .012, height), (radius - .012, height + .002), (radius - .03, height - .035), (radius - .05, height - .04)]
    lid = [(radius - .05, height - .04), (radius - .08, height - .03), (radius - .10, height - .04), (radius * .55, height - .035), (radius * .52, height - .045), (0, height - .045)]
    return [turned([*rim, *upper], steel(.28)), turned(lid, steel(.3)), round_label(radius, .06, height - .06, label, 1.0, .5)]


def tin(label, count=1, radius=.42, height=1.18, lid=None):
    """A food tin; lid: a plastic one on top."""
    def build():
        things = tin_body(label, radius, height)
        return [*things, screw_cap(radius + .018, height - .05, .10, lid, 0)] if lid else things
    group(build, count, radius * 2.15)


def dropper(label, glass='#7a3a10', cap='#1d1a18', bulb='#1d1a18', count=1, liquid='#c98b2a', collar=None, clear_glass=False):
    """A small glass bottle with a rubber dropper."""
    def build():
        r = .34
        outline = through([(0, 0), (r - .08, 0), (r - .015, .02), (r, .08), (r, .72), (r - .03, .82), (r * .62, .90), (.15, .93), (.145, .98)], 7)
        made = clear(glass, .12, rough=.03) if clear_glass else clear(glass, .42, rough=.03)
        inside = through([(0, .04), (r - .1, .04), (r - .04, .08), (r - .035, .62), (0, .63)], 5)
        things = [turned(outline, made), turned(inside, clear(liquid, .5)), round_label(r, .12, .70, label, .84)]
        things.append(screw_cap(.185, .96, .24, collar or cap, 46, .3, .7 if collar else 0))
        things.append(turned(through([(.12, 1.19), (.13, 1.24), (.135, 1.38), (.11, 1.47), (.05, 1.51), (0, 1.515)], 6), material(bulb, .55)))
        return things
    group(build, count, .72)


def roll_on(label, liquid='#b8741c', cap='#d4a84a', count=1):
    """A slim glass cylinder with a metal cap: perfume oil."""
    def build():
        r = .17
        outline = through([(0, 0), (r - .03, 0), (r, .03), (r, .98), (r - .03, 1.02)], 6)
        inside = [(0, .04), (r - .03, .04), (r - .03, .93), (0, .93)]
        return [
            turned(outline, clear('#fdfefd')), turned(inside, clear(liquid, .35)), round_label(r, .22, .82, label, .8),
            smooth_cap(.165, 1.02, .42, material(cap, .2, metal=1))]
    group(build, count, .46)


def syrup(label, cap='#ffffff', count=1, glass='#6a2f0c', has_cup=True):
    """Medicine: brown glass, white cap, a measuring cup beside it."""
    def build():
        r = .38
        outline = through([(0, 0), (r - .08, 0), (r - .01, .03), (r, .1), (r, .88), (r - .04, 1.0), (r * .55, 1.13), (.16, 1.2), (.155, 1.25)], 7)
        return [turned(outline, clear(glass, .55, rough=.03)), round_label(r, .16, .86, label, .86), screw_cap(.205, 1.24, .22, cap, 50)]
    group(build, count, .8)
    if has_cup:
        cup = turned([(.13, 0), (.17, .30), (.18, .30), (.14, -.0)], clear('#fbfdff', .08))
        together([cup], (.66, -.28, 0))


def pill_bottle(label, body='#ffffff', cap='#ffffff', count=1, spill=None):
    """A short round bottle with a ribbed cap; spill: the colour of softgels that lie before it."""
    def build():
        r = .44
        outline = through([(0, 0), (r - .08, 0), (r - .01, .02), (r, .08), (r, .86), (r - .03, .93), (.34, .98), (.335, 1.02)], 7)
        return [turned(outline, plastic(body)), round_label(r, .12, .84, label, .92), screw_cap(.375, 1.0, .28, cap, 60)]
    group(build, count, .9)
    for x, y, turn in ((.58, -.36, 20), (.74, -.10, -50), (.42, -.60, 75)) if spill else ():
        gel = ball(.10, clear(spill, .55), (x, y, .085), (1.9, .85, .85))
        gel.rotation_euler = (0, 0, math.radians(turn))


def soft_tube(label, cap='#ffffff', body='#ffffff'):
    """A cosmetic tube that stands on its cap and ends in a flat seam."""
    width, height, foot = .40, 1.36, .26
    printed = print_label({**label, 'paper': label.get('paper', body)}, 1.42, .44, 1400)

    def place(u, v):
        angle = (u - .5) * 2 * math.pi
        flat = v ** 1.6
        x, y = math.sin(angle), -math.cos(angle)
        half = width * (1 + .30 * flat)
        return half * x, width * y * (1 - flat) + .012 * y * flat, foot + height * v

    skin = sheet(place, 160, 60, material(rough=.34, texture=printed, coat=.3, coat_rough=.2))
    crimp = plate(width * 2.58, .10, .03, .01, material(label.get('accent', body), .4), .004, (0, 0, foot + height + .03))
    cap_things = [smooth_cap(width * .93, 0, foot + .01, plastic(cap))]
    together([skin, crimp, *cap_things], (0, 0, 0), (0, 0, -10))


def candle(label, glass='#f6efe4', wax='#f7f0e0', lid='#b98a4e'):
    """A candle in a frosted glass, its lid leaning beside it."""
    r, height = .52, 1.0
    turned(through([(0, 0), (r - .08, 0), (r - .01, .02), (r, .08), (r, height), (r - .02, height + .01), (r - .04, height), (r - .04, height - .1)], 7), clear(glass, .55))
    turned([(0, .05), (r - .05, .05), (r - .05, height - .18), (0, height - .185)], material(wax, .45, translucent=.3))
    round_label(r, .22, .78, label, .5)
    tube([(0, 0, height - .2), (.01, 0, height - .08)], .012, material('#2a2018', .9))
    cover = smooth_cap(r + .01, 0, .10, material(lid, .5, blotch=('#a3743c', 5)))
    together([cover], (r * 1.32, .10, .50), (0, 78, -18))


def bucket(label=None, body='#ffffff', filling='#f0c04a', handle='#d8d8d8', grain=(110, 1.4)):
    """A paint bucket heaped with something."""
    low, high, height = .52, .66, 1.02
    shell = turned([(0, 0), (low - .03, 0), (low, .03), (high - .02, height - .16), (high + .03, height - .15), (high + .03, height - .09), (high - .01, height - .08), (high, height), (high + .02, height + .015), (high - .03, height + .01), (high - .06, height - .2)], plastic(body))
    heap(high - .03, height - .04, .30, filling, grain, other='#d99a24')
    wire = [((high + .045) * math.cos(a), -(high + .045) * math.sin(a) * .92, height - .12 - .40 * math.sin(a)) for a in (math.pi * i / 40 for i in range(41))]
    tube(wire, .016, steel(.35))
    if label:
        round_label(low + .02, .16, .70, label, .42, high_radius=high - .045)
    return shell


def tin_tray(label, columns, rows, radius, height):
    """Tins in a low card tray, side by side."""
    apart = radius * 2 + .035
    for column in range(columns):
        for row in range(rows):
            place = ((column - (columns - 1) / 2) * apart, (row - (rows - 1) / 2) * apart, .02)
            together(tin_body(label, radius, height), place, (0, 0, (column * 37 + row * 71) % 24 - 12))
    brown = material('#c49a62', .7)
    wide, deep = columns * apart + .03, rows * apart + .03
    block(wide, deep, .02, brown, .004)
    for sign in (-1, 1):
        block(wide, .015, .22, brown, .003, (0, sign * deep / 2, 0))
        block(.015, deep, .22, brown, .003, (sign * wide / 2, 0, 0))


CELL = .062


def comb_jar(label, **options):
    """A jar of light honey in which a piece of comb stands, its cells to the front, above a narrow label."""
    jar(label, **options)
    together(piece_of_comb(), (-.01, -.12, .48), (86, 0, 0))


def piece_of_comb(columns=6, rows=7, thick=.20):
    """Six-sided cells on a slab of pale wax, honey deep in them; it lies down, its cells look up."""
    wax = material('#fbe9b4', .5, coat=.3, glow=.16, translucent=.1)
    honey = material('#b8650a', .12, coat=1, coat_rough=.02)
    things = []
    apart, step = CELL * math.sqrt(3), CELL * 1.5
    for row in range(rows):
        for column in range(columns):
            x, y = (column - (columns - 1) / 2 + .5 * (row % 2) - .25) * apart, row * step + CELL
            corners = [(x + CELL * math.sin(a), y + CELL * math.cos(a), thick) for a in (math.pi / 3 * k for k in range(7))]
            things.append(tube(corners, .013, wax, 8))
            fill = thick - (.016 if (row * 5 + column * 3) % 5 else .002)
            things.append(mesh([(a, b, fill) for a, b, _ in corners[:6]], [tuple(range(5, -1, -1))], honey if (row * 5 + column * 3) % 5 else wax))
    wide, deep = columns * apart + .05, rows * step + CELL
    things.append(loft([[(x, y + deep / 2, z) for x, y in rounded(wide, deep, .05, 6)] for z in (.01, thick - .03)], wax))
    return things
