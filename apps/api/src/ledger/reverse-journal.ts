import type { Tx } from '#tables.ts'
import { bookJournal } from './book-journal.ts'
import { reverse } from './entry.rules.ts'
import { readJournalEntries } from './ledger.reads.ts'
import type { Journal } from './ledger.sql.ts'

type Reversal = Pick<Journal, 'key' | 'kind'> & { ofKey: string }

/** Books the reverse of an earlier journal, once: after a failed refund all balances are as before. */
export async function reverseJournal(
  tx: Tx,
  { ofKey, key, kind }: Reversal,
): Promise<'booked' | 'known' | 'nothing to reverse'> {
  const entries = await readJournalEntries(tx, ofKey)
  if (entries.length === 0) return 'nothing to reverse'
  return bookJournal(tx, { key, kind, entries: reverse(entries) })
}
