import { randomUUID } from 'node:crypto'
import { checkout } from '@ahia/contracts/checkout'
import { ask, type LoadAnswer } from '@ahia/testing/offer-load'
import type { Stall, Trade } from './trade.ts'

const DELIVERY = {
  type: 'DOORDELIVERY',
  region: 'ENUGU',
  address: { street: '12 Zik Avenue', city: 'Enugu', state: 'ENUGU', country: 'NIGERIA' },
} as const

/** Signed-in customers, each used once. */
export class Payers {
  readonly #stall: Stall
  readonly #trade: Trade
  #met = 0

  constructor(stall: Stall, trade: Trade) {
    this.#stall = stall
    this.#trade = trade
  }

  next() {
    const { tokens, goods } = this.#trade
    const token = tokens[this.#met % tokens.length]
    const [good] = goods
    this.#met += 1
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const send = async (path: string, method: string, body?: unknown): Promise<LoadAnswer> => {
      const sent = body === undefined ? undefined : JSON.stringify(body)
      const { answer, broken } = await ask(`${this.#stall.url}/api/v1${path}`, { method, headers }, sent)
      if (!answer) throw new Error(`The market did not answer ${path}: ${broken.reason}`)
      return answer
    }
    const post = (path: string, body: unknown) => send(path, 'POST', body)
    return {
      post,
      get: (path: string) => send(path, 'GET'),
      place: async (): Promise<string[]> => {
        const items = [{ ...good, quantity: 1 }]
        const asked = { isDirectOrder: true, delivery: DELIVERY, items, requestKey: randomUUID() }
        const { orderIds } = readData(await post(checkout.path, asked))
        if (!Array.isArray(orderIds)) throw new Error('Nothing was ordered')
        return orderIds.map(String)
      },
    }
  }
}

/** The data of an answer; an empty object for an error. */
export function readData({ body }: LoadAnswer): Record<string, unknown> {
  const answer: unknown = JSON.parse(body)
  const data = typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : null
  return typeof data === 'object' && data !== null ? { ...data } : {}
}
