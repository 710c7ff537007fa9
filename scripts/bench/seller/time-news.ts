import { setTimeout as pause } from 'node:timers/promises'
import { listSellerNews } from '@ahia/contracts/seller/seller-news'
import { playOrder } from '@ahia/testing/seller/demo-shop'
import type { Shop } from './time-import.ts'

const LOOK_AGAIN_MS = 20
const PATIENCE_MS = 60_000

/** SELL-24: from the answer to the shopper who paid until the order is in the shop's news. */
export async function timeNews({ url, call }: Pick<Shop, 'url' | 'call'>): Promise<void> {
  const paid = await playOrder(url, 'NEW')
  const startedAt = performance.now()
  const passed = () => performance.now() - startedAt
  for (;;) {
    const { news } = await call(listSellerNews, {})
    if (news.some(({ orderId }) => orderId === paid)) break
    if (passed() > PATIENCE_MS) throw new Error('The shop has no news of the order')
    await pause(LOOK_AGAIN_MS)
  }
  console.log(`  a paid order is in the shop's news after ${passed().toFixed(0)} ms`)
}
