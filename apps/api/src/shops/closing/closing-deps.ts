import type { ShopId } from '@ahia/contracts/ids'
import type { Kobo } from '@ahia/money/kobo'
import type { Reader, Tx } from '#tables.ts'
import type { EmailDeps } from '../emails/email-shop.ts'

/** What is not settled between a shop, its shoppers and the market. */
export type OpenBusiness = {
  orders: number
  refunds: number
  /** What the market owes the shop; negative is what the shop owes. */
  owedKobo: Kobo
}

/** For who moves a shop on or off the shelves; `shop-data.ts` passes it in. */
export type ShelvesDeps = EmailDeps & {
  /** Before the shop, as a checkout locks its products and then their shops. */
  lockShopProducts(tx: Tx, shopId: ShopId): Promise<void>
}

/** What slices above know and do; `shop-data.ts` passes it in. */
export type ClosingDeps = ShelvesDeps & {
  readOpenBusiness(reader: Reader, shopId: ShopId): Promise<OpenBusiness>
  /** Ends its package and removes what else is stored under its owner's address, in the same transaction. */
  deleteShopBelongings(tx: Tx, shop: { shopId: ShopId; email: string }): Promise<void>
}

export const isSettled = ({ orders, refunds, owedKobo }: OpenBusiness): boolean =>
  orders === 0 && refunds === 0 && owedKobo === 0
