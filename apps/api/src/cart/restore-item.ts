import type { AccountId, CartLineId } from '@ahia/contracts/ids'
import { holdAccount } from '#accounts/hold-account.ts'
import { findVisibleChoice } from '#catalog/choices/find-visible-choice.ts'
import { codeOf } from '#platform/database/unavailable.ts'
import type { Db, Tx } from '#tables.ts'
import { cartItemNotFound } from './cart.errors.ts'
import { type CartLine, findLine } from './cart-lines.sql.ts'
import { deleteTwin, joinTwin, restoreLine } from './change-lines.sql.ts'
import { mostOf } from './choice.rules.ts'
import { toChosen } from './to-chosen.ts'

type Own = { accountId: AccountId; itemId: CartLineId }

const MAX_TRIES = 3
const UNIQUE_VIOLATION = '23505'

/**
 * Undoes a removal: the line returns with its id and at its place. A line of the same choice that was added in the meantime
 * is merged into it, so that there is one line and the call is idempotent.
 */
export async function restoreItem({ db }: { db: Db }, own: Own, tries = 1): Promise<void> {
  try {
    await db.transaction(async (tx) => {
      await holdAccount(tx, own.accountId)
      const line = await findLine(tx, own)
      if (!line) throw cartItemNotFound()
      if (line.removedAt === null) return
      const twin = await deleteTwin(tx, own)
      await restoreLine(tx, own)
      if (twin) await joinTwin(tx, { ...line, ...own }, twin, await countBuyable(tx, line))
    })
  } catch (error) {
    // The same choice was added concurrently; the second attempt sees it.
    if (codeOf(error) !== UNIQUE_VIOLATION || tries === MAX_TRIES) throw error
    await restoreItem({ db }, own, tries + 1)
  }
}

async function countBuyable(tx: Tx, line: CartLine): Promise<number> {
  const priced = await findVisibleChoice(tx, toChosen(line))
  return priced ? mostOf(priced) : 0
}
