import type { AccountId } from '@ahia/contracts/ids'
import { holdStock } from '#catalog/stock/hold-stock.ts'
import { listShortages } from '#catalog/stock/list-shortages.ts'
import type { Tx } from '#tables.ts'
import { soldOut } from '../orders.errors.ts'
import type { LockedOrder } from '../steps/lock-orders.ts'
import { markHeld } from '../steps/moves.sql.ts'
import { readHoldHistory } from './hold-history.reads.ts'
import { holderOf } from './holder-of.ts'

type Payer = {
  accountId: AccountId
  clientAddress: string
  /** false: the hold limit is reached, so the items are taken when the money arrives. */
  mayHold: boolean
}

/**
 * T11 (hoarding): holds the items of orders that hold none since the checkout, now that their payment page opens. Without `mayHold` it
 * only checks that they are in stock. Throws when they are not, and `HoldLimitReached`.
 */
export async function holdForPayment(tx: Tx, orders: readonly LockedOrder[], payer: Payer): Promise<void> {
  const unheld = orders.filter(({ heldAt }) => heldAt === null)
  if (unheld.length === 0) return
  const lines = unheld.flatMap((order) => order.lines)
  const shortages = payer.mayHold ? await hold(tx, unheld, payer) : await listShortages(tx, lines)
  if (shortages.length > 0) {
    const short = new Set(shortages.map(({ productId }) => productId))
    throw soldOut(lines.filter(({ productId }) => short.has(productId)).map(({ name }) => name))
  }
}

async function hold(tx: Tx, unheld: readonly LockedOrder[], payer: Payer) {
  const holder = holderOf(payer, await readHoldHistory(tx, payer.accountId))
  const shortages = await holdStock(
    tx,
    unheld.map(({ id, lines }) => ({ orderId: id, lines })),
    holder,
  )
  await markHeld(
    tx,
    unheld.map(({ id }) => id),
  )
  return shortages
}
