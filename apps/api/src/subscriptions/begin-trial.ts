import type { ShopId } from '@ahia/contracts/ids'
import { trialEnd } from '@ahia/rules/invoice-lines'
import type { EmailDeps } from '#shops/emails/email-shop.ts'
import { lockShop } from '#shops/lock-shop.ts'
import type { Tx } from '#tables.ts'
import { emailTrial } from './email-trial.ts'
import { readNow } from './now.sql.ts'
import { listPrices } from './prices.sql.ts'
import { markTrialing, type Subscription } from './subscriptions.sql.ts'
import { planTrialEndingEmail } from './trial-ending-email.ts'

/**
 * MERCH-05, WIN-27: starts the trial of a shop that chose its package before, once shoppers can buy something from it:
 * when its first product goes live, or when it is approved. Once.
 */
export async function beginTrial(deps: EmailDeps, { shopId }: { shopId: ShopId }): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await lockShop(tx, shopId) // a package that is being chosen at this moment counts
    const subscription = await beginChosen(tx, shopId)
    if (subscription) await emailTrial(tx, deps, { subscription, prices: await listPrices(tx) })
  })
}

/** Starts the chosen free months now, if the shop has something to sell; else returns null, and nothing runs. */
export async function beginChosen(tx: Tx, shopId: ShopId): Promise<Subscription | null> {
  const trialStartedAt = await readNow(tx)
  const trialEndsAt = trialEnd(trialStartedAt)
  const subscription = await markTrialing(tx, shopId, { trialStartedAt, trialEndsAt })
  if (subscription) await planTrialEndingEmail(tx, subscription)
  return subscription
}
