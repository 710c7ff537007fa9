import type { CartItem, getCart } from '@ahia/contracts/cart'
import type { Product } from '@ahia/contracts/catalog'
import type { AccountId } from '@ahia/contracts/ids'
import { toNaira } from '@ahia/money/naira'
import { priceLine, totalOf } from '@ahia/rules/priced-line'
import type { z } from 'zod'
import { listWhole } from '#catalog/list-whole.ts'
import { listHeldFor } from '#catalog/stock/list-held-for.ts'
import type { Db } from '#tables.ts'
import { type CartLine, listLines } from './cart-lines.sql.ts'
import { toChosen } from './to-chosen.ts'
import { withHeld } from './with-held.rules.ts'

type Cart = z.output<typeof getCart.data>['cart']

/** API-04: three queries, however many lines there are. */
export async function showCart({ db }: { db: Db }, accountId: AccountId): Promise<Cart> {
  const lines = await listLines(db.read, accountId)
  const [products, held] = await Promise.all([
    listWhole(
      { db },
      lines.map(({ productId }) => productId),
    ),
    listHeldFor(
      db.read,
      lines.map(({ id }) => id),
    ),
  ])
  const items = lines.map((line) =>
    toItem(line, products.get(line.productId) ?? null, held.get(line.id) ?? 0),
  )
  const priced = items.map((item) => (item.productInfo ? priceLine(item, item.productInfo) : null))
  return {
    items,
    totalItems: lines.reduce((total, { quantity }) => total + quantity, 0),
    subtotal: toNaira(totalOf(priced.filter((line) => line !== null))),
  }
}

function toItem(line: CartLine, product: Product | null, held: number): CartItem {
  const chosen = toChosen(line)
  return { _id: line.id, ...chosen, productInfo: product && withHeld(product, chosen, held) }
}
