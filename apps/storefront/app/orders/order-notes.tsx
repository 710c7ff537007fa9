import type { Order } from '@ahia/contracts/shapes/order'
import { lagosMoment } from '@ahia/rules/lagos-date'
import { Banner } from '@ahia/ui/banner'
import { Link } from '@ahia/web/components/link'
import { amountWords } from './order.rules.ts'
import { REFUND_WORDS } from './orders-texts.ts'

/** What the customer should know before pressing a button. */
export function OrderNotes({ order }: { order: Order }) {
  const { status, payableUntil, isHeld, payTogether, pendingPayment, refund, chargebacks } = order
  return (
    <>
      {pendingPayment && <BeingConfirmed {...pendingPayment} />}
      {status === 'PENDING' && payableUntil && !pendingPayment && (
        <Banner tone="warn">
          {isHeld
            ? "We're holding these items for you until"
            : "These items aren't held for you yet, so pay soon. You can pay until"}{' '}
          <time dateTime={payableUntil}>{lagosMoment(payableUntil)}</time>.
          {payTogether.length > 1 && ` You'll pay for it together with your other orders from this checkout.`}
        </Banner>
      )}
      {status === 'PENDING' && !payableUntil && !pendingPayment && (
        <Banner tone="info">
          You can no longer pay for this order, and its items are back on sale. If a payment from you still
          arrives, we'll use it for this order while the items are available. If they're gone, we'll refund
          you.
        </Banner>
      )}
      {chargebacks.some((chargeback) => chargeback.status === 'OPEN') && (
        <Banner tone="info" heading="Your bank is looking into this payment">
          Your bank says this payment is disputed, so we're sending them your order details. If you didn't ask
          for this, call your bank or{' '}
          <Link to="/contact" className="font-semibold underline">
            contact us
          </Link>
          .
        </Banner>
      )}
      {refund && (
        <Banner tone={refund.status === 'NEEDS_ATTENTION' ? 'warn' : 'info'}>
          {amountWords(refund.amount)} {REFUND_WORDS[refund.status]}
        </Banner>
      )}
    </>
  )
}

/** Instead of the button: nobody should pay twice because their bank is slow. */
function BeingConfirmed({ reference }: NonNullable<Order['pendingPayment']>) {
  return (
    <Banner tone="info" heading="Your payment is being confirmed">
      We'll email you once your payment arrives. You don't need to pay again.{' '}
      <Link
        to={`/payment/return?reference=${reference}`}
        className="inline-flex min-h-11 items-center font-semibold underline"
      >
        Check your payment
      </Link>
    </Banner>
  )
}
