import { sum } from '@ahia/money/arithmetic'
import { formatNaira } from '@ahia/money/format-naira'
import type { Kobo } from '@ahia/money/kobo'
import { Button } from '@ahia/ui/button'
import { useBottomBar } from '@ahia/ui/overlays/use-bottom-bar'
import { useId, useRef } from 'react'
import { costWords, type DeliveryCost } from '#delivery/delivery-cost.rules.ts'

type CartSummaryProps = {
  selected: number
  lines: number
  itemsKobo: Kobo
  delivery: DeliveryCost
  leavesOut: 'nothing' | 'something'
  /** Why it cannot proceed. */
  failure: string | null
  onProceed: () => void
}

/**
 * CART-06: a bar at the bottom of phones, in the flow of the page so that it covers nothing; a card beside the lines on
 * large screens.
 */
export function CartSummary(props: CartSummaryProps) {
  const { selected, lines, itemsKobo, delivery, leavesOut, failure, onProceed } = props
  const bar = useRef<HTMLElement>(null)
  const failureId = useId()
  useBottomBar(bar)
  return (
    <section
      ref={bar}
      aria-label="Summary"
      className="sticky bottom-0 z-(--z-buy-bar) -mx-4 border-t border-border bg-surface px-4 pt-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))] shadow-e3 md:-mx-6 md:px-6 lg:static lg:z-auto lg:mx-0 lg:rounded-card lg:border lg:p-5 lg:shadow-e1"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 lg:block">
        <div className="lg:mb-4">
          <p role="status" className="text-meta text-text-2 lg:text-small">
            {selected} of {lines} items selected
          </p>
          <Amounts itemsKobo={itemsKobo} delivery={delivery} />
          {leavesOut === 'something' && (
            <p className="text-small text-text-2 max-lg:hidden">Unavailable items are not included.</p>
          )}
        </div>
        <Button
          onClick={onProceed}
          aria-describedby={failure === null ? undefined : failureId}
          className="max-sm:px-3.5 max-sm:text-small lg:w-full"
        >
          Proceed to Checkout
        </Button>
        {/* Beside its button, and so not in a toast too, which would lie on it (WIN-102). */}
        <div role="alert" className="contents">
          <p id={failureId} className="w-full text-small font-semibold text-danger empty:hidden lg:mt-2">
            {failure}
          </p>
        </div>
      </div>
    </section>
  )
}

type AmountsProps = Pick<CartSummaryProps, 'itemsKobo' | 'delivery'>

/** WIN-07: the rows stay while delivery is being estimated, so that nothing jumps. WIN-61: exact on every screen. */
function Amounts({ itemsKobo, delivery }: AmountsProps) {
  const totalKobo = delivery.state === 'known' ? sum([itemsKobo, delivery.kobo]) : itemsKobo
  return (
    <dl className="lg:mt-3 lg:grid lg:gap-2 lg:tabular-nums">
      <div className="flex justify-between gap-3 max-lg:hidden">
        <dt className="text-text-2">Items</dt>
        <dd>{formatNaira(itemsKobo)}</dd>
      </div>
      <div className="flex justify-between gap-3 max-lg:hidden">
        <dt className="text-text-2">Delivery</dt>
        <dd>{costWords(delivery, 'At checkout')}</dd>
      </div>
      <div className="flex items-baseline gap-x-2 font-extrabold lg:justify-between lg:border-t lg:border-border lg:pt-2">
        <dt className="max-lg:sr-only">
          {delivery.state === 'known' ? 'Estimated total' : 'Total before delivery'}
        </dt>
        <dd className="leading-tight tabular-nums lg:text-h3">
          <span className="text-lead lg:text-h3">{formatNaira(totalKobo)}</span>
          {delivery.state === 'known' && (
            <span aria-hidden="true" className="text-meta font-normal text-text-2 lg:hidden">
              {' est.'}
            </span>
          )}
          <span aria-hidden="true" className="block text-meta font-normal text-text-2 lg:hidden">
            {delivery.state === 'known' ? 'with delivery' : 'before delivery'}
          </span>
        </dd>
      </div>
    </dl>
  )
}
