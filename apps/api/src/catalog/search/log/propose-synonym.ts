import type { SynonymProposalId } from '@ahia/contracts/ids'
import { recordStaffAct, type StaffActor } from '#audit/record-staff-act.ts'
import { newId } from '#platform/ids.ts'
import type { Db } from '#tables.ts'
import { insertSynonym } from './search-log.sql.ts'

type Propose = { words: string; means: string; by: StaffActor }

/** ADMIN-51: a note for developers. Proposed again, it changes nothing. */
export async function proposeSynonym({ db }: { db: Db }, { words, means, by }: Propose): Promise<void> {
  await db.transaction(async (tx) => {
    const id = newId<SynonymProposalId>()
    if (!(await insertSynonym(tx, { id, words, means, by: by.id }))) return
    await recordStaffAct(tx, by, { act: 'synonym.propose', subjects: [`synonym:${id}`] })
  })
}
