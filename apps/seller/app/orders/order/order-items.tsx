import { ItemPicture } from '../item-picture.tsx'
import type { ShownOrder } from '../offline/apply-commands.rules.ts'
import { detailsOf } from '../order-words.ts'
import { usePicks } from '../pick/picks.ts'

const PACKABLE: readonly string[] = ['ACCEPTED', 'PACKED', 'WAITING_FOR_ADDRESS']

/** While it is being packed each item has a tick, the same as on the pick list. */
export function OrderItems({ order }: { order: ShownOrder }) {
  const { isPicked, pick } = usePicks()
  const isPackable = PACKABLE.includes(order.parcel.status)
  return (
    <ul className="divide-y divide-border">
      {order.items.map((item, place) => (
        <li key={place}>
          {isPackable ? (
            <label className="flex cursor-pointer items-center gap-3 py-2">
              <input
                type="checkbox"
                checked={isPicked(order._id, place)}
                onChange={({ target }) => pick([{ orderId: order._id, place }], target.checked)}
                className="size-5.5 shrink-0 accent-brand"
              />
              <Item item={item} />
            </label>
          ) : (
            <div className="flex items-center gap-3 py-2">
              <Item item={item} />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

function Item({ item }: { item: ShownOrder['items'][number] }) {
  const details = detailsOf(item)
  return (
    <>
      <ItemPicture image={item.image} />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold text-pretty wrap-anywhere">{item.name}</span>
        {details && <span className="block text-small wrap-anywhere text-text-2">{details}</span>}
      </span>
      <span className="text-lead font-extrabold whitespace-nowrap tabular-nums">× {item.quantity}</span>
    </>
  )
}
