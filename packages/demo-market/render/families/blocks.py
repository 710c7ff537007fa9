"""Vessels that are not round: jerrycans, square glass, spray bottles."""
from printing.labels import print_label
from studio.materials import clear, material, plastic, steel
from studio.shapes import block, loft, plate, printed_face, rounded, smoothed, through, tube, turned
from .parts import group, round_label, screw_cap, smooth_cap


def face_label(width, height, at, label, turn=0):
    """A flat label on the front of something square; at is the middle of its foot."""
    printed = print_label(label, width / height)
    thing = printed_face(width, height, material(rough=.36, texture=printed, coat=.2, coat_rough=.25))
    thing.location = at
    return thing


def jerrycan(label, body='#e9b21c', cap='#c4281c', liquid=None, wide=.94, deep=.60, tall=1.18, count=1):
    """A keg with a moulded handle; liquid: what shines through where the plastic is clear."""
    def build():
        made = clear(liquid, .62, ior=1.25, rough=.12) if liquid else plastic(body)

        def section(z, share_x, share_y, shift=0.):
            return [(x * share_x + shift, y * share_y, z) for x, y in rounded(wide, deep, .13, 10)]
        rows = [(0, .92, .90), (.02, .97, .96), (.07, 1, 1), (.38, 1, 1), (.40, .985, .975), (.43, .985, .975), (.45, 1, 1), (tall - .12, 1, 1), (tall - .04, .97, .95), (tall, .86, .82), (tall + .03, .60, .62)]
        skin = smoothed(loft([section(*row) for row in rows], made), 1)
        solid_body = plastic(body)
        grip = [(-wide * .30, 0, tall - .02), (-wide * .30, 0, tall + .16), (-wide * .24, 0, tall + .235), (wide * .10, 0, tall + .235), (wide * .17, 0, tall + .15), (wide * .17, 0, tall)]
        handle = tube(through(grip, 6), .062, made if not liquid else solid_body)
        neck = turned([(.16, tall - .02), (.15, tall + .10)], solid_body)
        lid = screw_cap(.175, tall + .07, .17, cap, 44)
        for part in (neck, lid):
            part.location = (wide * .32, 0, 0)
        print_on = face_label(wide * .76, tall * .64, (0, -deep / 2 - .004, tall * .15), label) if label else None
        return [thing for thing in (skin, handle, neck, lid, print_on) if thing]
    group(build, count, wide, 14)


def square_bottle(label, liquid='#d99a3c', cap='#1c1a1a', cap_metal=0, wide=.72, deep=.34, tall=.92, cloud=.25, count=1, cap_tall=.34, cap_wide=.30, is_round_cap=False, glass='#fdfefe'):
    """A block of glass with a cap: perfume, foundation."""
    def build():
        glassy = clear(glass)
        outer = loft([[(x, y, z) for x, y in rounded(wide - cut, deep - cut, .07, 8)] for z, cut in ((0, .05), (.012, .01), (.03, 0), (tall - .04, 0), (tall - .012, .015), (tall, .06))], glassy)
        inner = loft([[(x, y, z) for x, y in rounded(wide - .11, deep - .11, .05, 8)] for z in (.09, tall - .10)], clear(liquid, cloud))
        collar = turned([(.115, tall), (.12, tall + .07)], material('#d9c08a' if cap_metal else cap, .25, metal=1))
        made = material(cap, .16 if cap_metal else .22, metal=cap_metal, coat=.6)
        lid = smooth_cap(cap_wide * .55, tall + .06, cap_tall, made) if is_round_cap else block(cap_wide, min(deep * .86, cap_wide), cap_tall, made, .02, (0, 0, tall + .06))
        paper = face_label(wide * .74, tall * .60, (0, -deep / 2 - .005, tall * .18), label)
        return [outer, inner, collar, lid, paper]
    group(build, count, wide, -16)


def spray_bottle(label, body='#1f6fc2', trigger='#ffffff', nozzle='#e23c2a', count=1):
    """A cleaner with a trigger head."""
    def build():
        def section(z, wide, deep):
            return [(x, y, z) for x, y in rounded(wide, deep, min(wide, deep) * .42, 10)]
        rows = [(0, .58, .36), (.03, .64, .40), (.08, .66, .42), (.72, .66, .42), (.90, .56, .38), (1.04, .30, .28), (1.12, .24, .24), (1.16, .24, .24)]
        skin = smoothed(loft([section(*row) for row in rows], plastic(body)), 1)
        white = plastic(trigger)
        collar = screw_cap(.165, 1.13, .14, trigger, 40)
        head = plate(.56, .17, .20, .06, white, .02, (-.06, 0, 1.38))
        neck = block(.18, .17, .14, white, .02, (.02, 0, 1.24))
        tip = block(.09, .12, .12, plastic(nozzle), .015, (-.385, 0, 1.32))
        lever = tube([(-.20, 0, 1.32), (-.235, 0, 1.20), (-.21, 0, 1.08), (-.235, 0, .98)], .035, plastic(nozzle))
        paper = face_label(.50, .62, (0, -.215, .12), label)
        return [skin, collar, head, neck, tip, lever, paper]
    group(build, count, .8, 14)


def aerosol(label, body='#2a2a2e', cap='#c4281c', count=1):
    """A spray can with a dome and an over-cap."""
    def build():
        r = .30
        can = turned([(0, .01), (r - .03, 0), (r + .008, .01), (r + .008, .035), (r, .045), (r, 1.10), (r + .006, 1.115), (r - .01, 1.13), (r - .06, 1.20), (r - .11, 1.23)], steel(.25))
        return [can, round_label(r, .05, 1.095, label, 1.0, .5), smooth_cap(r - .035, 1.165, .36, plastic(cap))]
    group(build, count, .66)
