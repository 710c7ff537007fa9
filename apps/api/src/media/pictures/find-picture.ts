import {
  LARGE_WIDTH,
  PICTURE_WIDTHS,
  type PictureFormat,
  type PictureKey,
  type PictureShape,
  type PictureWidth,
} from '@ahia/pictures/address'
import { widestOf } from '@ahia/pictures/first-widths'
import { Cache } from '#platform/cache.ts'
import { limitConcurrency } from '#platform/limit-concurrency.ts'
import { SharedCalls } from '#platform/shared-calls.ts'
import { createMakeWidth } from './make-width.ts'
import type { PictureStore } from './picture-store.ts'

export type FindPicture = (
  key: PictureKey,
  width: PictureWidth,
  format: PictureFormat,
) => Promise<Uint8Array | null>

/** Pictures rarely disappear; a missing one may be added in a moment. */
const THERE = { freshMs: 3_600_000, maxEntries: 20_000 }
const MISSING = { freshMs: 5_000, maxEntries: 20_000 }
/**
 * Requests for unknown pictures have their own queue, as anyone can make up names, so that known pictures are not delayed.
 * The third queue is for files that have to be made.
 */
const LOOKS = { max: 8, maxWaiting: 512 }
const READS = { max: 16, maxWaiting: 512 }
const MAKES = { max: 1, maxWaiting: 256 }

const SHAPES = ['banner', 'square', 'avatar'] as const satisfies readonly PictureShape[]

/**
 * Finds a file of a picture. Most widths are rarely requested in most formats, so each is made from the widest file on first
 * use: once, one at a time, and only for existing pictures and widths. Anyone can make up addresses, so a missing picture
 * costs one request to the store, and none again for a moment.
 */
export function createFindPicture(pictures: PictureStore, makeWidth = createMakeWidth()): FindPicture {
  const making = new SharedCalls<Uint8Array>()
  const look = limitConcurrency(LOOKS)
  const read = limitConcurrency(READS)
  const oneByOne = limitConcurrency(MAKES)
  const there = new Cache<true>(THERE)
  const missing = new Cache<true>(MISSING)
  const isThere = async (key: PictureKey): Promise<boolean> => {
    if (there.has(key)) return true
    if (missing.has(key)) return false
    const isFound = await look(() => pictures.has(key))
    const cache = isFound ? there : missing
    cache.set(key, true)
    return isFound
  }
  return async (key, width, format) => {
    const name = `${width}.${format}`
    const address = `${key}/${name}`
    if (missing.has(address) || !(await isThere(key))) return null
    const found = await read(() => pictures.find(key, width, format))
    if (found) return found
    const whole = await read(() => findSource(pictures, key, width))
    if (!whole || !PICTURE_WIDTHS[whole.shape].some((known) => known === width)) {
      missing.set(address, true)
      return null
    }
    const make = async () => {
      const bytes = await makeWidth({ widest: whole.bytes, shape: whole.shape, width, format })
      await pictures.add(key, { name, bytes }).catch(() => null) // the file is served even if it could not be stored
      return bytes
    }
    return making.get(address, () => oneByOne(make))
  }
}

/** The widest file, which tells the shape; for the large width the large file, where there is one. */
async function findSource(
  pictures: PictureStore,
  key: PictureKey,
  width: PictureWidth,
): Promise<{ shape: PictureShape; bytes: Uint8Array } | null> {
  const large = width === LARGE_WIDTH ? await pictures.find(key, LARGE_WIDTH, 'avif') : null
  if (large) return { shape: 'square', bytes: large }
  for (const shape of SHAPES) {
    const bytes = await pictures.find(key, widestOf(shape), 'avif')
    if (bytes) return { shape, bytes }
  }
  return null
}
