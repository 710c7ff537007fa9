import type { ShopId } from '@ahia/contracts/ids'
import { lockShopProducts } from '#catalog/stock/lock-shop-products.ts'
import type { EmailDeps } from '#shops/emails/email-shop.ts'
import { approveUnchecked } from '#shops/review/approve-unchecked.ts'
import { decideShop } from '#shops/review/decide-shop.ts'

const OF_THE_MARKET = { words: '', until: null, version: 1, by: null } as const

export const approveShop = (deps: EmailDeps, shopId: ShopId, version = 1) =>
  approveUnchecked({ ...deps, lockShopProducts }, { shopId, version })
export const suspendShop = (deps: EmailDeps, shopId: ShopId) =>
  decideShop(
    { ...deps, lockShopProducts },
    { ...OF_THE_MARKET, shopId, decision: 'SUSPEND', reason: 'OTHER' },
  )
export const reopenShop = (deps: EmailDeps, shopId: ShopId) =>
  decideShop(
    { ...deps, lockShopProducts },
    { ...OF_THE_MARKET, shopId, decision: 'REOPEN', reason: 'MENDED' },
  )
