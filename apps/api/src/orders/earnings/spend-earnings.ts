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
  /** Makes spending idempotent: 'invoice:<id>'. */
  key: string
  kind: Parameters<typeof bookJournal>[1]['kind']
}

/**
 * Spends a shop's earnings, if they are enough, once per key. Money that may still be refunded is not earned yet.
 * Serialises withdrawals per shop until the transaction ends, so that nothing is spent twice.
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

/** Reads the whole balance first, as that is cheap, and a shop with a negative balance cannot pay. */
async function hasEarned(tx: Tx, shopId: ShopId, kobo: Kobo): Promise<boolean> {
  const owedKobo = -(await readShopBalance(tx, shopId)) // what we owe is negative
  return owedKobo >= kobo && (await sumSpendable(tx, shopId)) >= kobo
}
