import type { Product } from '@ahia/contracts/catalog'
import type { AccountId } from '@ahia/contracts/ids'
import type { OrderStatus } from '@ahia/contracts/shapes/order'
import { listWhole } from '#catalog/list-whole.ts'
import type { SearchDeps } from '#catalog/search/search-deps.ts'
import { listOrders } from '#orders/list-orders.ts'

const LATEST_ORDERS = 20
/** Of these nothing was kept. */
const UNDONE: readonly OrderStatus[] = ['CANCELLED', 'EXPIRED', 'REFUNDED']

/** What a customer bought lately and can still be seen, the latest first, each once. */
export async function listBought(deps: SearchDeps, accountId: AccountId): Promise<Product[]> {
  const { orders } = await listOrders(deps, { accountId, page: 1, limit: LATEST_ORDERS })
  const fulfilled = orders.filter(({ status }) => !UNDONE.includes(status))
  const ids = [...new Set(fulfilled.flatMap(({ items }) => items.map(({ productId }) => productId)))]
  const whole = await listWhole(deps, ids)
  return ids.flatMap((id) => whole.get(id) ?? [])
}
