import type { CheckoutId, OrderId } from '@ahia/contracts/ids'
import type { Reader } from '#tables.ts'
import { selectIdsOfCheckout } from './unpaid-orders.sql.ts'

/** Those that were made together and are paid together, sorted; one that was cancelled or has expired is left out. */
export const listOrderIdsOfCheckout = (reader: Reader, checkoutId: CheckoutId): Promise<OrderId[]> =>
  selectIdsOfCheckout(reader, checkoutId)
