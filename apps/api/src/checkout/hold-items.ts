import { multiply } from '@ahia/money/arithmetic'
import { holdStock, type Shortage } from '#catalog/stock/hold-stock.ts'
import { listShortages } from '#catalog/stock/list-shortages.ts'
import type { OrderDraft } from '#orders/create-orders.ts'
import { readHoldRecord } from '#orders/holds/hold-record.reads.ts'
import { holderOf, MAX_LAPSES } from '#orders/holds/holder-of.ts'
import type { Tx } from '#tables.ts'
import type { NewCheckout } from './checkout.sql.ts'

type HoldItemsInput = {
  drafts: readonly OrderDraft[]
  accountId: NewCheckout['accountId']
  clientAddress: string
  /** Without earlier checkouts there is nothing to look up. */
  isFirst: boolean
  /** false: the bounds of T11 are reached, so nothing is held for now. */
  isHolding: boolean
}

/**
 * CHK-07, T11: holds the items of a checkout. For a customer whose holds have lapsed, and beyond the bounds, it only looks
 * whether they are in stock: they are held when the payment page opens.
 */
export async function holdItems(
  tx: Tx,
  { drafts, accountId, clientAddress, isFirst, isHolding }: HoldItemsInput,
): Promise<{ isHeld: boolean; missing: Shortage[] }> {
  const record = isFirst ? { lapses: 0, hasReceived: false } : await readHoldRecord(tx, accountId)
  const isHeld = isHolding && record.lapses < MAX_LAPSES
  if (!isHeld) {
    const lines = drafts.flatMap((draft) => draft.lines)
    return { isHeld, missing: await listShortages(tx, lines) }
  }
  const holder = holderOf({ accountId, clientAddress }, record)
  return { isHeld, missing: await holdStock(tx, drafts.map(toHold), holder) }
}

const toHold = ({ id, lines }: OrderDraft) => ({
  orderId: id,
  lines: lines.map((line) => ({ ...line, lineKobo: multiply(line.unitKobo, line.quantity) })),
})
