import { BRAND } from '@ahia/reference/brand'
import { lagosDate } from '@ahia/rules/lagos-date'
import { orderNumber } from '@ahia/rules/order-number'
import { drawQr, qrPath } from '@ahia/rules/qr/draw-qr'
import type { ShownOrder } from '../offline/apply-commands.rules.ts'
import { useAddress } from '../offline/use-address.ts'
import { countItems, detailsOf, placeWords, wayWords } from '../order-words.ts'

type SlipProps = { order: ShownOrder; shopName: string; returnAddress: string | null }

/** SELL-30: who gets what, from whom; no prices, as parcels are opened by others too. */
export function Slip({ order, shopName, returnAddress }: SlipProps) {
  return (
    <article className="slip" aria-label={`Slip of order ${orderNumber(order._id)}`}>
      <header>
        <div>
          <p className="slip-number">#{orderNumber(order._id)}</p>
          <p>
            {order.delivery.type === 'PICKUP' ? 'Pickup' : 'Door delivery'}, paid {lagosDate(order.paidAt)}
          </p>
        </div>
        <Qr orderId={order._id} />
      </header>
      <Receiver order={order} />
      <section>
        <h2>{countItems(order)}</h2>
        <ul>
          {order.items.map((item, place) => (
            <li key={place}>
              <strong>{item.quantity} ×</strong> {item.name}
              {detailsOf(item) && `, ${detailsOf(item)}`}
            </li>
          ))}
        </ul>
      </section>
      <footer>
        From {shopName}, sold on {BRAND.name}. If it can't be delivered, return it to {shopName}
        {returnAddress && `, ${returnAddress.replace(/\s*\n\s*/g, ', ')}`}.
      </footer>
    </article>
  )
}

function Receiver({ order }: { order: ShownOrder }) {
  const shown = useAddress(order)
  if (shown.state !== 'ready')
    return (
      <section>
        <h2>To</h2>
        <p>{wayWords(order)}</p>
        {shown.state !== 'hidden' && (
          <p className="print:hidden">The full address isn't on this phone yet.</p>
        )}
      </section>
    )
  const { name, phone, street, city, state, info } = shown.address
  return (
    <section className="slip-receiver">
      <h2>To</h2>
      <p>
        <strong>{name}</strong>
      </p>
      {street && <p>{street}</p>}
      <p>{placeWords(city, state)}</p>
      {info && <p>“{info}”</p>}
      {phone && <p>Phone {phone}</p>}
    </section>
  )
}

const QUIET = 4
const SQUARES = 41

/** Opens the order in the hub when a phone's camera reads it. */
function Qr({ orderId }: { orderId: string }) {
  const side = SQUARES + 2 * QUIET
  return (
    <svg
      role="img"
      aria-label={`QR of order ${orderNumber(orderId)}`}
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      shapeRendering="crispEdges"
      className="slip-qr"
    >
      <path fill="#fff" d={`M${-QUIET} ${-QUIET}h${side}v${side}h-${side}z`} />
      <path fill="#000" d={qrPath(drawQr(`${location.origin}/seller/orders/${orderId}`))} />
    </svg>
  )
}
