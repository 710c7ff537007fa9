import { type CheckoutResult, checkout } from '@ahia/contracts/checkout'
import { payOrders } from '@ahia/contracts/payments'
import { showToast } from '@ahia/ui/overlays/show-toast'
import { isSafeAddress, leaveFor } from '@ahia/web/browser/leave-for'
import { useEffect, useRef, useState } from 'react'
import { call } from '#session/customer-session.ts'
import { requestTextOf, toBody } from './checkout-body.rules.ts'
import {
  type CheckoutError,
  endsTotal,
  hasNoAnswer,
  isCartOutdated,
  toCheckoutError,
} from './checkout-error.rules.ts'
import type { ChosenOrder } from './checkout-item.ts'
import { type DeliveryDraft, type DeliveryWay, toDelivery } from './delivery-draft.rules.ts'
import { keepCheckout, readCheckout, type SentRequest } from './stored-checkout.ts'
import { useOneAtATime } from './use-one-at-a-time.ts'

/** CHK-05: the message of a failure that has none of its own. */
const CHECKOUT_FAILED = 'Checkout failed'
const PAYMENT_FAILED = 'Payment initialization failed'

/** The server's total for a request, and the way of delivery it was calculated for. */
export type CalculatedTotal = CheckoutResult & { way: DeliveryWay }

/** In the first two steps, `result` is of an earlier request: it is shown, but no longer valid. */
export type CheckoutStep =
  | { name: 'details' | 'calculating'; result: CalculatedTotal | null }
  | { name: 'total' | 'paying'; result: CalculatedTotal }

export type Checkout = {
  step: CheckoutStep
  checkoutError: CheckoutError | null
  /** PRIV-14: names of items that the server sells only to people of 18 and older. */
  forAdults: readonly string[]
  /**
   * The press on 'Calculate Total & Fees': no estimate, as the server places unpaid orders and holds their items if it may
   * (API-09). Does nothing while a field is missing or invalid.
   */
  calculate: () => void
  pay: () => void
  /** Stops waiting. If the server has finished by then, the next press finds the result. */
  cancel: () => void
}

type CheckoutProps = {
  owner: string
  order: ChosenOrder
  draft: DeliveryDraft
  newRequestKey: () => string
  /** The cart on the screen is outdated. */
  onCartOutdated: () => void
}

/** CHK-04, CHK-05, CHK-06: from the filled-in form to the payment page. */
export function useCheckout({ owner, order, draft, newRequestKey, onCartOutdated }: CheckoutProps): Checkout {
  const [calculated, setCalculated] = useState<{ requestText: string; result: CalculatedTotal } | null>(null)
  const [checkoutError, setCheckoutError] = useState<CheckoutError | null>(null)
  const [forAdults, setForAdults] = useState<readonly string[]>([])
  const { busy, run, cancel } = useOneAtATime<'calculating' | 'paying'>()
  const delivery = toDelivery(draft)
  const requestText = requestTextOf(order, delivery, draft.isAdult)
  // useState reads the storage once, as a ref alone would read it in every render; the ref holds what is answered later.
  const lastAnswered = useRef(useState(() => readCheckout(owner)?.answered ?? null)[0])
  const lastRequest = useRef<SentRequest | null>(lastAnswered.current)

  const keepAnswered = (request: SentRequest | null) => {
    lastAnswered.current = request
    keepCheckout({ owner, draft, answered: request })
  }
  useEffect(() => keepCheckout({ owner, draft, answered: lastAnswered.current }), [owner, draft])

  const failWith = (fallback: string) => (error: unknown) => {
    if (hasNoAnswer(error) && !navigator.onLine) return // the text beside the button says so already
    const checkoutError = toCheckoutError(error, order.items, fallback)
    if (checkoutError.code === 'ADULTS_ONLY') {
      setForAdults(checkoutError.named) // a question, not a failure
      return
    }
    setCheckoutError(checkoutError)
    showToast({ kind: 'error', text: checkoutError.message })
    if (isCartOutdated(checkoutError)) onCartOutdated()
    if (!endsTotal(checkoutError)) return
    setCalculated(null)
    lastRequest.current = null
    keepAnswered(null)
  }

  const calculate = () => {
    if (!delivery) return
    // The same request again, for example after a lost response, has the same key, so the server treats it as one.
    const request =
      lastRequest.current?.requestText === requestText
        ? lastRequest.current
        : { requestText, requestKey: newRequestKey() }
    lastRequest.current = request
    setCheckoutError(null)
    run('calculating', {
      act: async (signal) => {
        const body = { ...toBody(order, delivery, draft.isAdult), requestKey: request.requestKey }
        const result = await call(checkout, body, { signal })
        setCalculated({ requestText, result: { ...result, way: draft.way } })
        keepAnswered(request)
      },
      onError: failWith(CHECKOUT_FAILED),
    })
  }

  const pay = () => {
    if (!calculated) return
    setCheckoutError(null)
    run('paying', {
      act: async (signal) => {
        const { authorizationUrl } = await call(
          payOrders,
          { orderIds: calculated.result.orderIds },
          { signal },
        )
        if (!isSafeAddress(authorizationUrl)) throw new Error(PAYMENT_FAILED)
        await leaveFor(authorizationUrl)
      },
      onError: failWith(PAYMENT_FAILED),
    })
  }

  // After a reload, or Back from the payment page, the total is requested again: with its key it is the same.
  const restore = useRef(() => {
    if (lastAnswered.current?.requestText === requestText) calculate()
  })
  useEffect(() => restore.current(), [])

  return { step: currentStep(), checkoutError, forAdults, calculate, pay, cancel }

  function currentStep(): CheckoutStep {
    const result = calculated?.result ?? null
    if (busy === 'paying' && result) return { name: 'paying', result }
    if (busy === 'calculating') return { name: 'calculating', result }
    return result && calculated?.requestText === requestText
      ? { name: 'total', result }
      : { name: 'details', result }
  }
}
