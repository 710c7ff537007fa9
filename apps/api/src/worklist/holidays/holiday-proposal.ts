import type { StaffProposalId } from '@ahia/contracts/ids'
import { z } from 'zod'
import type { StaffActor } from '#audit/record-staff-act.ts'
import { moveForHoliday } from '#orders/deadlines/announce-holiday.ts'
import { DomainError } from '#platform/domain-error.ts'
import { isStillToCome, readComingHolidays } from '#reference/holidays.reads.ts'
import { listOpenPayloads } from '#staff/proposals/open-payloads.reads.ts'
import { proposalKind } from '#staff/proposals/proposal-kind.ts'
import { propose } from '#staff/proposals/propose.ts'
import type { Db } from '#tables.ts'

const KIND = 'holidays.add'
const payloadSchema = z.strictObject({ day: z.iso.date(), name: z.string() })
type Named = z.output<typeof payloadSchema>

/** ADMIN-14: everything that is due in working days moves, so one person wants it and another agrees. */
export const addHolidayKind = proposalKind({
  name: KIND,
  needs: 'settings.agree',
  payload: payloadSchema,
  carryOut: async (tx, holiday) =>
    (await isStillToCome(tx, holiday.day)) && (await moveForHoliday(tx, holiday))
      ? [`holiday:${holiday.day}`]
      : null,
})

export async function proposeHoliday(
  { db }: { db: Db },
  { day, name, words, by }: Named & { words: string; by: StaffActor },
): Promise<StaffProposalId> {
  if (!(await isStillToCome(db.read, day))) throw tooLate()
  const { holidays } = await listHolidays({ db })
  const known = holidays.find((one) => one.day === day)
  if (known) throw alreadyThere(known)
  return propose({ db }, { kind: addHolidayKind, payload: { day, name }, words, by })
}

/** By day; what is proposed stands among those that count. */
export async function listHolidays({ db }: { db: Db }) {
  const [coming, payloads] = await Promise.all([readComingHolidays(db.read), listOpenPayloads(db.read, KIND)])
  const proposed = payloads.flatMap((payload) => payloadSchema.safeParse(payload).data ?? [])
  const holidays = [
    ...coming.map((one) => ({ ...one, isProposed: false })),
    ...proposed.map((one) => ({ ...one, isProposed: true })),
  ]
  return { holidays: holidays.sort((one, other) => one.day.localeCompare(other.day)) }
}

const tooLate = () => new DomainError('TOO_LATE', 'Add a holiday by the evening before. Choose a later day.')
const alreadyThere = ({ name, isProposed }: { name: string; isProposed: boolean }) =>
  new DomainError(
    'ALREADY_ASKED',
    isProposed
      ? `${name} on that day is already proposed and waiting for an owner.`
      : `That day is already a holiday: ${name}.`,
  )
