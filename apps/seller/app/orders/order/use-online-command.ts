import type { SellerOrder } from '@ahia/contracts/shapes/seller-order'
import { newUuid } from '@ahia/web/browser/new-uuid'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { useRef } from 'react'
import { keepOrders } from '../offline/seen-orders.ts'

type Send = (requestKey: string, signal: AbortSignal) => Promise<{ order: SellerOrder }>

/**
 * SELL-06: for what gives money back: it is never queued, and says so when there is no network. A second press after no
 * answer is the same command; anything else that is asked for is another.
 */
export function useOnlineCommand(failed: string, onDone: () => void) {
  const attempt = useAttempt(failed)
  const sent = useRef<{ what: string; requestKey: string } | null>(null)
  const run = (what: string, send: Send) => {
    if (sent.current?.what !== what) sent.current = { what, requestKey: newUuid() }
    const { requestKey } = sent.current
    attempt.run(async (signal) => {
      const { order } = await send(requestKey, signal)
      await keepOrders([order])
      onDone()
    })
  }
  return { attempt, run, isBusy: attempt.state.step === 'busy' }
}
