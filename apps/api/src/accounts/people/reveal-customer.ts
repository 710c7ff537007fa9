import type { RevealedField, RevealReason } from '@ahia/contracts/admin/customers'
import type { AccountId, AccountRevealId } from '@ahia/contracts/ids'
import { recordStaffAct, type StaffActor } from '#audit/record-staff-act.ts'
import { newId } from '#platform/ids.ts'
import type { Db, Tx } from '#tables.ts'
import { getPerson } from './find-customers.ts'
import { tooManyLooks } from './people.errors.ts'
import { insertReveal, type Person } from './people.sql.ts'
import { MANY_LOOKS } from './people-emails.ts'

const LOOKS_PER_HOUR = 30

export type RevealDeps = {
  db: Db
  /** Of the slice that knows colleagues: one email to each owner. */
  emailOwners(tx: Tx, words: typeof MANY_LOOKS): Promise<void>
}

type Reveal = { by: StaffActor; accountId: AccountId; fields: readonly RevealedField[]; reason: RevealReason }
type Revealed = Partial<Record<RevealedField, string | null>>

/**
 * ADMIN-35: full details, for a reason, on record with the names of the fields. After 30 in an hour no more, and the
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
    if (count === LOOKS_PER_HOUR + 1) await deps.emailOwners(tx, MANY_LOOKS)
    const act = isTooMany ? 'customer.reveal-refused' : 'customer.reveal'
    await recordStaffAct(tx, by, { act, subjects: [`account:${accountId}`], fields: [...fields], reason })
    return isTooMany ? null : pick(person, fields)
  })
  if (revealed === null) throw tooManyLooks()
  return revealed
}

const pick = (person: Person, fields: readonly RevealedField[]): Revealed =>
  Object.fromEntries(fields.map((field) => [field, person[field]]))
