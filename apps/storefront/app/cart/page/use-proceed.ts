import { useNavigate } from '@ahia/web/router/router-context'
import { useState } from 'react'
import { authPath } from '#session/auth-path.ts'
import { checkoutPath } from '#session/checkout-path.ts'
import type { CartSource } from '../cart-source.ts'
import { keepCheckoutItems, toCartOrder } from '../selection/checkout-items.ts'
import type { SelectionState } from '../selection/use-selection.ts'
import type { CartEntry } from './groups.rules.ts'

const NOTHING_SELECTED = 'Please select at least one item to proceed to checkout'

type ProceedState = { failure: string | null; proceed: () => void }

/** CART-10: from the selected lines to the checkout. */
export function useProceed(
  kind: CartSource['kind'],
  selected: readonly CartEntry[],
  { keepOnly }: SelectionState,
): ProceedState {
  const navigate = useNavigate()
  const [hasFailed, setFailed] = useState(false)

  const proceed = async () => {
    setFailed(selected.length === 0)
    if (selected.length === 0) return
    if (kind === 'guest') {
      await keepOnly(selected) // the checkout finds them by it after the sign-in (WIN-20)
      return navigate(authPath(checkoutPath('cart')))
    }
    const order = toCartOrder(selected)
    keepCheckoutItems(order)
    return navigate('/checkout', { state: order })
  }
  return {
    failure: hasFailed && selected.length === 0 ? NOTHING_SELECTED : null,
    proceed: () => void proceed(),
  }
}
