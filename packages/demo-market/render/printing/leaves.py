"""What grows on leaves: bands, veins and edges, as pictures laid along a leaf."""
import numpy as np
from PIL import Image

from .screens import saved


def snake_leaf(dark='#1f4a2a', light='#5f8f56', edge='#d8cf5a'):
    """Uneven cross bands of two greens between yellow edges."""
    width, height = 220, 1400
    chance = np.random.RandomState(5)
    y, x = np.mgrid[0:height, 0:width].astype(float)
    along = y / height
    jagged = np.repeat(chance.normal(0, 1, (height // 4, 11)), 4, axis=0)
    jagged = np.repeat(jagged, width // 11, axis=1)[:height, :width]
    bands = np.sin(along * 70 + np.sin(along * 23) * 2 + np.sin(x / width * 7) * .8 + jagged * .45)
    share = np.clip(bands * .9 + .5, 0, 1)[..., None]
    one, two, three = (np.array([int(word[at:at + 2], 16) for at in (1, 3, 5)], float) for word in (dark, light, edge))
    picture = one * (1 - share) + two * share
    off = np.abs(x / width - .5) * 2 + .03 * np.sin(along * 60)
    rim = np.clip((off - .74) * 30, 0, 1)[..., None]
    picture = picture * (1 - rim) + (three + chance.normal(0, 5, (height, width, 1))) * rim
    return saved(Image.fromarray(np.clip(picture, 0, 255).astype('uint8')), 'snake', dark, light, edge)
