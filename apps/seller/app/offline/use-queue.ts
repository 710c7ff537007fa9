import { useMemo, useSyncExternalStore } from 'react'
import { currentOwner } from '#session/current-owner.ts'
import type { Command } from './command.ts'
import { shownQueue } from './queue.ts'
import { isWaiting } from './send-queue.ts'

const NONE: readonly Command[] = []

type OwnQueue = {
  waiting: readonly Command[]
  /** What the server did not take, or answered something to; shown until somebody has read it. */
  toRead: readonly Command[]
}

/** The commands of the account that is signed in. */
export function useQueue(): OwnQueue {
  const all = useSyncExternalStore(shownQueue.subscribe, shownQueue.read, () => NONE)
  const owner = currentOwner()
  return useMemo(() => {
    const own = all.filter((command) => command.owner === owner)
    return { waiting: own.filter(isWaiting), toRead: own.filter((command) => !isWaiting(command)) }
  }, [all, owner])
}
