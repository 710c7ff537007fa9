import { formatNaira } from '@ahia/money/format-naira'
import { fromNaira } from '@ahia/money/naira'
import { MAX_LINE_QUANTITY } from '@ahia/rules/cart-quantity'
import { Button } from '@ahia/ui/button'
import { Icon } from '@ahia/ui/icon'
import { QuantityStepper } from '@ahia/ui/quantity-stepper'
import { Skeleton } from '@ahia/ui/skeleton'
import { Tag } from '@ahia/ui/tag'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { GuestLine } from './guest-cart.rules.ts'
import type { LineView } from './line-view.rules.ts'
import type { PricedLine } from './priced-line.rules.ts'

export type CartLineProps = {
  line: GuestLine
  view: LineView
  /** Where its product is shown. */
  address: string
  /** 72 px of its product. */
  picture: ReactNode
  onQuantity: (quantity: number) => void
  onRemove: () => void
}

export function CartLine({ line, view, address, picture, onQuantity, onRemove }: CartLineProps) {
  if (view.state === 'loading') return <Skeleton className="h-24" />
  if (view.state !== 'priced') return <UnpricedLine line={line} view={view} onRemove={onRemove} />
  const { priced } = view
  const { name } = view.product
  return (
    <div className="grid grid-cols-[4.5rem_1fr] gap-x-4 gap-y-3">
      <div className="overflow-hidden rounded-control">{picture}</div>
      <div className="min-w-0">
        <Link to={address} className="font-semibold text-pretty hover:text-brand-text hover:underline">
          {name}
        </Link>
        <Choices priced={priced} />
        <StockNote left={priced.left} quantity={line.quantity} />
      </div>
      <div className="col-span-2 flex flex-wrap items-center justify-between gap-x-2 gap-y-2 sm:col-start-2 sm:gap-x-4">
        <QuantityStepper
          thing={name}
          value={line.quantity}
          most={Math.min(priced.left, MAX_LINE_QUANTITY)}
          onChange={onQuantity}
          className="max-sm:[&>span]:sr-only"
        />
        <p className="ml-auto text-right tabular-nums">
          <span className="block text-small text-text-2">
            {line.quantity} × {formatNaira(priced.unitKobo)}
          </span>
          <span className="font-extrabold">{formatNaira(priced.lineKobo)}</span>
        </p>
        <RemoveButton name={name} onRemove={onRemove} />
      </div>
    </div>
  )
}

function Choices({ priced: { choices, addOns } }: { priced: PricedLine }) {
  return (
    <ul className="text-small text-text-2">
      {choices.map((choice) => (
        <li key={choice}>{choice}</li>
      ))}
      {addOns.map(({ name, priceKobo, quantity }) => (
        <li key={name}>
          + {name}
          {quantity > 1 && ` × ${quantity}`}, {formatNaira(priceKobo)}
        </li>
      ))}
    </ul>
  )
}

function StockNote({ left, quantity }: { left: number; quantity: number }) {
  if (left === 0) return <Tag tone="danger">Out of stock</Tag>
  if (left < quantity) return <Tag tone="warn">Only {left} left</Tag>
  return null
}

type UnpricedLineProps = Pick<CartLineProps, 'line' | 'onRemove'> & {
  view: Extract<LineView, { state: 'gone' | 'failed' }>
}

function UnpricedLine({ line, view, onRemove }: UnpricedLineProps) {
  const added = `${line.quantity} × ${formatNaira(fromNaira(line.price))} when you added it`
  return (
    <div className="flex items-center justify-between gap-3">
      <div>
        <p className="font-semibold">
          {view.state === 'gone' ? 'This item is no longer sold' : 'This item did not load'}
        </p>
        <p className="text-small text-text-2">
          {view.state === 'gone' ? added : `${added}. ${view.message}.`}
        </p>
      </div>
      <RemoveButton name="this item" onRemove={onRemove} />
    </div>
  )
}

function RemoveButton({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <Button
      look="ghost"
      onClick={onRemove}
      aria-label={`Remove ${name} from cart`}
      className="-mr-2 max-sm:w-12 max-sm:px-0"
    >
      <Icon name="trash" className="size-5 sm:hidden" />
      <span className="max-sm:sr-only">Remove</span>
    </Button>
  )
}
