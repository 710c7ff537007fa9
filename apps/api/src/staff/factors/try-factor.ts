import type { StaffFailureId, StaffMemberId } from '@ahia/contracts/ids'
import { newId } from '#platform/ids.ts'
import type { Db, Tables } from '#tables.ts'
import { emailOwners } from '../members/email-owners.ts'
import { tooManyWrongTries } from '../staff.errors.ts'
import { waitAfter } from './wrong-tries.rules.ts'
import { countFailures, countOfLastHour, deleteFailure, insertFailure, lockTries } from './wrong-tries.sql.ts'

/** ADMIN-06: this many wrong tries of an hour, over all colleagues, are an attack that owners should know of. */
const ALARMING = 10

type Try = { staffId: StaffMemberId | null; kind: Tables['staff_failures']['kind']; network: string }

/**
 * Counts the try as wrong first and forgives it when it was right: however many guesses arrive at once, no more than allowed
 * are looked at.
 */
export async function tryFactor(
  { db, adminUrl }: { db: Db; adminUrl: string },
  tried: Try,
  isRight: () => Promise<boolean>,
): Promise<boolean> {
  const id = newId<StaffFailureId>()
  await db.transaction(async (tx) => {
    if (tried.staffId !== null) await refuseIfTooMany(tx, tried.staffId)
    await insertFailure(tx, { id, ...tried })
    if ((await countOfLastHour(tx)) === ALARMING)
      await emailOwners(tx, { adminUrl, write: sayManyWrongTries })
  })
  if (!(await isRight())) return false
  await db.statement((writer) => deleteFailure(writer, id))
  return true
}

async function refuseIfTooMany(tx: Parameters<typeof lockTries>[0], staffId: StaffMemberId): Promise<void> {
  await lockTries(tx, staffId)
  const { count, secondsAgo } = await countFailures(tx, staffId)
  const left = waitAfter(count) - secondsAgo
  if (left > 0) throw tooManyWrongTries(left)
}

const sayManyWrongTries = () => ({
  subject: 'Many failed sign-ins to the back office',
  heading: 'Many failed sign-ins',
  paragraphs: [
    `There were ${ALARMING} failed attempts to sign in to the back office within an hour. If it wasn't one of you, someone may be guessing.`,
    'After five failed attempts a colleague has to wait before trying again, longer each time.',
  ],
})
