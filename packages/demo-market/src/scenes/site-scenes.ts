import type { PictureKey, PictureShape } from '@ahia/pictures/address'
import { BANNERS, type BannerName, categoryTileKey, NO_PICTURE_KEY } from '@ahia/pictures/site-picture-keys'
import { CATEGORIES } from '@ahia/reference/categories'
import { bannerScene } from './banner-scenes.ts'
import type { Scene } from './scene.ts'
import { noPictureScene, tileScene } from './tile-scenes.ts'

type SitePicture = { key: PictureKey; shape: PictureShape; scene: Scene }

const BANNER_NAMES: readonly BannerName[] = ['market', 'kitchen', 'sell', 'grow']

/** Every picture the product needs with or without goods, and how it is composed. */
export const sitePictures = (): SitePicture[] => [
  ...CATEGORIES.map((category) => ({
    key: categoryTileKey(category),
    shape: 'square' as const,
    scene: tileScene(category),
  })),
  { key: NO_PICTURE_KEY, shape: 'square', scene: noPictureScene },
  ...BANNER_NAMES.flatMap((name) =>
    (['narrow', 'wide'] as const).map((shape) => ({
      key: BANNERS[name][shape],
      shape: 'banner' as const,
      scene: bannerScene(name, shape),
    })),
  ),
]
