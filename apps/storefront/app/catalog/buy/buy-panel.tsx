import type { Product } from '@ahia/contracts/catalog'
import { lagosDate } from '@ahia/rules/lagos-date'
import { QuantityStepper } from '@ahia/ui/forms/quantity-stepper'
import { type Ref, useId } from 'react'
import { Price } from '../cards/price.tsx'
import { AddOns } from '../product/add-ons.tsx'
import { ChoicePickers } from '../product/choice-pickers.tsx'
import type { ChoiceState } from '../product/choice-state.ts'
import { SizeGuide } from '../sizes/size-guide.tsx'
import { BuyButtons } from './buy-buttons.tsx'
import { type BuyState, useAdding } from './buy-state.ts'

type BuyPanelProps = {
  product: Product
  choosing: ChoiceState
  buying: BuyState
  buttonsRef: Ref<HTMLDivElement>
}

/**
 * Everything between the price and the seller: options, quantity and the two buttons. A sticky child of a grid cannot
 * leave its row, so this is a column (product-layout.css).
 */
export function BuyPanel({ product, choosing, buying, buttonsRef }: BuyPanelProps) {
  const reasonId = useId()
  return (
    <div className="flex flex-col gap-5 lg:gap-4">
      <ChoicePickers product={product} choosing={choosing} />
      <SizeGuide product={product} />
      <AddOns addOns={product.addOns} choosing={choosing} />
      <div className="buy-row bottom-0 z-1 flex flex-col gap-2 lg:sticky noscript:hidden">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-5">
          <QuantityStepper
            thing={product.name}
            value={choosing.choice.quantity}
            most={choosing.available}
            onChange={choosing.changeQuantity}
          />
          <LineTotal choosing={choosing} />
          <div ref={buttonsRef} className="flex grow basis-60 gap-3">
            <BuyButtons buying={buying} reasonId={reasonId} className="grow" />
          </div>
        </div>
        <p id={reasonId} className="text-small font-semibold text-danger empty:hidden">
          <Reason product={product} buying={buying} />
        </p>
        {product.baseQuantity === 0 && (
          <a
            href="#related"
            className="inline-flex min-h-11 items-center self-start text-small font-semibold text-brand-text underline"
          >
            See similar products
          </a>
        )}
      </div>
      <p className="hidden rounded-card bg-info-soft p-4 noscript:block">
        To choose and buy, turn on JavaScript in your browser.
      </p>
    </div>
  )
}

/** Beside the stepper, so that the buttons do not move while it is pressed; large screens have it beside the price. */
function LineTotal({ choosing: { choice, totalNaira } }: { choosing: ChoiceState }) {
  if (choice.quantity === 1) return null
  return (
    <p className="text-right lg:hidden">
      <span className="block text-meta text-text-2">Total for {choice.quantity}</span>
      <Price naira={totalNaira} className="text-lead" />
    </p>
  )
}

/** Why it can't be bought, or was not added. */
function Reason({ product: { baseQuantity, shopId }, buying }: Pick<BuyPanelProps, 'product' | 'buying'>) {
  const { failure } = useAdding(buying)
  if (shopId.away) return `${shopId.name} is on holiday. You can order from ${lagosDate(shopId.away.backOn)}.`
  if (!buying.isSoldOut) return failure
  return baseQuantity === 0
    ? 'This item is out of stock.'
    : 'This option is out of stock. Choose another one.'
}
