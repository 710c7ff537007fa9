import type { BannerName } from '@ahia/pictures/site-picture-keys'
import type { Ground, Scene } from './scene.ts'

/** Prints of rendered goods, lying on a ground. */
export type PhotoScene = Pick<Scene, 'size' | 'ground'> & { photos: readonly Photo[] }

/** Its middle in shares of the canvas, its side as a share of the canvas's height, its tilt in degrees. */
export type Photo = { of: string; x: number; y: number; side: number; tilt: number }

type Shown = { ground: Ground; goods: readonly [string, string, string, string, string] }

const light = { x: 0.68, y: 0.42 }

const SHOWN = {
  // A bit of everything.
  market: {
    ground: { name: 'indigo', hue: 0, light, uli: 'upper-right' },
    goods: [
      'household/rechargeable-standing-fan-18-inch',
      'jewelry/coral-bead-set-three-strands-with-earrings-and-bracelet',
      'wardrobe/ankara-short-sleeve-shirt-relaxed-cut',
      'tech/4g-smartphone-6-6-inch-50-mp-camera-dual-sim--midnight',
      'food/party-jollof-rice-large-bowl',
    ],
  },
  kitchen: {
    ground: { name: 'ochre', hue: 0, light, uli: 'lower-right' },
    goods: [
      'food/puff-puff-freshly-fried',
      'food/abula-amala-gbegiri-and-ewedu',
      'food/ofada-rice-and-ayamase-in-ewe-eran',
      'food/small-chops-box-with-pepper-sauce',
      'food/efo-riro-with-assorted-meat-bowl',
    ],
  },
  sell: {
    ground: { name: 'camwood', hue: 0, light, uli: 'upper-right' },
    goods: [
      'garden/snake-plant-in-clay-pot',
      'spa/shea-and-cocoa-body-lotion-no-bleach',
      'wardrobe/aso-oke-gele-and-ipele-handwoven',
      'organic/raw-forest-honey-unheated-dark-amber',
      'wardrobe/ankara-cotton-print-6-yards--orange-sunburst',
    ],
  },
  grow: {
    ground: { name: 'lilac', hue: 0, light, uli: 'lower-right' },
    goods: [
      'grocery/fresh-eggs-crate-of-30',
      'household/blender-with-dry-mill-1-5-l-jar',
      'tech/portable-wireless-speaker-40-w--black',
      'spa/nail-polish-set-six-shades-10-ml-each',
      'tech/wireless-earbuds-with-charging-case--royal-blue',
    ],
  },
} as const satisfies Record<BannerName, Shown>

/** The last of five lies on top. All lie on the right: the left is kept calm for words, which are never part of the picture. */
const PLACES = {
  wide: [
    { x: 0.512, y: 0.63, side: 0.48, tilt: -7 },
    { x: 0.943, y: 0.65, side: 0.48, tilt: 6 },
    { x: 0.61, y: 0.38, side: 0.56, tilt: 4 },
    { x: 0.862, y: 0.37, side: 0.56, tilt: -4 },
    { x: 0.737, y: 0.55, side: 0.66, tilt: -1.5 },
  ],
  narrow: [
    { x: 0.575, y: 0.76, side: 0.34, tilt: -7 },
    { x: 0.935, y: 0.78, side: 0.34, tilt: 6 },
    { x: 0.615, y: 0.28, side: 0.4, tilt: 4 },
    { x: 0.91, y: 0.26, side: 0.4, tilt: -4 },
    { x: 0.765, y: 0.54, side: 0.47, tilt: -1.5 },
  ],
} as const

const WIDTH = 1440
const SHAPES = {
  market: { narrow: 9 / 16, wide: 3 / 10 },
  kitchen: { narrow: 9 / 16, wide: 3 / 10 },
  sell: { narrow: 1 / 2, wide: 3 / 10 },
  grow: { narrow: 1 / 2, wide: 3 / 10 },
} as const satisfies Record<BannerName, Record<'narrow' | 'wide', number>>

export const bannerScene = (name: BannerName, shape: 'narrow' | 'wide'): PhotoScene => ({
  size: { width: WIDTH, height: Math.round(WIDTH * SHAPES[name][shape]) },
  ground: SHOWN[name].ground,
  photos: SHOWN[name].goods.flatMap((of, at) => {
    const place = PLACES[shape][at]
    return place ? [{ of, ...place }] : []
  }),
})
