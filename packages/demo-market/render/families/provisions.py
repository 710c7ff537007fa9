"""A school trunk full of provisions."""
import bpy

from studio.materials import material, plastic, steel
from studio.shapes import block, loft, plate, rounded, through, together, tube, turned
from .bags import pouch
from .cartons import carton
from .dried import groundnut_bottle
from .vessels import tin_body

WIDE, DEEP, TALL, FOOT = 2.5, 1.2, .56, .14


def label(brand, *name, paper, ink, accent, style='bold', art=()):
    return {'brand': brand, 'name': list(name), 'paper': paper, 'ink': ink, 'accent': accent, 'style': style, 'art': list(art)}


def provisions():
    """A lockable trunk, its lid open, everything on the school's list standing in it."""
    trunk()
    together(tin_body(label('Ondo Gold', 'COCOA', 'MALT', paper='#5a2412', ink='#ffe9b8', accent='#d99a1c', art=['1f36b']), .27, .80), (-.88, -.20, FOOT))
    together(tin_body(label('Ruga', 'MILK', paper='#2f6fc4', ink='#123a78', accent='#2f6fc4', style='badge', art=['1f404']), .25, .72), (-.30, -.26, FOOT))
    boxes = (
        (label('Agbado', 'CORN', 'FLAKES', paper='#fff3c8', ink='#8a2a06', accent='#f2a01c', art=['1f963']), .66, .24, 1.34, (-.66, .36), 4),
        (label('Trans Bake', 'BISCUITS', paper='#d8362a', ink='#7a1206', accent='#d8362a', style='badge', art=['1f36a']), .56, .24, 1.08, (.56, .34), -4),
        (label('Okada', 'SUGAR', paper='#eef6ff', ink='#123a78', accent='#2f6fc4', art=['1f9ca']), .42, .26, .64, (.19, -.24), 6),
        (label('Foamy Ada', 'SOAP', paper='#e4fff2', ink='#0f4a3a', accent='#1c9a6a', art=['1f9fc']), .38, .20, .58, (.63, -.30), -6))
    for printed, w, d, h, (x, y), turn in boxes:
        carton(printed, w, d, h, turn=turn, at=(x, y, FOOT))
    garri = label('Okada', 'GARRI', paper='#f5b51e', ink='#5b2a0c', accent='#8a4a1c', art=['1f963'])
    moved(lambda: pouch(garri, .62, 1.08, .16), (-.04, .32, FOOT + .16))
    nuts = label('Okada', 'GROUNDNUT', paper='#fff6e4', ink='#5b2a0c', accent='#d9781c')
    moved(lambda: groundnut_bottle(nuts, lies=False), (1.00, .28, FOOT), .68)
    for z in (0, .385):
        toilet_roll((.98, -.24, FOOT + z))


def moved(build, at, scale=1.):
    """What a maker builds around the origin, put to its place."""
    before = set(bpy.data.objects)
    build()
    together([one for one in bpy.data.objects if one not in before and not one.parent], at, scale=scale)


def toilet_roll(at):
    paper, core = plastic('#fbfaf6', .9), material('#a8865a', .8)
    roll = turned([(.07, 0), (.22, 0), (.23, .01), (.23, .37), (.22, .38), (.07, .38), (.07, 0)], paper)
    inside = turned([(.068, 0), (.068, .379)], core)
    together([roll, inside], at)


def trunk():
    blue, dark = plastic('#1f5fb8'), plastic('#174a92')

    def section(z, cut):
        return [(x, y, z) for x, y in rounded(WIDE - cut, DEEP - cut, .10, 8)]
    loft([section(z, cut) for z, cut in ((0, .12), (.02, .06), (.06, .04), (TALL - .06, 0), (TALL - .05, -.06), (TALL, -.06), (TALL, .05), (.10, .10))], blue)
    shell = loft([section(z, cut) for z, cut in ((0, -.07), (.12, -.05), (.16, -.01), (.17, .12))], blue)
    inner = loft([section(z, cut) for z, cut in ((-.002, .06), (.11, .10))], dark)
    together([shell, inner], (0, DEEP / 2 + .34, TALL + .47), (-112, 0, 0))
    metal = steel(.3)
    for x in (-.80, .80):
        block(.16, .05, .20, metal, .012, (x, -DEEP / 2 - .03, TALL - .18))
    front = -DEEP / 2 - .06
    block(.20, .05, .16, metal, .012, (0, -DEEP / 2 - .03, TALL - .14))
    plate(.20, .17, .09, .03, material('#c9962c', .3, metal=1), .01, (0, front - .03, TALL - .30))
    tube(through([(-.06, front - .03, TALL - .22), (-.06, front - .03, TALL - .10), (0, front - .03, TALL - .05), (.06, front - .03, TALL - .10), (.06, front - .03, TALL - .22)], 5), .020, metal, 12)
