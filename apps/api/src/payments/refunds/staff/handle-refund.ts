import type { RefundId } from '@ahia/contracts/ids'
import { recordStaffAct, type StaffActor } from '#audit/record-staff-act.ts'
import { enqueue } from '#platform/jobs/outbox.ts'
import { readStaffNames } from '#staff/members/staff-names.reads.ts'
import { alreadyDecided } from '#staff/staff.errors.ts'
import type { Db } from '#tables.ts'
import { refundNotFound, refundStepRefused } from '../../payments.errors.ts'
import { lockPaymentOf } from '../refunds.sql.ts'
import { sendRefund } from '../request-refund.ts'
import { emailClosedRefund } from './email-closed-refund.ts'
import { actsOf, subjectsOf } from './show-refund.ts'
import { type ClosingReason, checkNow, findRefund, insertClosing } from './stuck-refunds.sql.ts'

type Handled = { refundId: RefundId; by: StaffActor }

/** P17: the provider is asked now, also after the 30 days in which we ask by ourselves. */
export const askAboutRefund = ({ db }: { db: Db }, { refundId, by }: Handled): Promise<void> =>
  db.transaction(async (tx) => {
    await lockPaymentOf(tx, refundId)
    const facts = await findRefund(tx, refundId)
    if (!facts) throw refundNotFound()
    if (!(await checkNow(tx, refundId)))
      throw refundStepRefused('This refund has ended, so there is nothing to ask.')
    await enqueue(tx, sendRefund, { refundId })
    await recordStaffAct(tx, by, { act: 'refund.ask', subjects: subjectsOf(facts) })
  })

/**
 * Ends the work about a failed refund whose money went back another way. Refused while it can still be sent: nobody closes
 * what a customer has not got. The customer is emailed. The same again changes nothing, another reason throws ALREADY_DECIDED.
 */
export const closeRefund = (
  { db, publicUrl }: { db: Db; publicUrl: string },
  { refundId, reason, by }: Handled & { reason: ClosingReason },
): Promise<void> =>
  db.transaction(async (tx) => {
    await lockPaymentOf(tx, refundId)
    const facts = await findRefund(tx, refundId)
    if (!facts) throw refundNotFound()
    const { closing } = facts
    if (closing?.reason === reason) return
    if (closing)
      throw alreadyDecided((await readStaffNames(tx, [closing.staffId])).get(closing.staffId) ?? null)
    if (!actsOf(facts).includes('CLOSE'))
      throw refundStepRefused(
        facts.canRetry
          ? 'This money is still with us. Send the refund again.'
          : 'Only a failed refund that nobody has sent again can be closed.',
      )
    await insertClosing(tx, { id: refundId, reason, staffId: by.id })
    await emailClosedRefund(tx, { publicUrl }, { ...facts, reason })
    await recordStaffAct(tx, by, { act: 'refund.close', subjects: subjectsOf(facts), reason })
  })
