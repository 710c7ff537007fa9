import type { DataOf } from '@ahia/contracts/endpoint'
import { listOrders } from '@ahia/contracts/orders'
import type { Order } from '@ahia/contracts/shapes/order'
import { type Deferred, type PartState, toPartResult } from '@ahia/web/parts/part-state'
import { usePart } from '@ahia/web/parts/use-part'
import { useEffect, useRef, useState } from 'react'
import { call } from '#session/customer-session.ts'
import { followOrderNews } from './follow-order-news.ts'
import type { OrdersQuery } from './orders-query.ts'
import { ORDERS_FAILED } from './orders-texts.ts'

type OrderPage = DataOf<typeof listOrders>

type Orders = {
  part: PartState<OrderPage>
  reload: () => void
  /** Reloads silently: the current orders stay until the answer arrives, and also when it fails. */
  refresh: () => void
  /** The order as the server has just returned it. */
  put: (order: Order) => void
}

const LOADING = { state: 'loading' } as const

/** A page of the customer's orders; the server's page has none, so the browser loads them on arrival. */
export function useOrders({ status, page }: OrdersQuery): Orders {
  const [given, setGiven] = useState<Deferred<PartState<OrderPage>>>(LOADING)
  const ask = (signal?: AbortSignal) =>
    call(listOrders, { page, ...(status && { status }) }, signal ? { signal } : {})
  const { part, reload } = usePart({ given, load: ask, failed: ORDERS_FAILED })
  const latest = useRef(part)
  latest.current = part
  const newest = useRef(0)

  const refresh = async () => {
    if (latest.current.state === 'loading') return
    newest.current += 1
    const mine = newest.current
    const answer = await toPartResult(ask(), ORDERS_FAILED)
    // An answer that was requested before a step may not include it.
    if (answer.state === 'ready' && mine === newest.current) setGiven(answer)
  }
  const put = (order: Order) => {
    if (latest.current.state !== 'ready') return
    latest.current = { state: 'ready', value: withOrder(latest.current.value, order) }
    setGiven(latest.current)
    // Orders that were paid together may have changed with it. But one that no longer matches the filter stays, with
    // the focus on it.
    if (status === null || order.status === status) void refresh()
  }
  const latestAsk = useRef(ask)
  const latestRefresh = useRef(refresh)
  latestRefresh.current = refresh

  useEffect(() => {
    const asking = new AbortController()
    setGiven(toPartResult(latestAsk.current(asking.signal), ORDERS_FAILED))
    const stopNews = followOrderNews(() => void latestRefresh.current())
    return () => {
      asking.abort()
      newest.current += 1
      stopNews()
    }
  }, [])
  return { part, reload, refresh: () => void refresh(), put }
}

const withOrder = (page: OrderPage, order: Order): OrderPage => ({
  ...page,
  orders: page.orders.map((known) => (known._id === order._id ? order : known)),
})
