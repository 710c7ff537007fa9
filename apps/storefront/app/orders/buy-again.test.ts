import { addOnIdSchema, productIdSchema, variantIdSchema } from '@ahia/contracts/ids'
import type { OrderItem } from '@ahia/contracts/shapes/order'
import { expect, test, vi } from 'vitest'
import { buyAgain } from './buy-again.ts'

const anOrderItem = (facts: Partial<OrderItem>): OrderItem => ({
  productId: productIdSchema.parse(crypto.randomUUID()),
  quantity: 1,
  price: 4500,
  lineTotal: 4500,
  selectedVariantId: variantIdSchema.parse(crypto.randomUUID()),
  selectedOptionId: null,
  selectedAddOns: [{ addOnId: addOnIdSchema.parse(crypto.randomUUID()), name: 'Gift wrap', quantity: 1 }],
  name: 'Ofada rice',
  choices: ['Size: Large'],
  image: null,
  isOnSale: true,
  isDisputed: false,
  canReview: false,
  ...facts,
})

const add = (...unavailable: string[]) =>
  vi.fn(async ({ productId }: Pick<OrderItem, 'productId'>) => {
    if (unavailable.includes(productId)) throw new Error('Not enough left of this item')
  })

test('ORD-06 Buy again adds the same options and add-ons', async () => {
  const item = anOrderItem({ quantity: 2 })
  const addToCart = add()

  expect(await buyAgain([item], addToCart)).toEqual([])
  expect(addToCart).toHaveBeenCalledExactlyOnceWith({
    productId: item.productId,
    quantity: 2,
    selectedVariantId: item.selectedVariantId,
    selectedOptionId: null,
    selectedAddOns: [{ addOnId: item.selectedAddOns[0]?.addOnId, quantity: 1 }],
    price: item.price,
  })
})

test('ORD-06 items that cannot be bought again are named with the reason, and the rest is in the cart', async () => {
  const gone = anOrderItem({ name: 'Suya platter', isOnSale: false })
  const scarce = anOrderItem({ name: 'Palm oil' })
  const there = anOrderItem({ name: 'Ofada rice' })
  const addToCart = add(scarce.productId)

  const leftOut = await buyAgain([gone, scarce, there], addToCart)

  expect(leftOut).toEqual([
    { name: 'Suya platter', reason: 'no longer sold' },
    { name: 'Palm oil', reason: 'Not enough left of this item' },
  ])
  expect(addToCart.mock.calls.map(([{ productId }]) => productId)).toEqual([
    scarce.productId,
    there.productId,
  ])
})
