import type { PackageState } from '@ahia/contracts/seller/package'
import type { Subscription } from '@ahia/contracts/subscriptions'
import { formatNaira } from '@ahia/money/format-naira'
import { fromNaira } from '@ahia/money/naira'
import { TIER_PERKS, type Tier, UNSUBSCRIBED_PERCENT } from '@ahia/reference/packages'
import { lagosDate } from '@ahia/rules/lagos-date'

export const inNaira = (naira: number): string => formatNaira(fromNaira(naira))

export const tierName = (tier: Tier): string => TIER_PERKS[tier].name

export const WITHOUT = `You sell without a package, and we keep ${UNSUBSCRIBED_PERCENT}% of your gross sales.`

/** SELL-52: 'Basic would have saved you ₦12,000'. */
export function savedWords({ package: tier, saved }: PackageState['tiers'][number]): string {
  const outcome = saved >= 0 ? `saved you ${inNaira(saved)}` : `cost you ${inNaira(-saved)} more`
  return `${tierName(tier)} would have ${outcome}.`
}

/** What is true of the package now. */
export function statusWords({ status, trialEndsAt, periodEndsAt }: Subscription): string {
  const until = periodEndsAt === null ? '' : lagosDate(periodEndsAt)
  switch (status) {
    case 'CHOSEN':
      return 'Your three free months start when your first product goes live.'
    case 'TRIALING':
      return `Free until ${trialEndsAt === null ? '' : lagosDate(trialEndsAt)}.`
    case 'ACTIVE':
      return `Paid until ${until}.`
    case 'PAST_DUE':
      return 'Your last invoice is unpaid. We take it as soon as your available balance covers it.'
    case 'ENDED':
      return `Your package has ended. ${WITHOUT}`
  }
}
