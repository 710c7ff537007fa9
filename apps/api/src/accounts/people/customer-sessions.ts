import type { AccountId, AccountNoteId, SessionId } from '@ahia/contracts/ids'
import { recordStaffAct, type StaffActor } from '#audit/record-staff-act.ts'
import { newId } from '#platform/ids.ts'
import type { Db } from '#tables.ts'
import { sessionNotFound } from '../sessions/sessions.errors.ts'
import { endAllSessions, endSession } from '../sessions/sessions.sql.ts'
import { getPerson } from './find-customers.ts'
import { insertNote } from './people.sql.ts'

type OfCustomer = { by: StaffActor; accountId: AccountId }

/** ADMIN-36: signs one device of a customer out; it is at its next call. */
export const endCustomerSession = (
  { db }: { db: Db },
  { by, accountId, sessionId }: OfCustomer & { sessionId: SessionId },
): Promise<void> =>
  db.transaction(async (tx) => {
    if (!(await endSession(tx, { accountId, sessionId }, 'STAFF'))) throw sessionNotFound()
    await recordStaffAct(tx, by, {
      act: 'customer.end-session',
      subjects: [`account:${accountId}`, `session:${sessionId}`],
    })
  })

export const endCustomerSessions = ({ db }: { db: Db }, { by, accountId }: OfCustomer): Promise<void> =>
  db.transaction(async (tx) => {
    await getPerson(tx, accountId)
    await endAllSessions(tx, accountId, 'STAFF')
    await recordStaffAct(tx, by, { act: 'customer.end-sessions', subjects: [`account:${accountId}`] })
  })

/** ADMIN-36: seen by colleagues, and by the customer in their export. */
export const addCustomerNote = (
  { db }: { db: Db },
  { by, accountId, words }: OfCustomer & { words: string },
): Promise<void> =>
  db.transaction(async (tx) => {
    await getPerson(tx, accountId)
    await insertNote(tx, { id: newId<AccountNoteId>(), accountId, staffId: by.id, words })
    await recordStaffAct(tx, by, { act: 'customer.note', subjects: [`account:${accountId}`] })
  })
