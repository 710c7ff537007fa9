import { classNames } from '@ahia/ui/class-names'
import { useBottomBar } from '@ahia/ui/overlays/use-bottom-bar'
import { type RefObject, useEffect, useId, useRef } from 'react'
import { Price } from '../cards/price.tsx'
import { BuyButtons } from './buy-buttons.tsx'
import { useOutOfSight } from './buy-sight.ts'
import type { BuyState } from './buy-state.ts'

type BuyBarProps = { buying: BuyState; naira: number; inPage: RefObject<Element | null> }

/**
 * The two buttons at the bottom of a phone while those in the page are out of view. It looks for that itself: the page
 * around it is not rendered again, which would take away what React has not hydrated yet (WIN-31).
 */
export function BuyBar({ buying, naira, inPage }: BuyBarProps) {
  const isNeeded = useOutOfSight(inPage)
  const bar = useRef<HTMLDivElement>(null)
  const reasonId = useId()
  useBottomBar(bar)
  usePaddingBelow()
  return (
    <div
      ref={bar}
      className={classNames(
        'fixed inset-x-0 bottom-0 z-(--z-buy-bar) animate-arrive border-t border-border bg-surface pb-[env(safe-area-inset-bottom)] shadow-e3 lg:hidden',
        !isNeeded && 'not-focus-within:hidden', // keeps the focus of a person who is on one of its buttons
      )}
    >
      <div className="page-width -mt-px flex h-18 items-center gap-2">
        <p id={reasonId} className="min-w-0 flex-1">
          {buying.isSoldOut ? (
            <span className="text-small font-semibold">{buying.off}</span>
          ) : (
            <Price naira={naira} className="text-body" />
          )}
        </p>
        <BuyButtons buying={buying} reasonId={reasonId} className="shrink-0 px-3.5 text-small" />
      </div>
    </div>
  )
}

/** Keeps the end of the page clear of the bar, which lies over it. */
function usePaddingBelow(): void {
  useEffect(() => {
    const page = document.body.style
    page.paddingBottom = 'var(--bottom-bar)'
    return () => {
      page.paddingBottom = ''
    }
  }, [])
}
