import { createHash } from 'node:crypto'
import type { getAccessReview } from '@ahia/contracts/admin/access-reviews'
import type { AnswerOf } from '@ahia/contracts/endpoint'
import { recordStaffAct, type StaffActor } from '#audit/record-staff-act.ts'
import type { Db } from '#tables.ts'
import { accessChanged, alreadyDecided } from '../staff.errors.ts'
import { findReview, type HeldRow, insertReview, listHeld } from './access-reviews.sql.ts'

/** ADMIN-10: who holds what, and when they last used it. */
export async function showAccess({ db }: { db: Db }): Promise<AnswerOf<typeof getAccessReview>> {
  const [held, { quarter, confirmedBy, confirmedAt }] = await Promise.all([
    listHeld(db.read),
    findReview(db.read),
  ])
  return {
    quarter,
    version: versionOf(held),
    confirmed:
      confirmedAt && confirmedBy !== null ? { by: confirmedBy, at: confirmedAt.toISOString() } : null,
    colleagues: held.map(({ id, seenAt, ...rest }) => ({ _id: id, ...rest, seenAt: seenAt.toISOString() })),
  }
}

/** Once a quarter, and only for what was seen: `version` is of the list that was shown. */
export async function confirmAccess(
  { db }: { db: Db },
  { version, by }: { version: string; by: StaffActor },
): Promise<void> {
  await db.transaction(async (tx) => {
    const held = await listHeld(tx)
    if (versionOf(held) !== version) throw accessChanged()
    if (!(await insertReview(tx, { by: by.id, held: whatIsHeld(held) })))
      throw alreadyDecided((await findReview(tx)).confirmedBy)
    await recordStaffAct(tx, by, { act: 'staff.confirm-access', subjects: [`staff:${by.id}`] })
  })
}

const whatIsHeld = (held: readonly HeldRow[]) =>
  held.map(({ id, status, roles }) => ({ id, status, roles: roles.map(({ role }) => role) }))

const versionOf = (held: readonly HeldRow[]): string => {
  const inOrder = whatIsHeld(held).sort((one, other) => one.id.localeCompare(other.id))
  return createHash('sha256').update(JSON.stringify(inOrder)).digest('hex')
}
