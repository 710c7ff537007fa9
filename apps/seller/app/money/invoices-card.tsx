import type { Invoice } from '@ahia/contracts/subscriptions'
import { lagosDate } from '@ahia/rules/lagos-date'
import { Card } from '@ahia/ui/card'
import { Tag, type TagTone } from '@ahia/ui/tag'
import { inNaira } from './amount.ts'

const STATES: Record<Invoice['status'], { tone: TagTone; label: string }> = {
  PAID: { tone: 'ok', label: 'Paid' },
  DUE: { tone: 'warn', label: 'Past due' },
  VOID: { tone: 'neutral', label: 'Void' },
}

/** What the package has cost; it is paid from the available balance. */
export function InvoicesCard({ invoices }: { invoices: readonly Invoice[] }) {
  return (
    <Card as="section" aria-labelledby="invoices">
      <h2 id="invoices" className="text-h3 font-extrabold">
        Invoices
      </h2>
      {invoices.length === 0 ? (
        <p className="mt-2 text-text-2">No invoices yet. We take them from your available balance.</p>
      ) : (
        <ul className="mt-2 divide-y divide-border">
          {invoices.map((invoice) => (
            <li key={invoice._id} className="flex items-center gap-3 py-3">
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{invoice.number}</span>
                <span className="block text-small text-text-2">
                  {lagosDate(invoice.from)} to {lagosDate(invoice.to)}
                </span>
              </span>
              <Tag tone={STATES[invoice.status].tone}>{STATES[invoice.status].label}</Tag>
              <span className="whitespace-nowrap tabular-nums">{inNaira(invoice.total)}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
