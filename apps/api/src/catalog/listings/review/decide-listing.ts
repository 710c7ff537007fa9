import type { ListingDecision } from '@ahia/contracts/developers/dev-console'
import type { ProductId } from '@ahia/contracts/ids'
import { TAKE_DOWN_REASONS, type TakeDownReason } from '@ahia/reference/goods-reports'
import type { ListingStatus } from '@ahia/reference/listings'
import { recordAct } from '#audit/record-act.ts'
import { recordStaffAct, type StaffActor } from '#audit/record-staff-act.ts'
import { addListingNews } from '#notifications/shop-news/add-shop-news.ts'
import type { EmailDeps } from '#shops/emails/email-shop.ts'
import type { Tx } from '#tables.ts'
import { productNotFound } from '../../catalog.errors.ts'
import { answerReports } from '../../reports/close-reports.ts'
import type { OwnProduct } from '../listing.sql.ts'
import { stepRefused } from '../listings.errors.ts'
import { lockOwnListing } from '../locked-listing.sql.ts'
import { answerAppeal, findAppeal } from '../steps/listing-appeals.sql.ts'
import { findLatestMove, moveListing } from '../steps/listing-moves.sql.ts'
import { clearRule } from '../steps/listing-rules.sql.ts'
import { LISTING_STEPS } from '../steps/listing-steps.rules.ts'
import { putOnShelf } from '../steps/publish-listing.ts'
import { assertOtherThan } from './assert-other-than.ts'
import { assertUndecided } from './assert-undecided.ts'
import { emailDecision, newsOf } from './email-decision.ts'
import { findShopOf } from './review-queue.reads.ts'
import { forgetTakenDown, rememberTakenDown } from './taken-down.ts'

export type DecideListing = {
  productId: ProductId
  to: ListingDecision
  /** To the shop. */
  words: string
  /** Why it is taken down; null for the other decisions. */
  reasonCode: TakeDownReason | null
  /** The version that was looked at; null: any. */
  version: number | null
  /** Null: on the dev console. */
  by: StaffActor | null
}
type Facts = OwnProduct & DecideListing & { from: ListingStatus }

/**
 * ADMIN-30, SELL-20, SELL-22: staff let a listing through, hide it, take it down or restore it; the shop is told why. Orders
 * stay as they are. The same decision again changes nothing.
 */
export async function decideListing(deps: EmailDeps, decide: DecideListing): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const shopId = await findShopOf(tx, decide.productId)
    if (shopId === null) throw productNotFound()
    const own = { shopId, productId: decide.productId }
    const listing = await lockOwnListing(tx, own)
    if (!listing) throw productNotFound()
    if ((await assertUndecided(tx, listing, decide)) === 'done') return
    const from = listing.status
    if (LISTING_STEPS[from][decide.to] !== 'STAFF')
      throw stepRefused(`A listing that is ${from} can't become ${decide.to}.`)
    await move(tx, { ...own, ...decide, from })
    await emailShopOf(tx, deps, { ...own, ...decide, from }, listing.name)
    await record(tx, { ...own, ...decide, from })
  })
}

async function move(tx: Tx, facts: Facts): Promise<void> {
  const { shopId, productId, from, to, words: reason, reasonCode, by } = facts
  const own = { shopId, productId }
  const before = await findLatestMove(tx, productId, from)
  const ruleId = before?.ruleId ?? null
  const way = { from, actor: 'STAFF', reason, reasonCode, staffId: by?.id ?? null } as const
  if (from === 'TAKEN_DOWN') await answerOpenAppeal(tx, facts)
  if (to === 'LIVE') {
    if (ruleId !== null) await clearRule(tx, productId, ruleId)
    await putOnShelf(tx, own, way)
  } else await moveListing(tx, { ...own, ...way, to, ruleId })
  if (to === 'TAKEN_DOWN') {
    await rememberTakenDown(tx, own)
    await answerReports(tx, { productId, reviewId: null, by: by?.id ?? null, outcome: 'TAKEN_DOWN' })
  } else if (from === 'TAKEN_DOWN') await forgetTakenDown(tx, productId)
}

async function answerOpenAppeal(tx: Tx, { productId, words, by }: Facts): Promise<void> {
  const appeal = await findAppeal(tx, productId)
  if (!appeal || appeal.answer !== null) return
  assertOtherThan(appeal.takenDownBy, by)
  await answerAppeal(tx, { moveId: appeal.moveId, answer: words, by: by?.id ?? null })
}

async function emailShopOf(tx: Tx, deps: EmailDeps, facts: Facts, name: string): Promise<void> {
  const { shopId, productId, from, to, words, reasonCode } = facts
  const kind = newsOf(from, to)
  const reasons = reasonCode === null ? [words] : [TAKE_DOWN_REASONS[reasonCode], words]
  await addListingNews(tx, { shopId, productId, kind })
  await emailDecision(tx, deps, { shopId, productId, name, kind, reasons })
}

async function record(tx: Tx, { shopId, productId, to, reasonCode, by }: Facts): Promise<void> {
  const act = {
    act: 'listing.decide',
    subjects: [`product:${productId}`, `shop:${shopId}`],
    fields: ['status'],
    reason: reasonCode ?? to,
  } as const
  if (by) await recordStaffAct(tx, by, act)
  else await recordAct(tx, { ...act, actor: { kind: 'MARKET' } })
}
