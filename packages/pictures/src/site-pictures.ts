import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { type PictureKey, pictureKey } from './address.ts'
import type { PictureFile } from './encode-picture.ts'

/** A folder per picture; `npm run paint` fills it. */
export const SITE_PICTURES = path.resolve(import.meta.dirname, '../site-pictures')

/** The files of a picture that is part of the site: a category tile, a banner, the one for 'no picture'. */
export async function readSitePicture(key: PictureKey): Promise<PictureFile[]> {
  const folder = path.join(SITE_PICTURES, pictureKey(key))
  const names = await readdir(folder)
  return Promise.all(names.map(async (name) => ({ name, bytes: await readFile(path.join(folder, name)) })))
}
