import type { ShopId } from '@ahia/contracts/ids'
import { CATEGORIES } from '@ahia/reference/categories'
import { listRates } from '#ledger/ledger.reads.ts'
import { rateOf } from '#ledger/rates.rules.ts'
import { hasPackage } from '#shops/shops.reads.ts'
import type { Db } from '#tables.ts'

/** SELL-17: the commission in force, for the 'You receive' line. */
export async function getRates({ db }: { db: Db }, shopId: ShopId) {
  const rates = await listRates(db.read)
  return {
    hasPackage: await hasPackage(db.read, shopId),
    rates: CATEGORIES.map((category) => ({
      category,
      withPackageBps: rateOf(rates, { hasPackage: true, category }),
      withoutPackageBps: rateOf(rates, { hasPackage: false, category }),
    })),
  }
}
