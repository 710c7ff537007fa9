import { formatNaira } from '@ahia/money/format-naira'
import type { Kobo } from '@ahia/money/kobo'
import { fromNaira } from '@ahia/money/naira'
import { CATEGORY_LABELS } from '@ahia/reference/categories'
import {
  ACCOUNT_MANAGEMENT_NAIRA,
  SETUP_FEE_NAIRA,
  TRIAL_MONTHS,
  UNSUBSCRIBED_PERCENT,
} from '@ahia/reference/packages'
import { SelectField } from '@ahia/ui/forms/field'
import { useState } from 'react'
import { type Example, exampleOf, toSalesNaira } from './example-shop.rules.ts'
import type { Offer } from './offer.ts'
import { SalesField } from './sales-field.tsx'

const START = { sales: '500,000', category: 'FOOD' }

const naira = (amount: number): string => formatNaira(fromNaira(amount))

type ExampleShopProps = { commission: Offer['commission']; monthlyNaira: number }

/** WIN-28: what a shop of one's own size would keep. Without scripts it is an example. */
export function ExampleShop({ commission, monthlyNaira }: ExampleShopProps) {
  const [sales, setSales] = useState(START.sales)
  const [category, setCategory] = useState(START.category)
  const percent = commission.find((one) => one.category === category)?.percent ?? 0
  const example = exampleOf({ salesNaira: toSalesNaira(sales), percent, monthlyNaira })
  const withBasic = `${percent}% commission`
  return (
    <div className="grid gap-5">
      <div className="grid gap-4 sm:grid-cols-2">
        <SalesField sales={sales} onChange={setSales} />
        <SelectField
          label="What you sell"
          isUnmarked
          value={category}
          onChange={({ target }) => setCategory(target.value)}
        >
          {commission.map((one) => (
            <option key={one.category} value={one.category}>
              {CATEGORY_LABELS[one.category]}
            </option>
          ))}
        </SelectField>
      </div>
      <dl aria-live="polite" className="grid gap-x-4 rounded-card border border-border bg-surface">
        <Kept
          what="Without a package"
          how={`we keep ${UNSUBSCRIBED_PERCENT}%`}
          kobo={example.withoutPackage}
        />
        <Kept what={`Basic, ${TRIAL_MONTHS} free months`} how={withBasic} kobo={example.inFreeMonths} />
        <Kept
          what="Basic, after that"
          how={`${withBasic} and ${naira(monthlyNaira)} a month`}
          kobo={example.afterwards}
        />
      </dl>
      <p className="text-pretty">{adviceOf(example)}</p>
      <p className="text-small text-pretty text-text-2">
        What you keep of a month's sales. With a package you also pay {naira(SETUP_FEE_NAIRA)} once for setup,
        and {naira(ACCOUNT_MANAGEMENT_NAIRA)} a year for account management unless you pay annually.
      </p>
    </div>
  )
}

function Kept({ what, how, kobo }: { what: string; how: string; kobo: Kobo }) {
  return (
    <div className="flex items-baseline justify-between gap-x-4 border-b border-border px-4 py-3 last:border-b-0">
      <dt className="min-w-0">
        <span className="font-semibold">{what}</span>{' '}
        <span className="block text-small text-text-2">{how}</span>
      </dt>
      <dd className="text-lead font-extrabold tabular-nums">{formatNaira(kobo)}</dd>
    </div>
  )
}

function adviceOf({ withoutPackage, afterwards, breakEvenNaira }: Example): string {
  if (afterwards > withoutPackage) return 'At this size Basic leaves you more than selling without a package.'
  const from =
    breakEvenNaira === null ? '' : ` Basic saves you money from about ${naira(breakEvenNaira)} a month.`
  return `At this size you keep more without a package once the free months are over.${from}`
}
