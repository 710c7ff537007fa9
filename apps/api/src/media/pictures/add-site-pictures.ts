import { SITE_PICTURE_KEYS } from '@ahia/pictures/site-picture-keys'
import { readSitePicture } from '@ahia/pictures/site-pictures'
import type { PictureStore } from './picture-store.ts'

/** Adds the pictures that every market's pages use to the store, unless they exist. */
export async function addSitePictures(store: PictureStore): Promise<void> {
  await Promise.all(
    SITE_PICTURE_KEYS.map(async (key) => {
      if (!(await store.has(key))) await store.put(key, await readSitePicture(key))
    }),
  )
}
