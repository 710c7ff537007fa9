import { buttonClass } from '@ahia/ui/button'
import { Link } from '@ahia/web/components/link'
import { PaymentView } from './payment-view.tsx'

/** PAY-01: the address names no payment. */
export function NoReference() {
  return (
    <PaymentView
      tone="bad"
      title="Invalid Payment Reference"
      arrival="quiet"
      actions={
        <>
          <Link to="/cart" className={buttonClass()}>
            Back to Cart
          </Link>
          <Link to="/orders" className={buttonClass('outline')}>
            Go to Order History
          </Link>
        </>
      }
    >
      <p className="text-pretty text-text-2">
        This link has no payment reference. If you've paid, your order is in Order History.
      </p>
    </PaymentView>
  )
}
