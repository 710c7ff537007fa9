"""Renders what was built, cleans it and saves it. One picture is cleaned while the next is rendered."""
import os
import shutil
import subprocess
import time

import bpy
import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
PYTHON = '/usr/bin/python3'
PASSES = {'Image': 'Image', 'Denoising Albedo': 'Albedo', 'Denoising Normal': 'Normal'}
THREADS = 2
EXPOSURE = .12


def render_to(path, side, samples):
    """Renders and starts to clean; `finish` of what is returned waits and writes the PNG."""
    started = time.time()
    scratch = f'{path}.passes'
    scene = bpy.context.scene
    set_up(scene, side, samples)
    store_passes(scene, scratch)
    bpy.ops.render.render()
    took = time.time() - started
    np.save(f'{scratch}/noisy.npy', np.stack([read_pass(scratch, name, side) for name in PASSES.values()]))
    cleaner = subprocess.Popen([PYTHON, f'{HERE}/denoise.py', f'{scratch}/noisy.npy', f'{scratch}/clean.npy'])
    return {'path': path, 'side': side, 'cleaner': cleaner, 'took': took}


def finish(picture):
    """Writes the PNG and says what it took. The studio's view of light must be set up."""
    path, scratch = picture['path'], f'{picture["path"]}.passes'
    started = time.time()
    if picture['cleaner'].wait() != 0:
        raise RuntimeError(f'{path} could not be cleaned')
    save(bpy.context.scene, np.load(f'{scratch}/clean.npy'), path, picture['side'])
    shutil.rmtree(scratch, ignore_errors=True)
    print(f'TOOK {os.path.basename(path)} render {picture["took"]:.0f} s, waited {time.time() - started:.0f} s', flush=True)


def set_up(scene, side, samples):
    scene.render.resolution_x = scene.render.resolution_y = side
    scene.render.resolution_percentage = 100
    scene.render.threads_mode = 'FIXED'
    scene.render.threads = THREADS
    cycles = scene.cycles
    cycles.samples = samples
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = .02
    cycles.use_denoising = False
    cycles.max_bounces = 6
    cycles.diffuse_bounces = 2
    cycles.glossy_bounces = 3
    cycles.transparent_max_bounces = 16
    cycles.transmission_bounces = 4
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 4
    cycles.blur_glossy = .5
    scene.view_settings.view_transform = 'Filmic'
    scene.view_settings.look = 'High Contrast'
    scene.view_settings.exposure = EXPOSURE


def store_passes(scene, folder):
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    files = tree.nodes.new('CompositorNodeOutputFile')
    files.base_path = folder
    files.format.file_format = 'OPEN_EXR'
    files.format.color_depth = '32'
    files.file_slots.clear()
    for layer, name in PASSES.items():
        files.file_slots.new(name)
        tree.links.new(layers.outputs[layer], files.inputs[-1])


def read_pass(folder, name, side):
    frame = bpy.context.scene.frame_current
    image = bpy.data.images.load(f'{folder}/{name}{frame:04d}.exr')
    image.colorspace_settings.name = 'Linear' if name == 'Image' else 'Raw'
    values = np.empty(side * side * 4, np.float32)
    image.pixels.foreach_get(values)
    return values.reshape(side, side, 4)[..., :3].copy()


def save(scene, rgb, path, side):
    image = bpy.data.images.new('clean', side, side, float_buffer=True)
    image.colorspace_settings.name = 'Linear'
    image.pixels.foreach_set(np.concatenate([rgb, np.ones((side, side, 1), np.float32)], 2).ravel())
    scene.render.image_settings.file_format = 'PNG'
    scene.render.image_settings.color_mode = 'RGB'
    image.save_render(path, scene=scene)
