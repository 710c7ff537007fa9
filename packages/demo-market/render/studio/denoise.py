"""Intel's Open Image Denoise in numpy: the same network and weights, as Debian's Blender is built without it.

As a program: `denoise.py noisy.npy clean.npy`, from the three passes to one picture."""
import os
import struct
import sys

import numpy as np

WEIGHTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), '../.weights/rt_hdr_alb_nrm.tza')
STRIP = 4
BRIGHTEST = 65504


def load_weights(path=WEIGHTS):
    """Tensors by name, from Intel's archive format."""
    with open(path, 'rb') as file:
        data = file.read()
    magic, _major, _minor, at = struct.unpack_from('<HBBQ', data, 0)
    if magic != 0x41D7:
        raise ValueError(f'{path} is no archive of tensors')
    (count,) = struct.unpack_from('<I', data, at)
    at += 4
    tensors = {}
    for _ in range(count):
        name, tensor, at = read_tensor(data, at)
        tensors[name] = tensor
    return tensors


def read_tensor(data, at):
    (length,) = struct.unpack_from('<H', data, at)
    name = data[at + 2:at + 2 + length].decode()
    at += 2 + length
    dimensions = data[at]
    sizes = struct.unpack_from(f'<{dimensions}I', data, at + 1)
    at += 1 + 4 * dimensions + dimensions
    kind = '<f2' if chr(data[at]) == 'h' else '<f4'
    (offset,) = struct.unpack_from('<Q', data, at + 1)
    tensor = np.frombuffer(data, kind, int(np.prod(sizes)), offset).reshape(sizes).astype(np.float32)
    return name, tensor, at + 9


def convolve(image, weight, bias, is_last=False):
    """A few rows at a time, so that what is multiplied stays in the processor's cache."""
    height, width, channels = image.shape
    kernel = np.ascontiguousarray(weight.transpose(2, 3, 1, 0).reshape(3, 3 * channels, -1))
    padded = np.pad(image, ((1, 1), (1, 1), (0, 0)))
    out = np.empty((height, width, kernel.shape[2]), np.float32)
    beside = np.empty((STRIP + 2, width, 3 * channels), np.float32)
    for top in range(0, height, STRIP):
        rows = min(STRIP, height - top)
        for x in range(3):
            beside[:rows + 2, :, x * channels:(x + 1) * channels] = padded[top:top + rows + 2, x:x + width]
        strip = out[top:top + rows].reshape(rows * width, -1)
        strip[:] = bias
        for y in range(3):
            strip += beside[y:y + rows].reshape(rows * width, -1) @ kernel[y]
        if not is_last:
            np.maximum(strip, 0, out=strip)
    return out


def halve(image):
    height, width, channels = image.shape
    return image.reshape(height // 2, 2, width // 2, 2, channels).max((1, 3))


def double(image):
    return image.repeat(2, 0).repeat(2, 1)


# The transfer curve that the network was trained with: perceptually even steps of brightness.
A, B, C, D, E, F, G = 1.41283765e+03, 1.64593172, 4.31384981e-01, -2.94139609e-03, 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
LOW_LIGHT, HIGH_LIGHT = 1.57945760e-06, 3.22087631e-02
LOW_CODE, HIGH_CODE = 2.23151711e-03, 3.70974749e-01


def to_code(light):
    middle = B * np.power(np.maximum(light, 1e-12), C) + D
    return np.where(light <= LOW_LIGHT, A * light, np.where(light <= HIGH_LIGHT, middle, E * np.log(np.maximum(light, 0) + F) + G))


def to_light(code):
    middle = np.power(np.maximum((code - D) / B, 0), 1 / C)
    return np.where(code <= LOW_CODE, code / A, np.where(code <= HIGH_CODE, middle, np.exp((code - G) / E) - F))


def exposure_of(rgb):
    height, width, _ = rgb.shape
    brightness = rgb @ np.array([.212671, .715160, .072169], np.float32)
    blocks = brightness[:height // 16 * 16, :width // 16 * 16].reshape(height // 16, 16, width // 16, 16).mean((1, 3))
    lit = blocks[blocks > 1e-8]
    return .18 / np.exp2(np.log2(lit).mean())


def denoise(rgb, albedo, normal):
    """A clean picture of a noisy one, helped by the colours and directions of what is in it."""
    tensors = load_weights()
    height, width, _ = rgb.shape
    exposure = exposure_of(rgb)
    norm = 1 / float(to_code(np.float32(BRIGHTEST)))
    coded = to_code(np.clip(rgb * exposure, 0, BRIGHTEST)) * norm
    image = np.concatenate([coded, np.clip(albedo, 0, 1), np.clip(normal, -1, 1) * .5 + .5], 2).astype(np.float32)
    image = np.pad(image, ((0, -height % 16), (0, -width % 16), (0, 0)), 'reflect')
    clean = run_network(image, tensors)[:height, :width]
    return (to_light(np.clip(clean, 0, 1) / norm) / exposure).astype(np.float32)


def run_network(image, tensors):
    def layer(name, value, is_last=False):
        return convolve(value, tensors[f'{name}.weight'], tensors[f'{name}.bias'], is_last)

    first = halve(layer('enc_conv1', layer('enc_conv0', image)))
    second = halve(layer('enc_conv2', first))
    third = halve(layer('enc_conv3', second))
    value = layer('enc_conv5b', layer('enc_conv5a', halve(layer('enc_conv4', third))))
    for step, skipped in ((4, third), (3, second), (2, first), (1, image)):
        value = np.concatenate([double(value), skipped], 2)
        value = layer(f'dec_conv{step}b', layer(f'dec_conv{step}a', value))
    return layer('dec_conv0', value, is_last=True)


if __name__ == '__main__':
    noisy, clean = sys.argv[1:]
    np.save(clean, denoise(*np.load(noisy)))
