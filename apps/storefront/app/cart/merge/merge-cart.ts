import { addToCart } from '@ahia/contracts/cart'
import { showProduct } from '@ahia/contracts/catalog'
import { showToast } from '@ahia/ui/overlays/show-toast'
import { TOAST_MS } from '@ahia/ui/overlays/toast-queue'
import { oneTabAtATime } from '@ahia/web/storage/one-tab-at-a-time'
import { call, dropLeftGrant, signedInEmail } from '#session/customer-session.ts'
import { notifyCartChanged } from '../customer/customer-cart.ts'
import type { GuestLine } from '../guest/guest-cart.rules.ts'
import { guestCart, listGuestLines, takeOutHandedOver } from '../guest/guest-cart.ts'
import { fateOf, type MergeFailure } from './fate.rules.ts'
import { describeMerge, isOnlyWaiting, type MergeReport } from './report.rules.ts'

/** At the sign-in itself, or when a page starts or the network is back and something is left. */
export type MergeChance = 'sign-in' | 'later'

/**
 * CART-04: hands the guest's lines over to the signed-in account, one by one and each under its own id, so
 * that neither a crash half way nor another tab ever doubles one (S10). What the server has answered for leaves this
 * browser; what got no answer stays, and calling this again hands it over. Never rejects for a line, and says how it went:
 * that something waits is said at the sign-in, and later only with other news, or it would be said on every page.
 */
export async function mergeCart(chance: MergeChance): Promise<void> {
  if (guestCart.read().items.length === 0) return
  const report = await oneTabAtATime('ahia-cart-merge', mergeLines) // the other tab leaves nothing to do
  const notified = describeMerge(report)
  if (report.taken > 0 || report.fewer.length > 0) notifyCartChanged()
  if (!notified || (chance === 'later' && isOnlyWaiting(report))) return
  const { sentences, ...toast } = notified
  showToast({ ...toast, durationMs: TOAST_MS.addedToCart * sentences }) // it is said nowhere else: time to read it all
}

const NOTHING_YET: MergeReport = { taken: 0, fewer: [], refused: [], waiting: 0 }

async function mergeLines(): Promise<MergeReport> {
  const owner = signedInEmail()
  let report = NOTHING_YET
  // A customer who has logged out meanwhile, or another who has logged in, did not ask for the rest.
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

/** What there are fewer of is in the account's cart as well, as far as there are any. */
async function handOver(line: GuestLine): Promise<MergeOutcome> {
  const first = await post(line, line.quantity)
  if (first.kind !== 'fewer') return first
  const second = await post(line, first.addable)
  if (second.kind === 'taken') return first
  return second.kind === 'fewer' ? { kind: 'waits' } : second // fewer again: somebody is buying just now
}

/** What the browser does not let go is posted again at the next chance, under its id, so the server has it once. */
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
    return fateOf(failure) // CART-04: one failing line must not lose the others
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

/** A guest's line has no name of its own, and what is gone has none any more. */
const nameOf = ({ productId }: GuestLine): Promise<string> =>
  call(showProduct, { id: productId }).then(
    ({ product }) => product.name,
    () => 'An item in your cart',
  )
