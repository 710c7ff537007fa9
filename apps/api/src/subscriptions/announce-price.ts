import { kobo } from '@ahia/money/kobo'
import { TIERS } from '@ahia/reference/packages'
import { z } from 'zod'
import { eventKind } from '#platform/jobs/kinds.ts'
import { publish } from '#platform/jobs/outbox.ts'
import type { Db, Tx } from '#tables.ts'
import { takePriceTurn } from './price-turn.ts'
import type { Price } from './prices.rules.ts'
import { insertPrice } from './prices.sql.ts'

const KOBO_PER_NAIRA = 100

export const priceSchema = z.object({
  tier: z.enum(TIERS),
  validFrom: z.coerce.date(),
  monthlyKobo: z.int().positive().transform(kobo),
})

export const priceAnnounced = eventKind('subscriptions.price_announced', priceSchema)

/**
 * CONST-10: the database rejects less than 30 days' notice, and all subscribers of the package are emailed. A price that was
 * already announced for that time stays. Running periods keep their price: an invoice uses the price of the day its period
 * starts.
 */
export const announcePrice = ({ db }: { db: Db }, price: Price): Promise<'announced' | 'known'> =>
  db.transaction((tx) => announcePriceIn(tx, price))

/** The same as part of a transaction. */
export async function announcePriceIn(tx: Tx, price: Price): Promise<'announced' | 'known'> {
  // API-31 shows naira without kobo.
  if (price.monthlyKobo % KOBO_PER_NAIRA !== 0) throw new RangeError('A price is whole naira')
  await takePriceTurn(tx, price.tier)
  if (!(await insertPrice(tx, price))) return 'known'
  await publish(tx, priceAnnounced, price)
  return 'announced'
}
