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
  isForWantOfNetwork,
  toCheckoutError,
  wantsNewCart,
} from './checkout-error.rules.ts'
import type { ChosenOrder } from './checkout-item.ts'
import { type DeliveryDraft, type DeliveryWay, toDelivery } from './delivery-draft.rules.ts'
import { type CheckoutPress, keepCheckout, readCheckout } from './stored-checkout.ts'
import { useOneAtATime } from './use-one-at-a-time.ts'

/** CHK-05 */
const CHECKOUT_FAILED = 'Checkout failed'
const PAYMENT_FAILED = 'Payment initialization failed'

/** The server's total for a request, and the delivery type. */
export type CalculatedTotal = CheckoutResult & { way: DeliveryWay }

/** In the first two, `result` is of an earlier request: it is shown, but no longer valid. */
export type CheckoutStep =
  | { step: 'details' | 'calculating'; result: CalculatedTotal | null }
  | { step: 'total' | 'paying'; result: CalculatedTotal }

export type Checkout = {
  progress: CheckoutStep
  checkoutError: CheckoutError | null
  /** Does nothing while something is missing. */
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
  onOldCart: () => void
}

/** CHK-04, CHK-05, CHK-06: from the filled-in form to the payment page. */
export function useCheckout({ owner, order, draft, newRequestKey, onOldCart }: CheckoutProps): Checkout {
  const [total, setTotal] = useState<{ requestText: string; result: CalculatedTotal } | null>(null)
  const [checkoutError, setCheckoutError] = useState<CheckoutError | null>(null)
  const { busy, run, cancel } = useOneAtATime<'calculating' | 'paying'>()
  const delivery = toDelivery(draft)
  const requestText = requestTextOf(order, delivery)
  const answered = useRef(useState(() => readCheckout(owner)?.answered ?? null)[0])
  const press = useRef<CheckoutPress | null>(answered.current)

  const keep = (known: CheckoutPress | null) => {
    answered.current = known
    keepCheckout({ owner, draft, answered: known })
  }
  useEffect(() => keepCheckout({ owner, draft, answered: answered.current }), [owner, draft])

  const failWith = (fallback: string) => (error: unknown) => {
    if (isForWantOfNetwork(error) && !navigator.onLine) return // the text beside the button says so already
    const checkoutError = toCheckoutError(error, order.items, fallback)
    setCheckoutError(checkoutError)
    showToast({ kind: 'error', text: fallback }) // the banner has the details
    if (wantsNewCart(checkoutError)) onOldCart()
    if (!endsTotal(checkoutError)) return
    setTotal(null)
    press.current = null
    keep(null)
  }

  const calculate = () => {
    if (!delivery) return
    // The same request again, for example after a lost response, has the same key, so the server treats it as one.
    const own =
      press.current?.requestText === requestText
        ? press.current
        : { requestText, requestKey: newRequestKey() }
    press.current = own
    setCheckoutError(null)
    run('calculating', {
      act: async (signal) => {
        const body = { ...toBody(order, delivery), requestKey: own.requestKey }
        const result = await call(checkout, body, { signal })
        setTotal({ requestText, result: { ...result, way: draft.way } })
        keep(own)
      },
      refuse: failWith(CHECKOUT_FAILED),
    })
  }

  const pay = () => {
    if (!total) return
    setCheckoutError(null)
    run('paying', {
      act: async (signal) => {
        const { authorizationUrl } = await call(payOrders, { orderIds: total.result.orderIds }, { signal })
        if (!isSafeAddress(authorizationUrl)) throw new Error(PAYMENT_FAILED)
        await leaveFor(authorizationUrl)
      },
      refuse: failWith(PAYMENT_FAILED),
    })
  }

  // After a reload, or Back from the payment page, the total is requested again: with its key it is the same.
  const restore = useRef(() => {
    if (answered.current?.requestText === requestText) calculate()
  })
  useEffect(() => restore.current(), [])

  return { progress: toCheckoutStep(), checkoutError, calculate, pay, cancel }

  function toCheckoutStep(): CheckoutStep {
    const result = total?.result ?? null
    if (busy === 'paying' && result) return { step: 'paying', result }
    if (busy === 'calculating') return { step: 'calculating', result }
    return result && total?.requestText === requestText
      ? { step: 'total', result }
      : { step: 'details', result }
  }
}
