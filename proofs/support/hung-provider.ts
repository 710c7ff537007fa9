import { setTimeout as pause } from 'node:timers/promises'
import { payOrders } from '@ahia/contracts/payments'
import { offerLoad, percentile } from '@ahia/testing/offer-load'
import { isPoliteError } from '@ahia/testing/proof'
import type { Payers } from './payers.ts'
import type { Stall } from './trade.ts'

export const PAYERS_WHILE_HUNG = 20
const BASELINE_MS = 3_000

export type Hung = {
  slowestMs: number
  afterwardsMs: number
  p99Ms: number
  baselineMs: number
  notServed: number
}

/** The provider hangs: payers get an error in time, and visitors who browse notice nothing. */
export async function hangOn(customers: Payers, stall: Stall): Promise<Hung> {
  const payers = []
  for (let at = 0; at < PAYERS_WHILE_HUNG; at += 1) {
    const payer = customers.next()
    payers.push({ payer, orderIds: await payer.place() })
  }
  const before = await lookAround(stall, pause(BASELINE_MS))
  await stall.sandbox.control.fault({ endpoint: 'any', kind: 'hang' })
  const paying = Promise.all(payers.map(({ payer, orderIds }) => payer.post(payOrders.path, { orderIds })))
  const during = await lookAround(stall, paying)
  const answers = await paying
  const [first] = payers
  const again = await first?.payer.post(payOrders.path, { orderIds: first.orderIds })
  return {
    slowestMs: Math.max(...answers.map(({ ms }) => ms)),
    afterwardsMs: again?.ms ?? Number.POSITIVE_INFINITY,
    p99Ms: percentile(during.ms, 0.99),
    baselineMs: percentile(before.ms, 0.99),
    notServed: during.notServed + answers.filter((answer) => !isPoliteError(answer)).length,
  }
}

async function lookAround(
  stall: Stall,
  until: Promise<unknown>,
): Promise<{ ms: number[]; notServed: number }> {
  const ms: number[] = []
  let notServed = 0
  const leaving = new AbortController()
  void until.finally(() => leaving.abort())
  await offerLoad({
    urls: [`${stall.url}/api/v1/products`],
    connections: 2,
    until: leaving.signal,
    onOutcome: ({ answer }) => {
      if (answer?.status === 200) ms.push(answer.ms)
      else notServed += 1
    },
  })
  return { ms, notServed }
}
