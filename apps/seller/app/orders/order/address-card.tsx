import { lagosMoment } from '@ahia/rules/lagos-date'
import { Banner } from '@ahia/ui/banner'
import { Card } from '@ahia/ui/card'
import { Icon } from '@ahia/ui/icon'
import type { ShownOrder } from '../offline/apply-commands.rules.ts'
import type { Address } from '../offline/seen-orders.ts'
import { useAddress } from '../offline/use-address.ts'
import { placeWords, wayWords } from '../order-words.ts'

/** SELL-28, PRIV-12: town and way at first; who and where once the order is accepted; then dots. */
export function AddressCard({ order }: { order: ShownOrder }) {
  const shown = useAddress(order)
  const { question } = order.parcel
  return (
    <Card as="section" aria-labelledby="address">
      <h2 id="address" className="mb-2 text-h3 font-extrabold">
        {order.delivery.type === 'PICKUP' ? 'Pickup' : 'Deliver to'}
      </h2>
      {shown.state === 'ready' ? <FullAddress address={shown.address} /> : <p>{wayWords(order)}</p>}
      {shown.state === 'loading' && (
        <p role="status" className="mt-2 text-small text-text-2">
          Loading the address…
        </p>
      )}
      {shown.state === 'failed' && (
        <p role="alert" className="mt-2 text-small font-semibold text-warn">
          The address isn't on this phone yet. {shown.message}
        </p>
      )}
      {order.parcel.status === 'NEW' && (
        <p className="mt-2 text-small text-text-2">
          You'll see the name, street and phone once you accept the order.
        </p>
      )}
      {shown.state === 'hidden' && order.parcel.status !== 'NEW' && (
        <p className="mt-2 text-small text-text-2">
          <span aria-hidden="true" className="mr-2 tracking-widest">
            •••• ••••
          </span>
          Name, street and phone are hidden once the parcel is sent.
        </p>
      )}
      {question && (
        <Banner tone={question.answeredAt ? 'ok' : 'info'} className="mt-4">
          {question.answeredAt
            ? `The customer completed the address on ${lagosMoment(question.answeredAt)}.`
            : `You asked: “${question.text ?? ''}” The due time is paused until ${lagosMoment(question.until)}.`}
        </Banner>
      )}
    </Card>
  )
}

function FullAddress({ address: { name, phone, street, city, state, info } }: { address: Address }) {
  return (
    <div className="grid gap-3">
      <address className="wrap-anywhere not-italic">
        <span className="block font-semibold">{name ?? 'Name not given'}</span>
        {street && <span className="block">{street}</span>}
        <span className="block">{placeWords(city, state)}</span>
        {info && <span className="mt-1 block text-text-2">“{info}”</span>}
      </address>
      {phone && (
        <a
          href={`tel:${phone.replace(/[^+\d]/g, '')}`}
          className="inline-flex min-h-11 items-center gap-2 justify-self-start rounded-control bg-brand-soft px-4 font-semibold text-brand-text"
        >
          <Icon name="phone" />
          <span className="sr-only">Call </span>
          {phone}
        </a>
      )}
    </div>
  )
}
