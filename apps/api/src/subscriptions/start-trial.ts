import type { AccountId } from '@ahia/contracts/ids'
import type { Period, Tier } from '@ahia/reference/packages'
import { trialEnd } from '@ahia/rules/invoice-lines'
import type { EmailDeps } from '#shops/emails/email-shop.ts'
import { lockOwnShop } from '#shops/own-shop/lock-own-shop.ts'
import { setShopPackage } from '#shops/set-shop-package.ts'
import { beginChosen } from './begin-trial.ts'
import { emailTrial } from './email-trial.ts'
import { readNow } from './now.sql.ts'
import { takePriceTurn } from './price-turn.ts'
import { listPrices } from './prices.sql.ts'
import { shopClosing, shopIncomplete, shopSuspended, trialUsed } from './subscriptions.errors.ts'
import { insertSubscription, type NewSubscription } from './subscriptions.sql.ts'
import { toSubscription } from './to-subscription.ts'

const NOTHING_YET = { next: null, isEnding: false, resumedAt: null, isSetUp: false } as const

type StartTrial = { accountId: AccountId; tier: Tier; period: Period }

/**
 * API-32, MERCH-05: once per shop, also under concurrent requests. The package applies from now on. The free months of a shop
 * that sells nothing yet start later (`beginTrial`), which waits until this is committed.
 */
export async function startTrial(deps: EmailDeps, { accountId, tier, period }: StartTrial) {
  return deps.db.transaction(async (tx) => {
    const shop = await lockOwnShop(tx, accountId)
    if (shop === null) throw shopIncomplete()
    if (shop.status === 'SUSPENDED') throw shopSuspended()
    if (shop.status === 'CLOSING') throw shopClosing()
    await takePriceTurn(tx, tier)
    const { shopId } = shop
    const trialStartedAt = await readNow(tx)
    const trialEndsAt = trialEnd(trialStartedAt)
    const chosen: NewSubscription = {
      shopId,
      tier,
      period,
      status: 'CHOSEN',
      trialStartedAt,
      trialEndsAt,
      periodEndsAt: trialEndsAt,
    }
    if (!(await insertSubscription(tx, chosen))) throw trialUsed()
    await setShopPackage(tx, { shopId, tier })
    const subscription = (await beginChosen(tx, shopId)) ?? { ...chosen, ...NOTHING_YET }
    const prices = await listPrices(tx)
    await emailTrial(tx, deps, { subscription, prices })
    return toSubscription(subscription, prices)
  })
}
