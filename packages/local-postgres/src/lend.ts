import fs from 'node:fs'
import type { DatabaseUser } from './database-user.ts'

/** A file or folder of ours that a program of the server's user may use. */
export type Lent = {
  /** The path that the program uses. */
  path: string
  /** To be passed to its process in the order of their `place`; empty where the path needs none. */
  descriptors: number[]
  close(): void
}

/**
 * The server's user may be barred from a folder above (a clone in /root): on Linux it then reaches what is lent
 * through a descriptor that we opened, which needs no permission on the way there. `place` is the descriptor's number.
 */
export function lend(file: string, user: DatabaseUser | null, place: 3 | 4): Lent {
  if (user === null || process.platform !== 'linux') return { path: file, descriptors: [], close: () => {} }
  const descriptor = fs.openSync(file, fs.constants.O_RDONLY)
  return { path: `/proc/self/fd/${place}`, descriptors: [descriptor], close: () => fs.closeSync(descriptor) }
}
