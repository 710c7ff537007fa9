import { listSellerOrders } from '@ahia/contracts/seller/seller-orders'
import type { SellerOrder, SellerTab } from '@ahia/contracts/shapes/seller-order'
import { shopSession } from '@ahia/shop-session/shop-session'
import { toFailure } from '@ahia/web/forms/use-attempt'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { onOutcome } from '#offline/send-queue.ts'
import { useNow } from '#offline/use-now.ts'
import { useQueue } from '#offline/use-queue.ts'
import { setTabCount } from '#session/tab-counts.ts'
import { applyCommands, type ShownOrder } from './apply-commands.rules.ts'
import { keepDeliveryKey } from './delivery-key.ts'
import { type Counts, keepList, keepOrders, readSeen, seen } from './seen-orders.ts'

export type ListFilter = {
  tab: SellerTab
  way: 'DOORDELIVERY' | 'PICKUP' | null
  state: SellerOrder['parcel']['status'] | null
  search: string | null
}

export type OrderList = {
  /** null while nothing was ever seen. */
  orders: readonly ShownOrder[] | null
  counts: Counts | null
  /** When it was last loaded. */
  seenAt: string | null
  message: string | null
  isLoading: boolean
  hasMore: boolean
  reload: () => void
  showMore: () => void
}

/** How often a list is loaded again while somebody looks at it. */
const AGAIN_MS = 30_000

/** SELL-06, SELL-26: a list from the network, or as it was last seen; with what waits to be sent. */
export function useOrderList(filter: ListFilter): OrderList {
  const key = JSON.stringify(filter)
  useSyncExternalStore(seen.subscribe, seen.read, seen.read)
  const stored = readSeen()
  const { waiting } = useQueue()
  const now = useNow()
  const [more, setMore] = useState<{ key: string; ids: readonly string[]; next: string | null } | null>(null)
  const [loaded, setLoaded] = useState<{ key: string; message: string | null } | null>(null)
  const loading = useRef<AbortController | null>(null)

  const load = (cursor: string | null) => {
    loading.current?.abort()
    const own = new AbortController()
    loading.current = own
    void fetchPage(filter, cursor, own.signal).then(
      async ({ orders, counts, next }) => {
        if (own.signal.aborted) return
        const ids = orders.map(({ _id }) => _id)
        if (cursor === null) await keepList({ key, orders, counts, next })
        else {
          await keepOrders(orders)
          setMore((held) => ({ key, ids: [...(held?.key === key ? held.ids : []), ...ids], next }))
        }
        setTabCount('/seller/orders', counts.toShip)
        setLoaded({ key, message: null })
        if (orders.length > 0) void keepDeliveryKey()
      },
      (error: unknown) => {
        if (own.signal.aborted) return
        setLoaded({ key, message: toFailure(error, "We couldn't load your orders.", []).message })
      },
    )
  }
  const latest = useRef(load)
  latest.current = load
  useReloads(key, () => latest.current(null))

  const list = stored.lists[key]
  const pages = more?.key === key ? more : null
  const ids = list && [...new Set([...list.ids, ...(pages?.ids ?? [])])]
  const next = pages ? pages.next : (list?.next ?? null)
  return {
    orders:
      ids
        ?.flatMap((id) => stored.orders[id] ?? [])
        .map((order) => applyCommands(order, waiting, now))
        .filter((order) => isInTab(order, filter)) ?? null,
    counts: stored.counts,
    seenAt: list?.at ?? null,
    message: loaded?.key === key ? loaded.message : null,
    isLoading: loaded?.key !== key,
    hasMore: next !== null,
    reload: () => load(null),
    showMore: () => load(next),
  }
}

const fetchPage = ({ tab, way, state, search }: ListFilter, cursor: string | null, signal: AbortSignal) =>
  shopSession.call(
    listSellerOrders,
    {
      tab,
      ...(way && { way }),
      ...(state && { state }),
      ...(search && { search }),
      ...(cursor && { cursor }),
    },
    { signal },
  )

/** At first, when the network is back, when all that waited was sent, and now and then while somebody looks. */
function useReloads(key: string, reload: () => void): void {
  const latest = useRef(reload)
  latest.current = reload
  useEffect(() => {
    const load = () => {
      if (!document.hidden) latest.current()
    }
    load()
    const timer = setInterval(load, AGAIN_MS)
    const stop = onOutcome(({ isLast }) => isLast && load())
    addEventListener('online', load)
    document.addEventListener('visibilitychange', load)
    return () => {
      clearInterval(timer)
      stop()
      removeEventListener('online', load)
      document.removeEventListener('visibilitychange', load)
    }
  }, [key])
}

const OF_TAB = {
  NEW: ['NEW'],
  TO_SHIP: ['NEW', 'ACCEPTED', 'WAITING_FOR_ADDRESS', 'PACKED'],
  SHIPPED: ['HANDED_OVER', 'AT_POINT', 'RETURNING'],
  DONE: ['DELIVERED', 'RETURNED', 'LOST', 'CANCELLED'],
  ALL: null,
} as const satisfies Record<SellerTab, readonly string[] | null>

/** What was done meanwhile may have moved it to another tab. */
function isInTab({ parcel }: SellerOrder, { tab, state }: ListFilter): boolean {
  const statuses: readonly string[] | null = OF_TAB[tab]
  return (statuses?.includes(parcel.status) ?? true) && (state === null || state === parcel.status)
}
