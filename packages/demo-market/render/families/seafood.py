"""Dishes from rivers and the sea: prawns, crab, snail and fish, each as one knows it."""
import math
import random

from mathutils import Vector, noise

from studio.materials import linear, material, specks
from studio.shapes import ball, fused, ring, sheet, thicken, through, together, tube, turned
from .dishes import glossy, greens, oil_eyes, red_bits
from .food import bowl, chunk, drops, grains, leaves, meat, places, surface
from .swallow import soup_bowl_with_swallow

CURL = math.radians(215)


def prawn(at, turn, size=1.):
    """A whole prawn, boiled: head with eyes and feelers, a curled tail of six rings with pale edges, legs within, a fan at its end."""
    shell = specks(material('#e8622a', .28, coat=.8, blotch=('#f08a50', 5), bump=(26, .35)), '#c83c12', 16, .58, .70)
    pale = material('#f9d2b0', .3, coat=.7, blotch=('#f4b48a', 8))

    def body(start, end, grown):
        def place(u, v):
            t = start + (end - start) * u
            thick = (.115 * max(0, 1 - t) ** .7 + .042) * (grown + .10 * u)
            across, bend = 2 * math.pi * v, CURL * t
            reach = .27 + thick * 1.1 * math.cos(across)
            return reach * math.cos(bend), reach * math.sin(bend), thick * .82 * math.sin(across)
        return place
    things = []
    for part in range(6):
        one = part / 6
        things += [sheet(body(one - .02, one + .135, .93), 10, 26, shell), sheet(body(one + .128, one + .172, .985), 4, 26, pale)]
    things += prawn_head(shell) + prawn_fan(shell)
    for leg in range(5):
        bend = CURL * (.08 + .16 * leg)
        for side in (-1, 1):
            line = [(reach * math.cos(bend + lean), reach * math.sin(bend + lean), side * .035) for reach, lean in ((.19, 0), (.12, .25), (.09, .7))]
            things.append(tube(through(line, 3), .013, pale, 6))
    return together(things, at, turn, size)


def prawn_head(shell):
    """The armour before the rings, to a point, with black eyes and two long feelers."""
    def armour(u, v):
        t, across = -.42 * u, 2 * math.pi * v
        thick = .150 * max(.02, 1 - u ** 2.4) ** .8
        reach = .27 + thick * 1.1 * math.cos(across) + .02 * u
        return reach * math.cos(CURL * t), reach * math.sin(CURL * t), thick * .82 * math.sin(across)
    tip = CURL * -.40
    things = [sheet(armour, 20, 26, shell)]
    things.append(tube([(.33 * math.cos(tip * .7), .33 * math.sin(tip * .7), .02), (.345 * math.cos(tip * 1.15), .345 * math.sin(tip * 1.15), .03)], .016, shell, 8))
    for side in (-1, 1):
        things.append(ball(.026, material('#0c0a08', .1, coat=1), (.33 * math.cos(tip * .86), .33 * math.sin(tip * .86), side * .075), segments=14))
        feeler = [(.28 * math.cos(tip), .28 * math.sin(tip), side * .03), (.24 * math.cos(tip * 1.5), .24 * math.sin(tip * 1.5), side * .12), (.45, -.52, .10 + side * .05), (.62, -.30 + .1 * side, .04)]
        things.append(tube(through(feeler, 8), .007, shell, 6))
    return things


def prawn_fan(shell):
    """Four blades at the end of the tail."""
    x, y = .27 * math.cos(CURL), .27 * math.sin(CURL)
    things = []
    for number, spread in enumerate((-38, -13, 13, 38)):
        way = CURL + math.pi / 2 + math.radians(spread)

        def blade(u, v, way=way, number=number):
            wide = .05 * math.sin(math.pi * (.12 + .80 * u)) * (2 * v - 1)
            return x + .19 * u * math.cos(way) - wide * math.sin(way), y + .19 * u * math.sin(way) + wide * math.cos(way), .012 * number - .02 + .02 * u
        things.append(thicken(sheet(blade, 10, 8, shell), .008, 0))
    return things


def spiral_shell(made, size=.30, tall=1.9, turns=5):
    """A snail's house: a tube that grows with every turn; its mouth is at the origin and looks down, its tip is up."""
    grow = math.log(1.62) / (2 * math.pi)

    def place(u, v):
        angle, across = 2 * math.pi * turns * (u - 1), 2 * math.pi * v
        grown = math.exp(grow * angle)
        ripple = 1 + .02 * math.sin(angle * 18)
        out = .52 * grown + .50 * grown * ripple * math.cos(across)
        return size * out * math.cos(angle), size * out * math.sin(angle), size * (tall * (1 - grown) + .60 * grown * ripple * math.sin(across))
    return sheet(place, 60 * turns, 24, made)


def snail(at, turn):
    """A large snail as it is cooked: its striped pointed house lies on its side, the dark foot is drawn together in its mouth."""
    house = specks(material('#7a4420', .25, coat=.7, blotch=('#c48a4c', 5), bump=(20, .3)), '#3a1c0c', 9, .56, .66)
    skin = specks(glossy('#33261b', '#584432', 7, .8, .25, (46, 1.3)), '#7a664a', 34, .60, .70)
    foot = fused([((-.10, 0, .06), (.13, .12, .10), (0, 0, 0)), ((-.19, .05, .05), (.08, .09, .08), (0, 0, 20)), ((-.18, -.06, .06), (.09, .07, .08), (0, 0, -20))], skin, .014, 4, .030, .045)
    shell = together([spiral_shell(house, .22)], (-.02, 0, .10), (0, 76, 20))
    return together([foot, shell], at, (0, 0, turn), 1.05)


def periwinkles(spots, size=.085):
    """Small dark pointed shells."""
    chance = random.Random(4)
    mades = [material(one, .3, coat=.6, blotch=(other, 9)) for one, other in (('#2c2620', '#5a4c3c'), ('#3a3026', '#1c1814'))]
    for number, (x, y, z) in enumerate(spots):
        together([spiral_shell(mades[number % 2], size, 2.2)], (x, y, z), (chance.uniform(60, 105), chance.uniform(-30, 30), chance.uniform(0, 360)))


def crab(at, turn, size=.84):
    """Half a crab: its shell, three legs on each side and a claw, boiled red."""
    shell = specks(glossy('#d8481c', '#b8300f', 5, .9, .22, (24, .5)), '#f0a070', 14, .62, .72)
    parts = [fused([((0, 0, .02), (.31, .21, .10), (0, 0, 0)), ((0, .05, .06), (.22, .14, .09), (0, 0, 0))], shell, .018, 4, .03, .06)]
    for side in (-1, 1):
        for leg in range(3):
            away, back = side * (.26 + .03 * leg), .12 - .13 * leg
            knee = (away + side * .17, back - .05, .14)
            parts.append(tube(through([(side * .2, back, .02), knee, (away + side * .30, back - .16, -.02)], 4), .030, shell, 10))
        arm = through([(side * .24, -.10, .03), (side * .40, -.24, .10), (side * .30, -.40, .08)], 4)
        claw = fused([((side * .25, -.46, .08), (.085, .14, .07), (0, 0, 0)), ((side * .17, -.60, .09), (.035, .10, .035), (0, 0, side * -24)), ((side * .29, -.60, .07), (.03, .09, .03), (0, 0, side * 16))], shell, .014, 2)
        parts += [tube(arm, .042, shell, 12), claw]
    return together(parts, at, (10, -8, turn), size)


def rounds(count, seed=21):
    """Slices of okra: a green ring with a pale star and seeds."""
    chance = random.Random(seed)
    skin, flesh = glossy('#5a8f24', '#4a7a1c', 5), glossy('#cfdc8a', '#b9cc6a', 8)
    for x, y, _ in places(count, .93, chance):
        size = chance.uniform(.05, .085)
        outline = [(1 + .10 * math.cos(5 * a)) * size for a in (2 * math.pi * i / 30 for i in range(31))]
        edge = tube([(outline[i] * math.cos(2 * math.pi * i / 30), outline[i] * math.sin(2 * math.pi * i / 30), 0) for i in range(31)], size * .24, skin, 8)
        core = turned([(0, -.01), (size * .9, -.01), (size * .9, .012), (0, .014)], flesh, 20)
        together([edge, core], (x, y, .645 + chance.uniform(0, .03)), (chance.gauss(0, 18), chance.gauss(0, 18), chance.uniform(0, 360)))


def okra():
    """Okra cut by knife, drawing: four prawns, half a crab, two snails and a piece of croaker."""
    bowl('green')
    surface(glossy('#6a8a1c', '#4f7a18', 5, 1, .12, (10, .5)), .61, 1.02, .03, 4, 6)
    rounds(150)
    grains(340, [material('#f2eccb', .35, coat=.6)], .035, .032, .95, .64, .05, .01, seed=31)
    leaves(260, greens(('#2f5a14', '#24480e'), ('#3f6a1a', '#2a4f10')), .09, .92, .64, .04, .6, .2, 7)
    for x, y, way in ((-.60, -.18, 150), (.62, -.22, 40), (-.06, .62, 95), (.02, -.66, 200)):
        prawn((x, y, .73), (8, 6, way), .84)
    croaker((.66, .36, .70), 20)
    snail((-.50, .40, .67), 20)
    snail((.30, .38, .68), 150)
    crab((-.02, -.08, .76), 14, 1.0)
    drops(80, oil_eyes(), .95, .645, .01, .035)


def croaker(at, turn, size=.24):
    """A cut across the fish: white flesh in a silver-grey skin."""
    flesh = meat('#ecd8b2', '#d4b484', (5, 22, 20), .5, '#b08a58')
    skin = specks(glossy('#7a746a', '#a8a294', 5, 1, .2, (40, .6)), '#4a463e', 22, .6, .72)
    return steak(at, size, turn, 38, flesh, skin, 4)


def fisherman():
    """Light red-orange broth with prawns, half crabs, croaker and periwinkle; eba beside it."""
    soup_bowl_with_swallow('enamel', glossy('#c8641c', '#b04a10', 5, 1, .1, (12, .4)), '#f0c04a')
    for x, y, way, height in ((-.80, .50, 130, .70), (-.20, -.42, 60, .72), (-1.06, -.44, 190, .71)):
        prawn((x, y, height), (8, 6, way), .95)
    crab((-.62, .02, .74), 10, .95)
    croaker((-.14, .18, .70), -14, .25)
    croaker((-1.22, .16, .68), 18, .23)
    croaker((-.48, .66, .68), 4, .21)
    periwinkles(((-.98, .08, .67), (-.34, .44, .67), (-.68, -.62, .67), (-.46, -.70, .67), (.12, -.14, .67), (-1.34, -.18, .66), (.02, .52, .66), (-.90, .76, .66), (.20, .16, .66)))
    leaves(60, greens(('#2f5a14', '#24480e')), .10, .9, .63, .0, .4, .15, 7, (), (-.55, 0))
    drops(120, oil_eyes(), .9, .635, .01, .05, centre=(-.55, 0))


def nsala():
    """White soup with a catfish: its head with the whiskers, its tail and pieces of it, thin utazi."""
    bowl('clay')
    broth = specks(glossy('#dcbc80', '#e8d09c', 3.2, 1, .10, (10, .22)), '#8c4a16', 62, .64, .72)
    surface(broth, .60, 1.045, .02, 3.4, 3)
    flesh = meat('#ecd8b0', '#d8b886', (5, 22, 20), .6, '#b08a58')
    skin = specks(glossy('#3a382e', '#6b6250', 4, 1, .2, (26, .5)), '#8e8670', 18, .60, .75)
    for number, (x, y, size, turn, lean) in enumerate(((-.44, -.46, .29, 16, 44), (.42, -.40, .31, -20, 40), (.66, .12, .25, 34, 40))):
        steak((x, y, .60), size, turn, lean, flesh, skin, number)
    catfish_head((-.14, .20, .60), 20)
    fish_tail((.36, .62, .60), 30)
    leaves(90, greens(('#1f4a12', '#37661a'), ('#2a5514', '#1f4a12')), .07, .97, .618, .0, .2, .1, 6)
    red_bits(40, .615, .96, ('#b3240c', '#b8742c'))
    drops(160, glossy('#d9901e', shine=1, rough=.04, bump=None), .98, .606, .006, .04)


def paler_below(top, belly, low, high):
    """A fish's skin: its back dark, its belly pale; low and high are shares of its height."""
    made = specks(glossy(top, None, 4, .9, .22, (26, .35)), '#7c7258', 26, .60, .72)
    tree = made.node_tree
    shader = tree.nodes['Principled BSDF']
    base = shader.inputs['Base Color'].links[0].from_socket
    place, parts = tree.nodes.new('ShaderNodeTexCoord'), tree.nodes.new('ShaderNodeSeparateXYZ')
    ramp, mix = tree.nodes.new('ShaderNodeMapRange'), tree.nodes.new('ShaderNodeMixRGB')
    ramp.inputs['From Min'].default_value, ramp.inputs['From Max'].default_value = low, high
    tree.links.new(place.outputs['Generated'], parts.inputs[0])
    tree.links.new(parts.outputs['Z'], ramp.inputs['Value'])
    tree.links.new(ramp.outputs[0], mix.inputs[0])
    mix.inputs[1].default_value = linear(belly)
    tree.links.new(base, mix.inputs[2])
    tree.links.new(mix.outputs[0], shader.inputs['Base Color'])
    return made


def catfish_head(at, turn):
    """A broad flat head that looks to -X, its mouth closed, small eyes far forward, four whiskers on each side; its neck goes into the soup."""
    skin = paler_below('#4c4632', '#cbb98c', .12, .46)
    flat = (0, 0, 0)
    head = fused([
        ((-.30, 0, .13), (.28, .29, .10), flat), ((-.10, 0, .16), (.36, .31, .14), flat), ((.20, 0, .18), (.36, .27, .18), flat),
        ((.50, 0, .15), (.34, .22, .19), (0, 12, 0)), ((.80, 0, .04), (.28, .18, .16), (0, 24, 0)), ((-.28, 0, .03), (.26, .25, .07), flat)], skin, .02, 6, .015, .10)
    dark = material('#15120c', .4)
    mouth = tube(through([(-.26, -.285, .065), (-.44, -.215, .070), (-.555, -.10, .072), (-.575, 0, .072), (-.555, .10, .072), (-.44, .215, .070), (-.26, .285, .065)], 6), .014, dark, 8)
    eyes = []
    for side in (-1, 1):
        eyes += [ball(.034, glossy('#8a7c54', None), (-.32, side * .215, .195), (1, 1, .8), segments=18), ball(.023, glossy('#060605', None), (-.325, side * .228, .207), segments=14)]
    gill = [tube(through([(.14, side * .12, .335), (.10, side * .25, .25), (.06, side * .295, .14)], 6), .012, dark, 8) for side in (-1, 1)]
    whiskers = [tube(through([(-.50, side * y, .08), (-.64, side * (y + .06), .12), (-.72 + back, side * (y + .24), .06), (-.66 + back, side * (y + .40), .0)], 6), .013, glossy('#2c281c', None), 8)
                for side in (-1, 1) for y, back in ((.08, 0), (.17, .16), (.24, .34))]
    fins = [thicken(sheet(lambda u, v, s=s: (.22 + .20 * v + .16 * u, s * (.24 + .30 * u), .10 - .06 * u + .010 * math.sin(v * 40)), 12, 40, skin), .014, 0) for s in (-1, 1)]
    return together([head, mouth, *eyes, *gill, *whiskers, *fins], at, (0, 4, turn), 1.0)


def fish_tail(at, turn):
    """The end of a fish, its round fin standing out of the soup."""
    skin = paler_below('#4c4632', '#a89a74', .05, .40)
    body = fused([((-.20, 0, 0), (.24, .12, .17), (0, 0, 0)), ((.06, 0, 0), (.24, .07, .13), (0, 0, 0))], skin, .018, 5)
    fin = thicken(sheet(lambda u, v: (.22 + .34 * u * math.cos(1.3 * (v - .5)), .010 * math.sin(v * 70) * u, (.08 + .28 * u) * 2 * (v - .5)), 16, 70, skin), .015, 0)
    return together([body, fin], at, (0, -38, turn), .9)


def steak(at, size, turn, lean, flesh, skin, seed):
    """A fish cut across: pale flesh in flakes within its skin, the bone in the middle."""
    def outline(angle):
        belly = math.exp(-((angle - 1.5 * math.pi) / .2) ** 2)
        return (1 - .10 * math.cos(2 * angle) + .05 * math.cos(3 * angle)) * (1 - .40 * belly)

    def side(u, v):
        angle = 2 * math.pi * u
        reach = size * outline(angle) * (1.02 - .06 * abs(2 * v - 1) ** 3)
        return reach * math.cos(angle), reach * math.sin(angle), (v - .5) * size * .62

    def top(u, v):
        angle = 2 * math.pi * u
        reach = size * .97 * outline(angle) * v
        rough = .05 * size * noise.fractal(Vector((reach * math.cos(angle) * 9, reach * math.sin(angle) * 9, seed)), 1, 2, 4)
        flake = .035 * size * abs(math.sin(v * 9 + .6 * math.sin(3 * angle))) + .05 * size * min(1, abs(math.sin(angle)) * 5) * v
        return reach * math.cos(angle), reach * math.sin(angle), size * .28 + rough + flake
    bone = ring(.07 * size, .05 * size, material('#d9c8a8', .5), steps=30, around=12)
    bone.location = (0, .1 * size, size * .33)
    return together([sheet(side, 70, 12, skin), sheet(top, 120, 36, flesh), bone], at, (lean, 0, turn))
