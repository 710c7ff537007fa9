import type { GOODS_LISTS, Goods, GoodsRow } from '@ahia/contracts/admin/goods'
import type { ProductId, StaffMemberId } from '@ahia/contracts/ids'
import type { Db } from '#tables.ts'
import { productNotFound } from '../catalog.errors.ts'
import { findAppeal } from '../listings/steps/listing-appeals.sql.ts'
import { LISTING_STEPS } from '../listings/steps/listing-steps.rules.ts'
import { findGoods, type GoodsKey, listHeld, listReported } from './goods.reads.ts'

type Listing = { list: (typeof GOODS_LISTS)[number]; after?: string | undefined }

const A_PAGE = 50

/** ADMIN-30: a page of products that staff look at. */
export async function listGoods(
  { db }: { db: Db },
  { list, after }: Listing,
): Promise<{ goods: GoodsRow[]; next: string | null }> {
  const page = { after: readKey(after), limit: A_PAGE + 1 }
  const found =
    list === 'reported'
      ? await listReported(db.read, page)
      : await listHeld(db.read, { ...page, status: list === 'review' ? 'IN_REVIEW' : 'TAKEN_DOWN' })
  const shown = found.slice(0, A_PAGE)
  const last = found.length > A_PAGE ? shown.at(-1) : undefined
  return {
    goods: shown.map(({ later, ...row }) => row),
    next: last ? [last.later, last.since, last._id].join(' ') : null,
  }
}

const KEY = /^([01]) (\d{4}-\d\d-\d\dT[\d:.]{8,15}Z) ([0-9a-f-]{36})$/

/** Null for the first page, and for what is no key of ours. */
function readKey(after = ''): GoodsKey | null {
  const [, later, since, id] = KEY.exec(after) ?? []
  return later && since && id ? { later: Number(later), since, id } : null
}

const DECISIONS = ['LIVE', 'HIDDEN', 'TAKEN_DOWN'] as const

export async function showGoods(
  { db }: { db: Db },
  productId: ProductId,
  reader: StaffMemberId,
): Promise<Goods> {
  const [goods, appeal] = await Promise.all([findGoods(db.read, productId), findAppeal(db.read, productId)])
  if (!goods) throw productNotFound()
  const steps = LISTING_STEPS[goods.status]
  const isAppealed = goods.status === 'TAKEN_DOWN' && appeal?.answer === null
  const isOwn = isAppealed && appeal.takenDownBy === reader
  return {
    ...goods,
    appeal: isAppealed ? { isForOther: isOwn } : null,
    decisions: isOwn ? [] : DECISIONS.filter((to) => steps[to] === 'STAFF'),
  }
}
