import { formatNaira } from '@ahia/money/format-naira'
import { kobo } from '@ahia/money/kobo'
import { orderNumber, orderPath } from '@ahia/rules/order-number'
import { Link } from '@ahia/web/components/link'
import type { ReactNode } from 'react'
import type { Verification } from './ask-about-payment.ts'

/** The payment, and its orders. */
export function PaidFacts({ verification: { paymentStatus, orders } }: { verification: Verification }) {
  const { amount, channel, reference } = paymentStatus
  return (
    <dl className="grid w-full gap-2 text-left">
      <Fact label="Amount">
        <span className="text-h3 font-extrabold tabular-nums">{formatNaira(kobo(amount))}</span>
      </Fact>
      {channel && (
        <Fact label="Paid with">
          <span className="inline-block first-letter:uppercase">{channel.replaceAll('_', ' ')}</span>
        </Fact>
      )}
      <Fact label="Reference">
        <span className="text-small">{reference}</span>
      </Fact>
      {orders.length > 0 && (
        <Fact label={orders.length === 1 ? 'Order' : 'Orders'}>
          {orders.map(({ _id }) => (
            <Link
              key={_id}
              to={orderPath(_id)}
              className="inline-flex min-h-11 items-center pl-3 font-semibold text-brand-text underline"
            >
              {orderNumber(_id)}
            </Link>
          ))}
        </Fact>
      )}
    </dl>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-center justify-between gap-4 border-b border-border py-1">
      <dt className="text-text-2">{label}</dt>
      <dd className="text-right text-balance wrap-anywhere">{children}</dd>
    </div>
  )
}
