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
import { classNames } from '@ahia/ui/class-names'
import { Icon } from '@ahia/ui/icon'
import type { Tiers } from './tiers.ts'

const naira = (amount: number): string => formatNaira(fromNaira(amount))

const FREE = `${TRIAL_MONTHS} months free, from the day your first product goes live`

const FEES = [
  `Then ${naira(SETUP_FEE_NAIRA)} once to set up your shop`,
  `${naira(ACCOUNT_MANAGEMENT_NAIRA)} a year for account management, or nothing if you pay annually`,
  `Without a package you pay nothing upfront, and we keep ${UNSUBSCRIBED_PERCENT}% of gross sales`,
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
      <table className="mt-5 w-full text-left">
        <thead>
          <tr className="border-b border-border-strong text-small text-text-2">
            <th scope="col" className="py-2 font-semibold">
              Package
            </th>
            <th scope="col" className="py-2 text-right font-semibold">
              Per month
            </th>
          </tr>
        </thead>
        <tbody>
          {TIERS.map((tier) => (
            <tr key={tier} className="border-b border-border">
              <th scope="row" className="py-3 font-semibold">
                {TIER_PERKS[tier].name}
              </th>
              <td className="py-3 text-right font-semibold tabular-nums">{naira(tiers[tier].amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-5 flex gap-3 font-semibold">
        <Icon name="check" className="mt-0.5 size-5 text-brand-text" />
        {FREE}
      </p>
      <ul className="mt-3 grid list-disc gap-2 pl-8 marker:text-text-3">
        {commission && (
          <li className="text-pretty">
            With a package our commission is {commission} of gross sales, by category
          </li>
        )}
        {FEES.map((fee) => (
          <li key={fee} className="text-pretty">
            {fee}
          </li>
        ))}
      </ul>
    </aside>
  )
}
