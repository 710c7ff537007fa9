import { ApiError } from '@ahia/contracts/api-error'
import type { Call } from '@ahia/contracts/call'
import { checkout } from '@ahia/contracts/checkout'
import { cancelOrder } from '@ahia/contracts/orders'
import { payOrders } from '@ahia/contracts/payments'
import { untilServed } from './buyers.ts'
import type { Choice } from './shelves.ts'

const DELIVERY = { type: 'PICKUP', region: 'LAGOS' } as const

/** The most lines of a checkout, and the most of a line. */
const MOST_LINES = 100
const MOST_OF_ONE = 999
/** As many checkouts as one account may leave unpaid. */
const CHECKOUTS = 5

type Item = { choice: Choice; quantity: number }

/** A customer who tries to hold as much as possible and never pays. Counts the errors by code. */
export class Hoarder {
  readonly refused = new Map<string, number>()
  readonly #call: Call
  readonly #chance: () => number
  #orderIds: string[][] = []

  constructor(call: Call, chance: () => number) {
    this.#call = call
    this.#chance = chance
  }

  /** Every trick that a customer has, one after the other. */
  async tryEverything(choices: readonly Choice[]): Promise<void> {
    if (this.#chance() < 0.3) await this.#cancelAll()
    await this.#check(this.#some(choices, MOST_LINES).map((choice) => ({ choice, quantity: 1 })))
    await this.#check(this.#some(choices, 1).map(allOf))
    const rarest = choices.slice(0, MOST_LINES * 2)
    for (let at = 0; at < CHECKOUTS; at += 1) {
      const items = this.#some(at % 2 === 0 ? rarest : choices, 1 + at * 3)
      await this.#check(items.map((choice) => ({ choice, quantity: Math.min(choice.stock, 1 + at * 2) })))
      // The same again with another quantity: a recalculation, in the hope of another half hour.
      await this.#check(items.map((choice) => ({ choice, quantity: Math.min(choice.stock, 2 + at * 2) })))
    }
    for (const orderIds of this.#orderIds.slice(-CHECKOUTS)) {
      await this.#attempt(() => this.#call(payOrders, { orderIds }))
    }
  }

  async #check(items: readonly Item[]): Promise<void> {
    const lines = items.map(({ choice, quantity }) => {
      const { productId, selectedVariantId, selectedOptionId } = choice
      return { productId, selectedVariantId, selectedOptionId, quantity }
    })
    const order = { isDirectOrder: true as const, delivery: DELIVERY, items: lines }
    const placed = await this.#attempt(() => this.#call(checkout, order))
    if (placed) this.#orderIds.push(placed.orderIds)
  }

  async #cancelAll(): Promise<void> {
    for (const id of this.#orderIds.flat()) await this.#attempt(() => this.#call(cancelOrder, { id }))
    this.#orderIds = []
  }

  async #attempt<Answer>(ask: () => Promise<Answer>): Promise<Answer | null> {
    try {
      return await untilServed(ask)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const code = error.code ?? `status ${error.status}`
      this.refused.set(code, (this.refused.get(code) ?? 0) + 1)
      return null
    }
  }

  #some(choices: readonly Choice[], count: number): Choice[] {
    const from = Math.floor(this.#chance() * Math.max(1, choices.length - count))
    return choices.slice(from, from + count)
  }
}

const allOf = (choice: Choice): Item => ({ choice, quantity: Math.min(choice.stock, MOST_OF_ONE) })
