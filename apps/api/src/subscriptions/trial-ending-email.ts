import { type ShopId, shopIdSchema } from '@ahia/contracts/ids'
import { z } from 'zod'
import { jobKind } from '#platform/jobs/kinds.ts'
import { enqueue } from '#platform/jobs/outbox.ts'
import { type EmailDeps, emailShop } from '#shops/emails/email-shop.ts'
import type { Tx } from '#tables.ts'
import { addDays } from './add-days.rules.ts'
import { nextBill } from './invoice.rules.ts'
import { readNow } from './now.sql.ts'
import { listPrices } from './prices.sql.ts'
import { sayTrialEnding } from './subscription-emails.ts'
import { findSubscription, type Subscription } from './subscriptions.sql.ts'

const DAYS_BEFORE = 7

export const trialEndingEmail = jobKind('trial_ending_email', z.object({ shopId: shopIdSchema }))

export const planTrialEndingEmail = (
  tx: Tx,
  { shopId, trialEndsAt }: Pick<Subscription, 'shopId' | 'trialEndsAt'>,
): Promise<void> =>
  enqueue(
    tx,
    trialEndingEmail,
    { shopId },
    { key: `trial_ending_email:${shopId}`, runAt: addDays(trialEndsAt, -DAYS_BEFORE) },
  )

/** Skipped when the trial has ended in the meantime. */
export const emailTrialEnding = (deps: EmailDeps, { shopId }: { shopId: ShopId }): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const subscription = await findSubscription(tx, shopId)
    if (subscription?.status !== 'TRIALING' || subscription.trialEndsAt <= (await readNow(tx))) return
    const { tier, period } = subscription
    const bill = nextBill(subscription, await listPrices(tx))
    await emailShop(tx, deps, shopId, (to) => sayTrialEnding({ ...to, tier, period, bill }))
  })
