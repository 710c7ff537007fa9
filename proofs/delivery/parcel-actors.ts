import { API_PATH } from '@ahia/contracts/api-path'
import { type Call, createCall } from '@ahia/contracts/call'
import { takeDevConsoleStep } from '@ahia/contracts/developers/dev-console'
import { answerAddress, cancelOrder, confirmDelivery, getDeliveryCode } from '@ahia/contracts/orders'
import type { SellerAction } from '@ahia/reference/parcel-statuses'
import { untilServed } from '../support/buyers.ts'
import type { Trade } from '../support/trade.ts'

/** An order with its shop and customer: how fast the shop works, and whether the customer ever responds. */
export type Deal = {
  id: string
  customer: Call
  shop: 'prompt' | 'slow' | 'silent' | 'careless'
  isTalkative: boolean
}

const SHOPS = ['prompt', 'slow', 'silent', 'careless'] as const
const ADDRESS = { street: '14 Allen Avenue', city: 'Enugu' }

/** Repeats calls that an overloaded server rejected: every call here is idempotent. */
export function callerOf(url: string, { tokens }: Trade, at: number): Call {
  const call = createCall({
    fetch,
    baseUrl: `${url}${API_PATH}`,
    token: () => tokens[at % tokens.length] ?? null,
  })
  return (endpoint, input) => untilServed(() => call(endpoint, input), { mayRepeat: true })
}

export const aDeal = (id: string, customer: Call, chance: () => number): Deal => ({
  id,
  customer,
  shop: SHOPS[Math.floor(chance() * SHOPS.length)] ?? 'prompt',
  isTalkative: chance() < 0.4,
})

/** The actions of shops, in any order and more often than makes sense. */
const PRESSES: Record<Deal['shop'], readonly SellerAction[]> = {
  prompt: ['ACCEPT', 'PACK', 'HAND_OVER', 'TYPE_CODE'],
  slow: ['ACCEPT', 'PACK', 'ASK_ADDRESS', 'HAND_OVER'],
  silent: [],
  careless: ['HAND_OVER', 'CANNOT_FULFIL', 'RETURNING', 'RETURNED', 'LOST', 'TYPE_CODE', 'UNPACK'],
}

const EAGERNESS: Record<Deal['shop'], number> = { prompt: 0.8, slow: 0.15, silent: 0, careless: 0.3 }

/** One day of an order: steps that are refused, doubled, out of order or with a wrong code are part of it. */
export async function liveADay(deal: Deal, chance: () => number): Promise<void> {
  const acts: (() => Promise<unknown>)[] = []
  for (const step of PRESSES[deal.shop])
    if (chance() < EAGERNESS[deal.shop]) acts.push(() => press(deal, step, chance))
  if (deal.isTalkative && chance() < 0.2) acts.push(() => deal.customer(confirmDelivery, { id: deal.id }))
  if (deal.isTalkative && chance() < 0.05) acts.push(() => deal.customer(cancelOrder, { id: deal.id }))
  if (deal.isTalkative && chance() < 0.5)
    acts.push(() => deal.customer(answerAddress, { id: deal.id, ...ADDRESS }))
  const doubled = acts.flatMap((act) => (chance() < 0.3 ? [act, act] : [act]))
  // Half of the days everything arrives at once, otherwise in turn.
  if (chance() < 0.5) await Promise.allSettled(doubled.map((act) => act()))
  else for (const act of doubled) await act().catch(() => {})
}

async function press({ id, customer }: Deal, step: SellerAction, chance: () => number): Promise<unknown> {
  if (step !== 'TYPE_CODE') return customer(takeDevConsoleStep, { id, step })
  const code = chance() < 0.5 ? '000000' : (await customer(getDeliveryCode, { id })).code
  return customer(takeDevConsoleStep, { id, step, code })
}
