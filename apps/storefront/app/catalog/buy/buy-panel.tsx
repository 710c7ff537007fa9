import type { Product } from '@ahia/contracts/catalog'
import { QuantityStepper } from '@ahia/ui/forms/quantity-stepper'
import { type ReactNode, type Ref, useId } from 'react'
import { Price } from '../cards/price.tsx'
import { AddOns } from '../product/add-ons.tsx'
import { ChoicePickers } from '../product/choice-pickers.tsx'
import type { ChoiceState } from '../product/choice-state.ts'
import { BuyButtons } from './buy-buttons.tsx'
import type { BuyState } from './buy-state.ts'

type BuyPanelProps = {
  product: Product
  choosing: ChoiceState
  buying: BuyState
  /** Beside the buttons on large screens. */
  extras: ReactNode
  buttonsRef: Ref<HTMLDivElement>
}

/** Everything between the price and the seller: options, quantity and the two buttons. */
export function BuyPanel({ product, choosing, buying, extras, buttonsRef }: BuyPanelProps) {
  const reasonId = useId()
  return (
    <div className="grid gap-5">
      <ChoicePickers product={product} choosing={choosing} />
      <AddOns addOns={product.addOns} choosing={choosing} />
      <div className="flex min-h-12 items-center justify-between gap-4 noscript:hidden">
        <QuantityStepper
          thing={product.name}
          value={choosing.choice.quantity}
          most={choosing.available}
          onChange={choosing.changeQuantity}
        />
        <LineTotal choosing={choosing} />
      </div>
      <div ref={buttonsRef} className="grid gap-2 noscript:hidden">
        <div className="flex gap-3">
          <BuyButtons buying={buying} reasonId={reasonId} className="flex-1" />
          <div className="hidden gap-2 lg:flex">{extras}</div>
        </div>
        <p id={reasonId} className="text-small font-semibold text-danger empty:hidden">
          {reasonOf(product, buying)}
        </p>
      </div>
      <p className="hidden rounded-card bg-info-soft p-4 noscript:block">
        To choose and buy, turn on JavaScript in your browser.
      </p>
    </div>
  )
}

/** Beside the stepper, so that the buttons do not move while it is pressed. */
function LineTotal({ choosing: { choice, totalNaira } }: { choosing: ChoiceState }) {
  if (choice.quantity === 1) return null
  return (
    <p className="text-right">
      <span className="block text-meta text-text-2">Total for {choice.quantity}</span>
      <Price naira={totalNaira} className="text-lead" />
    </p>
  )
}

function reasonOf({ baseQuantity }: Product, { state, failure }: BuyState): string | null {
  if (state !== 'sold-out') return failure
  return baseQuantity === 0
    ? 'This item is out of stock.'
    : 'This option is out of stock. Choose another one.'
}
