import type { getOffer as contract } from '@ahia/contracts/subscriptions'
import type { z } from 'zod'
import { countSold } from '#catalog/catalog.reads.ts'
import { listRates } from '#ledger/ledger.reads.ts'
import { countApprovedShops } from '#shops/shops.reads.ts'
import type { Db } from '#tables.ts'

type Offer = z.input<typeof contract.data>

const BPS_PER_PERCENT = 100

/** WIN-28: figures from the rows, for merchants who think about selling here. */
export async function getOffer({ db }: { db: Db }): Promise<Offer> {
  const [rates, itemsSold, shops] = await Promise.all([
    listRates(db.read),
    countSold(db.read),
    countApprovedShops(db.read),
  ])
  const commission = rates
    .filter(({ hasPackage }) => hasPackage)
    .map(({ category, rateBps }) => ({ category, percent: rateBps / BPS_PER_PERCENT }))
  return { commission, reach: { itemsSold, shops } }
}
