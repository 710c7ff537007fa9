import { showToast } from '@ahia/ui/overlays/show-toast'
import { useNavigate } from '@ahia/web/router/router-context'
import { useState } from 'react'
import type { CartSource } from '../cart-source.ts'
import { keepCheckoutItems, toCartOrder } from '../selection/checkout-items.ts'
import type { SelectionState } from '../selection/use-selection.ts'
import type { CartEntry } from './groups.rules.ts'

const NOTHING_SELECTED = 'Please select at least one item to proceed to checkout'
const LOGIN_AND_BACK = '/auth?next=/cart'
const LOGIN_FIRST = 'Please login to proceed to checkout'

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
    if (selected.length === 0) return showToast({ kind: 'error', text: NOTHING_SELECTED })
    if (kind === 'guest') {
      await keepOnly(selected)
      showToast({ kind: 'error', text: LOGIN_FIRST })
      return navigate(LOGIN_AND_BACK)
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
