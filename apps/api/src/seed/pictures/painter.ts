import type { PictureKey } from '@ahia/pictures/address'
import type { PictureStore } from '#media/pictures/picture-store.ts'
import { createTaskProcess } from '#platform/processes/task-process.ts'
import { type PainterAnswer, type PainterTask, painterAnswerSchema } from './painter-task.ts'

export type Painter = {
  /** All pictures of the demo market, in the order in which shoppers come across them. */
  listKeys(): Promise<readonly PictureKey[]>
  /** Puts the picture into the store, once for concurrent requests. False when the demo market has no such picture. */
  paint(key: PictureKey): Promise<boolean>
  stop(): void
}

const SETTINGS = {
  entry: new URL('./painter-process.ts', import.meta.url),
  longestMs: 60_000,
  idleMs: 10_000,
  maxTasks: Number.POSITIVE_INFINITY,
  maxRssBytes: 400 * 1024 * 1024,
}

/** Paints pictures of the demo market in a process of its own, one at a time. */
export function createPainter(store: PictureStore): Painter {
  const { ask, end } = createTaskProcess<PainterTask, PainterAnswer>(SETTINGS, (answer) =>
    painterAnswerSchema.parse(answer),
  )
  const underWay = new Map<PictureKey, Promise<boolean>>()
  let known: Promise<ReadonlySet<PictureKey>> | null = null

  const askForKeys = async (): Promise<ReadonlySet<PictureKey>> => {
    const answer = await ask({ kind: 'keys' })
    return new Set('keys' in answer ? answer.keys : [])
  }
  const keys = (): Promise<ReadonlySet<PictureKey>> => {
    known ??= askForKeys().catch((error: unknown) => {
      known = null // the next request tries again
      throw error
    })
    return known
  }
  const paintNow = async (key: PictureKey): Promise<boolean> => {
    // Made-up keys cost one lookup in a set and start no process.
    if (!(await keys()).has(key)) return false
    const answer = await ask({ kind: 'files', key })
    if ('files' in answer) await store.put(key, answer.files)
    return true
  }
  return {
    listKeys: async () => [...(await keys())],
    paint: async (key) => {
      const painting = underWay.get(key) ?? paintNow(key)
      underWay.set(key, painting)
      try {
        return await painting
      } finally {
        underWay.delete(key)
      }
    },
    stop: end,
  }
}
