import { Banner } from '@ahia/ui/banner'
import { Link } from '@ahia/web/components/link'
import { useEffect, useId, useRef } from 'react'
import type { OrderKind } from './checkout-item.ts'

type AgeQuestionProps = {
  /** Of the items; empty after a reload, when the answer is known already. */
  names: readonly string[]
  kind: OrderKind
  isAdult: boolean
  attempted: boolean
  onChange: (isAdult: boolean) => void
}

/** PRIV-14: asked once the server has named items for people of 18 and older. Takes the focus, as it was not there before. */
export function AgeQuestion({ names, kind, isAdult, attempted, onChange }: AgeQuestionProps) {
  const box = useRef<HTMLInputElement>(null)
  const errorId = useId()
  useEffect(() => {
    if (names.length === 0) return
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'center' })
  }, [names])
  const isMissing = attempted && !isAdult
  return (
    <Banner tone="warn" role="group" aria-label="Your age" heading="Are you 18 or older?">
      {names.length > 0 && <p className="mt-1">You must be 18 or older to buy: {names.join(', ')}.</p>}
      <label className="mt-1 flex min-h-11 w-fit items-center gap-3 font-semibold">
        <input
          ref={box}
          type="checkbox"
          checked={isAdult}
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? errorId : undefined}
          onChange={(event) => onChange(event.target.checked)}
          className="size-5 shrink-0 accent-brand"
        />
        I am 18 or older
      </label>
      {isMissing && (
        <p id={errorId} className="text-danger">
          Tick this to continue, or leave these items out.
        </p>
      )}
      {kind === 'cart' && !isAdult && (
        <Link
          to="/cart"
          className="inline-flex min-h-11 items-center font-semibold text-brand-text underline"
        >
          Back to your cart
        </Link>
      )}
    </Banner>
  )
}
