import type { ProductId } from '@ahia/contracts/ids'
import type { Tx } from '#tables.ts'
import { type DeliveryAddress, lockAndSelectUndelivered, type UndeliveredProduct } from './area.sql.ts'

/**
 * WIN-05: which of these products are not delivered to the address. They stay locked until the transaction ends, so that no
 * shop narrows an area while something is ordered outside of it.
 */
export const lockAndListUndelivered = (
  tx: Tx,
  productIds: readonly ProductId[],
  address: DeliveryAddress,
): Promise<UndeliveredProduct[]> => lockAndSelectUndelivered(tx, [...new Set(productIds)], address)
