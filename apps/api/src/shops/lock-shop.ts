import type { ShopId } from '@ahia/contracts/ids'
import type { Tx } from '#tables.ts'
import { lockShopById } from './own-shop/own-shops.sql.ts'

/** Waits for what is being decided about a shop, for example the choice of its package. */
export const lockShop = (tx: Tx, shopId: ShopId): Promise<void> => lockShopById(tx, shopId)
