import { formatNaira } from '@ahia/money/format-naira'
import type { Kobo } from '@ahia/money/kobo'
import { Button } from '@ahia/ui/button'
import { useBottomBar } from '@ahia/ui/overlays/use-bottom-bar'
import { useId, useRef } from 'react'
import { ShortAmount } from '../short-text.tsx'
import { useIsSmallScreen } from './use-is-small-screen.ts'

type CartSummaryProps = {
  selected: number
  lines: number
  totalKobo: Kobo
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
  const { selected, lines, totalKobo, leavesOut, failure, onProceed } = props
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
          <Total totalKobo={totalKobo} />
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
        <p id={failureId} className="w-full text-small font-semibold text-danger empty:hidden lg:mt-2">
          {failure}
        </p>
      </div>
    </section>
  )
}

/** CART-13: on a phone the full amount is below the short one. */
function Total({ totalKobo }: { totalKobo: Kobo }) {
  const isSmall = useIsSmallScreen()
  return (
    <dl className="flex items-baseline gap-x-2 font-extrabold lg:mt-1 lg:justify-between">
      <dt className="max-lg:sr-only">Total</dt>
      <dd className="leading-tight tabular-nums lg:text-h3">
        <span className="text-lead lg:text-h3">
          <ShortAmount kobo={totalKobo} />
        </span>
        {isSmall && (
          <span aria-hidden="true" className="block text-meta font-normal text-text-2">
            {formatNaira(totalKobo)}
          </span>
        )}
      </dd>
    </dl>
  )
}
