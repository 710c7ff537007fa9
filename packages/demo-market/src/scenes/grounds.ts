import type { Category } from '@ahia/reference/categories'

/** What things stand on, from the light in the middle to the edge. */
export type GroundColours = { light: string; edge: string; line: string }

const INK = '#1a1b33'
const CHALK = '#fcfaf6'
const ground = (light: string, edge: string, line = INK): GroundColours => ({ light, edge, line })

/** Behind the signs of shops. */
const CATEGORY_GROUNDS = {
  FOOD: ground('#ffdfca', '#ffc59e'),
  HEALTH: ground('#c3f3e1', '#99e5ca'),
  GROCERY: ground('#deedc6', '#c6dda0'),
  HOUSEHOLD: ground('#d2eaff', '#acd8ff'),
  SPA: ground('#ffdbe8', '#ffbdd5'),
  PET: ground('#fbe2be', '#f2cc93'),
  TECH: ground('#e2e4fe', '#cbceff'),
  WARDROBE: ground('#f7dbfe', '#ecc1f6'),
  ORGANIC: ground('#cef1d2', '#ade3b3'),
  JEWELRY: ground('#f0e7be', '#e1d493'),
  GARDEN: ground('#bcf2f2', '#8ce5e4'),
  AUTOMOTIVES: ground('#ffddd8', '#ffc1b8'),
} as const satisfies Record<Category, GroundColours>

/**
 * PIC-13: those of the rendered goods, so that drawn ones beside them stand in the same light. The storefront paints the
 * same behind a picture that has not arrived yet.
 */
const STUDIO_GROUNDS = {
  'FOOD studio': ground('#f1e7dc', '#e9dccd'),
  'HEALTH studio': ground('#d3ede5', '#c6e3d9'),
  'GROCERY studio': ground('#e4ead4', '#d8e1c4'),
  'HOUSEHOLD studio': ground('#dce9f0', '#cfdfe8'),
  'SPA studio': ground('#f1e1e8', '#e9d5dc'),
  'PET studio': ground('#ede3ca', '#e4d7b8'),
  'TECH studio': ground('#e6e7f0', '#dbdbe9'),
  'WARDROBE studio': ground('#efe4f1', '#e7d8e9'),
  'ORGANIC studio': ground('#daecdc', '#cce3ce'),
  'JEWELRY studio': ground('#ebe8d0', '#e3dec1'),
  'GARDEN studio': ground('#ceedec', '#bfe4e3'),
  'AUTOMOTIVES studio': ground('#f2e4e0', '#e9d8d2'),
} as const satisfies Record<`${Category} studio`, GroundColours>

const SITE_GROUNDS = {
  chalk: ground('#f6f3ed', '#e6e0d6'),
  ochre: ground('#ffefc4', '#fbd27a'),
  indigo: ground('#5a56c8', '#2c2784', CHALK),
  camwood: ground('#ffe3d3', '#f5b596'),
  lilac: ground('#dfe1ff', '#b9bdfb'),
} as const satisfies Record<string, GroundColours>

export const GROUNDS = { ...CATEGORY_GROUNDS, ...STUDIO_GROUNDS, ...SITE_GROUNDS }
export type GroundName = keyof typeof GROUNDS
