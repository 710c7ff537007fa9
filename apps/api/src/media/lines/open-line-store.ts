import { randomUUID } from 'node:crypto'
import { link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '#platform/config.ts'
import { createObjectStore, type ObjectStore } from '../pictures/object-store.ts'

export type LineFiles = {
  get(name: string): Promise<string | null>
  put(name: string, text: string): Promise<void>
  /** Writes it once: false, and nothing changes, where there is one. */
  add(name: string, text: string): Promise<boolean>
  /** The names of all in a folder, in their order. */
  list(folder: string): Promise<string[]>
}

/** Small private files where pictures are stored. No URL leads to them: those of pictures lead to pictures alone. */
export const openLineStore = ({ pictures }: Pick<Config, 'pictures'>): LineFiles =>
  pictures.way === 'folder' ? linesInFolder(pictures.folder) : linesInBucket(createObjectStore(pictures))

const linesInBucket = (objects: Pick<ObjectStore, 'add' | 'get' | 'put' | 'list'>): LineFiles => ({
  get: async (name) => {
    const bytes = await objects.get(name)
    return bytes && Buffer.from(bytes).toString('utf8')
  },
  put: (name, text) => objects.put(name, Buffer.from(text), 'application/json'),
  add: (name, text) => objects.add(name, Buffer.from(text), 'application/json'),
  list: (folder) => objects.list(`${folder}/`),
})

export const linesInFolder = (root: string): LineFiles => ({
  get: async (name) => {
    try {
      return await readFile(path.join(root, name), 'utf8')
    } catch (error) {
      if (hasCode(error, 'ENOENT')) return null
      throw error
    }
  },
  put: async (name, text) => {
    const file = path.join(root, name)
    await rename(await writeBeside(file, text), file) // whole or not at all
  },
  add: async (name, text) => {
    const file = path.join(root, name)
    const unfinished = await writeBeside(file, text)
    try {
      await link(unfinished, file) // refused where there is one, unlike a rename
      return true
    } catch (error) {
      if (hasCode(error, 'EEXIST')) return false
      throw error
    } finally {
      await rm(unfinished, { force: true })
    }
  },
  list: async (folder) => {
    try {
      const files = await readdir(path.join(root, folder))
      // One that a killed process left unfinished ends with its random name.
      return files
        .filter((file) => file.endsWith('.json'))
        .sort()
        .map((file) => `${folder}/${file}`)
    } catch (error) {
      if (hasCode(error, 'ENOENT')) return []
      throw error
    }
  },
})

async function writeBeside(file: string, text: string): Promise<string> {
  await mkdir(path.dirname(file), { recursive: true })
  const unfinished = `${file}.${randomUUID()}`
  await writeFile(unfinished, text)
  return unfinished
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code
