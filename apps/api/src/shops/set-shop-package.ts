import type { ShopId } from '@ahia/contracts/ids'
import type { Tier } from '@ahia/reference/packages'
import type { Tx } from '#tables.ts'
import { updatePackage } from './own-shop/own-shops.sql.ts'

type Change = { shopId: ShopId; tier: Tier | null }

/** What the shop pays of its sales follows from it, from the next payment on. */
export const setShopPackage = (tx: Tx, { shopId, tier }: Change): Promise<void> =>
  updatePackage(tx, shopId, tier)
