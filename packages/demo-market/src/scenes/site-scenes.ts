import type { PictureKey } from '@ahia/pictures/address'
import { BANNERS, type BannerName, categoryTileKey, NO_PICTURE_KEY } from '@ahia/pictures/site-picture-keys'
import { CATEGORIES } from '@ahia/reference/categories'
import type { PaintedPicture } from '../pictures/picture-of.ts'
import { type RenderedPicture, renderedFile } from '../pictures/rendered-pictures.ts'
import { bannerScene, type PhotoScene } from './banner-scenes.ts'
import { noPictureScene, TILE_PHOTOS } from './tile-scenes.ts'

type LaidOutPicture = { key: PictureKey; shape: 'banner'; photos: PhotoScene }
export type SitePicture = PaintedPicture | RenderedPicture | LaidOutPicture

const BANNER_NAMES: readonly BannerName[] = ['market', 'kitchen', 'sell', 'grow']

/** Every picture the product needs with or without goods, and how it is composed. */
export const sitePictures = (): SitePicture[] => [
  ...CATEGORIES.map((category) => ({
    key: categoryTileKey(category),
    shape: 'square' as const,
    file: renderedFile(TILE_PHOTOS[category]),
  })),
  { key: NO_PICTURE_KEY, shape: 'square', scene: noPictureScene },
  ...BANNER_NAMES.flatMap((name) =>
    (['narrow', 'wide'] as const).map((shape) => ({
      key: BANNERS[name][shape],
      shape: 'banner' as const,
      photos: bannerScene(name, shape),
    })),
  ),
]
