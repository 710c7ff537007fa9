import { createHash, randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type PictureKey, PLACEHOLDER_FILE, pictureKey } from '@ahia/pictures/address'
import type { PictureFile } from '@ahia/pictures/encode-picture'
import { type PictureStore, toDataUri } from './picture-store.ts'

// A link in the folder must not lead out of it. Windows has no such flag, and no such links without being asked.
const READ = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0)
const GONE = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ELOOP'])

/** Pictures on a disk of this machine. */
export function pictureFolder(root: string): PictureStore {
  return {
    has: (key) => isFolder(folderOf(root, key)),
    put: (key, files) => put(folderOf(root, key), files),
    add: (key, file) => addFile(folderOf(root, key), file),
    find: (key, width, format) => findFile(path.join(folderOf(root, key), `${width}.${format}`)),
    placeholder: async (key) => {
      const bytes = await findFile(path.join(folderOf(root, key), PLACEHOLDER_FILE))
      return bytes && toDataUri(bytes)
    },
    remove: (key) => remove(folderOf(root, key)),
  }
}

/** Spread over 256 folders, as some file systems grow slow with many entries in one. */
function folderOf(root: string, key: PictureKey): string {
  const shard = createHash('sha256').update(pictureKey(key)).digest('hex').slice(0, 2)
  return path.join(root, shard, key)
}

async function put(folder: string, files: readonly PictureFile[]): Promise<void> {
  const unfinished = `${folder}.${randomUUID()}` // no key contains a dot, so it cannot be requested
  await mkdir(unfinished, { recursive: true })
  try {
    await Promise.all(files.map(({ name, bytes }) => writeFile(path.join(unfinished, name), bytes)))
    await rename(unfinished, folder)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    // Another request stored the same picture first.
    if (!(await isFolder(folder))) throw error
  }
}

/** Renamed first, so that no request finds a part of it. */
async function remove(folder: string): Promise<void> {
  const going = `${folder}.${randomUUID()}`
  try {
    await rename(folder, going)
  } catch (error) {
    if (isGone(error)) return
    throw error
  }
  await rm(going, { recursive: true, force: true })
}

async function addFile(folder: string, { name, bytes }: PictureFile): Promise<void> {
  const unfinished = path.join(folder, `${name}.${randomUUID()}`)
  try {
    await writeFile(unfinished, bytes)
    await rename(unfinished, path.join(folder, name))
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

const isFolder = (folder: string): Promise<boolean> =>
  stat(folder).then(
    (found) => found.isDirectory(),
    (error: unknown) => {
      if (isGone(error)) return false
      throw error
    },
  )

const findFile = (file: string): Promise<Buffer | null> =>
  readFile(file, { flag: READ }).catch((error: unknown) => {
    if (isGone(error)) return null
    throw error
  })

const isGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && GONE.has(String(error.code))
