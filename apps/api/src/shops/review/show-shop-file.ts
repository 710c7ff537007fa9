import type { ShopFile } from '@ahia/contracts/admin/shops'
import type { ShopId } from '@ahia/contracts/ids'
import { findEmail } from '#accounts/accounts.reads.ts'
import type { Db } from '#tables.ts'
import { shopNotFound } from '../shops.errors.ts'
import { type CheckRow, listChecks, listMissing } from './checks.sql.ts'
import { countWarnings, findShopRow, listAlike, listDecisions } from './decisions.sql.ts'
import { findOpenAnswer } from './suspensions.sql.ts'

/** ADMIN-18: what shoppers would see, beside what they will not. Its standing is added by who knows its orders. */
export async function showShopFile({ db }: { db: Db }, shopId: ShopId): Promise<Omit<ShopFile, 'standing'>> {
  const { read } = db
  const row = await findShopRow(read, shopId)
  if (row === null) throw shopNotFound()
  const [checks, missing, decisions, warnings, alike, answer, email] = await Promise.all([
    listChecks(read, shopId),
    listMissing(read, shopId),
    listDecisions(read, shopId),
    countWarnings(read, shopId),
    listAlike(read, shopId),
    findOpenAnswer(read, shopId),
    row.accountId === null ? null : findEmail(read, row.accountId),
  ])
  const { id, accountId: _, waitsSince, createdAt, ratingSum, ratingCount, ...rest } = row
  return {
    _id: id,
    ...rest,
    email,
    waitsSince: waitsSince?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    checks: checks.map(toCheck),
    missing,
    decisions: decisions.map(({ at, until, ...decision }) => ({
      ...decision,
      at: at.toISOString(),
      until: until?.toISOString() ?? null,
    })),
    warnings,
    answer: answer && { ...answer, at: answer.at.toISOString() },
    namesAlike: alike.names,
    samePhone: alike.phones,
    rating: { average: ratingCount === 0 ? null : ratingSum / ratingCount, count: ratingCount },
  }
}

const toCheck = ({ documentId, sentAt, decidedAt, ...check }: CheckRow) => ({
  ...check,
  decidedAt: decidedAt?.toISOString() ?? null,
  document: documentId && sentAt ? { _id: documentId, sentAt: sentAt.toISOString() } : null,
})
