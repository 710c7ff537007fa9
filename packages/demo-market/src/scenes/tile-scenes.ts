import type { Category } from '@ahia/reference/categories'
import { type Scene, thing } from './scene.ts'

/** What stands for a category: rendered goods that are wider than high, as a tile cuts off what is above and below. */
export const TILE_PHOTOS = {
  FOOD: 'food/party-jollof-rice-large-bowl',
  HEALTH: 'health/first-aid-box-62-pieces',
  GROCERY: 'grocery/fresh-eggs-crate-of-30',
  HOUSEHOLD: 'household/pressure-pot-with-two-safety-valves',
  SPA: 'spa/nail-polish-set-six-shades-10-ml-each',
  PET: 'pet/steel-feeding-bowls-with-rubber-foot-set-of-2',
  TECH: 'tech/tablet-8-inch-with-keyboard-case',
  WARDROBE: 'wardrobe/ankara-cotton-print-6-yards--orange-sunburst',
  ORGANIC: 'organic/white-yam-tubers-set-of-5',
  JEWELRY: 'jewelry/wedding-ring-pair-18-carat-gold-hers-with-sapphire',
  GARDEN: 'garden/long-spout-watering-can-5-l',
  AUTOMOTIVES: 'automotives/maintenance-free-car-battery-12-v',
} as const satisfies Record<Category, string>

export const noPictureScene: Scene = {
  size: { width: 960, height: 960 },
  ground: { name: 'chalk', hue: 0, light: { x: 0.5, y: 0.4 }, uli: 'lower-right' },
  frame: { x: 0.5, y: 0.5, width: 0.3, height: 0.3, fill: 0.3 },
  back: [],
  lead: thing('brand-mark', {}),
  front: [],
}
