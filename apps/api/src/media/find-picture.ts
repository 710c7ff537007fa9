import {
  PICTURE_WIDTHS,
  type PictureFormat,
  type PictureKey,
  type PictureShape,
  type PictureWidth,
} from '@ahia/pictures/address'
import { encodeFrom, widestOf } from '@ahia/pictures/encode-picture'
import { inTurn } from '#platform/in-turn.ts'
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
  const underWay = new Map<string, Promise<Uint8Array>>()
  const takeTurn = inTurn(1)
  return async (key, width, format) => {
    const found = await folder.find(key, width, format)
    if (found) return found
    const whole = await findWidest(folder, key)
    if (!whole || !PICTURE_WIDTHS[whole.shape].some((known) => known === width)) return null
    const name = `${width}.${format}`
    const make = async () => {
      const bytes = await encodeFrom(whole.bytes, { shape: whole.shape, width, format })
      await folder.add(key, { name, bytes }).catch(() => null) // who cannot keep it can still show it
      return bytes
    }
    const making = underWay.get(`${key}/${name}`) ?? takeTurn(make)
    underWay.set(`${key}/${name}`, making)
    try {
      return await making
    } finally {
      underWay.delete(`${key}/${name}`)
    }
  }
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
