import type { listTiers as contract } from '@ahia/contracts/subscriptions'
import { toNaira } from '@ahia/money/naira'
import type { Tier } from '@ahia/reference/packages'
import type { z } from 'zod'
import type { Db } from '#tables.ts'
import { readNow } from './now.sql.ts'
import { findNextPrice, type Price, priceAt } from './prices.rules.ts'
import { listPrices } from './prices.sql.ts'

type Tiers = z.input<typeof contract.data>

/** API-31: what each package costs now, and what was announced. */
export async function listTiers({ db }: { db: Db }): Promise<Tiers> {
  const [prices, now] = await Promise.all([listPrices(db.read), readNow(db.read)])
  const at = (tier: Tier) => ({
    amount: toNaira(priceAt(prices, tier, now)),
    next: toNext(findNextPrice(prices, tier, now)),
  })
  return { BASIC: at('BASIC'), PREMIUM: at('PREMIUM'), ELITE: at('ELITE') }
}

const toNext = (price: Price | null): Tiers[Tier]['next'] =>
  price && { amount: toNaira(price.monthlyKobo), from: price.validFrom.toISOString() }
