import type { ShopId } from '@ahia/contracts/ids'
import type { Reader, Tx } from '#tables.ts'
import type { Price } from './prices.rules.ts'

/** All past, current and announced prices: a handful. */
export async function listPrices(reader: Reader): Promise<Price[]> {
  return reader
    .selectFrom('subscription_prices')
    .select(['tier', 'valid_from as validFrom', 'monthly_kobo as monthlyKobo'])
    .orderBy('tier')
    .orderBy('valid_from')
    .execute()
}

/** Whether it was new: a price that was announced for a day is not replaced. */
export async function insertPrice(tx: Tx, { tier, validFrom, monthlyKobo }: Price): Promise<boolean> {
  const inserted = await tx
    .insertInto('subscription_prices')
    .values({ tier, valid_from: validFrom, monthly_kobo: monthlyKobo })
    .onConflict((price) => price.columns(['tier', 'valid_from']).doNothing())
    .returning('tier')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Records that a shop is emailed about a price; false when it already was. */
export async function insertPriceEmail(
  tx: Tx,
  shopId: ShopId,
  { tier, validFrom }: Pick<Price, 'tier' | 'validFrom'>,
): Promise<boolean> {
  const inserted = await tx
    .insertInto('price_emails')
    .values({ shop_id: shopId, tier, valid_from: validFrom })
    .onConflict((known) => known.columns(['shop_id', 'tier', 'valid_from']).doNothing())
    .returning('shop_id')
    .executeTakeFirst()
  return inserted !== undefined
}
