import { setTimeout as pause } from 'node:timers/promises'
import { ApiError } from '@ahia/contracts/api-error'
import type { Call } from '@ahia/contracts/call'
import { checkout } from '@ahia/contracts/checkout'
import { payOrders } from '@ahia/contracts/payments'
import { auditMoney, faultsOf } from '@ahia/testing/audit-money'
import { brokenOf, type Proof, type ProofResult } from '@ahia/testing/proof'
import { seededRandom } from '@ahia/testing/seeded-random'
import { buyerEmail, makeBuyers, untilServed } from './support/buyers.ts'
import { each } from './support/each.ts'
import { Hoarder } from './support/hoarder.ts'
import { inMarket, type Market } from './support/market.ts'
import { type Choice, countHeld, countShelves, letMinutesPass, listInStock } from './support/shelves.ts'

const HOARDERS = 20
const NETWORKS = 5
const MOST_SHARE = 0.05
/** The attack lasts ten minutes of the market's clock, and is repeated in steps until holds have lapsed twice. */
const STEPS_MINUTES = [2, 3, 5, 25, 30]
/** Honest customers in each step; some share a network with hoarders. */
const HONEST = 6
const HONEST_ON_A_HOARDED_NETWORK = 2
/** What an honest customer buys: enough is left that nobody else takes the last one first. */
const PLENTY = 5
const LOOK_MS = 50

export const proof: Proof = {
  name: 'hoarding',
  promise: `T11: ${HOARDERS} accounts on ${NETWORKS} networks that never pay hold at most 5 % of the stock`,
  run: ({ seed }) => inMarket(2, (market) => attack(market, seed)),
}

const networkOf = (at: number): string => `10.250.0.${1 + (at % NETWORKS)}`

async function attack(market: Market, seed: number): Promise<ProofResult> {
  const { database } = market
  const chance = seededRandom(seed)
  const total = countShelves(await listInStock(database))
  const honest = HONEST * STEPS_MINUTES.length
  const calls = await makeBuyers(market, HOARDERS + honest, networkFor)
  const hoarders = calls.slice(0, HOARDERS).map((call) => new Hoarder(call, chance))
  const shoppers = calls.slice(HOARDERS)
  const emails = hoarders.map((_, at) => buyerEmail(at))

  const watch = watchHeld(market, emails)
  const refusedCodes: string[] = []
  let fewestProducts = total.products
  for (const minutes of STEPS_MINUTES) {
    const choices = await listInStock(database)
    const served = each(shoppers.splice(0, HONEST), (call) => buyHonestly(call, choices, chance))
    await each(hoarders, (hoarder) => hoarder.tryEverything(choices))
    refusedCodes.push(...(await served).flatMap((code) => code ?? []))
    fewestProducts = Math.min(fewestProducts, countShelves(await listInStock(database)).products)
    await letMinutesPass(database, minutes)
  }
  const most = await watch.end()
  const audited = faultsOf(await auditMoney(database))
  return {
    figures:
      `${HOARDERS} accounts on ${NETWORKS} networks held at most ${share(most.units, total.units)} of ${total.units} units and ` +
      `${share(most.naira, total.naira)} of their value; ${fewestProducts} of ${total.products} products stayed in stock; ` +
      `${honest} honest customers, ${refusedCodes.length} refused; hoarders were refused: ${refusedOf(hoarders)}`,
    faults: [
      ...brokenOf({
        'hoarders hold at most 5 % of the units at any moment': most.units <= total.units * MOST_SHARE,
        'hoarders hold at most 5 % of the value at any moment': most.naira <= total.naira * MOST_SHARE,
        'the hoarders held something, so that the figures mean something': most.units > 0,
        [`no honest customer is refused (first: ${refusedCodes[0]})`]: refusedCodes.length === 0,
      }),
      ...audited,
    ],
  }
}

/** Honest customers come from networks of their own, but for a few. */
function networkFor(at: number): string | undefined {
  const isHoarder = at < HOARDERS
  return isHoarder || at % HONEST < HONEST_ON_A_HOARDED_NETWORK ? networkOf(at) : undefined
}

/** Orders one thing and opens the payment page. Returns the code of what was refused. */
async function buyHonestly(call: Call, choices: readonly Choice[], chance: () => number) {
  const plenty = choices.filter(({ stock, naira }) => stock >= PLENTY && naira >= 200 && naira < 1_000_000)
  const choice = plenty[Math.floor(chance() * plenty.length)]
  if (!choice) return 'nothing left'
  const { productId, selectedVariantId, selectedOptionId } = choice
  const items = [{ productId, selectedVariantId, selectedOptionId, quantity: 1 }]
  const delivery = { type: 'PICKUP', region: 'LAGOS' } as const
  try {
    const { orderIds } = await untilServed(() => call(checkout, { isDirectOrder: true, delivery, items }))
    await untilServed(() => call(payOrders, { orderIds }))
    return null
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return error.code ?? `status ${error.status}`
  }
}

/** Looks all the time, as a hold of a moment counts too. */
function watchHeld({ database }: Market, emails: readonly string[]) {
  const most = { units: 0, naira: 0 }
  let isOver = false
  const look = async () => {
    const now = await countHeld(database, emails)
    most.units = Math.max(most.units, now.units)
    most.naira = Math.max(most.naira, now.naira)
  }
  const looking = (async () => {
    while (!isOver) {
      await look()
      await pause(LOOK_MS)
    }
    await look()
  })()
  return {
    end: async () => {
      isOver = true
      await looking
      return most
    },
  }
}

const share = (some: number, all: number): string => `${((100 * some) / all).toFixed(1)} %`

function refusedOf(hoarders: readonly Hoarder[]): string {
  const all = new Map<string, number>()
  for (const { refused } of hoarders)
    for (const [code, count] of refused) all.set(code, (all.get(code) ?? 0) + count)
  return [...all].map(([code, count]) => `${count} ${code}`).join(', ') || 'never'
}
