import { Button } from '@ahia/ui/button'
import { useNetwork } from '@ahia/web/browser/use-network'
import { SLOW_AFTER_MS, STILL_WORKING } from '@ahia/web/components/still-working'
import { type MouseEvent, useEffect, useId, useState } from 'react'
import type { Checkout, CheckoutStep } from './use-checkout.ts'

/** CHK-04: the labels of the button before the total is known, and after. */
const WORDS = {
  calculate: { label: 'Calculate Total & Fees', busyLabel: 'Processing...' },
  pay: { label: 'Confirm Order and Make Payment', busyLabel: 'Initializing Payment...' },
} as const

type CheckoutActionProps = {
  checkout: Checkout
  /** Whether a field is missing or invalid. */
  hasFieldErrors: boolean
  /** What is missing, unless an alert says so. */
  missing: string | null
}

/** The one active button, which is the form's submit button while the total is unknown. */
export function CheckoutAction({ checkout, hasFieldErrors, missing }: CheckoutActionProps) {
  const missingId = useId()
  const step = checkout.step.name
  const isBusy = step === 'calculating' || step === 'paying'
  const { label, busyLabel } = WORDS[isAtPaying(step) ? 'pay' : 'calculate']
  const pay = (event: MouseEvent) => {
    // The second half of a double click on 'Calculate' must not confirm a total that nobody has read.
    if (event.detail <= 1) checkout.pay()
  }
  return (
    <div className="grid gap-2">
      <Button
        type={isAtPaying(step) ? 'button' : 'submit'}
        onClick={isAtPaying(step) ? pay : undefined}
        busy={isBusy}
        busyLabel={busyLabel}
        aria-disabled={hasFieldErrors || undefined}
        aria-describedby={missing === null ? undefined : missingId}
        className="w-full not-aria-busy:aria-disabled:bg-neutral-soft! not-aria-busy:aria-disabled:text-text-3!"
      >
        {label}
      </Button>
      {missing !== null && (
        <p id={missingId} className="text-center text-small text-text-2">
          {missing}
        </p>
      )}
      {isBusy && <SlowNote onCancel={checkout.cancel} />}
      <OfflineNote />
    </div>
  )
}

const isAtPaying = (step: CheckoutStep['name']): boolean => step === 'total' || step === 'paying'

function SlowNote({ onCancel }: { onCancel: () => void }) {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div
      role="status"
      className="flex items-center justify-between gap-3 text-small text-text-2 empty:hidden"
    >
      {isSlow && (
        <>
          {STILL_WORKING}
          <Button look="ghost" onClick={onCancel}>
            Cancel
          </Button>
        </>
      )}
    </div>
  )
}

function OfflineNote() {
  const isOffline = useNetwork() === 'offline'
  return (
    <p role="status" className="text-small font-semibold text-warn empty:hidden">
      {isOffline && "You're offline, but we've kept what you typed. Continue when you're back online."}
    </p>
  )
}
