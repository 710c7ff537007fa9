import { formatNaira } from '@ahia/money/format-naira'
import type { Kobo } from '@ahia/money/kobo'
import { PERIOD_MONTHS, type Period, TIER_PERKS, type Tier, TRIAL_MONTHS } from '@ahia/reference/packages'
import type { InvoiceLine } from '@ahia/rules/invoice-lines'
import type { FirstInvoice } from './first-invoice.rules.ts'
import { PERIOD_WORDS } from './period-words.ts'

type CostSummaryProps = { tier: Tier; period: Period; invoice: FirstInvoice }

/** MERCH-05: what is paid when, to the last naira, before anything is agreed. */
export function CostSummary({ tier, period, invoice }: CostSummaryProps) {
  return (
    <section aria-labelledby="first-invoice" className="rounded-card border border-border bg-surface-2 p-5">
      <h2 id="first-invoice" className="text-h3 font-extrabold">
        Your first invoice
      </h2>
      <p className="mt-1 text-pretty text-text-2">
        Free for {TRIAL_MONTHS} months from the day your first product goes live. After that:
      </p>
      <dl className="mt-4 grid gap-2">
        {invoice.lines.map(({ what, kobo }) => (
          <Row key={what} what={labelOf(what, tier, period)} kobo={kobo} />
        ))}
        {period === 'ANNUALLY' && (
          <div className="flex justify-between gap-4">
            <dt>Account management</dt>
            <dd className="text-right font-semibold text-ok">free when you pay annually</dd>
          </div>
        )}
        <div className="flex justify-between gap-4 border-t border-border-strong pt-2 text-lead font-extrabold">
          <dt>Total</dt>
          <dd className="tabular-nums">{formatNaira(invoice.totalKobo)}</dd>
        </div>
      </dl>
      <p className="mt-3 text-small text-pretty text-text-2">
        After that you pay {formatNaira(invoice.laterKobo)} {PERIOD_WORDS[period]}, deducted from your sales.
      </p>
    </section>
  )
}

function labelOf(what: InvoiceLine['what'], tier: Tier, period: Period): string {
  const months = PERIOD_MONTHS[period]
  if (what === 'SETUP') return 'Setup, once'
  if (what === 'ACCOUNT_MANAGEMENT') return 'Account management, once a year'
  return `${TIER_PERKS[tier].name}, ${months === 1 ? '1 month' : `${months} months`}`
}

function Row({ what, kobo }: { what: string; kobo: Kobo }) {
  return (
    <div className="flex justify-between gap-4">
      <dt>{what}</dt>
      <dd className="tabular-nums">{formatNaira(kobo)}</dd>
    </div>
  )
}
