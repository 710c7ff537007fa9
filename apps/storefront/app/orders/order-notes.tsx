import type { Order } from '@ahia/contracts/order-shapes'
import { Banner } from '@ahia/ui/banner'
import { Link } from 'react-router'
import { lagosMoment } from '#platform/lagos-date.ts'
import { amountWords } from './order.rules.ts'
import { REFUND_WORDS } from './orders-texts.ts'

/** What the customer should know before pressing anything. */
export function OrderNotes({ order }: { order: Order }) {
  const { status, payableUntil, payTogether, refund } = order
  return (
    <>
      {status === 'PENDING' && payableUntil && (
        <Banner tone="warn">
          Put aside for you until <time dateTime={payableUntil}>{lagosMoment(payableUntil)}</time>.
          {payTogether.length > 1 && ` You pay it with the others of this checkout.`}
        </Banner>
      )}
      {status === 'PENDING' && !payableUntil && (
        <Banner tone="info">
          This order can no longer be paid, and its goods are on sale again. Money that is still under way to
          us is taken for it if the goods are there, or else sent back.
        </Banner>
      )}
      {status === 'SHIPPED' && (
        <p className="text-small text-text-2">
          Has it not come?{' '}
          <Link to="/contact" className="font-semibold text-brand-text underline">
            Write to us
          </Link>{' '}
          with the order number.
        </p>
      )}
      {refund && (
        <Banner tone={refund.status === 'NEEDS_ATTENTION' ? 'warn' : 'info'}>
          {amountWords(refund.amount)} {REFUND_WORDS[refund.status]}
        </Banner>
      )}
    </>
  )
}
