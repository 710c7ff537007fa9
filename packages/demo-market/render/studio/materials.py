"""What things are made of. Colours are hex words; every material is one Principled shader with a few extras."""
import bpy


def linear(colour, alpha=1):
    """'#rrggbb' as the linear light that Cycles works with."""
    if not isinstance(colour, str):
        return (*colour[:3], alpha)
    digits = colour.lstrip('#')
    shares = [int(digits[at:at + 2], 16) / 255 for at in (0, 2, 4)]
    return (*[share / 12.92 if share <= .04045 else ((share + .055) / 1.055) ** 2.4 for share in shares], alpha)


def material(colour='#ffffff', rough=.5, metal=0, coat=0, coat_rough=.05, specular=.5, sheen=0, translucent=0,
             glow=0, texture=None, repeat=0, blotch=None, bump=None):
    """blotch: (second colour, scale). bump: (scale, strength). texture: the path of a picture, laid out by UV;
    repeat: how often across."""
    made = bpy.data.materials.new('material')
    made.use_nodes = True
    tree = made.node_tree
    shader = tree.nodes['Principled BSDF']
    values = {
        'Base Color': linear(colour), 'Roughness': rough, 'Metallic': metal, 'Clearcoat': coat,
        'Clearcoat Roughness': coat_rough, 'Specular': specular, 'Sheen': sheen,
    }
    for name, value in values.items():
        shader.inputs[name].default_value = value
    if translucent:
        shader.inputs['Subsurface'].default_value = translucent
        shader.inputs['Subsurface Color'].default_value = linear(colour)
        shader.inputs['Subsurface Radius'].default_value = (.1, .06, .04)
    if texture:
        add_texture(tree, shader, texture, glow, repeat)
    elif glow:
        shader.inputs['Emission'].default_value = linear(colour)
        shader.inputs['Emission Strength'].default_value = glow
    if blotch:
        add_blotches(tree, shader, colour, blotch)
    if bump:
        add_bump(tree, shader, bump)
    return made


def add_texture(tree, shader, path, glow, repeat):
    image = tree.nodes.new('ShaderNodeTexImage')
    image.image = bpy.data.images.load(path)
    image.interpolation = 'Cubic'
    image.extension = 'REPEAT' if repeat else 'EXTEND'
    if repeat:
        place = tree.nodes.new('ShaderNodeTexCoord')
        mapping = tree.nodes.new('ShaderNodeMapping')
        mapping.inputs['Scale'].default_value = (repeat, repeat * 1.4, 1)
        tree.links.new(place.outputs['UV'], mapping.inputs[0])
        tree.links.new(mapping.outputs[0], image.inputs[0])
    if not glow:
        tree.links.new(image.outputs[0], shader.inputs['Base Color'])
        return
    tree.links.new(image.outputs[0], shader.inputs['Emission'])
    shader.inputs['Emission Strength'].default_value = glow
    shader.inputs['Base Color'].default_value = (0, 0, 0, 1)


def add_noise(tree, scale, detail=5, stretch=None):
    place = tree.nodes.new('ShaderNodeTexCoord')
    noise = tree.nodes.new('ShaderNodeTexNoise')
    noise.inputs['Scale'].default_value = scale
    noise.inputs['Detail'].default_value = detail
    source = place.outputs['Object']
    if stretch:
        mapping = tree.nodes.new('ShaderNodeMapping')
        mapping.inputs['Scale'].default_value = stretch
        tree.links.new(source, mapping.inputs[0])
        source = mapping.outputs[0]
    tree.links.new(source, noise.inputs['Vector'])
    return noise.outputs['Fac']


def add_blotches(tree, shader, colour, blotch):
    other, scale = blotch
    ramp = tree.nodes.new('ShaderNodeValToRGB')
    dark, light = ramp.color_ramp.elements
    dark.position, light.position = .38, .64
    dark.color, light.color = linear(colour), linear(other)
    tree.links.new(add_noise(tree, scale), ramp.inputs[0])
    tree.links.new(ramp.outputs[0], shader.inputs['Base Color'])


def add_bump(tree, shader, bump):
    scale, strength = bump[:2]
    stretch = bump[2] if len(bump) > 2 else None
    node = tree.nodes.new('ShaderNodeBump')
    node.inputs['Strength'].default_value = strength
    node.inputs['Distance'].default_value = .02
    tree.links.new(add_noise(tree, scale, 6, stretch), node.inputs['Height'])
    tree.links.new(node.outputs[0], shader.inputs['Normal'])


def specks(made, colour, scale, low=.6, high=.7):
    """Fine pepper or grain over whatever colour the material has."""
    tree = made.node_tree
    shader = tree.nodes['Principled BSDF']
    base = shader.inputs['Base Color']
    ramp = tree.nodes.new('ShaderNodeValToRGB')
    ramp.color_ramp.elements[0].position = low
    ramp.color_ramp.elements[1].position = high
    mix = tree.nodes.new('ShaderNodeMixRGB')
    mix.inputs[1].default_value = base.default_value
    if base.links:
        tree.links.new(base.links[0].from_socket, mix.inputs[1])
    mix.inputs[2].default_value = linear(colour)
    tree.links.new(add_noise(tree, scale, 2), ramp.inputs[0])
    tree.links.new(ramp.outputs[0], mix.inputs[0])
    tree.links.new(mix.outputs[0], base)
    return made


def clear(colour='#ffffff', cloud=0., ior=1.5, rough=.02, glow=0.):
    """Glass, clear plastic or a liquid without refraction, which needs caustics; cloud: how milky, 0 to 1; glow: the light
    that a liquid gathers from behind, where a label all around keeps it out."""
    made = bpy.data.materials.new('clear')
    made.use_nodes = True
    tree = made.node_tree
    tree.nodes.clear()
    through = tree.nodes.new('ShaderNodeBsdfTransparent')
    through.inputs[0].default_value = linear(colour)
    inside = through.outputs[0]
    if cloud:
        inside = add_cloud(tree, inside, colour, cloud)
    if glow:
        inside = add_glow(tree, inside, colour, glow)
    shine = tree.nodes.new('ShaderNodeBsdfGlossy')
    shine.inputs['Roughness'].default_value = rough
    fresnel = tree.nodes.new('ShaderNodeFresnel')
    fresnel.inputs[0].default_value = ior
    mix = tree.nodes.new('ShaderNodeMixShader')
    tree.links.new(fresnel.outputs[0], mix.inputs[0])
    tree.links.new(inside, mix.inputs[1])
    tree.links.new(shine.outputs[0], mix.inputs[2])
    out = tree.nodes.new('ShaderNodeOutputMaterial')
    tree.links.new(mix.outputs[0], out.inputs[0])
    return made


def cut_glass(colour='#ffffff', ior=1.6):
    """Cut crystal, which bends the light; it throws no dark shadow, as caustics are not computed."""
    made = bpy.data.materials.new('cut glass')
    made.use_nodes = True
    tree = made.node_tree
    tree.nodes.clear()
    glass, through, mix = (tree.nodes.new(f'ShaderNode{kind}') for kind in ('BsdfGlass', 'BsdfTransparent', 'MixShader'))
    for node in (glass, through):
        node.inputs[0].default_value = linear(colour)
    glass.inputs['Roughness'].default_value, glass.inputs['IOR'].default_value = 0, ior
    tree.links.new(tree.nodes.new('ShaderNodeLightPath').outputs['Is Shadow Ray'], mix.inputs[0])
    tree.links.new(glass.outputs[0], mix.inputs[1])
    tree.links.new(through.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], tree.nodes.new('ShaderNodeOutputMaterial').inputs[0])
    return made


def add_cloud(tree, inside, colour, cloud):
    """Most of the light comes back, some goes through: both are needed for juice and oil."""
    back = tree.nodes.new('ShaderNodeBsdfDiffuse')
    through = tree.nodes.new('ShaderNodeBsdfTranslucent')
    both = tree.nodes.new('ShaderNodeMixShader')
    both.inputs[0].default_value = .3
    for place, node in ((1, back), (2, through)):
        node.inputs[0].default_value = linear(colour)
        tree.links.new(node.outputs[0], both.inputs[place])
    mix = tree.nodes.new('ShaderNodeMixShader')
    mix.inputs[0].default_value = cloud
    tree.links.new(inside, mix.inputs[1])
    tree.links.new(both.outputs[0], mix.inputs[2])
    return mix.outputs[0]


def add_glow(tree, inside, colour, glow):
    light = tree.nodes.new('ShaderNodeEmission')
    light.inputs[0].default_value = linear(colour)
    light.inputs[1].default_value = glow
    both = tree.nodes.new('ShaderNodeAddShader')
    tree.links.new(inside, both.inputs[0])
    tree.links.new(light.outputs[0], both.inputs[1])
    return both.outputs[0]


def gold():
    return material((1.0, .60, .19), .15, metal=1)


def steel(rough=.22):
    return material('#c9ccd1', rough, metal=1)


def plastic(colour, rough=.32):
    return material(colour, rough, coat=.25, coat_rough=.2)


def card_board(texture=None, colour='#ffffff'):
    return material(colour, .5, texture=texture, coat=.08, coat_rough=.4)


def cut_out(texture, repeat=1., rough=.6):
    """Lace: where its picture is clear, one sees through."""
    made = material(rough=rough, texture=texture, repeat=repeat, sheen=.3, bump=(170, .5), specular=.3)
    tree = made.node_tree
    shader = tree.nodes['Principled BSDF']
    image = shader.inputs['Base Color'].links[0].from_node
    tree.links.new(image.outputs['Alpha'], shader.inputs['Alpha'])
    return made
