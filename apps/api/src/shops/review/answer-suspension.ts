import type { ShopDecisionId, ShopId } from '@ahia/contracts/ids'
import type { Suspension } from '@ahia/contracts/shapes/suspension'
import type { Db, Reader, Tx } from '#tables.ts'
import { alreadyAnswered, notSuspended } from '../shops.errors.ts'
import { getReasonSentence } from './decision-email.ts'
import { findSuspension, insertAnswer, isSuspended, type SuspensionRow } from './suspensions.sql.ts'

type Answered = { shopId: ShopId; suspension: ShopDecisionId; words: string }

/** ADMIN-21: once; the same words again change nothing. It is work from then on (suspension_answers_waiting). */
export const answerSuspension = ({ db }: { db: Db }, answered: Answered): Promise<Suspension> =>
  db.transaction(async (tx) => {
    const isFirst = await insertAnswer(tx, answered)
    const row = await findSuspension(tx, answered.shopId)
    if (row?.id !== answered.suspension) throw notSuspended()
    if (!isFirst && row.answer !== answered.words) throw alreadyAnswered()
    return toSuspension(row)
  })

/** Why shoppers cannot see the shop, and what came of the owner's answer; null for one that is not suspended. */
export async function readSuspension(reader: Reader | Tx, shopId: ShopId): Promise<Suspension | null> {
  const row = await findSuspension(reader, shopId)
  return row && toSuspension(row)
}

export const isShopSuspended = (reader: Reader, shopId: ShopId): Promise<boolean> =>
  isSuspended(reader, shopId)

const toSuspension = (row: SuspensionRow): Suspension => ({
  _id: row.id,
  reason: getReasonSentence({ decision: 'SUSPEND', reason: row.reason }),
  words: row.words,
  at: row.at.toISOString(),
  until: row.until?.toISOString() ?? null,
  answer: toWritten(row.answer, row.answeredAt),
  kept: toWritten(row.kept, row.keptAt),
})

const toWritten = (words: string | null, at: Date | null) =>
  words === null || at === null ? null : { words, at: at.toISOString() }
