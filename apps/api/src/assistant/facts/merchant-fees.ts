import { formatNaira } from '@ahia/money/format-naira'
import { fromNaira } from '@ahia/money/naira'
import { CATEGORY_NAMES } from '@ahia/reference/assistant/category-names'
import { CATEGORIES, CATEGORY_LABELS, type Category } from '@ahia/reference/categories'
import {
  ACCOUNT_MANAGEMENT_NAIRA,
  SETUP_FEE_NAIRA,
  TIER_PERKS,
  TIERS,
  TRIAL_MONTHS,
  UNSUBSCRIBED_PERCENT,
} from '@ahia/reference/packages'
import { HAS_PACKAGE_PERKS, HAS_PAYOUTS } from '@ahia/reference/seller/seller-hub'
import { listRates } from '#ledger/ledger.reads.ts'
import { listTiers } from '#subscriptions/list-tiers.ts'
import type { AssistantDeps } from '../assistant-deps.ts'
import { inARow } from './normalise.ts'
import type { TopicQuestion } from './topic.ts'

const inNaira = (naira: number): string => formatNaira(fromNaira(naira))
export const WITHOUT = `Without a package you pay nothing upfront, and we keep ${UNSUBSCRIBED_PERCENT}% of gross sales, whatever the category.`
export const TRIAL = `The first ${TRIAL_MONTHS} months with one package of your choice are free, from the day your first product goes live.`
const SET_UP = `The one-time setup fee is ${inNaira(SETUP_FEE_NAIRA)}, due with the first invoice after the free months.`

/** WIN-27 */
const NO_PERKS_YET = " We're still building what sets the packages apart."
const NO_PAYOUTS_YET =
  " We're still building automatic transfers; until then our team pays by hand when a shop asks."

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** How often shops are paid, by package. */
export const sayPayouts = (): string =>
  `We pay shops to their bank account in Nigeria, by package: ${TIERS.map((tier) => `${TIER_PERKS[tier].name} ${lowerFirst(TIER_PERKS[tier].payouts)}`).join(', ')}. Without a package we settle monthly after taking ${UNSUBSCRIBED_PERCENT}%.${HAS_PAYOUTS ? '' : NO_PAYOUTS_YET}`

export function sayPerks(text: string): string {
  const named = TIERS.filter((tier) => text.includes(tier.toLowerCase()))
  const packages = named.map((tier) => {
    const { name, placement, support, analytics, payouts } = TIER_PERKS[tier]
    return `${name}: ${[placement, `support ${lowerFirst(support)}`, `analytics: ${lowerFirst(analytics)}`, `payouts ${lowerFirst(payouts)}`].map(lowerFirst).join('; ')}.`
  })
  return `${packages.join(' ')} ${TRIAL}${HAS_PACKAGE_PERKS ? '' : NO_PERKS_YET}`
}

export async function sayPackages(_question: TopicQuestion, deps: AssistantDeps): Promise<string> {
  const tiers = await listTiers(deps)
  const prices = TIERS.map((tier) => `${TIER_PERKS[tier].name} ${inNaira(tiers[tier].amount)}`)
  return `Monthly package prices: ${inARow(prices)}. ${TRIAL} ${SET_UP} If you don't pay annually, you also pay ${inNaira(ACCOUNT_MANAGEMENT_NAIRA)} a year for account management. ${WITHOUT}`
}

const BPS_PER_PERCENT = 100

const OTHER_NAMES: Partial<Record<Category, readonly string[]>> = {
  TECH: ['phones?', 'laptops?', 'computers?', 'gadgets?', 'generators?', 'inverters?', 'solar'],
  AUTOMOTIVES: ['car parts?', 'spare parts?', 'spares', 'tyres?', 'motor parts?', 'engine oil'],
  FOOD: ['cooked food', 'restaurants?', 'meals?', 'small chops', 'cakes?', 'jollof'],
  GROCERY: ['foodstuffs?', 'provisions?', 'rice', 'beans', 'garri'],
  SPA: ['cosmetics?', 'creams?', 'make ?up', 'wigs?', 'hair', 'perfumes?', 'skin ?care'],
  JEWELRY: ['beads', 'gold', 'watches', 'necklaces?', 'bags?'],
  PET: ['dogs?', 'cats?', 'puppies'],
  HEALTH: ['drugs?', 'medicines?', 'pharmacy', 'supplements?'],
  GARDEN: ['plants?', 'seedlings?', 'flowers?'],
  WARDROBE: ['shoes', 'dresses', 'fabrics?', 'clothes', 'clothing', 'ankara', 'sneakers', 'fashion'],
  HOUSEHOLD: ['furniture', 'kitchen', 'fridges?', 'mattress\\w*', 'home appliances'],
}

/** What a shop may call what it sells. */
const namesOf = (category: Category): RegExp =>
  new RegExp(`\\b(?:${[...CATEGORY_NAMES[category], ...(OTHER_NAMES[category] ?? [])].join('|')})\\b`)

const NAMES_OF = new Map(CATEGORIES.map((category) => [category, namesOf(category)]))

export async function sayCommission({ text }: TopicQuestion, { db }: AssistantDeps): Promise<string> {
  const rates = (await listRates(db.read)).filter(({ hasPackage }) => hasPackage)
  const category = CATEGORIES.find((one) => NAMES_OF.get(one)?.test(text))
  const own = rates.find((rate) => rate.category === category)
  const percents = rates.map(({ rateBps }) => rateBps / BPS_PER_PERCENT)
  const withPackage = own
    ? `With a package, our commission on ${CATEGORY_LABELS[own.category]} is ${own.rateBps / BPS_PER_PERCENT}% of gross sales.`
    : `With a package, our commission is a fixed percentage of gross sales by category: ${inARow(rates.map(({ category: one, rateBps }) => `${CATEGORY_LABELS[one]} ${rateBps / BPS_PER_PERCENT}%`))}.`
  return percents.length === 0 ? WITHOUT : `${withPackage} ${WITHOUT}`
}
