import type { AccountId, AccountRevealId } from '@ahia/contracts/ids'
import { recordStaffAct, type StaffActor } from '#audit/record-staff-act.ts'
import { enqueueEmail } from '#notifications/enqueue-email.ts'
import { newId } from '#platform/ids.ts'
import type { Db, Tx } from '#tables.ts'
import { getPerson } from './find-customers.ts'
import { tooManyLooks } from './people.errors.ts'
import { insertReveal, type Person } from './people.sql.ts'
import { sayManyLooks } from './people-emails.ts'

export const REVEALED_FIELDS = ['name', 'email', 'phone', 'street', 'city'] as const
export type RevealedField = (typeof REVEALED_FIELDS)[number]
type Reason = 'CUSTOMER_ASKED' | 'ORDER_PROBLEM' | 'DATA_REQUEST' | 'FRAUD_CHECK' | 'LEGAL_ORDER'

const LOOKS_PER_HOUR = 30

export type RevealDeps = {
  db: Db
  /** Of the slice that knows colleagues. */
  listOwnerEmails(tx: Tx): Promise<string[]>
}

type Reveal = { by: StaffActor; accountId: AccountId; fields: readonly RevealedField[]; reason: Reason }
type Revealed = Partial<Record<RevealedField, string | null>>

/**
 * ADMIN-35: details in clear, for a reason, on record with the names of the fields. After 30 in an hour no more, and the
 * owners get an email with the first that is refused.
 */
export async function revealCustomer(
  deps: RevealDeps,
  { by, accountId, fields, reason }: Reveal,
): Promise<Revealed> {
  const revealed = await deps.db.transaction(async (tx) => {
    const person = await getPerson(tx, accountId)
    const look = { id: newId<AccountRevealId>(), accountId, staffId: by.id, fields: [...fields], reason }
    const count = await insertReveal(tx, look)
    const isTooMany = count > LOOKS_PER_HOUR
    if (count === LOOKS_PER_HOUR + 1) await emailOwners(tx, deps)
    const act = isTooMany ? 'customer.reveal-refused' : 'customer.reveal'
    await recordStaffAct(tx, by, { act, subjects: [`account:${accountId}`], fields: [...fields], reason })
    return isTooMany ? null : pick(person, fields)
  })
  if (revealed === null) throw tooManyLooks()
  return revealed
}

const pick = (person: Person, fields: readonly RevealedField[]): Revealed =>
  Object.fromEntries(fields.map((field) => [field, person[field]]))

async function emailOwners(tx: Tx, { listOwnerEmails }: RevealDeps): Promise<void> {
  for (const email of await listOwnerEmails(tx)) await enqueueEmail(tx, await sayManyLooks(email))
}
