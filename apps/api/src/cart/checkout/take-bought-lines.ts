import type { AccountId, CartLineId } from '@ahia/contracts/ids'
import type { Tx } from '#tables.ts'
import { deleteBought } from './bought-lines.sql.ts'

type Bought = {
  accountId: AccountId
  lines: readonly { cartLineId: CartLineId | null; quantity: number }[]
}

/**
 * Takes what was paid out of the cart, for good: it is no slip that could be undone. What was added of it meanwhile
 * stays, and so does a line that the customer took out themselves unless all of it was bought. Lines of Buy Now
 * (`cartLineId` null) were in no cart.
 */
export async function takeBoughtLines(tx: Tx, { accountId, lines }: Bought): Promise<void> {
  const inCart = lines.flatMap(({ cartLineId, quantity }) =>
    cartLineId === null ? [] : [{ cartLineId, quantity }],
  )
  if (inCart.length > 0) await deleteBought(tx, accountId, inCart)
}
