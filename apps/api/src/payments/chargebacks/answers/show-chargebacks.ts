import type { AdminChargeback, CHARGEBACK_STATUSES } from '@ahia/contracts/admin/chargebacks'
import type { ChargebackId, StaffMemberId } from '@ahia/contracts/ids'
import { toNaira } from '@ahia/money/naira'
import { readStaffNames } from '#staff/members/staff-names.reads.ts'
import type { Db } from '#tables.ts'
import { chargebackNotFound } from '../../payments.errors.ts'
import { type ChargebackFacts, findChargeback, listChargebackPage } from './chargeback-facts.sql.ts'

const A_PAGE = 50

type ListInput = { status: (typeof CHARGEBACK_STATUSES)[number]; after?: ChargebackId | undefined }

export async function listChargebackWork({ db }: { db: Db }, { status, after }: ListInput) {
  const found = await listChargebackPage(db.read, { status, after: after ?? null, limit: A_PAGE + 1 })
  const chargebacks = await show({ db }, found.slice(0, A_PAGE))
  return { chargebacks, next: found.length > A_PAGE ? (chargebacks.at(-1)?._id ?? null) : null }
}

export async function getChargebackPage({ db }: { db: Db }, id: ChargebackId): Promise<AdminChargeback> {
  const facts = await findChargeback(db.read, id)
  const [shown] = facts ? await show({ db }, [facts]) : []
  if (!shown) throw chargebackNotFound()
  return shown
}

async function show({ db }: { db: Db }, found: readonly ChargebackFacts[]): Promise<AdminChargeback[]> {
  const names = await readStaffNames(
    db.read,
    found.flatMap(({ answer }) => (answer ? [answer.staffId] : [])),
  )
  return found.map((facts) => toChargeback(facts, names))
}

const toChargeback = (
  { id, amountKobo, takenKobo, openedAt, dueAt, closedAt, answer, ...rest }: ChargebackFacts,
  names: ReadonlyMap<StaffMemberId, string>,
): AdminChargeback => ({
  _id: id,
  ...rest,
  amount: toNaira(amountKobo),
  taken: toNaira(takenKobo),
  openedAt: openedAt.toISOString(),
  dueAt: dueAt?.toISOString() ?? null,
  closedAt: closedAt?.toISOString() ?? null,
  answer: answer && {
    answer: answer.answer,
    amount: toNaira(answer.amountKobo),
    words: answer.words,
    by: names.get(answer.staffId) ?? null,
    at: answer.at,
    sentAt: answer.sentAt,
  },
})
