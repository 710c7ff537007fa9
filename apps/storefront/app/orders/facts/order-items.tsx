import type { OrderItem } from '@ahia/contracts/shapes/order'
import { classNames } from '@ahia/ui/class-names'
import { Link } from '@ahia/web/components/link'
import { type ReactNode, useRef, useState } from 'react'
import { amountWords, itemsWords } from '../order.rules.ts'
import type { Surroundings } from '../order-surroundings.ts'
import { MoreButton } from './more-button.tsx'
import { OrderPicture } from './order-picture.tsx'

/** WIN-80: the others once they are wanted. */
const SHOWN_ON_PHONES = 2
const SHOWN_ON_WIDE_SCREENS = 6

type OrderItemsProps = {
  items: readonly OrderItem[]
  surroundings: Surroundings
  headingId: string
  onReviewed: () => void
}

/** ORD-02: the items of an order. */
export function OrderItems({ items, surroundings, headingId, onReviewed }: OrderItemsProps) {
  const [isWhole, setWhole] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const shown = isWhole ? items : items.slice(0, SHOWN_ON_WIDE_SCREENS)
  const more = { headingId, shows: list, onShow: () => setWhole(true) }
  return (
    <>
      <ul ref={list} tabIndex={-1} className="divide-y divide-border">
        {shown.map((item, place) => (
          <ItemRow
            key={`${item.productId} ${place}`}
            item={item}
            isFolded={!isWhole && place >= SHOWN_ON_PHONES}
            address={item.isOnSale ? surroundings.productPath(item.productId) : null}
            review={item.canReview && surroundings.reviewOf(item, onReviewed)}
          />
        ))}
      </ul>
      {!isWhole && items.length > SHOWN_ON_PHONES && (
        <MoreButton {...more} className="lg:hidden" label={moreWords(items.length - SHOWN_ON_PHONES)} />
      )}
      {!isWhole && items.length > SHOWN_ON_WIDE_SCREENS && (
        <MoreButton
          {...more}
          className="max-lg:hidden"
          label={moreWords(items.length - SHOWN_ON_WIDE_SCREENS)}
        />
      )}
    </>
  )
}

const moreWords = (count: number): string => `Show ${itemsWords(count).replace(' ', ' more ')}`

type ItemRowProps = { item: OrderItem; isFolded: boolean; address: string | null; review: ReactNode }

function ItemRow({ item, isFolded, address, review }: ItemRowProps) {
  return (
    <li
      className={classNames(
        'grid grid-cols-[4.5rem_1fr] gap-x-3 gap-y-2 py-3 first:pt-0 sm:gap-x-4',
        isFolded && 'max-lg:hidden',
      )}
    >
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
