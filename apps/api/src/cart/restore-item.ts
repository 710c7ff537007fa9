import type { AccountId, CartLineId } from '@ahia/contracts/ids'
import { MAX_CART_QUANTITY } from '@ahia/contracts/limits'
import { codeOf } from '#platform/database/unavailable.ts'
import type { Db } from '#tables.ts'
import { cartItemNotFound } from './cart.errors.ts'
import { findLine } from './cart-lines.sql.ts'
import { removeTwin, restoreLine } from './change-lines.sql.ts'

type Own = { accountId: AccountId; itemId: CartLineId }

const MAX_TRIES = 3
const UNIQUE_VIOLATION = '23505'

/**
 * Undoes a removal: the line comes back under its id and at its place. What was added of the same choice meanwhile
 * goes into it, so that there is one line and asking again changes nothing.
 */
export async function restoreItem({ db }: { db: Db }, own: Own, tries = 1): Promise<void> {
  try {
    await db.transaction(async (tx) => {
      const line = await findLine(tx, own)
      if (!line) throw cartItemNotFound()
      if (line.removedAt === null) return
      const more = await removeTwin(tx, own)
      await restoreLine(tx, own, { more, most: MAX_CART_QUANTITY })
    })
  } catch (error) {
    // Somebody has added the same choice at this very moment: now it can be seen.
    if (codeOf(error) !== UNIQUE_VIOLATION || tries === MAX_TRIES) throw error
    await restoreItem({ db }, own, tries + 1)
  }
}
