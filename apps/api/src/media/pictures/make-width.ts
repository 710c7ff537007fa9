import type { PictureFormat, PictureShape, PictureWidth } from '@ahia/pictures/address'
import { z } from 'zod'
import { createTaskProcess } from '#platform/processes/task-process.ts'

/** One more file of a picture, to be made from its widest one. */
export type WidthTask = {
  widest: Uint8Array
  shape: PictureShape
  width: PictureWidth
  format: PictureFormat
}
export type MakeWidth = (task: WidthTask) => Promise<Uint8Array>

const SETTINGS = {
  entry: new URL('./width-process.ts', import.meta.url),
  longestMs: 15_000,
  idleMs: 30_000,
  maxTasks: 2_000,
  maxRssBytes: 200 * 1024 * 1024,
}

/** Encoding uses memory that the C library does not release, so it runs in a process that ends. */
export function createMakeWidth(): MakeWidth {
  const { ask } = createTaskProcess<WidthTask, Uint8Array>(SETTINGS, (bytes) =>
    z.instanceof(Uint8Array).parse(bytes),
  )
  return ask
}
