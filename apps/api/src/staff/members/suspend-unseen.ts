import { recordAct } from '#audit/record-act.ts'
import type { Db } from '#tables.ts'
import { lockOwners, suspendUnseenMembers } from './members.sql.ts'

/** ADMIN-10: an account that nobody uses is a door that nobody watches. Its sessions have long ended by themselves. */
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
