import { nairaText, Price } from '../cards/price.tsx'
import { fewLeftOf } from './choice.rules.ts'
import type { ChoiceState } from './choice-state.ts'

/** PDP-03, PDP-07. A new choice changes several of these texts; screen readers announce them once, together. */
export function ProductPrice({ choosing }: { choosing: ChoiceState }) {
  const { choice, plainNaira, unitNaira, addOnsNaira, totalNaira, available } = choosing
  const fewLeft = fewLeftOf(available)
  return (
    <div role="status" aria-atomic="true" className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <Price naira={unitNaira} className="text-h1" />
        {choice.addOnIds.length > 0 && (
          <span className="text-small text-text-2">
            {nairaText(plainNaira)} + {nairaText(addOnsNaira)} add-ons
          </span>
        )}
        {choice.quantity > 1 && (
          <span className="text-small text-text-2 max-lg:hidden">
            {nairaText(totalNaira)} for {choice.quantity}
          </span>
        )}
      </p>
      <p className="flex items-center gap-2 text-small font-semibold">
        {available > 0 ? <InStock /> : <OutOfStock />}
        {fewLeft !== null && (
          <span className="rounded-tag bg-accent-soft px-2 py-0.5 text-meta text-accent-text">
            Only {fewLeft} left
          </span>
        )}
      </p>
    </div>
  )
}

const DOT = 'inline-flex items-center gap-1.5 before:size-2 before:rounded-pill'

const InStock = () => <span className={`${DOT} text-ok before:bg-ok`}>In Stock</span>

const OutOfStock = () => <span className={`${DOT} text-danger before:bg-danger`}>Out of Stock</span>
