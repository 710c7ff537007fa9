import type { ListingDecision } from '@ahia/contracts/dev-console'
import type { ProductId } from '@ahia/contracts/ids'
import type { ListingStatus } from '@ahia/reference/listings'
import { recordAct } from '#audit/record-act.ts'
import { addListingNews } from '#notifications/shop-news/add-shop-news.ts'
import type { EmailDeps } from '#shops/emails/email-shop.ts'
import type { Tx } from '#tables.ts'
import { productNotFound } from '../../catalog.errors.ts'
import type { OwnProduct } from '../listing.sql.ts'
import { stepRefused } from '../listings.errors.ts'
import { lockOwnListing } from '../locked-listing.sql.ts'
import { answerAppeal, findLatestMove, moveListing } from '../steps/listing-moves.sql.ts'
import { clearRule } from '../steps/listing-rules.sql.ts'
import { LISTING_STEPS } from '../steps/listing-steps.rules.ts'
import { putOnShelf } from '../steps/publish-listing.ts'
import { emailDecision } from './email-decision.ts'
import { findShopOf } from './review-queue.reads.ts'

type Decide = { productId: ProductId; to: ListingDecision; reason: string }
type Facts = OwnProduct & Decide & { from: ListingStatus }

/** SELL-20, SELL-22: staff let a listing through, hide it, take it down or restore it; the shop is told why. */
export async function decideListing(deps: EmailDeps, decide: Decide): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const shopId = await findShopOf(tx, decide.productId)
    if (shopId === null) throw productNotFound()
    const own = { shopId, productId: decide.productId }
    const listing = await lockOwnListing(tx, own)
    if (!listing) throw productNotFound()
    const from = listing.status
    if (LISTING_STEPS[from][decide.to] !== 'STAFF')
      throw stepRefused(`A listing that is ${from} can't become ${decide.to}.`)
    await move(tx, { ...own, ...decide, from })
    await addListingNews(tx, { ...own, kind: newsOf(from, decide.to) })
    await emailDecision(tx, deps, { ...decide, shopId, name: listing.name, kind: newsOf(from, decide.to) })
    await recordAct(tx, {
      actor: { kind: 'MARKET' },
      act: 'listing.decide',
      subjects: [`product:${own.productId}`, `shop:${shopId}`],
      fields: ['status'],
      reason: decide.to,
    })
  })
}

async function move(tx: Tx, { shopId, productId, from, to, reason }: Facts): Promise<void> {
  const own = { shopId, productId }
  const before = await findLatestMove(tx, productId, from)
  const ruleId = before?.ruleId ?? null
  if (from === 'TAKEN_DOWN' && before) await answerAppeal(tx, before.id, reason)
  if (to === 'LIVE') {
    if (ruleId !== null) await clearRule(tx, productId, ruleId)
    await putOnShelf(tx, own, { from, actor: 'STAFF', reason })
  } else await moveListing(tx, { ...own, from, to, actor: 'STAFF', reason, ruleId })
}

function newsOf(from: ListingStatus, to: ListingDecision) {
  if (to === 'LIVE') return 'LISTING_PUBLISHED'
  if (to === 'TAKEN_DOWN') return 'LISTING_TAKEN_DOWN'
  return from === 'TAKEN_DOWN' ? 'LISTING_RESTORED' : 'LISTING_HIDDEN'
}
