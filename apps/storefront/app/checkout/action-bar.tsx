import { formatNaira } from '@ahia/money/format-naira'
import { fromNaira } from '@ahia/money/naira'
import { useBottomBar } from '@ahia/ui/overlays/use-bottom-bar'
import { type ReactNode, useRef } from 'react'
import type { CheckoutStep } from './use-checkout.ts'

type ActionBarProps = {
  step: CheckoutStep
  /** Shown until the total is calculated. */
  estimate: string
  children: ReactNode
}

/**
 * A bar at the bottom of phones, in the flow of the page so that it covers nothing; below the fees on large screens.
 */
export function ActionBar({ step, estimate, children }: ActionBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  useBottomBar(bar)
  const totalKobo =
    step.name === 'total' || step.name === 'paying' ? fromNaira(step.result.summary.totalAmount) : null
  return (
    <div
      ref={bar}
      className="sticky bottom-0 z-(--z-buy-bar) -mx-4 border-t border-border bg-surface px-4 pt-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))] shadow-e3 md:-mx-6 md:px-6 lg:static lg:z-auto lg:mx-0 lg:border-0 lg:bg-transparent lg:p-0 lg:shadow-none"
    >
      <p role="status" className="mb-1 text-small font-semibold tabular-nums empty:hidden lg:sr-only">
        {totalKobo !== null && `Total ${formatNaira(totalKobo)}`}
      </p>
      {step.result === null && (
        <p className="mb-1 text-small font-semibold tabular-nums lg:hidden">{estimate}</p>
      )}
      {children}
    </div>
  )
}
