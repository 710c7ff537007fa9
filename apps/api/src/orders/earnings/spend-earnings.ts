import type { ShopId } from '@ahia/contracts/ids'
import type { Kobo } from '@ahia/money/kobo'
import { bookJournal } from '#ledger/book-journal.ts'
import { credit, debit, type LedgerAccount } from '#ledger/entry.rules.ts'
import { readShopBalance } from '#ledger/ledger.reads.ts'
import { advisoryLock } from '#platform/database/advisory-lock.ts'
import type { Tx } from '#tables.ts'
import { sumSpendable } from './spendable.sql.ts'

type Spending = {
  shopId: ShopId
  kobo: Kobo
  to: LedgerAccount
  /** What is paid, so that it is paid once: 'invoice:<id>'. */
  key: string
  kind: Parameters<typeof bookJournal>[1]['kind']
}

/**
 * Books away from a shop what it has earned, if that is enough, once for each key. Money that may still go back to a
 * card is not earned yet. Serialises withdrawals per shop until the transaction ends, so that nothing is spent twice.
 */
export async function spendEarnings(
  tx: Tx,
  { shopId, kobo, to, key, kind }: Spending,
): Promise<'spent' | 'not enough'> {
  await advisoryLock(tx, `shop-balance:${shopId}`)
  if (!(await hasEarned(tx, shopId, kobo))) return 'not enough'
  await bookJournal(tx, {
    key,
    kind,
    entries: [{ ...debit('SHOP', null, kobo), shopId }, credit(to, null, kobo)],
  })
  return 'spent'
}

/** The whole balance first: that is read quickly, and a shop in the red pays nothing. */
async function hasEarned(tx: Tx, shopId: ShopId, kobo: Kobo): Promise<boolean> {
  const owedKobo = -(await readShopBalance(tx, shopId)) // what we owe is negative
  return owedKobo >= kobo && (await sumSpendable(tx, shopId)) >= kobo
}
