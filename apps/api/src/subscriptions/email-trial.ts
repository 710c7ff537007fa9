import { type EmailDeps, emailShop } from '#shops/emails/email-shop.ts'
import type { Tx } from '#tables.ts'
import { nextBill } from './invoice.rules.ts'
import { listComingPrices, type Price } from './prices.rules.ts'
import { insertPriceEmail } from './prices.sql.ts'
import { sayTrialChosen, sayTrialStarted } from './subscription-emails.ts'
import type { Subscription } from './subscriptions.sql.ts'

type Beginning = { subscription: Subscription; prices: readonly Price[] }

/** Emails the dates of the trial; CONST-10: with every price announced for later, which needs no email of its own then. */
export async function emailTrial(
  tx: Tx,
  deps: EmailDeps,
  { subscription, prices }: Beginning,
): Promise<void> {
  const { shopId, tier, period, status, trialStartedAt } = subscription
  const coming = listComingPrices(prices, tier, trialStartedAt)
  const trial = { tier, period, bill: nextBill(subscription, prices), coming }
  const say = status === 'CHOSEN' ? sayTrialChosen : sayTrialStarted
  for (const price of coming) await insertPriceEmail(tx, shopId, price)
  await emailShop(tx, deps, shopId, (to) => say({ ...to, ...trial }))
}
