import type { PictureFormat, PictureKey, PictureWidth } from '@ahia/pictures/address'
import { toWebp } from '@ahia/pictures/encode-picture'
import type { PictureFolder } from './picture-folder.ts'

export type FindPicture = (
  key: PictureKey,
  width: PictureWidth,
  format: PictureFormat,
) => Promise<Uint8Array | null>

/**
 * Finds a file of a picture. Few browsers want WebP, so it is made from the AVIF of the same width when it is first
 * asked for: once, one at a time however many ask, and only of pictures that are there.
 */
export function createFindPicture(folder: PictureFolder): FindPicture {
  const underWay = new Map<string, Promise<Uint8Array | null>>()
  let queue: Promise<unknown> = Promise.resolve()

  const makeInTurn = (key: PictureKey, width: PictureWidth): Promise<Uint8Array | null> => {
    const made = queue.then(() => makeWebp(folder, key, width))
    queue = made.catch(() => null)
    return made
  }
  return async (key, width, format) => {
    const found = await folder.find(key, width, format)
    if (found || format !== 'webp') return found
    const name = `${key}/${width}`
    const making = underWay.get(name) ?? makeInTurn(key, width)
    underWay.set(name, making)
    try {
      return await making
    } finally {
      underWay.delete(name)
    }
  }
}

async function makeWebp(
  folder: PictureFolder,
  key: PictureKey,
  width: PictureWidth,
): Promise<Uint8Array | null> {
  const avif = await folder.find(key, width, 'avif')
  if (!avif) return null
  const bytes = await toWebp(avif)
  await folder.add(key, { name: `${width}.webp`, bytes })
  return bytes
}
