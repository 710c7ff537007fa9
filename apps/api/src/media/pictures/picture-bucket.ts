import { FORMATS, PICTURE_WIDTHS, type PictureKey, PLACEHOLDER_FILE } from '@ahia/pictures/address'
import type { PictureFile } from '@ahia/pictures/encode-picture'
import { limitConcurrency } from '#platform/limit-concurrency.ts'
import type { ObjectStore } from './object-store.ts'
import { type PictureStore, toDataUri } from './picture-store.ts'

const FOLDER = 'pictures'
/** More connections do not make a store faster. Uploads do not wait for reads. */
const READS_AT_ONCE = 24
const WRITES_AT_ONCE = 8

const TYPES: Record<string, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }

/** All that a picture can ever have. */
const EVERY_FILE = [...new Set(Object.values(PICTURE_WIDTHS).flat())].flatMap((width) =>
  FORMATS.map((format) => `${width}.${format}`),
)

/**
 * Pictures in an S3-compatible bucket. It cannot write several files atomically, so the placeholder is written last and
 * removed first: a picture exists if its placeholder does.
 */
export function pictureBucket(objects: ObjectStore): PictureStore {
  const read = limitConcurrency({ max: READS_AT_ONCE })
  const write = limitConcurrency({ max: WRITES_AT_ONCE })
  const isThere = (key: PictureKey) => objects.has(nameOf(key, PLACEHOLDER_FILE))
  const get = (key: PictureKey, name: string) => read(() => objects.get(nameOf(key, name)))
  const put = (key: PictureKey, { name, bytes }: PictureFile) =>
    write(() => objects.put(nameOf(key, name), bytes, typeOf(name)))
  const drop = (key: PictureKey, name: string) => write(() => objects.delete(nameOf(key, name)))
  const remove = async (key: PictureKey) => {
    await drop(key, PLACEHOLDER_FILE)
    await Promise.all(EVERY_FILE.map((name) => drop(key, name)))
  }
  return {
    has: (key) => read(() => isThere(key)),
    put: async (key, files) => {
      const isLast = ({ name }: PictureFile) => name === PLACEHOLDER_FILE
      await Promise.all(files.filter((file) => !isLast(file)).map((file) => put(key, file)))
      await Promise.all(files.filter(isLast).map((file) => put(key, file)))
    },
    add: async (key, file) => {
      await put(key, file)
      // Removed in the meantime, perhaps before this file was written, so it is removed again.
      if (!(await write(() => isThere(key)))) await drop(key, file.name)
    },
    find: (key, width, format) => get(key, `${width}.${format}`),
    placeholder: async (key) => {
      const bytes = await get(key, PLACEHOLDER_FILE)
      return bytes && toDataUri(bytes)
    },
    remove,
  }
}

const nameOf = (key: PictureKey, file: string): string => `${FOLDER}/${key}/${file}`

const typeOf = (file: string): string =>
  TYPES[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
