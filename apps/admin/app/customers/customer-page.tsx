import { type CustomerCard, getCustomer } from '@ahia/contracts/admin/customers'
import type { Me } from '@ahia/contracts/admin/session'
import type { OrderId } from '@ahia/contracts/ids'
import { formatNaira } from '@ahia/money/format-naira'
import { fromNaira } from '@ahia/money/naira'
import { lagosDate, lagosMoment } from '@ahia/rules/lagos-date'
import { orderNumber } from '@ahia/rules/order-number'
import { Link } from '@ahia/web/components/link'
import { LoadedPart } from '@ahia/web/components/loaded-part'
import { useOwnPart } from '@ahia/web/parts/use-part'
import { definePage, PageError } from '@ahia/web/router/page'
import { isId } from '@ahia/web/storage/stored-fields'
import { orderStatusWords } from '#orders/order-words.ts'
import { call } from '#session/staff-session.ts'
import { may } from '#session/use-staff.ts'
import { officeTitle } from '#shell/office-title.ts'
import { WithStaff } from '#shell/with-staff.tsx'
import { Blocking } from './blocking.tsx'
import { CardPart } from './card-part.tsx'
import { Notes } from './notes.tsx'
import { Reveal } from './reveal.tsx'
import { Sessions } from './sessions.tsx'
import { StatusTag } from './status-tag.tsx'

export default definePage({
  load: ({ params }) => {
    if (!isId(params.id)) throw new PageError(404)
    return { id: params.id }
  },
  head: () => ({ title: officeTitle('Customer'), isIndexed: false }),
  isPublic: true,
  View: ({ data: { id } }) => (
    <WithStaff needs="people.find">{(me) => <Customer key={id} id={id} me={me} />}</WithStaff>
  ),
})

/** ADMIN-36: one page with everything, masked. */
function Customer({ id, me }: { id: string; me: Me }) {
  const { part, reload } = useOwnPart(
    (signal) => call(getCustomer, { id }, { signal }),
    "We couldn't load this customer",
  )
  return (
    <LoadedPart part={part} reload={reload}>
      {(card) => <Card card={card} me={me} onChange={reload} />}
    </LoadedPart>
  )
}

const counted = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`

function OrderLink({ id, me }: { id: OrderId; me: Me }) {
  if (!may(me, 'orders.read')) return <span className="tabular-nums">{orderNumber(id)}</span>
  return (
    <Link to={`/orders/${id}`} className="font-semibold tabular-nums underline">
      {orderNumber(id)}
    </Link>
  )
}

type CardProps = { card: CustomerCard; me: Me; onChange: () => void }

function Card({ card, me, onChange }: CardProps) {
  const { customer, counts, orders, emails, dataRequests, looks } = card
  return (
    <div className="grid gap-5">
      <header className="grid gap-1">
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="text-h2 font-extrabold">{customer.name ?? 'A customer'}</h1>
          <StatusTag customer={customer} />
        </div>
        <p className="text-text-2">
          {[customer.email, customer.phone, customer.state].filter(Boolean).join(' · ') || 'No other details'}
          {` · since ${lagosDate(customer.createdAt)}`}
        </p>
        <p className="text-small text-text-2">
          {counted(counts.orders, 'order')} ({counts.open} open), {formatNaira(fromNaira(counts.spent))} ·{' '}
          {counted(counts.refunds, 'refund')} · {counted(counts.disputes, 'dispute')} ·{' '}
          {counted(counts.reviews, 'review')}
        </p>
      </header>
      {may(me, 'people.reveal') && <Reveal id={customer.id} />}
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <CardPart title="Orders" empty="No orders." items={orders}>
          {({ id, status, total, shopName, placedAt }) => (
            <li key={id} className="flex flex-wrap gap-x-3 py-1 text-small">
              <OrderLink id={id} me={me} />
              <span>{lagosDate(placedAt)}</span>
              <span className="font-semibold">{orderStatusWords(status)}</span>
              <span>{formatNaira(fromNaira(total))}</span>
              <span className="wrap-anywhere text-text-2">{shopName}</span>
            </li>
          )}
        </CardPart>
        <Sessions card={card} mayEnd={may(me, 'people.sessions')} onChange={onChange} />
        <CardPart title="Emails" empty="No emails in the last 90 days." items={emails}>
          {({ subject, sentAt }) => (
            <li key={`${sentAt} ${subject}`} className="py-1 text-small">
              {lagosMoment(sentAt)} · <span className="wrap-anywhere">{subject}</span>
            </li>
          )}
        </CardPart>
        <CardPart title="Requests about data" empty="No requests." items={dataRequests}>
          {({ id, kind, state, receivedAt }) => (
            <li key={id} className="py-1 text-small">
              {lagosDate(receivedAt)} · {kind.toLowerCase()} · {state.toLowerCase()}
            </li>
          )}
        </CardPart>
        <Notes card={card} onChange={onChange} />
        <CardPart title="Who saw full details" empty="Nobody has seen them." items={looks}>
          {({ by, fields, reason, at }) => (
            <li key={`${at} ${by}`} className="py-1 text-small">
              {lagosMoment(at)} · {by} · {fields.join(', ')} · {reason.toLowerCase().replaceAll('_', ' ')}
            </li>
          )}
        </CardPart>
      </div>
      {may(me, 'people.block') && customer.status !== 'DELETED' && (
        <Blocking card={card} onChange={onChange} />
      )}
      <p className="text-small text-text-3">You can't sign in as a customer.</p>
    </div>
  )
}
