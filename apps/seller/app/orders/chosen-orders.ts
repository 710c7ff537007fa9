import { useSearchParams } from '@ahia/web/router/router-context'
import { useSyncExternalStore } from 'react'
import { useNow } from '#offline/use-now.ts'
import { useQueue } from '#offline/use-queue.ts'
import { applyCommands, type ShownOrder } from './offline/apply-commands.rules.ts'
import { readSeen, seen } from './offline/seen-orders.ts'

export const MOST_CHOSEN = 100

/** The orders that an address names, as they are on this phone: pick lists and slips need no network. */
export function useChosenOrders(): ShownOrder[] {
  useSyncExternalStore(seen.subscribe, seen.read, seen.read)
  const { waiting } = useQueue()
  const now = useNow()
  const ids = useSearchParams().get('ids')?.split(',').slice(0, MOST_CHOSEN) ?? []
  const { orders } = readSeen()
  return ids.flatMap((id) => orders[id] ?? []).map((order) => applyCommands(order, waiting, now))
}
