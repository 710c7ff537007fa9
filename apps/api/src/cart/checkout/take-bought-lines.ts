import type { AccountId, CartLineId } from '@ahia/contracts/ids'
import type { Tx } from '#tables.ts'
import { deleteBought } from './checkout-lines.sql.ts'

type Bought = {
  accountId: AccountId
  lines: readonly { cartLineId: CartLineId | null; quantity: number }[]
}

/**
 * Deletes what was paid for from the cart; this cannot be undone. Quantity that was added in the meantime stays, and so does
 * a line that the customer removed, unless all of it was bought. Lines of Buy Now (`cartLineId` null) were in no cart.
 */
export async function takeBoughtLines(tx: Tx, { accountId, lines }: Bought): Promise<void> {
  const inCart = lines.flatMap(({ cartLineId, quantity }) =>
    cartLineId === null ? [] : [{ cartLineId, quantity }],
  )
  if (inCart.length > 0) await deleteBought(tx, accountId, inCart)
}
