import type { Product } from '@ahia/contracts/catalog'
import { QuantityStepper } from '@ahia/ui/forms/quantity-stepper'
import { type Ref, useId } from 'react'
import { Price } from '../cards/price.tsx'
import { AddOns } from '../product/add-ons.tsx'
import { ChoicePickers } from '../product/choice-pickers.tsx'
import type { ChoiceState } from '../product/choice-state.ts'
import { SizeGuide } from '../sizes/size-guide.tsx'
import { BuyButtons } from './buy-buttons.tsx'
import type { BuyState } from './buy-state.ts'

type BuyPanelProps = {
  product: Product
  choosing: ChoiceState
  buying: BuyState
  buttonsRef: Ref<HTMLDivElement>
}

/**
 * WIN-30: on a large screen the buttons stay at its bottom while there is more to choose than fits. A sticky child of a
 * grid cannot leave its row, so this is a column.
 */
const BUTTONS_IN_SIGHT =
  'lg:sticky lg:bottom-0 lg:z-1 lg:-mx-1 lg:-mt-3 lg:-mb-4 lg:bg-bg lg:px-1 lg:pt-3 lg:pb-7 lg:before:pointer-events-none lg:before:absolute lg:before:inset-x-0 lg:before:bottom-full lg:before:h-4 lg:before:bg-linear-to-t lg:before:from-bg'

/** Everything between the price and the seller: options, quantity and the two buttons. */
export function BuyPanel({ product, choosing, buying, buttonsRef }: BuyPanelProps) {
  const reasonId = useId()
  return (
    <div className="flex flex-col gap-5 lg:gap-4 lg:[&_input]:scroll-mb-24">
      <ChoicePickers product={product} choosing={choosing} />
      <SizeGuide product={product} />
      <AddOns addOns={product.addOns} choosing={choosing} />
      <div className={`flex flex-col gap-5 lg:gap-2 noscript:hidden ${BUTTONS_IN_SIGHT}`}>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-5">
          <QuantityStepper
            thing={product.name}
            value={choosing.choice.quantity}
            most={choosing.available}
            onChange={choosing.changeQuantity}
          />
          <LineTotal choosing={choosing} />
          <div ref={buttonsRef} className="flex grow gap-3 max-lg:basis-full">
            <BuyButtons buying={buying} reasonId={reasonId} className="flex-1" />
          </div>
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

/** Beside the stepper or, on a large screen, in the margin below: nothing moves while the stepper is pressed. */
function LineTotal({ choosing: { choice, totalNaira } }: { choosing: ChoiceState }) {
  if (choice.quantity === 1) return null
  return (
    <p className="text-right lg:absolute lg:bottom-0 lg:flex lg:items-baseline lg:gap-2">
      <span className="block text-meta text-text-2">Total for {choice.quantity}</span>
      <Price naira={totalNaira} className="text-lead lg:text-body" />
    </p>
  )
}

function reasonOf({ baseQuantity }: Product, { state, failure }: BuyState): string | null {
  if (state !== 'sold-out') return failure
  return baseQuantity === 0
    ? 'This item is out of stock.'
    : 'This option is out of stock. Choose another one.'
}
