import type { ShopId } from '@ahia/contracts/ids'
import type { Tx } from '#tables.ts'
import * as stock from './stock/lock-shop-products.sql.ts'

/** Holds everything that a shop sells, before the shop itself: checkouts of it wait until the transaction ends. */
export const lockShopProducts = (tx: Tx, shopId: ShopId): Promise<void> => stock.lockShopProducts(tx, shopId)
