import { useSyncExternalStore } from 'react'
import { currentOwner } from '#session/current-owner.ts'
import type { Command } from './command.ts'
import { queue } from './queue.ts'

const NONE: readonly Command[] = []

type OwnQueue = {
  waiting: readonly Command[]
  /** What the server did not take; shown until somebody has read it. */
  refused: readonly Command[]
}

/** The commands of the account that is signed in. */
export function useQueue(): OwnQueue {
  const all = useSyncExternalStore(queue.subscribe, queue.read, () => NONE)
  const owner = currentOwner()
  const own = all.filter((command) => command.owner === owner)
  return {
    waiting: own.filter(({ refused }) => refused === null),
    refused: own.filter(({ refused }) => refused !== null),
  }
}
