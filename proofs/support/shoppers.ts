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

/** What the market has answered, and must therefore be true. */
export type Acknowledged = {
  visits: number
  /** R3: each checkout and the orders of its answer. */
  placed: { requestKey: string; orderIds: OrderId[] }[]
  paid: OrderId[]
  /** Wrong answers, and repeats that were answered differently. */
  odd: string[]
}

/** One customer. Calls are repeated until there is an answer. */
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
  /** Called with every answer. */
  onOutcome?: (outcome: LoadOutcome, path: string) => void
}

const AT_ONCE = 8
const REPEAT_MS = 40
/** Retrying more often would take processor time from the market that is restarting. */
const AWAY_MS = 120
/** A customer gives up after 503 for this long, but waits while the market does not answer at all. */
const PATIENCE_MS = 3_000

/** Simulated customers, some at a time, who go on through every failure of the market. */
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

  /** No new customers start; running ones finish, for which the market must be up. */
  async leave(): Promise<void> {
    this.#leaving.abort()
    await this.#inside
  }

  /** The market will not come back: customers stop waiting for an answer. */
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

/** Also T11: a customer with too many unpaid checkouts must pay first. */
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
