import type { Order } from '@ahia/contracts/order-shapes'
import { Banner } from '@ahia/ui/banner'
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
          {payTogether.length > 1 && ` It is paid together with the other orders of the same checkout.`}
        </Banner>
      )}
      {status === 'PENDING' && !payableUntil && (
        <Banner tone="info">
          This order can no longer be paid, and its goods are on sale again. Money that is still under way to
          us is taken for it if the goods are there, or else sent back.
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
