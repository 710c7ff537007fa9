import type { ShopId } from '@ahia/contracts/ids'
import type { PackageState } from '@ahia/contracts/seller/package'
import { sum } from '@ahia/money/arithmetic'
import { ZERO } from '@ahia/money/kobo'
import { toNaira } from '@ahia/money/naira'
import { TIERS, type Tier } from '@ahia/reference/packages'
import { listRates } from '#ledger/ledger.reads.ts'
import { sumRecentSales } from '#orders/shop-orders.reads.ts'
import type { Reader } from '#tables.ts'
import { upgradeKobo } from '../invoice.rules.ts'
import { readNow } from '../now.sql.ts'
import { type Price, priceAt } from '../prices.rules.ts'
import { listPrices } from '../prices.sql.ts'
import { findSubscription, type Subscription } from '../subscriptions.sql.ts'
import { toSubscription } from '../to-subscription.ts'
import { savedKobo } from './saved.rules.ts'

const SALES_DAYS = 30

/** SELL-52: the package of a shop, what comes next, and what each package would have saved it. */
export async function getPackage(reader: Reader, shopId: ShopId): Promise<PackageState> {
  const subscription = await findSubscription(reader, shopId)
  const prices = await listPrices(reader)
  const [now, rates, sales] = [
    await readNow(reader),
    await listRates(reader),
    await sumRecentSales(reader, shopId, SALES_DAYS),
  ]
  const next = subscription?.next ?? null
  return {
    subscription: subscription && toSubscription(subscription, prices),
    next: next && { package: next.tier, period: next.period },
    isEnding: subscription?.isEnding ?? false,
    tiers: TIERS.map((tier) => {
      const monthlyKobo = priceAt(prices, tier, now)
      return {
        package: tier,
        monthly: toNaira(monthlyKobo),
        upgrade: upgradeOf(subscription, { tier, prices, now }),
        saved: toNaira(savedKobo(sales, rates, monthlyKobo)),
      }
    }),
    sales: toNaira(sum([ZERO, ...sales.map(({ kobo }) => kobo)])),
  }
}

export const isHigher = (tier: Tier, than: Tier): boolean => TIERS.indexOf(tier) > TIERS.indexOf(than)

function upgradeOf(
  subscription: Subscription | null,
  to: { tier: Tier; prices: readonly Price[]; now: Date },
): number | null {
  if (subscription?.status !== 'ACTIVE' || !isHigher(to.tier, subscription.tier)) return null
  return toNaira(upgradeKobo(subscription, to))
}
