import { getRefundPage, type StuckRefund } from '@ahia/contracts/admin/refunds'
import type { RefundId } from '@ahia/contracts/ids'
import { amountWords } from '@ahia/money/amount-words'
import { lagosMoment } from '@ahia/rules/lagos-date'
import { orderNumber } from '@ahia/rules/order-number'
import { Tag } from '@ahia/ui/tag'
import { Link } from '@ahia/web/components/link'
import { LoadedPart } from '@ahia/web/components/loaded-part'
import { useOwnPart } from '@ahia/web/parts/use-part'
import { definePage } from '@ahia/web/router/page'
import { call } from '#session/staff-session.ts'
import { officeTitle } from '#shell/office-title.ts'
import { WithStaff } from '#shell/with-staff.tsx'
import { RefundActs } from './refund-acts.tsx'
import { CLOSING_LABELS, REASON_LABELS, STATUS_TAGS } from './refund-words.ts'

export default definePage({
  head: () => ({ title: officeTitle('Refund'), isIndexed: false }),
  isPublic: true,
  View: ({ params }) => (
    <WithStaff needs="refunds.propose">
      {() => <OneRefund key={params.id} id={params.id as RefundId} />}
    </WithStaff>
  ),
})

function OneRefund({ id }: { id: RefundId }) {
  const { part, reload } = useOwnPart(
    (signal) => call(getRefundPage, { id }, { signal }),
    "We couldn't load this refund",
  )
  return (
    <LoadedPart part={part} reload={reload}>
      {({ refund }) => <Loaded refund={refund} onDone={reload} />}
    </LoadedPart>
  )
}

/** A refund that is stuck: what it is for, every attempt, and what can be done now. */
function Loaded({ refund, onDone }: { refund: StuckRefund; onDone: () => void }) {
  const { amount, reference, order, reason, requestedAt, providerId, attempts, closing } = refund
  const [tone, label] = STATUS_TAGS[refund.status]
  return (
    <div className="grid max-w-reading gap-5">
      <header className="flex flex-wrap items-center gap-3">
        <h1 className="text-h2 font-extrabold">Refund of {amountWords(amount)}</h1>
        <Tag tone={tone}>{label}</Tag>
      </header>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 rounded-card border border-border bg-surface p-4">
        <dt className="text-text-2">For</dt>
        <dd className="wrap-anywhere">
          {order ? (
            <Link to={`/orders/${order._id}`} className="font-semibold underline">
              Order {orderNumber(order._id)}, {order.shopName}
            </Link>
          ) : (
            'Money that paid for no order'
          )}
        </dd>
        <dt className="text-text-2">Why</dt>
        <dd className="wrap-anywhere">{REASON_LABELS[reason] ?? reason}</dd>
        <dt className="text-text-2">Payment</dt>
        <dd className="wrap-anywhere">{reference}</dd>
        <dt className="text-text-2">Asked for</dt>
        <dd>{lagosMoment(requestedAt)}</dd>
        <dt className="text-text-2">At the provider</dt>
        <dd className="wrap-anywhere">{providerId ?? 'Not accepted yet'}</dd>
      </dl>
      <section aria-labelledby="attempts">
        <h2 id="attempts" className="font-extrabold">
          Attempts
        </h2>
        <ul className="mt-2 grid gap-1">
          {attempts.map((one) => (
            <li key={one._id} className="text-small">
              {lagosMoment(one.requestedAt)}: {STATUS_TAGS[one.status][1]}
              {one._id === refund._id && ' (this one)'}
            </li>
          ))}
        </ul>
      </section>
      {closing && (
        <p className="rounded-card bg-info-soft p-4">
          Closed by {closing.by ?? 'a colleague'}, {lagosMoment(closing.at)}: {CLOSING_LABELS[closing.reason]}
        </p>
      )}
      <RefundActs refund={refund} onDone={onDone} />
    </div>
  )
}
