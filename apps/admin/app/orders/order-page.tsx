import { type AdminOrder, getOrderPage } from '@ahia/contracts/admin/orders'
import type { Me } from '@ahia/contracts/admin/session'
import type { OrderId } from '@ahia/contracts/ids'
import { amountWords } from '@ahia/money/amount-words'
import { lagosMoment } from '@ahia/rules/lagos-date'
import { orderNumber } from '@ahia/rules/order-number'
import { Tag } from '@ahia/ui/tag'
import { Link } from '@ahia/web/components/link'
import { LoadedPart } from '@ahia/web/components/loaded-part'
import { useOwnPart } from '@ahia/web/parts/use-part'
import { definePage } from '@ahia/web/router/page'
import { call } from '#session/staff-session.ts'
import { may } from '#session/use-staff.ts'
import { officeTitle } from '#shell/office-title.ts'
import { WithStaff } from '#shell/with-staff.tsx'
import { OrderActs } from './order-acts.tsx'
import { orderStatusWords } from './order-words.ts'

export default definePage({
  head: () => ({ title: officeTitle('Order'), isIndexed: false }),
  isPublic: true,
  View: ({ params }) => (
    <WithStaff needs="orders.read">
      {(me) => <OneOrder key={params.id} id={params.id as OrderId} me={me} />}
    </WithStaff>
  ),
})

function OneOrder({ id, me }: { id: OrderId; me: Me }) {
  const { part, reload } = useOwnPart(
    (signal) => call(getOrderPage, { id }, { signal }),
    "We couldn't load this order",
  )
  return (
    <LoadedPart part={part} reload={reload}>
      {(page) => <Loaded page={page} me={me} onChange={reload} />}
    </LoadedPart>
  )
}

const WHO = { CUSTOMER: 'customer', SHOP: 'shop', STAFF: 'staff', MARKET: 'the market' } as const

/** ADMIN-28: an order as staff see it: what happened, and what they can do. No full name or address. */
function Loaded({ page, me, onChange }: { page: AdminOrder; me: Me; onChange: () => void }) {
  const { order, customer, delivery, disputes, chargebacks } = page
  return (
    <div className="grid gap-5">
      <header className="grid gap-1">
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="text-h2 font-extrabold tabular-nums">Order {orderNumber(order._id)}</h1>
          <Tag>{orderStatusWords(order.status)}</Tag>
        </div>
        <p className="text-small text-text-2">
          {customer} from {order.shop.name}, {lagosMoment(order.createdAt)},{' '}
          {delivery.type === 'PICKUP' ? 'pickup' : 'home delivery'} in {delivery.region}
        </p>
        <p className="flex flex-wrap gap-4 font-semibold">
          {disputes.map((id, at) => (
            <Link key={id} to={`/disputes/${id}`} className="underline">
              Dispute {at + 1}
            </Link>
          ))}
          {may(me, 'chargebacks.answer') &&
            chargebacks.map((id, at) => (
              <Link key={id} to={`/chargebacks/${id}`} className="underline">
                Chargeback {at + 1}
              </Link>
            ))}
        </p>
      </header>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <section
          aria-labelledby="happened"
          className="grid gap-3 rounded-card border border-border bg-surface p-4"
        >
          <h2 id="happened" className="text-h3 font-extrabold">
            What happened
          </h2>
          <ol className="grid gap-2">
            {order.timeline.map(({ status, at, by, note }) => (
              <li key={`${status} ${at}`}>
                <span className="font-semibold">{orderStatusWords(status)}</span>{' '}
                <span className="text-small text-text-2">
                  <time dateTime={at}>{lagosMoment(at)}</time>, {WHO[by]}
                </span>
                {note && <p className="wrap-anywhere whitespace-pre-line">{note}</p>}
              </li>
            ))}
          </ol>
          {order.parcel && (
            <p className="text-small text-text-2">
              Parcel: {order.parcel.status.toLowerCase().replaceAll('_', ' ')}
              {order.parcel.arrivesBy && `, promised by ${lagosMoment(order.parcel.arrivesBy)}`}
            </p>
          )}
        </section>
        <section
          aria-labelledby="items"
          className="grid gap-3 rounded-card border border-border bg-surface p-4"
        >
          <h2 id="items" className="text-h3 font-extrabold">
            Items
          </h2>
          <ul className="grid gap-2">
            {order.items.map((item) => (
              <li key={`${item.productId} ${item.choices.join()}`} className="flex gap-3">
                <span className="min-w-0 flex-1 wrap-anywhere">
                  {item.quantity} × {item.name} {item.choices.join(', ')}
                </span>
                <span className="tabular-nums">{amountWords(item.lineTotal)}</span>
              </li>
            ))}
          </ul>
          <p className="text-right tabular-nums">
            Delivery {amountWords(order.deliveryFee)}, service {amountWords(order.serviceFee)},{' '}
            <strong>in all {amountWords(order.totalAmount)}</strong>
          </p>
          {order.refund && <p>Refunded: {amountWords(order.refund.amount)}</p>}
        </section>
      </div>
      {may(me, 'orders.move') && page.acts.length > 0 && <OrderActs page={page} onDone={onChange} />}
    </div>
  )
}
