import type { OrderItem } from '@ahia/contracts/shapes/order'
import { Link } from '@ahia/web/components/link'
import type { ReactNode } from 'react'
import { amountWords, itemsWords } from './order.rules.ts'
import { OrderPicture } from './order-picture.tsx'
import type { Surroundings } from './order-surroundings.ts'

/** The others are collapsed. */
const SHOWN_AT_ONCE = 2

type OrderItemsProps = {
  items: readonly OrderItem[]
  surroundings: Surroundings
  onReviewed: () => void
}

/** ORD-02: the items of an order. */
export function OrderItems({ items, surroundings, onReviewed }: OrderItemsProps) {
  const rows = (shown: readonly OrderItem[]) => (
    <ul className="divide-y divide-border">
      {shown.map((item, place) => (
        <ItemRow
          key={`${item.productId} ${place}`}
          item={item}
          address={item.isOnSale ? surroundings.productPath(item.productId) : null}
          review={item.canReview && surroundings.reviewOf(item, onReviewed)}
        />
      ))}
    </ul>
  )
  const rest = items.slice(SHOWN_AT_ONCE)
  return (
    <>
      {rows(items.slice(0, SHOWN_AT_ONCE))}
      {rest.length > 0 && (
        <details className="border-t border-border">
          <summary className="min-h-11 cursor-pointer py-3 font-semibold text-brand-text">
            {`${itemsWords(rest.length).replace(' ', ' more ')}`}
          </summary>
          {rows(rest)}
        </details>
      )}
    </>
  )
}

type ItemRowProps = { item: OrderItem; address: string | null; review: ReactNode }

function ItemRow({ item, address, review }: ItemRowProps) {
  return (
    <li className="grid grid-cols-[4.5rem_1fr] gap-x-3 gap-y-2 py-3 first:pt-0 sm:gap-x-4">
      <OrderPicture image={item.image} />
      <div className="min-w-0">
        <p className="font-semibold text-pretty wrap-anywhere">
          {address ? (
            <Link to={address} className="hover:text-brand-text hover:underline">
              {item.name}
            </Link>
          ) : (
            item.name
          )}
        </p>
        <Choices item={item} />
        <div className="flex flex-wrap justify-between gap-x-4 tabular-nums">
          <p className="text-small text-text-2">
            {item.quantity} × {amountWords(item.price)}
          </p>
          <p className="font-extrabold">{amountWords(item.lineTotal)}</p>
        </div>
        {!item.isOnSale && <p className="mt-1 text-meta text-text-3">No longer sold</p>}
        {review && <div className="mt-2">{review}</div>}
      </div>
    </li>
  )
}

function Choices({ item: { choices, selectedAddOns } }: { item: OrderItem }) {
  const addOns = selectedAddOns.map(
    ({ name, quantity }) => `+ ${name}${quantity > 1 ? ` × ${quantity}` : ''}`,
  )
  const words = [...choices, ...addOns]
  if (words.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-4 text-small text-text-2">
      {words.map((word) => (
        <li key={word} className="wrap-anywhere">
          {word}
        </li>
      ))}
    </ul>
  )
}
