import { setTimeout as pause } from 'node:timers/promises'
import { ApiError } from '@ahia/contracts/api-error'
import { API_PATH } from '@ahia/contracts/api-path'
import { type Call, createCall } from '@ahia/contracts/call'
import type { DataOf, Endpoint, InputOf } from '@ahia/contracts/endpoint'
import type { OrderId } from '@ahia/contracts/ids'
import type { LoadOutcome } from '@ahia/testing/offer-load'
import type { Good } from './goods.ts'
import type { Stall, Trade } from './trade.ts'
import { visit } from './visit.ts'

/** What shoppers were told, and may therefore count on. */
export type Acknowledged = {
  visits: number
  /** R3: each press of the button and the orders it was answered with. */
  placed: { requestKey: string; orderIds: OrderId[] }[]
  paid: OrderId[]
  /** Answers that nobody should get, and repeats that were answered otherwise. */
  odd: string[]
}

/** One person in the market. Calls are repeated until there is an answer, as a browser's owner would. */
export type Shopper = {
  stall: Stall
  acknowledged: Acknowledged
  chance: () => number
  twoGoods(): [Good, Good]
  ask<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<DataOf<E>>
}

type Crowd = {
  stall: Stall
  trade: Trade
  chance: () => number
  /** Each single answer, for those who count them. */
  onOutcome?: (outcome: LoadOutcome, path: string) => void
}

const AT_ONCE = 8
const REPEAT_MS = 40
/** Asking more often who is not there costs the cores that it needs to come back. */
const AWAY_MS = 120
/** Whom the market puts off for so long goes home; that nobody answers at all is waited for. */
const PATIENCE_MS = 3_000

/** People who come one after the other, some at a time, and go through whatever happens to the market meanwhile. */
export class Shoppers {
  readonly acknowledged: Acknowledged = { visits: 0, placed: [], paid: [], odd: [] }
  readonly #crowd: Crowd
  #next = 0
  #leaving = new AbortController()
  #isClosed = false
  #inside: Promise<unknown> = Promise.resolve()

  constructor(crowd: Crowd) {
    this.#crowd = crowd
  }

  come(): void {
    this.#leaving = new AbortController()
    this.#inside = Promise.all(Array.from({ length: AT_ONCE }, () => this.#comeAndGo(this.#leaving.signal)))
  }

  /** Nobody comes any more; who is inside finishes, for which the market has to be open. */
  async leave(): Promise<void> {
    this.#leaving.abort()
    await this.#inside
  }

  /** The market will not open again: nobody waits for an answer any more. */
  async goHome(): Promise<void> {
    this.#isClosed = true
    await this.leave()
  }

  async #comeAndGo(until: AbortSignal): Promise<void> {
    while (!until.aborted) {
      try {
        await visit(this.#newShopper())
        this.acknowledged.visits += 1
      } catch (error) {
        if (!isOrdinary(error)) this.acknowledged.odd.push(describe(error))
      }
    }
  }

  #newShopper(): Shopper {
    const { stall, trade, chance } = this.#crowd
    const token = trade.tokens[this.#next % trade.tokens.length] ?? null
    this.#next += 1
    const call = this.#callAs(token)
    return {
      stall,
      acknowledged: this.acknowledged,
      chance,
      twoGoods: () => pickTwo(trade.goods, chance),
      ask: (endpoint, input) => askUntilAnswered(call, { endpoint, input, isClosed: () => this.#isClosed }),
    }
  }

  #callAs(token: string | null): Call {
    const { stall, onOutcome } = this.#crowd
    const fetchAndReport = async (request: Request) => {
      const startedAt = performance.now()
      const path = new URL(request.url).pathname
      try {
        const response = await fetch(request)
        if (onOutcome) onOutcome(await toOutcome(response.clone(), startedAt), path)
        return response
      } catch (error) {
        onOutcome?.({ answer: null, broken: { reason: describe(error), wasOpen: true } }, path)
        throw error
      }
    }
    return createCall({ fetch: fetchAndReport, baseUrl: `${stall.url}${API_PATH}`, token: () => token })
  }
}

class RetriedTooLong extends Error {}

/** Also T11: who went home often enough without paying is asked to pay first. */
const isOrdinary = (error: unknown): boolean =>
  error instanceof RetriedTooLong || (error instanceof ApiError && error.code === 'TOO_MANY_UNPAID')

type EndpointCall<E extends Endpoint> = { endpoint: E; input: InputOf<E>; isClosed(): boolean }

async function askUntilAnswered<E extends Endpoint>(
  call: Call,
  { endpoint, input, isClosed }: EndpointCall<E>,
): Promise<DataOf<E>> {
  let rejectedSince: number | null = null
  for (;;) {
    try {
      return await call(endpoint, input)
    } catch (error) {
      const status = error instanceof ApiError ? error.status : undefined
      if (status !== null && status !== 503 && status !== 429) throw error
      if (isClosed()) throw new RetriedTooLong()
      rejectedSince = status === null ? null : (rejectedSince ?? performance.now())
      if (rejectedSince !== null && performance.now() - rejectedSince > PATIENCE_MS)
        throw new RetriedTooLong()
      await pause(status === null ? AWAY_MS : REPEAT_MS)
    }
  }
}

function pickTwo(goods: readonly Good[], chance: () => number): [Good, Good] {
  const at = Math.floor(chance() * goods.length)
  const [one, other] = [goods[at], goods[(at + 1) % goods.length]]
  if (!one || !other) throw new Error('There is nothing to buy')
  return [one, other]
}

async function toOutcome(response: Response, startedAt: number): Promise<LoadOutcome> {
  const body = await response.text()
  const headers = Object.fromEntries(response.headers)
  return {
    answer: { status: response.status, headers, body, ms: performance.now() - startedAt },
    broken: null,
  }
}

const describe = (error: unknown): string => {
  if (error instanceof ApiError) return `${error.status} ${error.code}: ${error.message}`
  return error instanceof Error ? `${error.message} ${String(error.cause ?? '')}`.trim() : String(error)
}
