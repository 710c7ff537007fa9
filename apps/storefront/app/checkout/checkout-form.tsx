import type { User } from '@ahia/contracts/shapes/user'
import { sum } from '@ahia/money/arithmetic'
import { kobo } from '@ahia/money/kobo'
import { Banner } from '@ahia/ui/banner'
import { Card } from '@ahia/ui/card'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type DeliveryCost, deliveryCost } from '#delivery/delivery-cost.rules.ts'
import { useDeliveryEstimate } from '#delivery/use-delivery-estimate.ts'
import { ActionBar } from './action-bar.tsx'
import { AgeQuestion } from './age-question.tsx'
import { CheckoutAction } from './checkout-action.tsx'
import { CheckoutErrorBanner } from './checkout-error-banner.tsx'
import type { ChosenOrder } from './checkout-item.ts'
import { CheckoutSteps } from './checkout-steps.tsx'
import { CostSoFar, estimateWords } from './cost-so-far.tsx'
import {
  type DeliveryDraft,
  fieldErrorsOf,
  missingWords,
  prefilledDraft,
  selfOf,
} from './delivery-draft.rules.ts'
import { DeliveryFields } from './delivery-fields.tsx'
import { DeliveryWays, PickupPlace } from './delivery-ways.tsx'
import { Fees } from './fees.tsx'
import { OrderItems, type RenderPicture } from './order-items.tsx'
import { ReceiverFields } from './receiver-fields.tsx'
import { readCheckout } from './stored-checkout.ts'
import { UndeliveredBanner } from './undelivered-banner.tsx'
import { useCheckout } from './use-checkout.ts'

/** CHK-02: the alert when the form is submitted with missing or invalid fields. */
const FILL_IN = 'Please fill in all required delivery information'

type CheckoutFormProps = {
  /** The owner's email. */
  owner: string
  order: ChosenOrder
  /** Null when it did not load: then nothing is prefilled. */
  user: User | null
  pictureOf: RenderPicture
  newRequestKey: () => string
  onCartOutdated: () => void
}

/** CHK-01 to CHK-05, CHK-08: the delivery form beside the items, then the total and the one button to continue with. */
export function CheckoutForm({
  owner,
  order,
  user,
  pictureOf,
  newRequestKey,
  onCartOutdated,
}: CheckoutFormProps) {
  const [draft, setDraft] = useState(() => readCheckout(owner)?.draft ?? prefilledDraft(user))
  const checkout = useCheckout({ owner, order, draft, newRequestKey, onCartOutdated })
  const [attempted, setAttempted] = useState(false)
  const [ageAttempted, setAgeAttempted] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const fieldErrors = fieldErrorsOf(draft)
  const hasFieldErrors = Object.keys(fieldErrors).length > 0
  const { step, checkoutError } = checkout
  const asksAge = checkout.forAdults.length > 0 || draft.isAdult
  const lacksAge = asksAge && !draft.isAdult

  const itemsKobo = sum(order.items.map(({ lineKobo }) => lineKobo))
  const delivery = useDeliveryFee(order, draft)

  const change = (changes: Partial<DeliveryDraft>) => setDraft((now) => ({ ...now, ...changes }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    flushSync(() => {
      setAttempted(true)
      setAgeAttempted(asksAge)
    }) // a field shows its error once it is rendered
    if (hasFieldErrors || lacksAge)
      goTo(form.current?.querySelector<HTMLElement>('[aria-invalid=true]') ?? null)
    else checkout.calculate()
  }
  const fields = { draft, fieldErrors, attempted, onChange: change }
  return (
    <>
      <CheckoutSteps step={step.name} />
      <form
        ref={form}
        noValidate
        onSubmit={submit}
        aria-label="Delivery"
        className="mt-5 grid gap-5 lg:grid-cols-[7fr_5fr] lg:grid-rows-[auto_1fr] lg:gap-x-6"
      >
        <OrderItems
          items={order.items}
          pictureOf={pictureOf}
          className="self-start lg:col-start-2 lg:row-start-1"
        />
        <Card className="grid content-start gap-6 self-start lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <DeliveryWays chosen={draft.way} onChoose={(way) => change({ way })} />
          <DeliveryFields
            {...fields}
            note={
              <>
                <UndeliveredBanner order={order} state={draft.state} />
                {draft.way === 'PICKUP' && <PickupPlace state={draft.state} />}
              </>
            }
          />
          <ReceiverFields {...fields} self={selfOf(user)} />
        </Card>
        <div className="contents lg:sticky lg:top-[calc(var(--header)+1.5rem)] lg:col-start-2 lg:row-start-2 lg:grid lg:gap-5 lg:self-start">
          <div className="grid gap-4 empty:hidden">
            {asksAge && (
              <AgeQuestion
                names={checkout.forAdults}
                kind={order.kind}
                isAdult={draft.isAdult}
                attempted={ageAttempted}
                onChange={(isAdult) => change({ isAdult })}
              />
            )}
            {checkoutError && <CheckoutErrorBanner checkoutError={checkoutError} kind={order.kind} />}
            {step.result ? (
              <Card>
                <Fees
                  result={step.result}
                  isOutdated={step.name === 'details' || step.name === 'calculating'}
                />
              </Card>
            ) : (
              <CostSoFar itemsKobo={itemsKobo} delivery={delivery} hasState={draft.state !== ''} />
            )}
          </div>
          <ActionBar step={step} estimate={estimateWords(itemsKobo, delivery)}>
            {attempted && hasFieldErrors && (
              <Banner tone="danger" role="alert" className="mb-2 max-lg:p-2 max-lg:text-small">
                {FILL_IN}
              </Banner>
            )}
            <CheckoutAction
              checkout={checkout}
              hasFieldErrors={hasFieldErrors || lacksAge}
              missing={hasFieldErrors && attempted ? null : missingWords(draft, asksAge)}
            />
          </ActionBar>
        </div>
      </form>
    </>
  )
}

/** WIN-78: what delivery is going to cost; pickup is free. */
function useDeliveryFee({ items }: ChosenOrder, { state, way }: DeliveryDraft): DeliveryCost {
  const isPickup = way === 'PICKUP'
  const productIds = items.map(({ productId }) => productId)
  const estimate = useDeliveryEstimate(isPickup || state === '' ? null : state, productIds)
  return isPickup ? { state: 'known', kobo: kobo(0) } : deliveryCost(estimate)
}

/** Scrolls to the middle of the window: the bar at the bottom grows with its message, and must not cover the field. */
function goTo(field: HTMLElement | null): void {
  field?.focus({ preventScroll: true })
  field?.scrollIntoView({ block: 'center' })
}
