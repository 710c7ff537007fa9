import type { Category } from '@ahia/reference/categories'
import { type Scene, thing } from './scene.ts'

type StillLife = Pick<Scene, 'back' | 'lead' | 'front'>

/** What stands for a category: few big things, as a tile is hardly wider than a thumb. */
const STILL_LIFES = {
  FOOD: {
    back: [thing('emoji:1f964', { x: 0.62, rise: 0.34, size: 0.82, tilt: 8 })],
    lead: thing('jollof-bowl', {}),
    front: [thing('emoji:1f357', { x: -0.62, rise: -0.1, size: 0.62, tilt: -10 })],
  },
  HEALTH: {
    back: [thing('syrup-bottle', { x: -0.5, rise: 0.1, size: 0.95 })],
    lead: thing('first-aid-box', {}),
    front: [thing('emoji:1f48a', { x: 0.66, rise: -0.1, size: 0.48, tilt: 6 })],
  },
  GROCERY: {
    back: [thing('oil-bottle', { x: 0.62, rise: 0.04, size: 0.92 })],
    lead: thing('sack', {}),
    front: [
      thing('emoji:1f96b', { x: -0.7, rise: -0.06, size: 0.54 }),
      thing('emoji:1f345', { x: 0.72, rise: -0.1, size: 0.36 }),
    ],
  },
  HOUSEHOLD: {
    back: [thing('standing-fan', { x: 0.72, rise: 0.04, size: 0.98 })],
    lead: thing('fridge', {}),
    front: [thing('blender', { x: -0.72, rise: -0.06, size: 0.56 })],
  },
  SPA: {
    back: [thing('perfume', { x: -0.66, rise: 0.08, size: 0.72 })],
    lead: thing('pump-bottle', { hue: -40 }),
    front: [thing('emoji:1f484', { x: 0.7, rise: -0.06, size: 0.62 })],
  },
  PET: {
    back: [thing('pet-food-bag', { x: 0.56, rise: 0.1, size: 0.95 })],
    lead: thing('emoji:1f415', {}),
    front: [thing('pet-bowl', { x: 0.55, rise: -0.12, size: 0.46 })],
  },
  TECH: {
    back: [],
    lead: thing('emoji:1f4bb', {}),
    front: [
      thing('emoji:1f3a7', { x: -0.62, rise: -0.1, size: 0.5, tilt: -6 }),
      thing('emoji:1f4f1', { x: 0.72, rise: -0.08, size: 0.5, tilt: 6 }),
    ],
  },
  WARDROBE: {
    back: [thing('wrapper-and-blouse', { x: -0.66, rise: 0.06, size: 0.98 })],
    lead: thing('agbada', {}),
    front: [thing('gele', { x: 0.66, rise: -0.08, size: 0.5 })],
  },
  ORGANIC: {
    back: [thing('plantain', { x: 0.5, rise: 0.12, size: 0.9 })],
    lead: thing('yam', {}),
    front: [
      thing('emoji:1f336-fe0f', { x: 0.56, rise: -0.08, size: 0.5, tilt: -8 }),
      thing('emoji:1f96d', { x: -0.6, rise: -0.1, size: 0.5, tilt: 6 }),
    ],
  },
  JEWELRY: {
    back: [thing('earrings', { x: 0.62, rise: 0.1, size: 0.72 })],
    lead: thing('coral-beads', {}),
    front: [
      thing('bangle', { x: -0.62, rise: -0.06, size: 0.5 }),
      thing('emoji:1f48d', { x: 0.58, rise: -0.08, size: 0.46, tilt: 8 }),
    ],
  },
  GARDEN: {
    back: [thing('emoji:1f33b', { x: 0.56, rise: 0.12, size: 0.9, tilt: 6 })],
    lead: thing('emoji:1fab4', {}),
    front: [thing('watering-can', { x: -0.62, rise: -0.08, size: 0.62 })],
  },
  AUTOMOTIVES: {
    back: [thing('tyre', { x: -0.5, rise: 0.22, size: 0.9 })],
    lead: thing('emoji:1f697', {}),
    front: [thing('car-battery', { x: 0.62, rise: -0.14, size: 0.52 })],
  },
} as const satisfies Record<Category, StillLife>

export const tileScene = (category: Category): Scene => ({
  size: { width: 960, height: 960 },
  ground: { name: category, hue: 0, light: { x: 0.5, y: 0.38 }, uli: 'none' },
  frame: { x: 0.5, y: 0.505, width: 0.82, height: 0.78, fill: 0.76 },
  ...STILL_LIFES[category],
})

export const noPictureScene: Scene = {
  size: { width: 960, height: 960 },
  ground: { name: 'chalk', hue: 0, light: { x: 0.5, y: 0.4 }, uli: 'lower-right' },
  frame: { x: 0.5, y: 0.5, width: 0.3, height: 0.3, fill: 0.3 },
  back: [],
  lead: thing('brand-mark', {}),
  front: [],
}
