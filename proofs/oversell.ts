import type { Call } from '@ahia/contracts/call'
import { cancelOrder } from '@ahia/contracts/orders'
import { auditMoney, faultsOf } from '@ahia/testing/audit-money'
import { brokenOf, type Proof, type ProofResult } from '@ahia/testing/proof'
import { seededRandom } from '@ahia/testing/seeded-random'
import { makeBuyers, type Pressed, press, untilServed } from './support/buyers.ts'
import { countOf, type LastThing, listProduct } from './support/last-goods.ts'
import { inMarket, type Market } from './support/market.ts'

// R1: each trial is for the last unit.
const TRIALS = { full: 1_000, short: 50 }
const BUYERS = 50
/** Every this many trials all want two of a variant of which there are three, in two lines. */
const SPLIT_EVERY = 5
/** Concurrent trials, each with its own products: buyers of one product wait for each other, and cores would idle. */
const LANES = 3
/**
 * T20: enough buyers in rotation that none exceeds the limit per minute. Not a multiple of the buyers per trial, so that
 * the groups differ.
 */
const CUSTOMERS = { full: 630, short: 170 }

export const proof: Proof = {
  name: 'oversell',
  promise:
    'R1: of many who buy the last one at once exactly one gets it, also when it is asked for in two lines',
  run: ({ runs, seed, isFull }) => {
    const size = isFull ? 'full' : 'short'
    const trials = runs ?? TRIALS[size]
    return inMarket(2, (market) => attack(market, { trials, customers: CUSTOMERS[size], seed }))
  },
}

type Size = { trials: number; customers: number; seed: number }
type Tally = { sold: number; oversold: number; unsold: number; refused: number; others: Map<string, number> }

async function attack(market: Market, { trials, customers, seed }: Size): Promise<ProofResult> {
  const nextCrowd = createCrowds(await makeBuyers(market, customers), seed)
  const tally: Tally = { sold: 0, oversold: 0, unsold: 0, refused: 0, others: new Map() }
  const numbers = Array.from({ length: trials }, (_, at) => at + 1).values()
  const lane = () => tryEach(market, { numbers, nextCrowd, tally })
  await Promise.all(Array.from({ length: LANES }, lane))
  const audited = faultsOf(await auditMoney(market.database))
  const others = [...tally.others].map(([code, count]) => `${count} ${code}`).join(', ') || 'none'
  return {
    figures:
      `${trials} trials of ${BUYERS} buyers over two instances: ${tally.sold} sold, ${tally.oversold} oversold, ` +
      `${tally.unsold} left lying, ${tally.refused} told that it is gone, other answers: ${others}`,
    faults: [
      ...brokenOf({
        'nothing is sold twice': tally.oversold === 0,
        'what there is is sold in every trial': tally.unsold === 0 && tally.sold === trials,
        'everybody else is told that it is gone': tally.refused === trials * (BUYERS - 1),
      }),
      ...audited,
    ],
  }
}

/** Groups of buyers in rotation, shuffled each time: the first request wins most often, and must not always be the same. */
function createCrowds(buyers: readonly Call[], seed: number): () => Call[] {
  const chance = seededRandom(seed)
  let next = 0
  return () => {
    const crowd = Array.from({ length: BUYERS }, (_, at) => buyers[(next + at) % buyers.length])
    next += BUYERS
    const inOrder = crowd.flatMap((buyer) => (buyer ? [{ buyer, place: chance() }] : []))
    return inOrder.toSorted((one, other) => one.place - other.place).map(({ buyer }) => buyer)
  }
}

type Lane = { numbers: Iterable<number>; nextCrowd: () => Call[]; tally: Tally }

async function tryEach(market: Market, { numbers, nextCrowd, tally }: Lane): Promise<void> {
  const one = await listProduct(market, { stock: 1, kind: 'plain' })
  const few = await listProduct(market, { stock: 3, kind: 'variant' })
  for (const trial of numbers) {
    const crowd = nextCrowd()
    if (trial % SPLIT_EVERY === 0) await tryOnce(market, tally, { crowd, thing: few, lines: 2, left: 1 })
    else await tryOnce(market, tally, { crowd, thing: one, lines: 1, left: 0 })
  }
}

type Trial = { crowd: Call[]; thing: LastThing; lines: number; left: number }

/** All check out at once; the winner then cancels, so that the next group finds the unit in stock. */
async function tryOnce(market: Market, tally: Tally, { crowd, thing, lines, left }: Trial): Promise<void> {
  const pressed = await Promise.all(crowd.map((buyer) => press(buyer, thing, { lines })))
  const { stock, held } = await countOf(market, thing)
  const got = pressed.filter(({ placed }) => placed !== null).length
  tally.sold += Math.min(got, 1)
  tally.oversold += Math.max(0, got - 1) + (stock === left && held === lines * got ? 0 : 1)
  tally.unsold += got === 0 ? 1 : 0
  for (const { code } of pressed) {
    if (code === 'OUT_OF_STOCK') tally.refused += 1
    else if (code !== null) tally.others.set(code, (tally.others.get(code) ?? 0) + 1)
  }
  await Promise.all(crowd.map((buyer, at) => putBack(buyer, pressed[at])))
}

async function putBack(buyer: Call, pressed: Pressed | undefined): Promise<void> {
  for (const id of pressed?.placed?.orderIds ?? []) await untilServed(() => buyer(cancelOrder, { id }))
}
