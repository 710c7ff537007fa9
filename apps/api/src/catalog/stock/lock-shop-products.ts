import type { ShopId } from '@ahia/contracts/ids'
import type { Tx } from '#tables.ts'
import { lockProductsOf } from './held-stock.sql.ts'

/** A checkout locks products and then their shops, so to lock a shop lock its products first. */
export const lockShopProducts = (tx: Tx, shopId: ShopId): Promise<void> => lockProductsOf(tx, shopId)
