import type { ProductId } from '@ahia/contracts/ids'
import { recordStaffAct, type StaffActor } from '#audit/record-staff-act.ts'
import type { EmailDeps } from '#shops/emails/email-shop.ts'
import { findStaffName } from '#staff/members/staff-names.reads.ts'
import { alreadyDecided } from '#staff/staff.errors.ts'
import { productNotFound } from '../../catalog.errors.ts'
import { stepRefused } from '../listings.errors.ts'
import { lockOwnListing } from '../locked-listing.sql.ts'
import { answerAppeal, findAppeal } from '../steps/listing-appeals.sql.ts'
import { assertOtherThan } from './assert-other-than.ts'
import { emailDecision } from './email-decision.ts'
import { findShopOf } from './review-queue.reads.ts'

type RefuseAppeal = { productId: ProductId; words: string; by: StaffActor }

/** ADMIN-30: the product stays down; the shop reads why. The same again changes nothing. */
export async function refuseAppeal(deps: EmailDeps, { productId, words, by }: RefuseAppeal): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const shopId = await findShopOf(tx, productId)
    const own = shopId && { shopId, productId }
    const listing = own && (await lockOwnListing(tx, own))
    if (!own || !listing) throw productNotFound()
    const appeal = listing.status === 'TAKEN_DOWN' ? await findAppeal(tx, productId) : null
    if (!appeal) throw stepRefused('The shop has not appealed.')
    if (appeal.answer === words && appeal.answeredBy === by.id) return
    if (appeal.answer !== null) throw alreadyDecided(await findStaffName(tx, appeal.answeredBy))
    assertOtherThan(appeal.takenDownBy, by)
    await answerAppeal(tx, { moveId: appeal.moveId, answer: words, by: by.id })
    await emailDecision(tx, deps, { ...own, name: listing.name, kind: 'APPEAL_REFUSED', reasons: [words] })
    await recordStaffAct(tx, by, {
      act: 'listing.refuse-appeal',
      subjects: [`product:${productId}`, `shop:${own.shopId}`],
    })
  })
}
