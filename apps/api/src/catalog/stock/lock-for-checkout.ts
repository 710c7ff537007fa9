import type { ProductId } from '@ahia/contracts/ids'
import type { Tx } from '#tables.ts'
import { lockProducts } from './held-stock.sql.ts'

/**
 * For who is about to release some goods and to hold others: all of them at once and in the one order, so that no two
 * who do so wait for each other.
 */
export const lockForCheckout = (tx: Tx, productIds: readonly ProductId[]): Promise<void> =>
  lockProducts(tx, [...new Set(productIds)])
