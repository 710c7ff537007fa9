import type { LedgerJournalId } from '@ahia/contracts/ids'
import { newId } from '#platform/ids.ts'
import type { Tx } from '#tables.ts'
import { insertJournal, type Journal } from './ledger.sql.ts'

/**
 * Books the entries of one journal, leaving out those of 0 kobo. Idempotent: a known key books nothing, whatever the entries
 * are. At commit the database rejects a journal that does not add up to zero.
 */
export async function bookJournal(tx: Tx, journal: Journal): Promise<'booked' | 'known'> {
  const entries = journal.entries.filter(({ kobo }) => kobo !== 0)
  const isNew = await insertJournal(tx, newId<LedgerJournalId>(), { ...journal, entries })
  return isNew ? 'booked' : 'known'
}
