import type { SellerOrder } from '@ahia/contracts/shapes/seller-order'
import { lagosMoment } from '@ahia/rules/lagos-date'
import { Icon } from '@ahia/ui/icon'

type Move = SellerOrder['parcel']['moves'][number]

const TITLES = {
  NEW: 'Paid',
  ACCEPTED: 'Accepted',
  WAITING_FOR_ADDRESS: 'Asked for the address',
  PACKED: 'Packed',
  HANDED_OVER: 'Handed over',
  AT_POINT: 'At the pickup point',
  DELIVERED: 'Delivered',
  RETURNING: 'Not delivered, coming back',
  RETURNED: 'Back at your shop',
  LOST: 'Lost',
  CANCELLED: 'Cancelled',
} as const satisfies Record<Move['status'], string>

const ACTORS = { CUSTOMER: 'customer', SHOP: 'you', STAFF: 'our team', MARKET: null } as const

const PROOFS = {
  SHOPPER: "the customer's word",
  CODE: 'the delivery code',
  QR: "the customer's QR",
  POINT: 'the pickup point',
  STAFF: 'our team',
  TIMER: 'no complaint in time',
} as const satisfies Record<NonNullable<SellerOrder['parcel']['proof']>, string>

/** SELL-38: each step with who and when. */
export function ParcelTimeline({ order: { parcel } }: { order: SellerOrder }) {
  return (
    <ol className="grid">
      {parcel.moves.map((move, place) => (
        <li key={place} className="group relative flex gap-3 pb-4 last:pb-0">
          <span className="relative z-10 grid size-6 shrink-0 place-items-center rounded-pill bg-brand-soft text-brand-text">
            <Icon name="check" className="size-3.5" />
          </span>
          <span className="absolute top-6 bottom-0 left-3 w-px bg-border group-last:hidden" />
          <div className="min-w-0">
            <p className="font-semibold">{TITLES[move.status]}</p>
            <p className="text-small text-text-2">
              <time dateTime={move.at}>{lagosMoment(move.at)}</time>
              {ACTORS[move.by] && `, ${ACTORS[move.by]}`}
              {move.status === 'DELIVERED' && parcel.proof && `, proved by ${PROOFS[parcel.proof]}`}
            </p>
            {move.note && <p className="text-small text-pretty wrap-anywhere text-text-2">{move.note}</p>}
          </div>
        </li>
      ))}
    </ol>
  )
}
