import { BRAND } from '@ahia/reference/brand'
import { Button, buttonClass } from '@ahia/ui/button'
import { Link } from '@ahia/web/components/link'
import type { Verification } from './ask-about-payment.ts'
import { PaidFacts } from './paid-facts.tsx'
import { Face, Reference } from './payment-face.tsx'

/** Where an order ends, the shopper goes on. */
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

type AskedProps = { reference: string; onAsk: () => void }

/** PAY-02 */
export function StillConfirming({ reference, onAsk }: AskedProps) {
  return (
    <Face
      tone="wait"
      title="Your bank is still confirming"
      actions={
        <>
          <Button look="outline" onClick={onAsk}>
            Check Now
          </Button>
          <Link to="/orders" className={buttonClass('ghost')}>
            See your orders
          </Link>
        </>
      }
    >
      <p className="text-pretty text-text-2">
        We keep checking, here and without you: once the money has arrived your order is paid, and we send you
        a mail. There is no need to pay again.
      </p>
      <Reference reference={reference} />
    </Face>
  )
}

/** A network that is gone says nothing about the money. */
export function NoAnswer({ reference, onAsk }: AskedProps) {
  return (
    <Face
      tone="wait"
      title="There is no connection"
      actions={
        <Button look="outline" onClick={onAsk}>
          Check Now
        </Button>
      }
    >
      <p className="text-pretty text-text-2">
        We could not reach our server, and keep trying. Nothing is lost: once the money has arrived your order
        is paid, and we send you a mail. There is no need to pay again.
      </p>
      <Reference reference={reference} />
    </Face>
  )
}

/** PAY-01. What is still unpaid is paid from the orders. */
export function VerificationFailed({ reference, message, onAsk }: AskedProps & { message: string }) {
  return (
    <Face
      tone="bad"
      title="Payment Verification Failed"
      actions={
        <>
          <Button onClick={onAsk}>Try Again</Button>
          <Link to="/orders" className={buttonClass('outline')}>
            Go to your orders
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
    </Face>
  )
}

/** PAY-02: the server has told of it before, or says no more than that. */
export function AlreadyVerified({ reference }: { reference: string }) {
  return (
    <Face tone="ok" title="Payment Already Verified" actions={AWAY}>
      <Reference reference={reference} />
      <Link
        to="/orders"
        className="inline-flex min-h-11 items-center font-semibold text-brand-text underline"
      >
        See your orders
      </Link>
    </Face>
  )
}

/** PAY-01 */
export function PaymentDone({ verification, isAgain }: { verification: Verification; isAgain: boolean }) {
  return (
    <Face tone="ok" title={isAgain ? 'Payment Already Verified' : 'Payment Successful'} actions={AWAY}>
      <PaidFacts verification={verification} />
      <section aria-label="What happens next" className="w-full rounded-card bg-surface-2 p-4 text-left">
        <p className="font-semibold">What happens next</p>
        <ol className="mt-1 grid list-decimal gap-1 pl-5 text-small text-text-2">
          <li>We send you a mail that it is paid; the receipt is with your orders.</li>
          <li>Each shop packs its parcel.</li>
          <li>We write to you when a parcel is sent.</li>
          <li>When it has come, confirm it in your orders.</li>
        </ol>
      </section>
    </Face>
  )
}

/** PAY-04: captured, but there was nothing left to sell for it. */
export function SentBack({ verification }: { verification: Verification }) {
  return (
    <Face tone="back" title="Your money is on its way back" actions={AWAY}>
      <p className="text-pretty">
        Your payment arrived, but the order could not be kept: the goods were no longer put aside, or it was
        paid already. Nothing is lost: we send back all of it, to where it came from. Banks take a few working
        days for that.
      </p>
      <PaidFacts verification={verification} />
    </Face>
  )
}
