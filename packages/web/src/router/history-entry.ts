import { fieldsOf } from '../storage/stored-fields.ts'

/** What the router stores with each history entry. */
export type HistoryEntry = {
  key: string
  state: unknown
  /** How many pages of this visit come before it. */
  depth: number
}

/** An entry that the router did not make has the key 'default'. */
export function readEntry(historyState: unknown): HistoryEntry {
  const { key, state = null, depth } = fieldsOf(historyState)
  return {
    key: typeof key === 'string' ? key : 'default',
    state,
    depth: typeof depth === 'number' ? depth : 0,
  }
}

/** Whether Back leads to another page of ours. */
export const hasPageBefore = (): boolean => readEntry(history.state).depth > 0
