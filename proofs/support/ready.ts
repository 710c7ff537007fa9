import { setTimeout as pause } from 'node:timers/promises'
import { ask } from '@ahia/testing/offer-load'
import type { Product } from '@ahia/testing/product'
import type { Stall } from './trade.ts'

const POLL_MS = 30

/** How long a product that was just started takes to be ready; null when it ends before. */
export async function waitUntilReady({ url }: Stall, product: Product): Promise<number | null> {
  const startedAt = performance.now()
  let isOver = false
  void product.ended.then(() => {
    isOver = true
  })
  while (!isOver) {
    const { answer } = await ask(`${url}/readyz`)
    if (answer?.status === 200) return performance.now() - startedAt
    await pause(POLL_MS)
  }
  return null
}

/** Whether the process exits by itself within this time. */
export const endsWithin = (product: Product, ms: number): Promise<boolean> =>
  Promise.race([product.ended.then(() => true), pause(ms, false, { ref: false })])
