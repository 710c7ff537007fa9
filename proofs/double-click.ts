import { randomUUID } from 'node:crypto'
import type { Call } from '@ahia/contracts/call'
import { auditMoney, faultsOf } from '@ahia/testing/audit-money'
import { brokenOf, type Proof, type ProofResult } from '@ahia/testing/proof'
import { makeBuyers, press } from './support/buyers.ts'
import { countOf, listProduct } from './support/last-goods.ts'
import { inMarket, type Market } from './support/market.ts'

// R3: equal checkouts that each buyer sends at once.
const PRESSES = 100
const BUYERS = { full: 20, short: 6 }
const STOCK = 1_000

export const proof: Proof = {
  name: 'double-click',
  promise: 'R3: one press and a hundred of the same at once make one set of orders and get one answer',
  run: ({ isFull }) => inMarket(2, (market) => attack(market, BUYERS[isFull ? 'full' : 'short'])),
}

async function attack(market: Market, count: number): Promise<ProofResult> {
  const thing = await listProduct(market, { stock: STOCK, kind: 'plain' })
  const buyers = await makeBuyers(market, count)
  let [answered, different, reused] = [0, 0, 0]
  for (const [at, buyer] of buyers.entries()) {
    // Half of them send no key: then the equal body identifies the repeat.
    const requestKey = at % 2 === 0 ? randomUUID() : null
    const options = requestKey === null ? {} : { requestKey }
    const pressed = await Promise.all(Array.from({ length: PRESSES }, () => press(buyer, thing, options)))
    answered += pressed.filter(({ placed }) => placed !== null).length
    different += new Set(pressed.map((one) => JSON.stringify(one))).size - 1
    if (requestKey !== null && (await isReuseRefused(buyer, thing, requestKey))) reused += 1
  }
  const { stock, held } = await countOf(market, thing)
  const audited = faultsOf(await auditMoney(market.database))
  return {
    figures:
      `${count} buyers pressed ${PRESSES} times at once over two instances: ${answered} of ${count * PRESSES} answered, ` +
      `${different} answers unlike the others, ${held} put aside for ${count} orders; ` +
      `${reused} of ${Math.ceil(count / 2)} keys refused for another body`,
    faults: [
      ...brokenOf({
        'every press is answered': answered === count * PRESSES,
        'all answers to one press are equal': different === 0,
        'one order a buyer is put aside': held === count && stock === STOCK - count,
        'a key does not stand for another order': reused === Math.ceil(count / 2),
      }),
      ...audited,
    ],
  }
}

async function isReuseRefused(
  buyer: Call,
  thing: Parameters<typeof press>[1],
  requestKey: string,
): Promise<boolean> {
  const { code } = await press(buyer, thing, { requestKey, lines: 2 })
  return code === 'REQUEST_KEY_REUSED'
}
