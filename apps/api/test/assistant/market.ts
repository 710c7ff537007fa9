import type { Product } from '@ahia/contracts/catalog'
import type { ProductId } from '@ahia/contracts/ids'
import type { DeliveryState } from '@ahia/reference/delivery-states'
import { listWhole } from '#catalog/list-whole.ts'
import type { TestApi } from '../test-api.ts'

export type MarketProduct = Product & { shopState: DeliveryState }

/** All there is in the market: what answers are held against. */
export type Market = {
  products: readonly MarketProduct[]
  byId: ReadonlyMap<ProductId, MarketProduct>
}

type Row = { id: ProductId; state: DeliveryState }

export async function readMarket({ db, pool }: TestApi): Promise<Market> {
  const { rows } = await pool.query<Row>(
    'select p.id, s.state from products p join shops s on s.id = p.shop_id where p.is_visible order by p.id',
  )
  const whole = await listWhole(
    { db },
    rows.map(({ id }) => id),
  )
  const products = rows.flatMap(({ id, state }) => {
    const product = whole.get(id)
    return product ? [{ ...product, shopState: state }] : []
  })
  return { products, byId: new Map(products.map((product) => [product._id, product])) }
}

/** Every price somebody might be told of a product, in naira. */
export const pricesOf = ({ basePrice, fromPrice, variants, addOns }: MarketProduct): number[] => [
  basePrice,
  ...(fromPrice === null ? [] : [fromPrice]),
  ...variants.flatMap(({ variantValues }) =>
    variantValues.flatMap(({ price, options }) => [
      ...(price === null ? [] : [price]),
      ...options.flatMap(({ optionValues }) => optionValues.flatMap((option) => option.price ?? [])),
    ]),
  ),
  ...addOns.map(({ price }) => price),
]

/** How many of each choice are left. */
export const stocksOf = ({ variants, baseQuantity }: MarketProduct): number[] => [
  baseQuantity,
  ...variants.flatMap(({ variantValues }) =>
    variantValues.flatMap(({ quantity, options }) => [
      quantity,
      ...options.flatMap(({ optionValues }) => optionValues.map((option) => option.quantity)),
    ]),
  ),
]
