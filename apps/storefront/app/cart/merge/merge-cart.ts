import { addToCart } from '@ahia/contracts/cart'
import { showProduct } from '@ahia/contracts/catalog'
import { showToast } from '@ahia/ui/overlays/show-toast'
import { TOAST_MS } from '@ahia/ui/overlays/toast-queue'
import { oneTabAtATime } from '@ahia/web/storage/one-tab-at-a-time'
import { call, dropLeftGrant, signedInEmail } from '#session/customer-session.ts'
import { notifyCartChanged } from '../customer/customer-cart.ts'
import type { GuestLine } from '../guest/guest-cart.rules.ts'
import { guestCart, listGuestLines, takeOutHandedOver } from '../guest/guest-cart.ts'
import { type MergeFailure, mergeFailureOf } from './merge-failure.rules.ts'
import { describeMerge, isOnlyWaiting, type MergeReport } from './report.rules.ts'

/** At the sign-in itself, or when a page starts or the network is back and lines are left. */
export type MergeChance = 'sign-in' | 'later'

/**
 * CART-04: sends the guest's lines to the signed-in account, one by one and each under its own id, so that neither a
 * crash half way nor another tab ever doubles one (S10). Lines that the server has answered for leave this browser;
 * lines without an answer stay, and calling this again sends them. Never rejects for a line, and reports the result:
 * waiting lines are mentioned at the sign-in, and later only with other news, or the message would be on every page.
 */
export async function mergeCart(chance: MergeChance): Promise<void> {
  if (guestCart.read().items.length === 0) return
  const report = await oneTabAtATime('ahia-cart-merge', mergeLines) // the other tab leaves nothing to do
  const notified = describeMerge(report)
  if (report.taken > 0 || report.fewer.length > 0) notifyCartChanged()
  if (!notified || (chance === 'later' && isOnlyWaiting(report))) return
  const { sentences, ...toast } = notified
  showToast({ ...toast, durationMs: TOAST_MS.addedToCart * sentences }) // it is shown nowhere else, so give time to read it all
}

const NOTHING_YET: MergeReport = { taken: 0, fewer: [], refused: [], waiting: 0 }

async function mergeLines(): Promise<MergeReport> {
  const owner = signedInEmail()
  let report = NOTHING_YET
  // Stop if the customer has logged out meanwhile, or another account has logged in.
  const isStillHere = () => owner !== null && signedInEmail() === owner
  if (!isStillHere()) return report
  for (const line of await listGuestLines()) {
    const outcome = await takeOut(line, await handOver(line))
    if (!isStillHere()) return report
    report = await withLine(report, line, outcome)
    if (outcome.kind === 'stopped') return report
  }
  return report
}

type MergeOutcome = { kind: 'taken' } | MergeFailure

/** If less is in stock than wanted, adds what there is to the account's cart. */
async function handOver(line: GuestLine): Promise<MergeOutcome> {
  const first = await post(line, line.quantity)
  if (first.kind !== 'fewer') return first
  const second = await post(line, first.addable)
  if (second.kind === 'taken') return first
  return second.kind === 'fewer' ? { kind: 'waits' } : second // fewer again: somebody is buying right now
}

/** Lines that the browser cannot remove are sent again next time, under their ids, so the server has them once. */
async function takeOut(line: GuestLine, outcome: MergeOutcome): Promise<MergeOutcome> {
  if (outcome.kind === 'waits' || outcome.kind === 'stopped') return outcome
  return takeOutHandedOver(line).then(
    () => outcome,
    () => ({ kind: 'waits' }),
  )
}

async function post(line: GuestLine, quantity: number): Promise<MergeOutcome> {
  const { id, productId, selectedVariantId, selectedOptionId, selectedAddOns } = line
  const choice = { productId, selectedVariantId, selectedOptionId, selectedAddOns: [...selectedAddOns] }
  dropLeftGrant()
  try {
    await call(addToCart, { ...choice, quantity, guestLineId: id })
    return { kind: 'taken' }
  } catch (failure) {
    return mergeFailureOf(failure) // CART-04: one failing line must not lose the others
  }
}

async function withLine(report: MergeReport, line: GuestLine, outcome: MergeOutcome): Promise<MergeReport> {
  if (outcome.kind === 'taken') return { ...report, taken: report.taken + 1 }
  if (outcome.kind === 'waits' || outcome.kind === 'stopped')
    return { ...report, waiting: report.waiting + 1 }
  const message = `${await nameOf(line)}: ${outcome.reason}`
  return outcome.kind === 'fewer'
    ? { ...report, fewer: [...report.fewer, message] }
    : { ...report, refused: [...report.refused, message] }
}

/** A guest's line has no name, and a product that is gone has none either. */
const nameOf = ({ productId }: GuestLine): Promise<string> =>
  call(showProduct, { id: productId }).then(
    ({ product }) => product.name,
    () => 'An item in your cart',
  )
