import { sum } from '@ahia/money/arithmetic'
import { formatNaira } from '@ahia/money/format-naira'
import { classNames } from '@ahia/ui/class-names'
import { Icon } from '@ahia/ui/icon'
import { type ReactNode, useId, useState } from 'react'
import type { CheckoutItem } from './checkout-item.ts'

/** 56 px of a product. */
export type RenderPicture = (item: CheckoutItem) => ReactNode

type OrderItemsProps = { items: readonly CheckoutItem[]; pictureOf: RenderPicture; className?: string }

/** The items by shop: collapsed on phones, open where there is space beside the form. */
export function OrderItems({ items, pictureOf, className }: OrderItemsProps) {
  const [isOpen, setOpen] = useState(false)
  const listId = useId()
  const count = items.reduce((total, { quantity }) => total + quantity, 0)
  const words = `${count} ${count === 1 ? 'item' : 'items'} · ${formatNaira(sum(items.map(({ lineKobo }) => lineKobo)))}`
  return (
    <section
      aria-label="Your items"
      className={classNames('rounded-card border border-border bg-surface shadow-e1', className)}
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-12 w-full items-center justify-between gap-3 px-4 font-semibold tabular-nums lg:hidden"
      >
        {words}
        <Icon name="chevronDown" className={classNames('size-5 text-text-2', isOpen && 'rotate-180')} />
      </button>
      <h2 className="px-5 pt-5 text-h3 font-extrabold tabular-nums max-lg:hidden">{words}</h2>
      <div id={listId} className={classNames('grid gap-4 p-4 lg:p-5', !isOpen && 'max-lg:hidden')}>
        {groupByShop(items).map(({ shop, items: ofShop }) => (
          <div key={shop._id} className="grid gap-3">
            <p className="text-small font-semibold text-text-2">{shop.name}</p>
            <ul className="grid gap-3">
              {ofShop.map((item) => (
                <Item key={item.id} item={item} picture={pictureOf(item)} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}

function Item({ item, picture }: { item: CheckoutItem; picture: ReactNode }) {
  const { name, choiceLabels, addOns, quantity, lineKobo } = item
  const chosen = [
    ...choiceLabels,
    ...addOns.map((addOn) => `+ ${addOn.name}${addOn.quantity > 1 ? ` × ${addOn.quantity}` : ''}`),
  ]
  return (
    <li className="flex gap-3">
      <div className="size-14 shrink-0 overflow-hidden rounded-control">{picture}</div>
      <div className="min-w-0 flex-1">
        <p className="line-clamp-2 wrap-anywhere">{name}</p>
        {chosen.length > 0 && <p className="text-small text-text-2 wrap-anywhere">{chosen.join(', ')}</p>}
        <p className="text-small text-text-2">Quantity: {quantity}</p>
      </div>
      <p className="font-semibold tabular-nums">{formatNaira(lineKobo)}</p>
    </li>
  )
}

function groupByShop(items: readonly CheckoutItem[]) {
  const shops = new Map(items.map(({ shop }) => [shop._id, shop]))
  return [...shops.values()].map((shop) => ({
    shop,
    items: items.filter((item) => item.shop._id === shop._id),
  }))
}
