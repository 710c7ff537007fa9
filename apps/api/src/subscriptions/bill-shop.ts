import type { InvoiceId, ShopId } from '@ahia/contracts/ids'
import { PAST_DUE_DAYS } from '@ahia/reference/packages'
import { totalOf } from '@ahia/rules/invoice-lines'
import { spendEarnings } from '#orders/earnings/spend-earnings.ts'
import { newId } from '#platform/ids.ts'
import { type EmailDeps, emailShop } from '#shops/emails/email-shop.ts'
import { setShopPackage } from '#shops/set-shop-package.ts'
import type { Tx } from '#tables.ts'
import { nextBill } from './invoice.rules.ts'
import { getOpenInvoice, insertInvoice, markPaid, markVoid, type OpenInvoice } from './invoices.sql.ts'
import { listPrices } from './prices.sql.ts'
import { sayEnded, sayEndedAsAsked, sayPaid, sayPastDue } from './subscription-emails.ts'
import {
  lockBillable,
  markActive,
  markEnded,
  markPastDue,
  type Subscription,
  setPackage,
} from './subscriptions.sql.ts'

/** Bills period by period, each in its own transaction, until nothing is due or the shop cannot pay. */
export async function billShop(deps: EmailDeps, shopId: ShopId): Promise<void> {
  let outcome: Outcome
  do outcome = await deps.db.transaction((tx) => billOnce(tx, deps, shopId))
  while (outcome === 'paid')
}

type Outcome = 'paid' | 'not paid' | 'nothing due'

async function billOnce(tx: Tx, deps: EmailDeps, shopId: ShopId): Promise<Outcome> {
  const subscription = await lockBillable(tx, shopId)
  if (!subscription) return 'nothing due'
  const isNew = subscription.status !== 'PAST_DUE'
  if (isNew && subscription.isEnding) {
    await endAsAsked(tx, deps, shopId)
    return 'nothing due'
  }
  if (isNew) await issueInvoice(tx, await applyNext(tx, subscription))
  const invoice = await getOpenInvoice(tx, shopId, PAST_DUE_DAYS)
  if ((await collect(tx, invoice)) === 'spent') {
    await markPaid(tx, invoice.id)
    await markActive(tx, shopId)
    await emailShop(tx, deps, shopId, (to) => sayPaid({ ...to, invoice }))
    return 'paid'
  }
  if (isNew) await emailShop(tx, deps, shopId, (to) => sayPastDue({ ...to, invoice }))
  else if (invoice.isGivenUp) await end(tx, deps, invoice)
  return 'not paid'
}

/** SELL-52: what was chosen for the next period applies from here on. */
async function applyNext(tx: Tx, subscription: Subscription): Promise<Subscription> {
  const { shopId, next } = subscription
  if (next === null) return subscription
  await setPackage(tx, shopId, next)
  await setShopPackage(tx, { shopId, tier: next.tier })
  return { ...subscription, ...next, next: null }
}

async function endAsAsked(tx: Tx, deps: EmailDeps, shopId: ShopId): Promise<void> {
  await markEnded(tx, shopId)
  await setShopPackage(tx, { shopId, tier: null })
  await emailShop(tx, deps, shopId, sayEndedAsAsked)
}

/**
 * Issues the invoice of the next period. It is due from the period's first day, so the shop is past due until `collect`
 * succeeds.
 */
async function issueInvoice(tx: Tx, subscription: Subscription): Promise<void> {
  const { shopId, tier } = subscription
  const bill = nextBill(subscription, await listPrices(tx))
  await insertInvoice(tx, { id: newId<InvoiceId>(), shopId, tier, bill })
  await markPastDue(tx, shopId, bill.to)
}

/** An invoice is paid from the shop's available earnings: in full, or not yet. */
export const collect = (tx: Tx, { id, shopId, lines }: Pick<OpenInvoice, 'id' | 'shopId' | 'lines'>) =>
  spendEarnings(tx, {
    shopId,
    kobo: totalOf(lines),
    to: 'SUBSCRIPTION',
    key: `invoice:${id}`,
    kind: 'INVOICE',
  })

/** Ends the subscription; the shop can continue to sell without a package. */
async function end(tx: Tx, deps: EmailDeps, invoice: OpenInvoice): Promise<void> {
  const { id, shopId } = invoice
  await markVoid(tx, id)
  await markEnded(tx, shopId)
  await setShopPackage(tx, { shopId, tier: null })
  await emailShop(tx, deps, shopId, (to) => sayEnded({ ...to, invoice }))
}
