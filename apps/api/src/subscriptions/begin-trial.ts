import type { ShopId } from '@ahia/contracts/ids'
import { trialEnd } from '@ahia/rules/invoice-lines'
import type { EmailDeps } from '#shops/emails/email-shop.ts'
import { emailTrial } from './email-trial.ts'
import { readNow } from './now.sql.ts'
import { listPrices } from './prices.sql.ts'
import { beginChosen } from './subscriptions.sql.ts'
import { planTrialEndingEmail } from './trial-ending-email.ts'

/** MERCH-05: starts the trial of a shop when it is approved, if it chose its package before. Once. */
export async function beginTrial(deps: EmailDeps, { shopId }: { shopId: ShopId }): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const trialStartedAt = await readNow(tx)
    const trialEndsAt = trialEnd(trialStartedAt)
    const subscription = await beginChosen(tx, shopId, { trialStartedAt, trialEndsAt })
    if (!subscription) return
    await emailTrial(tx, deps, { subscription, prices: await listPrices(tx) })
    await planTrialEndingEmail(tx, subscription)
  })
}
