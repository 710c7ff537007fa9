import { Card } from '@ahia/ui/card'
import { Skeleton, SkeletonGroup } from '@ahia/ui/skeleton'
import { StillWorking } from '@ahia/web/components/still-working'
import { CheckoutSteps } from './checkout-steps.tsx'

/** The form in outline, with its labels: on a slow network it may be shown for a while. WIN-86: as high as the form. */
export function CheckoutLoading() {
  return (
    <>
      <noscript>
        <p className="rounded-card border border-border bg-surface p-5">
          To order, turn on JavaScript in your browser, then reload this page.
        </p>
      </noscript>
      <div className="relative noscript:hidden">
        <StillWorking />
        <SkeletonGroup label="Loading checkout">
          <div aria-hidden="true">
            <CheckoutSteps step="details" />
            <div className="mt-5 grid gap-5 lg:grid-cols-[7fr_5fr] lg:gap-x-6">
              <Skeleton className="h-12 rounded-card lg:order-1 lg:h-60" />
              <Card className="grid gap-5">
                <p className="text-h3 font-extrabold">Delivery type</p>
                <div className="-mt-2 grid grid-cols-2 gap-3">
                  <Skeleton className="h-17 rounded-card" />
                  <Skeleton className="h-17 rounded-card" />
                </div>
                <p className="text-h3 font-extrabold">Delivery information</p>
                <div className="grid gap-5 sm:grid-cols-2">
                  <FieldToCome label="Country" hint="Currently, we only deliver within Nigeria" />
                  <FieldToCome label="State" hint="We currently deliver to these states only" />
                  <FieldToCome label="City" />
                  <FieldToCome label="Street" />
                </div>
                <p className="text-small text-text-2">Loading your order and address…</p>
                <Skeleton className="h-40" />
              </Card>
            </div>
          </div>
        </SkeletonGroup>
      </div>
    </>
  )
}

function FieldToCome({ label, hint }: { label: string; hint?: string }) {
  return (
    <div className="grid gap-1.5">
      <p className="font-semibold">{label}</p>
      <Skeleton className="h-12" />
      {hint && <p className="text-small text-text-3">{hint}</p>}
    </div>
  )
}
