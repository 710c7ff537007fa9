import { SITE_PICTURE_KEYS } from '@ahia/pictures/site-picture-keys'
import { readSitePicture } from '@ahia/pictures/site-pictures'
import type { PictureStore } from './picture-store.ts'

/** Puts the pictures that pages of every market show into the store, unless they are there. */
export async function addSitePictures(store: PictureStore): Promise<void> {
  await Promise.all(
    SITE_PICTURE_KEYS.map(async (key) => {
      if (!(await store.has(key))) await store.put(key, await readSitePicture(key))
    }),
  )
}
