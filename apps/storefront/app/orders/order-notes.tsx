import type { Order } from '@ahia/contracts/shapes/order'
import { lagosMoment } from '@ahia/rules/lagos-date'
import { Banner } from '@ahia/ui/banner'
import { Link } from '@ahia/web/components/link'
import { amountWords } from './order.rules.ts'
import { REFUND_WORDS } from './orders-texts.ts'

/** What the customer should know before pressing anything. */
export function OrderNotes({ order }: { order: Order }) {
  const { status, payableUntil, payTogether, pendingPayment, refund } = order
  return (
    <>
      {pendingPayment && <BeingConfirmed {...pendingPayment} />}
      {status === 'PENDING' && payableUntil && !pendingPayment && (
        <Banner tone="warn">
          Put aside for you until <time dateTime={payableUntil}>{lagosMoment(payableUntil)}</time>.
          {payTogether.length > 1 && ` You pay it with the others of this checkout.`}
        </Banner>
      )}
      {status === 'PENDING' && !payableUntil && !pendingPayment && (
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

/** Instead of the button: nobody pays twice because their bank is slow. */
function BeingConfirmed({ reference }: NonNullable<Order['pendingPayment']>) {
  return (
    <Banner tone="info" heading="Your payment is being confirmed">
      Once the money has arrived your order is paid, and we send you a mail. There is no need to pay again.{' '}
      <Link
        to={`/payment/return?reference=${reference}`}
        className="inline-flex min-h-11 items-center font-semibold underline"
      >
        Check your payment
      </Link>
    </Banner>
  )
}
