import { fieldsOf, isWholeNumber } from '@ahia/web/storage/stored-fields'
import { createStoredValue } from '@ahia/web/storage/stored-value'
import { CART_UPDATED, GUEST_CART_KEY } from '../cart-events.ts'

/** CART-01: the number of items in the guest's cart, for pages that do not load the cart itself. */
export const guestCount = createStoredValue<number>({
  key: GUEST_CART_KEY,
  event: CART_UPDATED,
  empty: 0,
  parse: (json) => {
    const { totalItems } = fieldsOf(json)
    return isWholeNumber(totalItems, 0, Number.MAX_SAFE_INTEGER) ? totalItems : null
  },
})
