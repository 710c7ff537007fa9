import fs from 'node:fs'
import path from 'node:path'
import type { DatabaseUser } from './database-user.ts'

export type DataFolder = {
  path: string
  /** How the server, running as its own user, names the folder. */
  serverPath: string
  /** Handed to the server's process as its fourth descriptor, or nothing. */
  descriptors: number[]
  close(): void
}

const FIRST_FREE_DESCRIPTOR = 3

/** Makes the parent if need be; gives the folder itself to the server's user, and nothing above it. */
export function claimFolder(folder: string, user: DatabaseUser | null): void {
  fs.mkdirSync(path.dirname(folder), { recursive: true })
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (user) fs.chownSync(folder, user.uid, user.gid)
}

/**
 * The server's user may be barred from a folder above (a clone in /root): on Linux it then reaches its data
 * through a descriptor that we opened, which needs no permission on the way there.
 */
export function openDataFolder(folder: string, user: DatabaseUser | null): DataFolder {
  if (user === null || process.platform !== 'linux') {
    return { path: folder, serverPath: folder, descriptors: [], close: () => {} }
  }
  const descriptor = fs.openSync(folder, fs.constants.O_RDONLY | fs.constants.O_DIRECTORY)
  return {
    path: folder,
    serverPath: `/proc/self/fd/${FIRST_FREE_DESCRIPTOR}`,
    descriptors: [descriptor],
    close: () => fs.closeSync(descriptor),
  }
}
