import { ApiError } from '@ahia/contracts/api-error'
import type { OrderId } from '@ahia/contracts/ids'
import { getSellerOrder } from '@ahia/contracts/seller/seller-orders'
import { shopSession } from '@ahia/shop-session/shop-session'
import { toFailure } from '@ahia/web/forms/use-attempt'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { onOutcome } from '#offline/send-queue.ts'
import { useNow } from '#offline/use-now.ts'
import { useQueue } from '#offline/use-queue.ts'
import { applyCommands, type ShownOrder } from './apply-commands.rules.ts'
import { keepOrders, readSeen, seen } from './seen-orders.ts'

export type OneOrder = {
  order: ShownOrder | null
  state: 'loading' | 'ready' | 'missing' | 'failed'
  message: string | null
  reload: () => void
}

/** SELL-06, SELL-38: one order from the network, or as it was last seen; with what waits to be sent. */
export function useOrder(id: string): OneOrder {
  useSyncExternalStore(seen.subscribe, seen.read, seen.read)
  const { waiting } = useQueue()
  const now = useNow()
  const [result, setResult] = useState<{ state: OneOrder['state']; message: string | null }>(LOADING)
  const load = () =>
    void shopSession.call(getSellerOrder, { id: id as OrderId }).then(
      async ({ order }) => {
        await keepOrders([order])
        setResult({ state: 'ready', message: null })
      },
      (error: unknown) => setResult(toResult(error)),
    )
  const latest = useRef(load)
  latest.current = load
  useEffect(() => {
    const again = () => latest.current()
    setResult(LOADING)
    again()
    const stop = onOutcome(({ isLast }) => isLast && again())
    addEventListener('online', again)
    return () => {
      stop()
      removeEventListener('online', again)
    }
  }, [id])
  const stored = result.state === 'missing' ? undefined : readSeen().orders[id]
  const order = useMemo(() => (stored ? applyCommands(stored, waiting, now) : null), [stored, waiting, now])
  return { order, ...result, reload: load }
}

const LOADING = { state: 'loading', message: null } as const

function toResult(error: unknown): { state: OneOrder['state']; message: string | null } {
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 422)
  const { message } = toFailure(error, "We couldn't load this order.", [])
  return { state: isMissing ? 'missing' : 'failed', message }
}
