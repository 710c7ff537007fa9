import { BRAND } from '@ahia/reference/brand'
import { orderPath } from '@ahia/rules/order-number'
import { Button, buttonClass } from '@ahia/ui/button'
import { Link } from '@ahia/web/components/link'
import type { Verification } from './ask-about-payment.ts'
import { PaidFacts } from './paid-facts.tsx'
import { PaymentView, Reference } from './payment-view.tsx'

/** Where to continue once an order is done. */
const AWAY = (
  <>
    <Link to="/products" className={buttonClass()}>
      Continue Shopping
    </Link>
    <Link to="/" className={buttonClass('outline')}>
      Back to Home
    </Link>
  </>
)

type PaymentCheckProps = { reference: string; onAsk: () => void }

/** PAY-02: the provider has not confirmed the payment yet. */
export function StillConfirming({ reference, onAsk }: PaymentCheckProps) {
  return (
    <PaymentView
      tone="wait"
      title="Your bank is still confirming"
      actions={
        <>
          <Button look="outline" onClick={onAsk}>
            Check Now
          </Button>
          <Link to="/orders" className={buttonClass('ghost')}>
            Go to Order History
          </Link>
        </>
      }
    >
      <p className="text-pretty text-text-2">
        We'll keep checking, even if you leave this page. We'll email you once your payment arrives. You don't
        need to pay again.
      </p>
      <Reference reference={reference} />
    </PaymentView>
  )
}

/** A missing network says nothing about the money. */
export function NoAnswer({ reference, onAsk }: PaymentCheckProps) {
  return (
    <PaymentView
      tone="wait"
      title="No connection"
      actions={
        <Button look="outline" onClick={onAsk}>
          Check Now
        </Button>
      }
    >
      <p className="text-pretty text-text-2">
        We can't reach our server, but we'll keep trying. We'll email you once your payment arrives. You don't
        need to pay again.
      </p>
      <Reference reference={reference} />
    </PaymentView>
  )
}

/** PAY-01. What is still unpaid can be paid from Order History. */
export function VerificationFailed({ reference, message, onAsk }: PaymentCheckProps & { message: string }) {
  return (
    <PaymentView
      tone="bad"
      title="Payment Verification Failed"
      actions={
        <>
          <Button onClick={onAsk}>Try Again</Button>
          <Link to="/orders" className={buttonClass('outline')}>
            Go to Order History
          </Link>
          <Link to="/" className={buttonClass('ghost')}>
            Back to Home
          </Link>
        </>
      }
    >
      <p className="text-pretty">
        We couldn't verify your payment. Please contact support if you believe this is an error.
      </p>
      {message !== '' && <p className="text-small wrap-anywhere text-text-2">{message}</p>}
      <Reference reference={reference} />
      <a
        href={`mailto:${BRAND.email}`}
        className="inline-flex min-h-11 items-center text-small font-semibold text-brand-text underline"
      >
        Contact support
      </a>
    </PaymentView>
  )
}

/** PAY-02: the server has reported it before, or gives no details. */
export function AlreadyVerified({ reference }: { reference: string }) {
  return (
    <PaymentView tone="ok" title="Payment Already Verified" actions={AWAY}>
      <Reference reference={reference} />
      <Link
        to="/orders"
        className="inline-flex min-h-11 items-center font-semibold text-brand-text underline"
      >
        Go to Order History
      </Link>
    </PaymentView>
  )
}

/** WIN-23: first of all, customers want to see what they have bought. */
function AfterPayment({ orders: [first, ...others] }: Pick<Verification, 'orders'>) {
  if (!first) return AWAY
  return (
    <>
      <Link to={orderPath(first._id)} className={buttonClass()}>
        {others.length === 0 ? 'View order' : 'View orders'}
      </Link>
      <Link to="/products" className={buttonClass('outline')}>
        Continue Shopping
      </Link>
      <Link to="/" className={buttonClass('ghost')}>
        Back to Home
      </Link>
    </>
  )
}

/** PAY-01: the payment is confirmed. */
export function PaymentDone({ verification, isAgain }: { verification: Verification; isAgain: boolean }) {
  return (
    <PaymentView
      tone="ok"
      title={isAgain ? 'Payment Already Verified' : 'Payment Successful'}
      actions={<AfterPayment orders={verification.orders} />}
    >
      <PaidFacts verification={verification} />
      <section aria-label="What happens next" className="w-full rounded-card bg-surface-2 p-4 text-left">
        <p className="font-semibold">What happens next</p>
        <ol className="mt-1 grid list-decimal gap-1 pl-5 text-small text-text-2">
          <li>We've emailed your confirmation. Your receipt is in Order History.</li>
          <li>Each shop packs your items.</li>
          <li>We'll email you when it ships.</li>
          <li>When it arrives, confirm delivery in Order History.</li>
        </ol>
      </section>
    </PaymentView>
  )
}

/** PAY-04: captured, but the orders could not be completed with it, so it is refunded. */
export function SentBack({ verification }: { verification: Verification }) {
  return (
    <PaymentView tone="back" title="Your money is on its way back" actions={AWAY}>
      <p className="text-pretty">
        Your payment arrived, but we couldn't complete the order. The items were no longer on hold, or the
        order was already paid. We're refunding the full amount the way you paid. Your bank may take a few
        days to show it.
      </p>
      <PaidFacts verification={verification} />
    </PaymentView>
  )
}
