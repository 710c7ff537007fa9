import type { PictureStore } from '#media/pictures/picture-store.ts'
import type { Painter } from './painter.ts'

/** A store that has every picture of the demo market: a missing one is painted when it is requested. */
export const paintOnRequest = (store: PictureStore, painter: Painter): PictureStore => ({
  ...store,
  has: async (key) => (await store.has(key)) || painter.paint(key),
})
