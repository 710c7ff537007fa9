import {
  accountIdSchema,
  type BreachDecisionId,
  type BreachId,
  breachIdSchema,
  type ShopId,
} from '@ahia/contracts/ids'
import { z } from 'zod'
import { recordStaffAct, type StaffActor } from '#audit/record-staff-act.ts'
import { enqueueEmail } from '#notifications/enqueue-email.ts'
import { DomainError } from '#platform/domain-error.ts'
import { newId } from '#platform/ids.ts'
import { jobKind } from '#platform/jobs/kinds.ts'
import { enqueueAll } from '#platform/jobs/outbox.ts'
import type { Db, Tx } from '#tables.ts'
import { findEmail } from '../accounts.reads.ts'
import { sayBreach } from './breach-email.ts'
import {
  type BreachRow,
  findBreach,
  insertAffected,
  insertBreach,
  insertDecision,
  lockBreach,
  setDecided,
  takeTurnToEmail,
} from './breaches.sql.ts'

export const breachNotFound = () => new DomainError('BREACH_NOT_FOUND', "We can't find this breach")
const alreadyDecided = () => new DomainError('ALREADY_DECIDED', 'A colleague has already decided this')

type Recording = Pick<BreachRow, 'title' | 'words' | 'affects'> & {
  by: StaffActor
  shopId: ShopId | null
  beganAt: Date
  endedAt: Date
  foundAt: Date
}

/** PRIV-09: from here the 72 hours are work, counted from when it was found. */
export async function recordBreach({ db }: { db: Db }, recording: Recording): Promise<BreachId> {
  const { by, shopId, beganAt, endedAt, foundAt, ...described } = recording
  const id = newId<BreachId>()
  await db.transaction(async (tx) => {
    const times = { began_at: beganAt, ended_at: endedAt, found_at: foundAt }
    await insertBreach(tx, { id, ...described, ...times, shop_id: shopId, recorded_by: by.id })
    await note(tx, { id, by, decision: 'RECORDED', words: described.words })
    await recordStaffAct(tx, by, { act: 'breach.record', subjects: [`breach:${id}`] })
  })
  return id
}

type Decision = 'REPORTED' | 'NO_RISK' | 'EMAILED' | 'NO_HIGH_RISK'
type Deciding = { by: StaffActor; id: BreachId; decision: Decision; words: string }

/** PRIV-09: what the Commission and the people affected learn, decided once each. Emails go to whom it affects now. */
export async function decideBreach({ db }: { db: Db }, { by, id, decision, words }: Deciding): Promise<void> {
  await db.transaction(async (tx) => {
    const breach = await lockBreach(tx, id)
    if (breach === null) throw breachNotFound()
    const isOfCommission = decision === 'REPORTED' || decision === 'NO_RISK'
    const earlier = isOfCommission ? breach.commission_decision : breach.people_decision
    if (earlier === decision) return // the same again
    if (earlier !== null) throw alreadyDecided()
    await setDecided(tx, id, decision)
    await note(tx, { id, by, decision, words })
    if (decision === 'EMAILED') {
      const affected = await insertAffected(tx, breach)
      const payloads = affected.map((accountId) => ({ breachId: id, accountId }))
      await enqueueAll(tx, breachEmail, payloads, (job) => `${job.breachId}:${job.accountId}`)
    }
    await recordStaffAct(tx, by, { act: 'breach.decide', subjects: [`breach:${id}`], reason: decision })
  })
}

const note = (
  tx: Tx,
  { id, by, decision, words }: Omit<Deciding, 'decision'> & { decision: Decision | 'RECORDED' },
): Promise<void> =>
  insertDecision(tx, { id: newId<BreachDecisionId>(), breachId: id, by: by.id, decision, words })

export const breachEmail = jobKind(
  'breach_email',
  z.strictObject({ breachId: breachIdSchema, accountId: accountIdSchema }),
)

/** PRIV-09: to each of them once, also when the job runs twice. */
export async function emailBreach(
  { db }: { db: Db },
  person: z.output<typeof breachEmail.payload>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const breach = await findBreach(tx, person.breachId)
    const email = await findEmail(tx, person.accountId)
    if (breach === null || email === null || !(await takeTurnToEmail(tx, person))) return
    await enqueueEmail(tx, await sayBreach({ email, breach }))
  })
}
