import {
  PICTURE_WIDTHS,
  type PictureFormat,
  type PictureKey,
  type PictureShape,
  type PictureWidth,
} from '@ahia/pictures/address'
import { encodeFrom, widestOf } from '@ahia/pictures/encode-picture'
import type { PictureFolder } from './picture-folder.ts'

export type FindPicture = (
  key: PictureKey,
  width: PictureWidth,
  format: PictureFormat,
) => Promise<Uint8Array | null>

const SHAPES = ['banner', 'square', 'avatar'] as const satisfies readonly PictureShape[]

/**
 * Finds a file of a picture. Most widths are hardly ever asked for in most formats, so they are made from the widest
 * file when they first are: once, one at a time however many ask, and only of pictures and widths that there are.
 */
export function createFindPicture(folder: PictureFolder): FindPicture {
  const underWay = new Map<string, Promise<Uint8Array | null>>()
  let queue: Promise<unknown> = Promise.resolve()
  const makeInTurn = (wanted: WantedFile): Promise<Uint8Array | null> => {
    const made = queue.then(() => makeFile(folder, wanted))
    queue = made.catch(() => null)
    return made
  }
  return async (key, width, format) => {
    const found = await folder.find(key, width, format)
    if (found) return found
    const name = `${key}/${width}.${format}`
    const making = underWay.get(name) ?? makeInTurn({ key, width, format })
    underWay.set(name, making)
    try {
      return await making
    } finally {
      underWay.delete(name)
    }
  }
}

type WantedFile = { key: PictureKey; width: PictureWidth; format: PictureFormat }

async function makeFile(
  folder: PictureFolder,
  { key, width, format }: WantedFile,
): Promise<Uint8Array | null> {
  const whole = await findWidest(folder, key)
  if (!whole || !PICTURE_WIDTHS[whole.shape].some((known) => known === width)) return null
  const bytes = await encodeFrom(whole.bytes, { shape: whole.shape, width, format })
  await folder.add(key, { name: `${width}.${format}`, bytes })
  return bytes
}

async function findWidest(
  folder: PictureFolder,
  key: PictureKey,
): Promise<{ shape: PictureShape; bytes: Uint8Array } | null> {
  for (const shape of SHAPES) {
    const bytes = await folder.find(key, widestOf(shape), 'avif')
    if (bytes) return { shape, bytes }
  }
  return null
}
