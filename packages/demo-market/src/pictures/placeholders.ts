import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { PictureKey } from '@ahia/pictures/address'

/** The tiny picture of a cover by its key, as a data URI. */
export type Placeholders = Record<PictureKey, string>

/** Checked in, so that a market can be filled before anything is painted; `npm run paint` adds missing ones. */
const FILE = path.resolve(import.meta.dirname, '../../placeholders.json')

export async function readPlaceholders(): Promise<Placeholders> {
  return JSON.parse(await readFile(FILE, 'utf8'))
}

export async function writePlaceholders(placeholders: Placeholders): Promise<void> {
  const sorted = Object.fromEntries(
    Object.entries(placeholders).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )
  await writeFile(FILE, `${JSON.stringify(sorted, null, 2)}\n`)
}
