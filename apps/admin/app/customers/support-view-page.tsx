import { getSupportView, type SupportView } from '@ahia/contracts/admin/customers'
import { formatNaira } from '@ahia/money/format-naira'
import { fromNaira } from '@ahia/money/naira'
import { lagosMoment, lagosTime } from '@ahia/rules/lagos-date'
import { orderNumber } from '@ahia/rules/order-number'
import { Button } from '@ahia/ui/button'
import { LoadedPart } from '@ahia/web/components/loaded-part'
import { useOwnPart } from '@ahia/web/parts/use-part'
import { definePage, PageError } from '@ahia/web/router/page'
import { isId } from '@ahia/web/storage/stored-fields'
import { orderStatusWords } from '#orders/order-words.ts'
import { call } from '#session/staff-session.ts'
import { officeTitle } from '#shell/office-title.ts'
import { WithStaff } from '#shell/with-staff.tsx'
import { CardPart } from './card-part.tsx'

export default definePage({
  load: ({ params }) => {
    if (!isId(params.id)) throw new PageError(404)
    return { id: params.id }
  },
  head: () => ({ title: officeTitle("A customer's cart"), isIndexed: false }),
  isPublic: true,
  View: ({ data: { id } }) => <WithStaff needs="people.support">{() => <View key={id} id={id} />}</WithStaff>,
})

/** ADMIN-38: to see, not to touch. */
function View({ id }: { id: string }) {
  const { part, reload } = useOwnPart(
    (signal) => call(getSupportView, { id }, { signal }),
    "We couldn't load the cart",
  )
  return (
    <LoadedPart part={part} reload={reload}>
      {(view) => <Shown view={view} onReload={reload} />}
    </LoadedPart>
  )
}

function Shown({ view, onReload }: { view: SupportView; onReload: () => void }) {
  const { customer, endsAt, cart, payments, unpaid, errors } = view
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="text-h2 font-extrabold">Cart of {customer.name ?? 'a customer'}</h1>
        <span className="text-text-2">
          until {lagosTime(endsAt)}; the customer can see that you are looking
        </span>
        <Button look="outline" onClick={onReload}>
          Refresh
        </Button>
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <CardPart
          title={`Cart, ${formatNaira(fromNaira(cart.subtotal))}`}
          empty="The cart is empty."
          items={cart.items}
        >
          {({ _id, productInfo, quantity }) => (
            <li key={_id} className="py-1 text-small wrap-anywhere">
              {quantity} × {productInfo?.name ?? 'an item that is no longer sold'}
            </li>
          )}
        </CardPart>
        <CardPart title="Unpaid orders" empty="None." items={unpaid}>
          {({ id, status, total, shopName, placedAt }) => (
            <li key={id} className="py-1 text-small">
              Order {orderNumber(id)} · {orderStatusWords(status)} · {formatNaira(fromNaira(total))} ·{' '}
              {shopName} · {lagosMoment(placedAt)}
            </li>
          )}
        </CardPart>
        <CardPart title="Payments" empty="None." items={payments}>
          {({ amount, status, channel, startedAt }) => (
            <li key={startedAt} className="py-1 text-small">
              {lagosMoment(startedAt)} · {formatNaira(fromNaira(amount))} · {status}{' '}
              {channel && `· ${channel}`}
            </li>
          )}
        </CardPart>
        <CardPart title="Errors they saw" empty="Nothing." items={errors}>
          {({ code, times, lastAt }) => (
            <li key={`${code} ${lastAt}`} className="py-1 text-small">
              {lagosMoment(lastAt)} · {code} · {times === 1 ? 'once' : `${times} times`}
            </li>
          )}
        </CardPart>
      </div>
    </div>
  )
}
