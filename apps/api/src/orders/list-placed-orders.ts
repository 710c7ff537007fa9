import type { CheckoutId } from '@ahia/contracts/ids'
import type { Reader } from '#tables.ts'
import { type PlacedOrder, selectPlaced } from './new-orders.sql.ts'

/** R3: the same as `createOrders` gave when the checkout was made, however long ago. */
export const listPlacedOrders = (reader: Reader, checkoutId: CheckoutId): Promise<PlacedOrder[]> =>
  selectPlaced(reader, checkoutId)
