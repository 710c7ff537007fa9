import type { ShopId } from '@ahia/contracts/ids'
import type { Tier } from '@ahia/reference/packages'
import type { Tx } from '#tables.ts'
import { updatePackage } from './own-shop/own-shops.sql.ts'

type Change = { shopId: ShopId; tier: Tier | null }

/** Sets the package, which decides the commission from the next payment on. */
export const setShopPackage = (tx: Tx, { shopId, tier }: Change): Promise<void> =>
  updatePackage(tx, shopId, tier)
