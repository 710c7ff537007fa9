"""A school trunk full of provisions."""
from studio.materials import plastic, steel
from studio.shapes import block, loft, rounded, together, turned
from .cartons import carton
from .vessels import tin_body


def label(brand, *name, paper, ink, accent, style='bold', art=()):
    return {'brand': brand, 'name': list(name), 'paper': paper, 'ink': ink, 'accent': accent, 'style': style, 'art': list(art)}


def provisions():
    """A lockable trunk, its lid open, tins and boxes looking out."""
    wide, deep, tall = 1.9, 1.05, .72
    blue = plastic('#1f5fb8')

    def section(z, cut):
        return [(x, y, z) for x, y in rounded(wide - cut, deep - cut, .10, 8)]
    loft([section(z, cut) for z, cut in ((0, .12), (.02, .06), (.06, .04), (tall - .05, 0), (tall - .04, -.05), (tall, -.05), (tall, .05), (tall - .3, .08))], blue)
    lid = loft([section(z, cut) for z, cut in ((0, -.07), (.10, -.07), (.13, -.02), (.14, .2))], blue)
    together([lid], (0, deep / 2 + .20, tall + .48), (-104, 0, 0))
    for x in (-.55, .55):
        block(.14, .05, .18, steel(.3), .01, (x, -deep / 2 - .02, tall - .16))
    foot = .30
    together(tin_body(label('Ondo Gold', 'COCOA MALT', paper='#5a2412', ink='#ffe9b8', accent='#d99a1c', art=['1f36b']), .24, .78), (-.62, -.16, foot))
    together(tin_body(label('Ruga', 'MILK', paper='#2f6fc4', ink='#123a78', accent='#2f6fc4', style='badge', art=['1f404']), .22, .66), (-.12, -.26, foot))
    boxes = (
        (label('Agbado', 'CORN FLAKES', paper='#fff3c8', ink='#8a2a06', accent='#f2a01c', art=['1f963']), .56, .20, .98, (-.20, .20), 6),
        (label('Trans Bake', 'CRACKERS', paper='#d8362a', ink='#7a1206', accent='#d8362a', style='badge', art=['1f358']), .50, .22, .74, (.42, .16), -8),
        (label('Foamy Ada', 'SOAP', paper='#e4f6ff', ink='#0f2a78', accent='#1c9ac4', art=['1f9fc']), .40, .18, .56, (.34, -.28), 10))
    for printed, w, d, h, (x, y), turn in boxes:
        carton(printed, w, d, h, turn=turn, at=(x, y, foot))
    paper = plastic('#fbfaf6', .9)
    roll = turned([(.07, 0), (.20, 0), (.21, .01), (.21, .37), (.20, .38), (.07, .38), (.07, 0)], paper)
    together([roll], (.74, -.10, foot + .22))
