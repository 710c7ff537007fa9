import type { addToCart } from '@ahia/contracts/cart'
import type { AddOnId, OptionId, ProductId, ShopId, VariantId } from '@ahia/contracts/ids'
import { fromNaira } from '@ahia/money/naira'
import type { z } from 'zod'
import { addProduct } from '#catalog/add-product.ts'
import type { NewProduct, NewVariant } from '#catalog/new-product.ts'
import { newId } from '#platform/ids.ts'
import { addShop } from '#shops/add-shop.ts'
import type { Db } from '#tables.ts'

type NewShop = Parameters<typeof addShop>[1]
type NewLine = z.input<typeof addToCart.body>

let made = 0

/** An approved shop; say only what matters. */
export const aShop = (overrides: Partial<NewShop> = {}): NewShop => ({
  id: newId<ShopId>(),
  name: `Shop ${++made}`,
  city: 'Enugu',
  state: 'ENUGU',
  description: 'Sells what tests need.',
  avatarKey: null,
  status: 'APPROVED',
  createdAt: new Date('2026-01-02T03:04:05Z'),
  ...overrides,
})

/** A product that may go on the shelf; say only what matters. Younger than those made before it. */
export const aProduct = (overrides: Partial<NewProduct> & Pick<NewProduct, 'shopId'>): NewProduct => {
  made += 1
  return {
    id: newId<ProductId>(),
    name: `Product ${made}`,
    subtitle: 'Made to be found by a test',
    description: 'There is little to say about this product, but what there is has been overrides here.',
    category: 'FOOD',
    subCategory: 'Local',
    brand: null,
    basePriceKobo: fromNaira(1000),
    stock: 10,
    variants: null,
    addOns: [],
    specifications: {},
    delivery: 'STANDARD',
    area: 'EVERYWHERE',
    promise: null,
    returns: { policy: 'NONE', days: 0 },
    taxClass: 'STANDARD',
    pictures: [{ key: 'test-picture', placeholder: 'data:image/webp;base64,AA==' }],
    isFeatured: false,
    status: 'LIVE',
    createdAt: new Date(Date.UTC(2026, 0, 1, 0, made)),
    ...overrides,
  }
}

export const aVariant = (overrides: Partial<NewVariant> = {}): NewVariant => ({
  id: newId<VariantId>(),
  value: '5 kg',
  priceKobo: null,
  stock: 10,
  options: null,
  ...overrides,
})

export const anOption = (value: string, stock: number) => ({
  id: newId<OptionId>(),
  value,
  priceKobo: null,
  stock,
})

export const anAddOn = (name: string, naira: number) => ({
  id: newId<AddOnId>(),
  name,
  priceKobo: fromNaira(naira),
  maxQuantity: 3,
})

/** What is sent to put one of a product into a cart; say only what matters. */
export const aLineOf = ({ id }: Pick<NewProduct, 'id'>, overrides: Partial<NewLine> = {}): NewLine => ({
  productId: id,
  quantity: 1,
  selectedVariantId: null,
  selectedOptionId: null,
  selectedAddOns: [],
  ...overrides,
})

/** Adds the shop, then its products, the way the market itself does. */
export async function openShop(
  db: Db,
  products: (Partial<NewProduct> & { name: string })[],
  shop: NewShop = aShop(),
): Promise<{ shop: NewShop; products: NewProduct[] }> {
  const all = products.map((product) => aProduct({ ...product, shopId: shop.id }))
  await db.transaction(async (tx) => {
    await addShop(tx, shop)
    for (const product of all) await addProduct(tx, product)
  })
  return { shop, products: all }
}
