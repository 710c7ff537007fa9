import { readdirSync } from 'node:fs'
import path from 'node:path'

/** All files of a folder and the folders in it. */
export const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
