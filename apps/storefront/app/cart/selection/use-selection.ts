import { useState, useSyncExternalStore } from 'react'
import type { CartEntry } from '../page/groups.rules.ts'
import { ALL_SELECTED, arrived, isSelected, type Selection, withChoice } from './selection.rules.ts'
import { selection } from './selection.ts'

export type SelectionState = {
  isSelected: (entry: CartEntry) => boolean
  select: (entries: readonly CartEntry[], to: 'selected' | 'left') => void
  /** Called before a guest goes to log in. */
  keepOnly: (entries: readonly CartEntry[]) => Promise<void>
  /** Called when they are back. */
  arrive: () => void
}

/** CART-10: which lines are selected. What cannot be bought is never selected. */
export function useSelection(entries: readonly CartEntry[]): SelectionState {
  const stored = useSyncExternalStore(selection.subscribe, selection.read, () => ALL_SELECTED)
  // Storing it takes a moment, and a box that waits for that looks broken.
  const [pressed, setPressed] = useState<Selection | null>(null)
  const selected = pressed ?? stored
  const keys = entries.map(({ key }) => key)
  const keysOf = (some: readonly CartEntry[]) => some.map(({ key }) => key)

  const change = async (next: Selection) => {
    setPressed(next)
    const isStored = await selection
      .change(() => next)
      .then(
        () => true,
        () => false, // a browser that stores nothing: it holds until the page is left
      )
    if (isStored) setPressed((latest) => (latest === next ? null : latest))
  }
  return {
    isSelected: ({ key, status }) => status === 'buyable' && isSelected(selected, key),
    select: (some, to) => void change(withChoice(selected, { keys: keysOf(some), of: keys, to })),
    keepOnly: (some) => change({ ...selected, only: keysOf(some) }),
    arrive: () => {
      if (selected.only !== null) void change(arrived(selected, keys))
    },
  }
}
