import { ApiError, messageOf } from '@ahia/contracts/api-error'
import type { OrderAction } from '@ahia/contracts/shapes/order'
import { useRef, useState } from 'react'

export type Press = OrderAction | 'BUY_AGAIN'

type OrderStepState =
  | { step: 'ready' }
  | { step: 'busy'; press: Press }
  | { step: 'failed'; press: Press; message: string }

export type OrderStep = {
  state: OrderStepState
  isBusyWith: (press: Press) => boolean
  /** Does nothing while another one is under way: a second press may come before the first was rendered. */
  run: (press: Press, act: () => Promise<void>) => void
  /** Clears the last result; does nothing while a step is under way. */
  forget: () => void
}

type OrderStepOptions = {
  /** ERR-03: the message for a failure that has none. */
  fallbacks: Record<Press, string>
  /** The order has changed since it was loaded. */
  onOutdated: () => void
}

/** One step of an order at a time, and its result. Leaving the page does not stop it. */
export function useOrderStep({ fallbacks, onOutdated }: OrderStepOptions): OrderStep {
  const [state, setState] = useState<OrderStepState>({ step: 'ready' })
  const isUnderWay = useRef(false)

  const tryIt = async (press: Press, act: () => Promise<void>) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setState({ step: 'busy', press })
    try {
      await act()
      setState({ step: 'ready' })
    } catch (error) {
      setState({ step: 'failed', press, message: messageOf(error, fallbacks[press]) })
      if (isRejected(error)) onOutdated()
    } finally {
      isUnderWay.current = false
    }
  }
  return {
    state,
    isBusyWith: (press) => state.step === 'busy' && state.press === press,
    run: (press, act) => void tryIt(press, act),
    forget: () => {
      if (!isUnderWay.current) setState({ step: 'ready' })
    },
  }
}

/** The order has changed meanwhile, elsewhere or by itself. */
const isRejected = (error: unknown): boolean =>
  error instanceof ApiError && error.status !== null && [404, 409, 410, 422].includes(error.status)
