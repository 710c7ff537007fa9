import type { Tx } from '#tables.ts'
import { lockProducts, type Sellable } from './held-stock.sql.ts'
import { takeRest } from './rest.sql.ts'

/** SELL-32: the shop has none of these left, whatever the figures said: nobody else can buy what is not there. */
export async function writeOffRest(tx: Tx, sellables: readonly Sellable[]): Promise<void> {
  await lockProducts(
    tx,
    sellables.map(({ productId }) => productId),
  )
  await takeRest(tx, sellables)
}
