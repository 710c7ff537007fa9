import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '#platform/config.ts'
import { createObjectStore, type ObjectStore } from '../pictures/object-store.ts'

export type LineFiles = {
  get(name: string): Promise<string | null>
  put(name: string, text: string): Promise<void>
}

/** Small private files where pictures are stored. No URL leads to them: those of pictures lead to pictures alone. */
export const openLineStore = ({ pictures }: Pick<Config, 'pictures'>): LineFiles =>
  pictures.way === 'folder' ? linesInFolder(pictures.folder) : linesInBucket(createObjectStore(pictures))

const linesInBucket = (objects: Pick<ObjectStore, 'get' | 'put'>): LineFiles => ({
  get: async (name) => {
    const bytes = await objects.get(name)
    return bytes && Buffer.from(bytes).toString('utf8')
  },
  put: (name, text) => objects.put(name, Buffer.from(text), 'application/json'),
})

export const linesInFolder = (root: string): LineFiles => ({
  get: async (name) => {
    try {
      return await readFile(path.join(root, name), 'utf8')
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
      throw error
    }
  },
  put: async (name, text) => {
    const file = path.join(root, name)
    await mkdir(path.dirname(file), { recursive: true })
    const unfinished = `${file}.${randomUUID()}`
    await writeFile(unfinished, text)
    await rename(unfinished, file) // whole or not at all
  },
})
