import type { Product } from '@ahia/contracts/catalog'
import { formatNaira } from '@ahia/money/format-naira'
import { toNaira } from '@ahia/money/naira'
import { MAX_LINE_QUANTITY } from '@ahia/rules/cart/cart-quantity'
import type { DeliveryPlace } from '@ahia/rules/delivery-area'
import type { PricedLine } from '@ahia/rules/priced-line'
import { QuantityStepper } from '@ahia/ui/forms/quantity-stepper'
import { Link } from '@ahia/web/components/link'
import { type ReactNode, useRef } from 'react'
import type { CartLine as Line, LineChange } from '../cart-source.ts'
import { MOST_OF_ADD_ON, MOST_OF_LABEL } from '../short-text.rules.ts'
import { ShortAmount, ShortText } from '../short-text.tsx'
import { DeliveryNote } from './delivery-note.tsx'
import { LineNotes } from './line-notes.tsx'
import { RemoveButton } from './remove-button.tsx'

export type LineActions = {
  onQuantity: (change: { quantity: number; price: number }) => void
  onRemove: () => void
}

type CartLineProps = LineActions & {
  line: Line
  product: Product
  priced: PricedLine
  change: LineChange | null
  place: DeliveryPlace | null
  /** The URL of its product. */
  address: string
  /** 72 px of its product. */
  picture: ReactNode
}

/** A line whose product is known. */
export function CartLine(props: CartLineProps) {
  const { line, product, priced, change, place, address, picture, onQuantity, onRemove } = props
  const { name } = product
  const changeTo = (quantity: number) => onQuantity({ quantity, price: toNaira(priced.unitKobo) })
  const link = useRef<HTMLAnchorElement>(null)
  const takeWhatIsLeft = () => {
    link.current?.focus() // the pressed button is removed with the message
    changeTo(priced.left)
  }
  return (
    <div className="grid min-w-0 flex-1 grid-cols-[4.5rem_1fr] gap-x-3 gap-y-3 sm:gap-x-4">
      <div className="self-start overflow-hidden rounded-control sm:row-span-2">{picture}</div>
      <div className="min-w-0">
        <Link
          ref={link}
          to={address}
          className="font-semibold text-pretty hover:text-brand-text hover:underline"
        >
          {name}
        </Link>
        <Choices priced={priced} />
        <LineNotes
          name={name}
          line={line}
          priced={priced}
          isBusy={change !== null}
          onTakeWhatIsLeft={takeWhatIsLeft}
        />
        <DeliveryNote product={product} place={place} />
      </div>
      {/* On a phone it also takes the place beneath the checkbox. */}
      <div className="col-span-2 flex flex-wrap items-center justify-between gap-x-2 gap-y-2 max-sm:-ml-8 sm:col-span-1 sm:col-start-2 sm:gap-x-4">
        {priced.left > 0 && (
          <QuantityStepper
            thing={name}
            value={line.quantity}
            most={Math.min(priced.left, MAX_LINE_QUANTITY)}
            busy={toStep(change)}
            onChange={changeTo}
            className="max-sm:[&>span]:sr-only"
          />
        )}
        <p className="ml-auto text-right tabular-nums">
          <span className="block text-small text-text-2">
            {line.quantity} × <ShortAmount kobo={priced.unitKobo} />
          </span>
          <span className="font-extrabold">
            <ShortAmount kobo={priced.lineKobo} />
          </span>
        </p>
        <RemoveButton name={name} change={change} onRemove={onRemove} />
      </div>
    </div>
  )
}

function toStep(change: LineChange | null): 'increase' | 'decrease' | 'elsewhere' | null {
  if (change === null || change === 'increase' || change === 'decrease') return change
  return 'elsewhere'
}

function Choices({ priced: { choiceLabels, addOns } }: { priced: PricedLine }) {
  return (
    <ul className="text-small text-text-2">
      {choiceLabels.map((choice) => (
        <li key={choice}>
          <ShortText text={choice} most={MOST_OF_LABEL} />
        </li>
      ))}
      {addOns.map(({ name, priceKobo, quantity }) => (
        <li key={name}>
          + <ShortText text={name} most={MOST_OF_ADD_ON} />
          {quantity > 1 && ` × ${quantity}`}, {formatNaira(priceKobo)}
        </li>
      ))}
    </ul>
  )
}
