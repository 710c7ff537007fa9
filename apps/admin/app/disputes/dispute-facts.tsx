import type { DisputePage } from '@ahia/contracts/admin/disputes'
import { amountWords } from '@ahia/money/amount-words'
import { RETURN_LABELS, returnPeriodLabel } from '@ahia/reference/return-policies'
import { lagosDate, lagosMoment } from '@ahia/rules/lagos-date'
import { Tag } from '@ahia/ui/tag'

/** ADMIN-24: what was bought, as it was sold then; how it was delivered; and how often each side was in disputes. */
export function DisputeFacts({ page: { order, before, guaranteeUntil, dispute } }: { page: DisputePage }) {
  return (
    <aside aria-label="Facts" className="grid gap-4 rounded-card border border-border bg-surface p-4">
      <ul className="grid gap-3">
        {order.lines.map((line) => (
          <li key={line.position} className="grid gap-0.5">
            <p className="flex gap-3">
              <span className="min-w-0 flex-1 font-semibold wrap-anywhere">
                {line.quantity} × {line.name}
              </span>
              <span className="tabular-nums">{amountWords(line.lineTotal)}</span>
            </p>
            <p className="text-small text-text-2">
              {line.isDisputed && <Tag tone="warn">Held</Tag>}{' '}
              {[RETURN_LABELS[line.returnPolicy], returnPeriodLabel(line.returnDays)]
                .filter(Boolean)
                .join(', ')}
            </p>
          </li>
        ))}
      </ul>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 border-t border-border pt-3 text-small">
        <Fact label="Delivery and service">{amountWords(order.deliveryFee + order.serviceFee)}</Fact>
        <Fact label="Paid in all">{amountWords(order.total)}</Fact>
        {order.paidAt && <Fact label="Paid">{lagosMoment(order.paidAt)}</Fact>}
        {order.deliveredAt && <Fact label="Delivered">{lagosMoment(order.deliveredAt)}</Fact>}
        {order.parcel?.proof && <Fact label="Proof">{PROOFS[order.parcel.proof]}</Fact>}
        {order.parcel?.carrier && <Fact label="Carrier">{order.parcel.carrier}</Fact>}
        <Fact label="Shop answers by">{lagosMoment(dispute.answerBy)}</Fact>
        {guaranteeUntil && <Fact label="Guarantee until">{lagosDate(guaranteeUntil)}</Fact>}
        <Fact label="Customer before">{record(before.customer)}</Fact>
        <Fact label="Shop before">{record(before.shop)}</Fact>
      </dl>
    </aside>
  )
}

const PROOFS = {
  SHOPPER: 'the customer confirmed it',
  CODE: 'delivery code',
  QR: 'delivery code, scanned',
  POINT: 'picked up at the pickup point',
  STAFF: 'seen by staff',
  TIMER: 'no complaint within 7 days',
} as const

const record = ({ orders, disputes, lost }: DisputePage['before']['shop']): string =>
  `${disputes} ${disputes === 1 ? 'dispute' : 'disputes'}, ${lost} lost, of ${orders} delivered`

const Fact = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <>
    <dt className="text-text-2">{label}</dt>
    <dd className="text-right wrap-anywhere">{children}</dd>
  </>
)
