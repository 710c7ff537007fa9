import { formatNaira } from '@ahia/money/format-naira'
import { fromNaira } from '@ahia/money/naira'
import {
  ACCOUNT_MANAGEMENT_NAIRA,
  SETUP_FEE_NAIRA,
  TIER_PERKS,
  TIERS,
  TRIAL_MONTHS,
  UNSUBSCRIBED_PERCENT,
} from '@ahia/reference/packages'
import { HAS_PACKAGE_PERKS } from '@ahia/reference/seller/seller-hub'
import { classNames } from '@ahia/ui/class-names'
import { Icon } from '@ahia/ui/icon'
import type { Tiers } from './tiers.ts'

const naira = (amount: number): string => formatNaira(fromNaira(amount))

const FREE = `Any package is free for ${TRIAL_MONTHS} months, from the day your first product goes live`

const FEES = [
  'We keep a share of gross sales; with a package it depends on the category',
  `After the free months ${naira(SETUP_FEE_NAIRA)} once to set up your shop, with a package`,
  `${naira(ACCOUNT_MANAGEMENT_NAIRA)} a year for account management, or nothing if you pay annually`,
]

type CostAsideProps = {
  tiers: Tiers
  /** With a package; null while it is not known. */
  commission: string | null
  shown: 'always' | 'where-there-is-room'
}

/** What selling costs, shown before the sign-up. */
export function CostAside({ tiers, commission, shown }: CostAsideProps) {
  return (
    <aside
      aria-labelledby="costs"
      className={classNames(
        'w-full max-w-110 min-w-0 rounded-sheet bg-brand-soft p-6 sm:p-8 lg:sticky lg:top-8 lg:block lg:max-w-none lg:max-h-160 lg:flex-1 lg:p-10',
        shown === 'where-there-is-room' && 'hidden',
      )}
    >
      <h2 id="costs" className="text-h2 font-extrabold text-balance">
        What selling costs
      </h2>
      <p className="mt-3 flex gap-3 font-semibold">
        <Icon name="check" className="mt-0.5 size-5 text-brand-text" />
        {FREE}
      </p>
      <table className="mt-5 w-full text-left">
        <thead>
          <tr className="border-b border-border-strong text-small text-text-2">
            <th scope="col" className="py-2 font-semibold">
              Package
            </th>
            <th scope="col" className="py-2 text-right font-semibold">
              Per month
            </th>
            <th scope="col" className="py-2 text-right font-semibold">
              We keep
            </th>
          </tr>
        </thead>
        <tbody>
          <CostRow name="None" monthly={naira(0)} kept={`${UNSUBSCRIBED_PERCENT}%`} />
          {TIERS.map((tier) => (
            <CostRow
              key={tier}
              name={TIER_PERKS[tier].name}
              note={HAS_PACKAGE_PERKS || tier === 'BASIC' ? null : 'the same today'}
              monthly={naira(tiers[tier].amount)}
              kept={commission ?? 'less'}
            />
          ))}
        </tbody>
      </table>
      <ul className="mt-5 grid list-disc gap-2 pl-8 marker:text-text-3">
        {FEES.map((fee) => (
          <li key={fee} className="text-pretty">
            {fee}
          </li>
        ))}
      </ul>
    </aside>
  )
}

type CostRowProps = { name: string; note?: string | null; monthly: string; kept: string }

/** WIN-27: a package that gives no more than the cheapest today says so, and is quieter. */
function CostRow({ name, note = null, monthly, kept }: CostRowProps) {
  return (
    <tr className={classNames('border-b border-border', note ? 'text-text-2' : 'font-semibold')}>
      <th scope="row" className="py-3 font-semibold">
        {name}
        {note && <span className="block text-small font-normal">{note}</span>}
      </th>
      <td className="py-3 text-right tabular-nums">{monthly}</td>
      <td className="py-3 pl-3 text-right whitespace-nowrap tabular-nums">{kept}</td>
    </tr>
  )
}
