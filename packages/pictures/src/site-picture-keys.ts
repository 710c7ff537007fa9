import { CATEGORIES, type Category } from '@ahia/reference/categories'
import { type PictureKey, pictureKey } from './address.ts'

/** Goes up whenever one of these pictures is composed again, because browsers never request a cached address twice. */
const VERSION = 'v7'

const siteKey = (name: string): PictureKey => pictureKey(`${name}-${VERSION}`)

/** The picture of a category's tile. */
export const categoryTileKey = (category: Category): PictureKey =>
  siteKey(`category-${category.toLowerCase()}`)

/** For a product without pictures. */
export const NO_PICTURE_KEY = siteKey('no-picture')

/** The text colour on the calm left side of a banner: ink on a light one, chalk on a dark one. */
type Banner = { narrow: PictureKey; wide: PictureKey; text: 'ink' | 'chalk' }

const banner = (name: string, text: Banner['text']): Banner => ({
  narrow: siteKey(`${name}-narrow`),
  wide: siteKey(`${name}-wide`),
  text,
})

/** `narrow` is for phones: 16:9 for the market's banners, 2:1 for the sellers'; `wide` is 10:3. */
export const BANNERS = {
  market: banner('banner-market', 'chalk'),
  kitchen: banner('banner-kitchen', 'ink'),
  sell: banner('banner-sell', 'ink'),
  grow: banner('banner-grow', 'ink'),
} as const satisfies Record<string, Banner>

export type BannerName = keyof typeof BANNERS

export const SITE_PICTURE_KEYS: readonly PictureKey[] = [
  ...CATEGORIES.map(categoryTileKey),
  NO_PICTURE_KEY,
  ...Object.values(BANNERS).flatMap(({ narrow, wide }) => [narrow, wide]),
]
