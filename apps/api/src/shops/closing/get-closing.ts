import type { AccountId } from '@ahia/contracts/ids'
import type { ShopClosing } from '@ahia/contracts/seller/shop-settings'
import { kobo } from '@ahia/money/kobo'
import { toNaira } from '@ahia/money/naira'
import type { ClosingDeps } from './closing-deps.ts'
import { findOwnClosing } from './closings.sql.ts'

/** SELL-53: when the account closes, and what is still open. */
export async function getClosing(deps: ClosingDeps, accountId: AccountId): Promise<ShopClosing> {
  const { read } = deps.db
  const closing = await findOwnClosing(read, accountId)
  if (closing === null)
    return { closesAt: null, closesAtOnce: true, open: { orders: 0, refunds: 0, earnings: 0, debt: 0 } }
  const { orders, refunds, owedKobo } = await deps.readOpenBusiness(read, closing.shopId)
  return {
    closesAt: closing.closesAt?.toISOString() ?? null,
    closesAtOnce: closing.closesAtOnce,
    open: {
      orders,
      refunds,
      earnings: toNaira(kobo(Math.max(0, owedKobo))),
      debt: toNaira(kobo(Math.max(0, -owedKobo))),
    },
  }
}
