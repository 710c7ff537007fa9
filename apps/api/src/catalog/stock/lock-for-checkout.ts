import type { ProductId } from '@ahia/contracts/ids'
import type { Tx } from '#tables.ts'
import { lockProducts } from './held-stock.sql.ts'

/**
 * For a checkout that releases some products and holds others: locks all of them at once and in one order, to avoid
 * deadlocks.
 */
export const lockForCheckout = (tx: Tx, productIds: readonly ProductId[]): Promise<void> =>
  lockProducts(tx, [...new Set(productIds)])
