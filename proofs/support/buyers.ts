import { setTimeout as pause } from 'node:timers/promises'
import { ApiError } from '@ahia/contracts/api-error'
import type { Call } from '@ahia/contracts/call'
import { type CheckoutResult, checkout } from '@ahia/contracts/checkout'
import { copyAccount, signIn, signUp } from './customers.ts'
import { each } from './each.ts'
import type { LastThing } from './last-goods.ts'
import type { Market } from './market.ts'

const OWNER = 'owner@example.com'

/** R8: rejected before anything was done, so it can be retried. */
const BUSY = ['OVERLOADED', 'UNAVAILABLE']
const MOST_TRIES = 20
const AGAIN_MS = 50

const DELIVERY = { type: 'PICKUP', region: 'LAGOS' } as const

/** The result of a checkout: the orders, or the error. */
export type Pressed = { placed: CheckoutResult; code: null } | { placed: null; code: string }

export const buyerEmail = (at: number): string => `buyer-${at}@example.com`

/** This many customers, all signed in, each from a network of their own unless `networkOf` has another for them. */
export async function makeBuyers(
  market: Market,
  count: number,
  networkOf: (at: number) => string | undefined = () => undefined,
): Promise<Call[]> {
  await signUp(market, OWNER)
  const emails = Array.from({ length: count }, (_, at) => buyerEmail(at))
  await copyAccount(market, OWNER, emails)
  return each(emails, async (email, at) => {
    const { token } = await untilServed(() => signIn(market, email))
    return market.visitors.newcomer(token, networkOf(at))
  })
}

type Options = { lines?: number; requestKey?: string }

/** Buys it directly, in this many lines of one each. */
export async function press(
  buyer: Call,
  { productId, selectedVariantId }: LastThing,
  { lines = 1, requestKey }: Options = {},
): Promise<Pressed> {
  const items = Array.from({ length: lines }, () => ({ productId, selectedVariantId, quantity: 1 }))
  const key = requestKey === undefined ? {} : { requestKey }
  const order = { isDirectOrder: true as const, delivery: DELIVERY, items, ...key }
  try {
    return { placed: await untilServed(() => buyer(checkout, order)), code: null }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { placed: null, code: error.code ?? `status ${error.status}` }
  }
}

type Patience = {
  /** Whether a request without an answer is sent again: only what may arrive twice. */
  mayRepeat?: boolean
}

/** Retries while the market answers that it is busy. */
export async function untilServed<Answer>(
  ask: () => Promise<Answer>,
  { mayRepeat = false }: Patience = {},
): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const isLost = mayRepeat && error.status === null
      const isBusy = BUSY.includes(error.code ?? '')
      if (!(isBusy || isLost) || tries === MOST_TRIES) throw error
      await pause(AGAIN_MS * tries)
    }
  }
}
