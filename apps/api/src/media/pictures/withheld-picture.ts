import {
  FORMATS,
  PICTURE_WIDTHS,
  type PictureKey,
  PLACEHOLDER_FILE,
  privateKey,
} from '@ahia/pictures/address'
import type { PictureFile } from '@ahia/pictures/encode-picture'
import type { PictureStore } from './picture-store.ts'

type Deps = { pictures: PictureStore }

/** Its address answers 404 from then on; `giveBack` undoes it. Idempotent. */
export const withhold = (deps: Deps, key: PictureKey): Promise<void> =>
  move(deps, { from: key, to: privateKey(key) })

export const giveBack = (deps: Deps, key: PictureKey): Promise<void> =>
  move(deps, { from: privateKey(key), to: key })

/** Whether it is withheld or not. */
export async function removeWithheld({ pictures }: Deps, key: PictureKey): Promise<void> {
  await pictures.remove(key)
  await pictures.remove(privateKey(key))
}

type Move = { from: PictureKey; to: PictureKey }

/** Written before the other is removed: whatever stops it half-way, it is done again and nothing is lost. */
async function move({ pictures }: Deps, { from, to }: Move): Promise<void> {
  if (!(await pictures.has(from))) return
  if (!(await pictures.has(to))) await pictures.put(to, await filesOf(pictures, from))
  await pictures.remove(from)
}

async function filesOf(pictures: PictureStore, key: PictureKey): Promise<PictureFile[]> {
  const files: PictureFile[] = []
  for (const width of PICTURE_WIDTHS.square)
    for (const format of FORMATS) {
      const bytes = await pictures.find(key, width, format)
      if (bytes) files.push({ name: `${width}.${format}`, bytes })
    }
  const placeholder = await pictures.placeholder(key)
  const encoded = placeholder?.slice(placeholder.indexOf(',') + 1) ?? ''
  return [...files, { name: PLACEHOLDER_FILE, bytes: Buffer.from(encoded, 'base64') }]
}
