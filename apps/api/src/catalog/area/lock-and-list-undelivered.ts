import type { ProductId } from '@ahia/contracts/ids'
import type { OnlyIn } from '@ahia/reference/delivery-areas'
import type { DeliveryState } from '@ahia/reference/delivery-states'
import type { Tx } from '#tables.ts'
import { lockAndSelectUndelivered } from './area.sql.ts'

export type DeliveryAddress = { state: DeliveryState; city: string }

export type UndeliveredProduct = OnlyIn & { productId: ProductId; name: string }

/**
 * WIN-05: which of these products are not delivered to the address. They stay locked until the transaction ends, so that no
 * shop narrows an area while something is ordered outside of it.
 */
export const lockAndListUndelivered = (
  tx: Tx,
  productIds: readonly ProductId[],
  address: DeliveryAddress,
): Promise<UndeliveredProduct[]> => lockAndSelectUndelivered(tx, [...new Set(productIds)], address)
