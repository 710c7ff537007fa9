import { fieldsOf } from '@ahia/web/storage/stored-fields'
import { createStoredValue } from '@ahia/web/storage/stored-value'
import { useSyncExternalStore } from 'react'

/** By order: the places of the items that are in its box already. */
type Picks = Readonly<Record<string, readonly number[]>>
export type Pick = { orderId: string; place: number }

const NONE: Picks = {}
const MOST_ORDERS = 300

/** SELL-29: the ticks of a pick list. They stay on this phone and survive a restart. */
const picks = createStoredValue<Picks>({
  key: 'seller-picks',
  event: 'seller-picks-changed',
  empty: NONE,
  parse: (json) => (Object.values(fieldsOf(json)).every(Array.isArray) ? (json as Picks) : null),
})

export function usePicks() {
  const stored = useSyncExternalStore(picks.subscribe, picks.read, () => NONE)
  return {
    isPicked: (orderId: string, place: number): boolean => stored[orderId]?.includes(place) ?? false,
    pick: (places: readonly Pick[], isPicked: boolean): void => {
      void picks.change((all) => changed(all, places, isPicked)).catch(() => undefined) // full: only the tick is lost
    },
  }
}

export const forgetPicks = (): Promise<void> => picks.change(() => NONE).catch(() => undefined)

function changed(all: Picks, places: readonly Pick[], isPicked: boolean): Picks {
  const next = new Map(Object.entries(all))
  for (const { orderId, place } of places) {
    const rest = (next.get(orderId) ?? []).filter((one) => one !== place)
    next.delete(orderId) // the newest stands last, so that the oldest is left out first
    next.set(orderId, isPicked ? [...rest, place] : rest)
  }
  return Object.fromEntries([...next].slice(-MOST_ORDERS))
}
