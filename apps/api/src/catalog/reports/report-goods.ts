import { createHmac } from 'node:crypto'
import type { AccountId, GoodsReportId, ProductId, ReviewId } from '@ahia/contracts/ids'
import type { ReportReason } from '@ahia/reference/goods-reports'
import { newId } from '#platform/ids.ts'
import type { Secrets } from '#platform/secrets.ts'
import type { Db, Tx } from '#tables.ts'
import { forgetWordsOf, insertReport } from './reports.sql.ts'

export type ReportDeps = { db: Db; secrets: Secrets }

/** A customer, or a guest: by the key of their browser, and their network. */
export type Reporter =
  | { accountId: AccountId }
  | { accountId: null; device: Buffer | null; clientAddress: string }

type Report = {
  productId: ProductId
  /** Null: about the product itself. */
  reviewId: ReviewId | null
  reason: ReportReason
  words: string | null
  by: Reporter
}

/** ADMIN-30: once per person: reported again, it changes nothing. */
export const reportGoods = ({ db, secrets }: ReportDeps, { by, ...report }: Report): Promise<boolean> =>
  db.statement((writer) =>
    insertReport(writer, { id: newId<GoodsReportId>(), ...report, ...hashesOf(secrets, by) }),
  )

/** Who reported is not stored: only what tells persons apart, and what counts as independent. */
function hashesOf(secrets: Secrets, by: Reporter): { reporter: Buffer; source: Buffer } {
  const hash = keyedHash(secrets)
  if (by.accountId !== null) {
    const account = hash(`account ${by.accountId}`)
    return { reporter: account, source: account }
  }
  const network = hash(`network ${by.clientAddress}`)
  return {
    reporter: by.device === null ? network : hash(`device ${by.device.toString('base64')}`),
    source: network,
  }
}

function keyedHash(secrets: Secrets): (text: string) => Buffer {
  const key = secrets.deriveKey('goods-reports')
  return (text) => createHmac('sha256', key).update(text).digest()
}

/** PROF-06: what they wrote goes with the account; that somebody reported stays. */
export const forgetReporter = (tx: Tx, secrets: Secrets, accountId: AccountId): Promise<void> =>
  forgetWordsOf(tx, keyedHash(secrets)(`account ${accountId}`))
