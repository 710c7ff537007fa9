"""Slabs with a screen: phones, tablets, laptops, televisions."""
import math

from printing.screens import FRESH, LEAF, WARM, channel_list, desktop_screen, phone_screen, tv_screen
from studio.materials import material, plastic
from studio.shapes import block, disc, loft, plate, rounded, smoothed, through, together, tube, turned

BLACK = '#050507'


def screen(width, height, picture, at, radius=.03, glow=1.05):
    return plate(width, height, .002, radius, material('#000000', .08, texture=picture, glow=glow, coat=.5), .0003, at)


def camera_eye(at, size, metal):
    """One lens behind glass."""
    glassy = material('#020203', .03, coat=1)
    parts = ((1, .05, metal, .01), (.88, .054, glassy, .003), (.62, .057, material('#151518', .3, metal=.5), .004), (.5, .059, glassy, .004), (.34, .061, material('#0a1638', .02, metal=.6, coat=1), .004))
    return [disc(size * share, depth, made, at, edge) for share, depth, made, edge in parts]


def island(kind, body, metal, depth):
    """Where the lenses sit on the back; each maker of ours has its own."""
    made = material(body, .14, metal=.2, coat=1)
    back = depth / 2
    if kind == 'ring':
        return [disc(.23, .03, made, (0, back + .014, .50), .012)] + sum((camera_eye((.10 * math.cos(a), back + .03, .50 + .10 * math.sin(a)), .062, metal) for a in (.6, 2.7, 4.6)), [])
    if kind == 'bar':
        return [plate(.74, .20, .03, .09, made, .010, (0, back + .014, .54))] + sum((camera_eye((x, back + .03, .54), .064, metal) for x in (.22, .04)), [])
    if kind == 'column':
        return [plate(.20, .52, .024, .095, made, .010, (.22, back + .011, .46))] + sum((camera_eye((.22, back + .026, z), .066, metal) for z in (.62, .46, .30)), [])
    return sum((camera_eye((x, back + .006, z), .066, metal) for x, z in ((.22, .62), (.22, .44), (.04, .53))), [])


def phone_body(body, frame, kind, wallpaper, faces_back):
    wide, tall, depth = .76, 1.62, .084
    rim = material(frame, .22, metal=1)
    back = material(body, .28, metal=.15, coat=1, coat_rough=.06)
    things = [
        plate(wide, tall, depth, .115, rim, .026),
        plate(wide - .022, tall - .022, .02, .107, back, .009, (0, depth / 2 - .004, 0)),
        plate(wide - .016, tall - .016, .02, .11, material(BLACK, .05, coat=1), .008, (0, -depth / 2 + .005, 0)),
        screen(wide - .056, tall - .062, phone_screen(wallpaper), (0, -depth / 2 - .0062, 0), .09),
    ]
    things += [plate(.02, long, .03, .008, rim, .004, (wide / 2 + .003, 0, z)) for z, long in ((.30, .2), (.06, .11))]
    things += island(kind, body, rim, depth)
    things.append(disc(.018, .006, material('#fff3cf', .2, glow=.35), (-.02, depth / 2 + .01, .30 if kind == 'column' else .28)))
    return together(things, (0, 0, tall / 2), (0, 0, 180 if faces_back else 0))


def phone(body='#1b2340', frame='#3a4260', kind='column', wallpaper=WARM):
    """Back and front side by side."""
    together([phone_body(body, frame, kind, wallpaper, True)], (-.30, .14, 0), (0, 0, 16))
    together([phone_body(body, frame, kind, wallpaper, False)], (.36, -.16, 0), (0, 0, 14))


def tablet(body='#1f2d54', wallpaper=FRESH, wide=1.62, tall=1.06, has_keys=False, cover=None):
    """Standing in its folded cover, its SIM tray pulled out at the side with the card in it, or on a keyboard."""
    depth = .06
    metal = material(body, .3, metal=.8)
    things = [
        plate(wide, tall, depth, .07, metal, .016),
        plate(wide - .012, tall - .012, .016, .065, material(BLACK, .05, coat=1), .006, (0, -depth / 2 + .004, 0)),
        screen(wide - .13, tall - .13, desktop_screen(wallpaper), (0, -depth / 2 - .0052, 0)),
        disc(.012, .004, material('#1a2440', .1, coat=1), (0, -depth / 2 - .005, tall / 2 - .033))]
    if not has_keys:
        things += sim_tray(metal, wide / 2, tall * .22)
    tablet_made = together(things, (0, 0, tall / 2 * math.cos(math.radians(18)) + .03), (-18, 0, 0))
    flap = material(cover or body, .6, sheen=.2, bump=(90, .2))
    base = block(wide + .04, .74, .03, flap, .012, (0, -.02, 0))
    leaning = plate(wide + .04, tall * .78, .02, .04, flap, .006)
    back = together([leaning], (0, .46, tall * .34), (30, 0, 0))
    if has_keys:
        keyboard(wide, .62, (0, -.54, 0), body)
        return
    pen = [tube([(-.62, 0, 0), (.44, 0, 0)], .028, plastic('#f4f5f7', .3), 16), turned(through([(.028, 0), (.020, .07), (.006, .11), (0, .112)], 4), plastic('#2a2d33'), 20)]
    pen[1].location, pen[1].rotation_euler = (.44, 0, 0), (0, math.pi / 2, 0)
    together([tablet_made, base, back, together(pen, (-.05, -.62, .03), (0, 0, 6))], turn=(0, 0, 24))


def sim_tray(metal, edge, height):
    """A small tray half out of the right edge, with a card whose gold contacts look forward; below it the hole for the pin."""
    gold = material((.86, .66, .32), .25, metal=1)
    tray = [plate(.22, .17, .018, .02, metal, .004, (edge + .09, 0, height)), plate(.045, .20, .05, .012, metal, .006, (edge + .205, 0, height))]
    tray += [plate(.165, .125, .012, .012, material('#f6f7f9', .4), .003, (edge + .095, -.008, height)), plate(.085, .085, .008, .012, gold, .002, (edge + .105, -.013, height))]
    tray += [plate(.004, .085, .004, 0, material('#8a6a2c', .5), 0, (edge + .092 + .026 * k, -.0175, height)) for k in range(2)]
    slot = plate(.012, .19, .032, .004, material('#050506', .8), 0, (edge + .001, 0, height))
    return [*tray, slot]


def keyboard(wide, deep, at, body='#2a2d36', keys='#15171c', rows=4, rise=.035):
    """Flat keys in rows; at is the middle of its foot."""
    things = [block(wide, deep, rise, plastic(body, .4), .012)]
    made = plastic(keys, .45)
    for row in range(rows):
        count = 12 if row < rows - 1 else 6
        for column in range(count):
            share = 1 if row < rows - 1 or column not in (2, 3) else 1
            width = (wide - .10) / count
            x = -wide / 2 + .05 + (column + .5) * width
            y = deep / 2 - .07 - (row + .5) * (deep - .12) / rows
            things.append(block(width * .86 * share, (deep - .12) / rows * .82, .016, made, .006, (x, y, rise)))
    return together(things, at)


def laptop(body='#c9ccd3', wallpaper=FRESH, wide=1.7, keys='#22242a', turn=-20, app='chart'):
    """Open, a little turned."""
    deep, tall = wide * .68, wide * .64
    shell = material(body, .32, metal=.85)
    base = smoothed(loft([[(x, y, z) for x, y in rounded(wide - cut, deep - cut, .06, 8)] for z, cut in ((0, .08), (.015, .02), (.055, 0), (.062, .012))], shell), 1)
    things = [base, keyboard(wide * .86, deep * .46, (0, deep * .13, .060), body, keys, 5, .004)]
    things.append(block(wide * .34, deep * .26, .003, material(body, .22, metal=.7), .01, (0, -deep * .30, .061)))
    lid = [
        plate(wide, tall, .03, .06, shell, .010), plate(wide - .02, tall - .02, .01, .05, material(BLACK, .12, coat=.6), .003, (0, -.012, 0)),
        screen(wide - .10, tall - .11, desktop_screen(wallpaper, app), (0, -.0185, .01), .015)]
    hinge = deep / 2 - .03
    lean = 16
    opened = together(lid, (0, hinge + tall / 2 * math.sin(math.radians(lean)), .06 + tall / 2 * math.cos(math.radians(lean))), (-lean, 0, 0))
    together([*things, opened], turn=(0, 0, turn))


def television_set(wide=1.9, turn=-10):
    """A television whose own decoder lists the free channels on its screen; its remote control before it."""
    display('channels', wide=wide, bezel=.035, turn=turn)
    keys = [block(.20, .62, .055, plastic('#24262b', .4), .02)]
    for row in range(7):
        for column in range(3):
            made = material(('#c4281c', '#e8b41c', '#2f8f3a')[column] if row == 6 else '#e4e6ea', .4)
            keys.append(block(.042, .042, .014, made, .006, (-.055 + .055 * column, -.24 + .068 * row, .054)))
    together(keys, (.52, -.82, 0), (0, 0, turn + 40), 1.1)


def display(picture, wide=1.9, ratio=.56, bezel=.02, stand='legs', body='#0c0c0f', turn=-12, app='chart'):
    """A television or a monitor; picture: 'tv', 'channels' or 'desktop'."""
    picture = {'desktop': lambda: desktop_screen(WARM, app), 'channels': channel_list, 'tv': lambda: tv_screen(LEAF)}[picture]()
    tall = wide * ratio
    made = plastic(body, .3)
    foot = .12 if stand == 'legs' else .42
    things = [plate(wide, tall, .06, .02, made, .008), screen(wide - bezel * 2, tall - bezel * 2 - .02, picture, (0, -.0325, .01), .008)]
    raised = together(things, (0, 0, foot + tall / 2))
    parts = [raised]
    if stand == 'legs':
        for sign in (-1, 1):
            x = sign * wide * .34
            parts.append(tube([(x - .02 * sign, -.16, .012), (x, 0, foot + .04), (x - .02 * sign, .16, .012)], .016, material('#2a2b30', .3, metal=.8)))
    else:
        metal = material('#b9bdc6', .3, metal=.9)
        parts.append(plate(.16, foot + .2, .04, .03, metal, .01, (0, .06, (foot + .2) / 2)))
        parts.append(block(.62, .40, .024, metal, .012, (0, .04, 0)))
    together(parts, turn=(0, 0, turn))


def smart_tv(turn=-12):
    """A television, its slim remote before it: a key with a microphone for the voice, a round for the ways, few others."""
    display('tv', turn=turn)
    stick = [smoothed(loft([[(x, y, z) for x, y in rounded(.23 - cut, .78 - cut, .10, 10)] for z, cut in ((0, .04), (.02, 0), (.05, 0), (.065, .03))], plastic('#1b1c20', .4)), 1)]
    keys = ((0, .30, .026, '#e4e6ea'), (-.055, .205, .024, '#4a4e57'), (.055, .205, .024, '#2f6fe0'), (-.055, -.10, .024, '#4a4e57'), (.055, -.10, .024, '#4a4e57'), (-.055, -.19, .024, '#4a4e57'), (.055, -.19, .024, '#4a4e57'))
    for x, y, size, tint in keys:
        stick.append(turned([(0, .080), (size * .8, .080), (size, .074), (size, .060)], material(tint, .4), 28))
        stick[-1].location = (x, y, 0)
    stick.append(turned([(.040, .076), (.045, .080), (.075, .080), (.080, .074), (.080, .06)], material('#3a3d45', .35), 40))
    stick.append(turned([(0, .082), (.030, .081), (.032, .06)], material('#5a5e68', .4), 28))
    for one in stick[-2:]:
        one.location = (0, .055, 0)
    together(stick, (.36, -1.02, 0), (0, 0, turn + 40), 1.15)
