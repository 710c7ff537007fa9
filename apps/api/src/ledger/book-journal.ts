import type { LedgerJournalId } from '@ahia/contracts/ids'
import { newId } from '#platform/ids.ts'
import type { Tx } from '#tables.ts'
import { insertJournal, type Journal } from './ledger.sql.ts'

/**
 * Books the entries of one journal, without those of zero. Idempotent: a known key books nothing, whatever the entries are.
 * The database rejects a journal that does not add up to zero at commit.
 */
export async function bookJournal(tx: Tx, journal: Journal): Promise<'booked' | 'known'> {
  const entries = journal.entries.filter(({ kobo }) => kobo !== 0)
  const isNew = await insertJournal(tx, newId<LedgerJournalId>(), { ...journal, entries })
  return isNew ? 'booked' : 'known'
}
