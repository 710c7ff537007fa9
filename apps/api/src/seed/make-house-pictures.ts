import { housePictures } from '@ahia/demo-market/scenes/house-scenes'
import type { PictureStore } from '#media/picture-store.ts'
import { makePictures, type OnProgress } from './pictures/make-pictures.ts'

/** Makes the pictures that the product needs with or without goods, unless they are there: tiles, banners. */
export const makeHousePictures = (house: { folder: PictureStore; onProgress: OnProgress }): Promise<void> =>
  makePictures({ ...house, pictures: housePictures() })
