import { createHash, randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import {
  type PictureFormat,
  type PictureKey,
  type PictureWidth,
  PLACEHOLDER_FILE,
  pictureKey,
} from '@ahia/pictures/address'
import type { PictureFile } from '@ahia/pictures/encode-picture'

export type PictureFolder = ReturnType<typeof pictureFolder>

// A link in the folder must not lead out of it. Windows has no such flag, and no such links without being asked.
const READ = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0)
const GONE = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ELOOP'])

/** Where pictures are kept on disk. A picture is there with all its files or not at all, and never changes. */
export function pictureFolder(root: string) {
  return {
    has: (key: PictureKey): Promise<boolean> => isFolder(folderOf(root, key)),
    put: (key: PictureKey, files: readonly PictureFile[]): Promise<void> => put(folderOf(root, key), files),
    /** The tiny one as a data URI, to be sent along with a page; null when there is no such picture. */
    placeholder: async (key: PictureKey): Promise<string | null> => {
      const bytes = await findFile(path.join(folderOf(root, key), PLACEHOLDER_FILE))
      return bytes && `data:image/webp;base64,${bytes.toString('base64')}`
    },
    /** One more file of a picture that is there; who comes second with the same loses nothing. */
    add: (key: PictureKey, file: PictureFile): Promise<void> => addFile(folderOf(root, key), file),
    find: (key: PictureKey, width: PictureWidth, format: PictureFormat): Promise<Buffer | null> =>
      findFile(path.join(folderOf(root, key), `${width}.${format}`)),
  }
}

/** Spread over 256 folders, as some file systems grow slow with many entries in one. */
function folderOf(root: string, key: PictureKey): string {
  const shard = createHash('sha256').update(pictureKey(key)).digest('hex').slice(0, 2)
  return path.join(root, shard, key)
}

async function put(folder: string, files: readonly PictureFile[]): Promise<void> {
  const unfinished = `${folder}.${randomUUID()}` // no key has a dot, so nobody can ask for it
  await mkdir(unfinished, { recursive: true })
  try {
    await Promise.all(files.map(({ name, bytes }) => writeFile(path.join(unfinished, name), bytes)))
    await rename(unfinished, folder)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    // Somebody else was first with the same picture, which is as good as ours.
    if (!(await isFolder(folder))) throw error
  }
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
