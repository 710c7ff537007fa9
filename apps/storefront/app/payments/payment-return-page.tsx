import { buttonClass } from '@ahia/ui/button'
import { Card } from '@ahia/ui/card'
import { useIsLive } from '@ahia/web/browser/use-is-live'
import { definePage } from '@ahia/web/router/page'
import { useSearchParams } from '@ahia/web/router/router-context'
import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { pageHead } from '#shell/head/page-head.ts'
import { ENDING_PAGE, FILLED_BY_BROWSER, MINIMAL_FRAME_PAGE, PLAIN_PAGE } from '#shell/page-kinds.ts'
import { NoReference } from './no-reference.tsx'
import { PaymentView } from './payment-view.tsx'
import { Verifying } from './verifying.tsx'

type PaymentComponent = ComponentType<{ reference: string }>

// The page shows 'checking' at once; the script follows. A customer who has just ordered has most of it cached.
const CheckedPayment = lazy(async (): Promise<{ default: PaymentComponent }> => {
  return { default: await loadPayment().catch(() => NotLoaded) }
})

async function loadPayment(): Promise<PaymentComponent> {
  // All at once: a shopper who leaves as soon as it says 'paid' must not find the same items at the checkout again.
  const [{ Payment }, { CustomersOnly }, { forgetBought }] = await Promise.all([
    import('./payment.tsx'),
    import('#shell/sign-in/customers-only.tsx'),
    import('#shell/sign-in/forget-bought.ts'),
  ])
  return ({ reference }) => (
    <CustomersOnly meanwhile={<Verifying reference={reference} />}>
      <Payment key={reference} reference={reference} onPaid={forgetBought} />
    </CustomersOnly>
  )
}

export default definePage({
  pageKinds: { ...MINIMAL_FRAME_PAGE, ...ENDING_PAGE, ...PLAIN_PAGE, ...FILLED_BY_BROWSER },
  head: () =>
    pageHead({
      title: 'Payment',
      description: 'See whether your payment went through.',
      isIndexed: false,
    }),
  isPublic: true,
  View: PaymentReturnPage,
})

/** PAY-01: where the provider sends customers after paying. */
function PaymentReturnPage() {
  const query = useSearchParams()
  const isLive = useIsLive()
  const reference = (query.get('reference') ?? query.get('trxref') ?? '').trim()
  return (
    <div className="page-width grid justify-items-center py-4 lg:py-10">
      {/* As high as most view states, so that nothing below moves when one replaces another. */}
      <Card className="min-h-90 w-full max-w-130 max-sm:border-0 max-sm:shadow-none sm:p-8">
        <noscript>
          <p className="mb-4">
            To see whether your payment went through, turn on JavaScript. We'll also email you once it has.
          </p>
        </noscript>
        {isLive ? <PaymentCheck reference={reference} /> : <Verifying reference="" />}
      </Card>
    </div>
  )
}

function PaymentCheck({ reference }: { reference: string }) {
  if (reference === '') return <NoReference />
  return (
    <Suspense fallback={<Verifying reference={reference} />}>
      <CheckedPayment reference={reference} />
    </Suspense>
  )
}

/** Scripts that do not load say nothing about the money. */
function NotLoaded() {
  useEffect(() => {
    const reload = () => location.reload()
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [])
  return (
    <PaymentView
      tone="wait"
      title="No connection"
      actions={
        <a href={location.href} className={buttonClass()}>
          Try Again
        </a>
      }
    >
      <p className="text-text-2">
        We couldn't check your payment from here. Don't worry, we'll email you once it arrives.
      </p>
    </PaymentView>
  )
}
