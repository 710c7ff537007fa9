import { multiply } from '@ahia/money/arithmetic'
import { holdStock, type Shortage } from '#catalog/stock/hold-stock.ts'
import { listShortages } from '#catalog/stock/list-shortages.ts'
import type { OrderDraft } from '#orders/create-orders.ts'
import { readHoldHistory } from '#orders/holds/hold-history.reads.ts'
import { holderOf, MAX_EXPIRED_HOLDS } from '#orders/holds/holder-of.ts'
import type { Tx } from '#tables.ts'
import type { NewCheckout } from './checkout.sql.ts'

type HoldOrCheckInput = {
  drafts: readonly OrderDraft[]
  accountId: NewCheckout['accountId']
  clientAddress: string
  /** Without earlier checkouts there is nothing to look up. */
  isFirst: boolean
  /** false: the hold limit (T11, hoarding) is reached, so nothing is held for now. */
  mayHold: boolean
}

/**
 * CHK-07, T11 (hoarding): holds the items of a checkout. For a customer whose last holds expired unpaid, and above the hold
 * limit, it only checks that they are in stock: they are held when the payment page opens.
 */
export async function holdOrCheckItems(
  tx: Tx,
  { drafts, accountId, clientAddress, isFirst, mayHold }: HoldOrCheckInput,
): Promise<{ isHeld: boolean; shortages: Shortage[] }> {
  const history = isFirst ? { expired: 0, hasReceivedAny: false } : await readHoldHistory(tx, accountId)
  const isHeld = mayHold && history.expired < MAX_EXPIRED_HOLDS
  if (!isHeld) {
    const lines = drafts.flatMap((draft) => draft.lines)
    return { isHeld, shortages: await listShortages(tx, lines) }
  }
  const holder = holderOf({ accountId, clientAddress }, history)
  return { isHeld, shortages: await holdStock(tx, drafts.map(toHold), holder) }
}

const toHold = ({ id, lines }: OrderDraft) => ({
  orderId: id,
  lines: lines.map((line) => ({ ...line, lineKobo: multiply(line.unitKobo, line.quantity) })),
})
