import { recordAct } from '#audit/record-act.ts'
import type { Db } from '#tables.ts'
import { lockOwners, suspendUnseenMembers } from './members.sql.ts'

/** ADMIN-10: suspends accounts that nobody uses, because nobody would notice if somebody else did. Their sessions have already expired. */
export const suspendUnseen = ({ db }: { db: Db }): Promise<void> =>
  db.transaction(async (tx) => {
    await lockOwners(tx)
    for (const id of await suspendUnseenMembers(tx))
      await recordAct(tx, {
        actor: { kind: 'MARKET' },
        act: 'staff.change-status',
        subjects: [`staff:${id}`],
        fields: ['status'],
        reason: 'UNSEEN',
      })
  })
