import type { PictureKey } from '@ahia/pictures/address'
import type { PictureStore } from '#media/pictures/picture-store.ts'
import type { Painter } from './painter.ts'

type PaintAhead = {
  store: PictureStore
  painter: Painter
  keys: readonly PictureKey[]
  stopping: AbortSignal
}

/** Paints the missing pictures and returns how many. Stopping half way loses nothing: the next start continues. */
export async function paintAhead({ store, painter, keys, stopping }: PaintAhead): Promise<number> {
  let painted = 0
  for (const key of keys) {
    if (stopping.aborted) return painted
    if (await store.has(key)) continue
    await painter.paint(key)
    painted += 1
  }
  return painted
}
