import type { BannerName } from '@ahia/pictures/site-picture-keys'
import { type Scene, thing } from './scene.ts'

type Painted = Pick<Scene, 'ground' | 'back' | 'lead' | 'front'>

const light = { x: 0.68, y: 0.42 }

const PAINTED = {
  // A full basket, and around it a bit of everything.
  market: {
    ground: { name: 'indigo', hue: 0, light, uli: 'upper-right' },
    back: [
      thing('wrapper-and-blouse', { x: -1.2, rise: 0.1, size: 1.12 }),
      thing('standing-fan', { x: 1.3, rise: 0.1, size: 1.16 }),
      thing('plantain', { x: 0.16, rise: 0.5, size: 0.66, tilt: 12 }),
      thing('emoji:1f33d', { x: -0.2, rise: 0.5, size: 0.66, tilt: -8 }),
      thing('sack', { x: 0.76, rise: 0.06, size: 0.84 }),
    ],
    lead: thing('emoji:1f9fa', {}),
    front: [
      thing('gele', { x: -0.84, rise: -0.08, size: 0.58 }),
      thing('bluetooth-speaker', { x: 0.72, rise: -0.12, size: 0.54 }),
      thing('emoji:1f34a', { x: -0.34, rise: -0.14, size: 0.3 }),
      thing('smoothie', { x: 1.46, rise: -0.1, size: 0.5 }),
    ],
  },
  kitchen: {
    ground: { name: 'ochre', hue: 0, light, uli: 'lower-right' },
    back: [
      thing('smoothie', { x: 0.74, rise: 0.4, size: 0.78 }),
      thing('soup-bowl', { x: -0.86, rise: 0.3, size: 0.84 }),
      thing('swallow', { x: 1.3, rise: 0.1, size: 0.74 }),
    ],
    lead: thing('jollof-bowl', {}),
    front: [
      thing('emoji:1f336-fe0f', { x: -1.24, rise: -0.06, size: 0.36, tilt: -8 }),
      thing('emoji:1f345', { x: -0.8, rise: -0.12, size: 0.28 }),
      thing('suya', { x: 0.8, rise: -0.14, size: 0.62 }),
    ],
  },
  sell: {
    ground: { name: 'camwood', hue: 0, light, uli: 'upper-right' },
    back: [
      thing('emoji:1f6f5', { x: 0.96, rise: 0.1, size: 1.06, flip: true }),
      thing('lace', { x: -0.92, rise: 0.1, size: 0.86 }),
    ],
    lead: thing('emoji:1f4e6', {}),
    front: [
      thing('coral-beads', { x: -0.86, rise: -0.12, size: 0.54 }),
      thing('emoji:1f3f7-fe0f', { x: 0.66, rise: -0.12, size: 0.46, tilt: 8 }),
    ],
  },
  grow: {
    ground: { name: 'lilac', hue: 0, light, uli: 'lower-right' },
    back: [
      thing('emoji:1f69a', { x: 0.94, rise: 0.1, size: 1, flip: true }),
      thing('emoji:1f6cd-fe0f', { x: -0.86, rise: 0.06, size: 0.88 }),
    ],
    lead: thing('emoji:1f4ca', {}),
    front: [
      thing('emoji:1f4e6', { x: -0.7, rise: -0.12, size: 0.48 }),
      thing('emoji:1fa99', { x: 0.66, rise: -0.1, size: 0.38 }),
    ],
  },
} as const satisfies Record<BannerName, Painted>

const WIDTH = 1440
const SHAPES = {
  market: { narrow: 9 / 16, wide: 3 / 10 },
  kitchen: { narrow: 9 / 16, wide: 3 / 10 },
  sell: { narrow: 1 / 2, wide: 3 / 10 },
  grow: { narrow: 1 / 2, wide: 3 / 10 },
} as const satisfies Record<BannerName, Record<'narrow' | 'wide', number>>

/** The things stand on the right: the left is kept calm for words, which are never part of the picture. */
export const bannerScene = (name: BannerName, shape: 'narrow' | 'wide'): Scene => ({
  size: { width: WIDTH, height: Math.round(WIDTH * SHAPES[name][shape]) },
  frame:
    shape === 'wide'
      ? { x: 0.705, y: 0.52, width: 0.5, height: 0.84, fill: 2 }
      : { x: 0.665, y: 0.52, width: 0.58, height: 0.8, fill: 2 },
  ...PAINTED[name],
})
