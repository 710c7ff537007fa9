import { formatNaira } from '@ahia/money/format-naira'
import type { Kobo } from '@ahia/money/kobo'
import { Card } from '@ahia/ui/card'

type CartSummaryProps = { totalKobo: Kobo; leavesOut: 'nothing' | 'something' }

export function CartSummary({ totalKobo, leavesOut }: CartSummaryProps) {
  return (
    <Card as="section" aria-label="Summary" className="lg:sticky lg:top-[calc(var(--header)+1.5rem)]">
      <dl className="flex flex-wrap items-baseline justify-between gap-x-4 font-extrabold">
        <dt>Total</dt>
        <dd className="text-h3 tabular-nums">{formatNaira(totalKobo)}</dd>
      </dl>
      {leavesOut === 'something' && (
        <p className="mt-2 text-small text-text-2">What cannot be bought now is not counted.</p>
      )}
      <p className="mt-2 text-small text-text-2">Delivery is added at checkout.</p>
      <p className="mt-4 rounded-control bg-info-soft p-3 text-center font-semibold text-info">
        Checkout opens soon.
      </p>
    </Card>
  )
}
