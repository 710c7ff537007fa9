import type { PendingShop } from '@ahia/contracts/counter'
import { MERCHANT_CATEGORY_LABELS } from '@ahia/reference/merchant-categories'
import { Button } from '@ahia/ui/button'
import { Card } from '@ahia/ui/card'
import { type FormEvent, useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { lagosMoment } from '#platform/lagos-date.ts'
import { COUNTER_STEPS } from './counter-step.ts'

/** Shops that wait to be let into the market, or for a second look. */
export function CounterShops({ shops }: { shops: PendingShop[] }) {
  return (
    <section aria-labelledby="waiting-shops" className="mt-6">
      <h2 id="waiting-shops" className="text-h2 font-extrabold">
        Shops that wait
      </h2>
      <ul aria-labelledby="waiting-shops" className="mt-3 grid gap-3">
        {shops.map((shop) => (
          <WaitingShop key={shop._id} shop={shop} />
        ))}
      </ul>
    </section>
  )
}

function WaitingShop({ shop }: { shop: PendingShop }) {
  const { state, formData } = useNavigation()
  const submitOnce = useOnceWhileIdle(state)
  return (
    <Card as="li" className="grid gap-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <img
          src={shop.avatar}
          alt={`Logo of ${shop.name}`}
          width={44}
          height={44}
          className="rounded-control"
        />
        <span className="font-extrabold wrap-anywhere">{shop.name}</span>
        <span className="text-small text-text-2">
          {MERCHANT_CATEGORY_LABELS[shop.category]}, {shop.city}, {shop.country},{' '}
          <time dateTime={shop.createdAt}>{lagosMoment(shop.createdAt)}</time>
        </span>
      </p>
      <p className="max-w-reading text-small text-text-2 wrap-anywhere">{shop.description}</p>
      {shop.status === 'APPROVED' && (
        <p className="text-small">
          Open already: its name, logo or description has changed since you looked.
        </p>
      )}
      <Form method="post" preventScrollReset onSubmit={submitOnce}>
        <input type="hidden" name="shop" value={shop._id} />
        <input type="hidden" name="version" value={shop.version} />
        <Button
          type="submit"
          name="step"
          value={COUNTER_STEPS.approve}
          look="outline"
          aria-label={`Approve ${shop.name}`}
          busy={state !== 'idle' && formData?.get('shop') === shop._id}
        >
          Approve
        </Button>
      </Form>
    </Card>
  )
}

/** A second press may come before the first has been drawn. */
function useOnceWhileIdle(state: ReturnType<typeof useNavigation>['state']) {
  const isSent = useRef(false)
  useEffect(() => {
    if (state === 'idle') isSent.current = false
  }, [state])
  return (event: FormEvent) => {
    if (isSent.current) event.preventDefault()
    isSent.current = true
  }
}
