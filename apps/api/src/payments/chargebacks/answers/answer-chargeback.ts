import { type ChargebackId, chargebackIdSchema } from '@ahia/contracts/ids'
import { type Kobo, ZERO } from '@ahia/money/kobo'
import { z } from 'zod'
import { recordStaffAct, type StaffActor } from '#audit/record-staff-act.ts'
import type { PictureStore } from '#media/pictures/picture-store.ts'
import { jobKind } from '#platform/jobs/kinds.ts'
import { enqueue } from '#platform/jobs/outbox.ts'
import { ProviderRefused } from '#providers/paystack/payment-provider.ts'
import { readStaffNames } from '#staff/members/staff-names.reads.ts'
import { alreadyDecided } from '#staff/staff.errors.ts'
import type { Db, Tx } from '#tables.ts'
import { answerRefused, chargebackNotFound } from '../../payments.errors.ts'
import type { PaymentsDeps } from '../../payments-deps.ts'
import { checkChargebacks } from '../check-chargebacks.ts'
import {
  type ChargebackFacts,
  findChargeback,
  insertAnswer,
  lockChargeback,
  markAnswerSent,
} from './chargeback-facts.sql.ts'
import { packEvidence } from './evidence.ts'

export const sendChargebackAnswer = jobKind(
  'send_chargeback_answer',
  z.object({ chargebackId: chargebackIdSchema }),
)

export type Answer = {
  id: ChargebackId
  answer: 'ACCEPT' | 'DECLINE'
  /** Of an accepted one: all, or a part. */
  amountKobo: Kobo | null
  words: string
  by: StaffActor
}

/**
 * ADMIN-27: staff accept a bank's dispute, in all or in part, or decline it with the evidence. Stored before the provider is
 * called (I13). The same again changes nothing, another one throws ALREADY_DECIDED.
 */
export const answerChargeback = ({ db }: { db: Db }, given: Answer): Promise<void> =>
  db.transaction(async (tx) => {
    const chargeback = await lockChargeback(tx, given.id)
    if (!chargeback) throw chargebackNotFound()
    const amountKobo = amountOf(chargeback, given)
    const { answer: known } = chargeback
    if (known) {
      if (known.amountKobo === amountKobo && known.words === given.words) return // of what is declined it is 0
      throw alreadyDecided(await whoAnswered(tx, known))
    }
    if (chargeback.status !== 'OPEN' || chargeback.disputeId === null)
      throw answerRefused('This dispute has ended, so nobody waits for an answer.')
    const { id, answer, words, by } = given
    await insertAnswer(tx, { id, answer, amountKobo, words, staffId: by.id })
    await enqueue(tx, sendChargebackAnswer, { chargebackId: id })
    const act = answer === 'ACCEPT' ? 'chargeback.accept' : 'chargeback.decline'
    await recordStaffAct(tx, by, { act, subjects: [`chargeback:${id}`], reason: answer })
  })

function amountOf({ amountKobo: disputedKobo }: ChargebackFacts, { answer, amountKobo }: Answer): Kobo {
  if (answer === 'DECLINE') return ZERO
  const wanted = amountKobo ?? disputedKobo
  if (wanted <= 0 || wanted > disputedKobo) throw answerRefused('Accept all of it, or a part of it.')
  return wanted
}

async function whoAnswered(
  tx: Tx,
  { staffId }: NonNullable<ChargebackFacts['answer']>,
): Promise<string | null> {
  return (await readStaffNames(tx, [staffId])).get(staffId) ?? null
}

type SendDeps = Pick<PaymentsDeps, 'db' | 'log' | 'payments'> & { pictures: PictureStore }

/**
 * P33: sends a stored answer, and records what the provider makes of it: the journal follows from its word. Runs again until
 * the provider has it; an answer that was lost on the way is recognised by the dispute's own status.
 */
export async function sendAnswer(
  deps: SendDeps,
  { chargebackId: id }: { chargebackId: ChargebackId },
): Promise<void> {
  const chargeback = await findChargeback(deps.db.read, id)
  if (!chargeback?.answer || chargeback.answer.sentAt !== null) return
  await checkChargebacks(deps, chargeback.reference) // it may have ended, or be answered already
  const now = await findChargeback(deps.db.read, id)
  if (now?.status === 'OPEN') await answerAtProvider(deps, now)
  await deps.db.transaction((tx) => markAnswerSent(tx, id))
  await checkChargebacks(deps, chargeback.reference)
}

async function answerAtProvider(deps: SendDeps, { id, disputeId, answer }: ChargebackFacts): Promise<void> {
  if (disputeId === null || answer === null) return
  const { page } = await packEvidence(deps, id)
  try {
    await deps.payments.answerDispute({
      disputeId,
      resolution: answer.answer === 'ACCEPT' ? 'merchant-accepted' : 'declined',
      message: answer.words,
      amountKobo: answer.amountKobo,
      evidence: { fileName: 'evidence.pdf', type: 'application/pdf', bytes: page },
    })
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error
    deps.log.error({ chargebackId: id, reason: error.message }, 'answer rejected by the provider')
    throw error
  }
}
