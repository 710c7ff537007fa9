import {
  addToCart,
  type CartItem,
  clearCart,
  countCart,
  getCart,
  reduceQuantity,
  removeFromCart,
  restoreItem,
} from '@ahia/contracts/cart'
import type { Product } from '@ahia/contracts/catalog'
import { cartLineIdSchema } from '@ahia/contracts/ids'
import type { FakeApi } from '@ahia/testing/dom/fake-api'
import { type ApiAnswer, answer, fail } from '@ahia/testing/open-page'
import { firstChoice, GOODS } from './goods.ts'

type Wanted = { product: Product; addOns?: readonly string[] }

const addedAt = (place: number) => `2026-11-14T12:00:0${place}.000Z`

/** A guest's cart as the browser stores it. */
export function guestCart(...wanted: Wanted[]) {
  const items = wanted.map(({ product, addOns = [] }, place) => {
    const added = product.addOns.filter(({ name }) => addOns.includes(name))
    const { price, ...choice } = firstChoice(product)
    return {
      ...choice,
      id: lineId(place),
      quantity: 1,
      price: added.reduce((total, addOn) => total + addOn.price, price),
      selectedAddOns: added.map(({ _id }) => ({ addOnId: _id, quantity: 1 })),
      addedAt: addedAt(place),
    }
  })
  return { items, totalItems: items.length, updatedAt: addedAt(0) }
}

export const lineId = (place: number) =>
  cartLineIdSchema.parse(`00000000-0000-4000-9000-${String(place).padStart(12, '0')}`)

export type ServerCart = {
  serve: (api: FakeApi) => void
  /** Names and quantities, as the account has them. */
  items: () => [name: string, quantity: number][]
  /** Another device of the customer adds this. */
  add: (product: Product, quantity?: number) => void
  /** What has become of the line of a product since it was added. */
  alter: (product: Product, own: Partial<CartItem>) => void
  /** Of this product no more than these can be added at a time. */
  setStock: (product: Product, stock: number) => void
}

/** The cart of an account, on a server in this test. */
export function serverCart(...products: readonly Product[]): ServerCart {
  let items: CartItem[] = []
  let removed: CartItem[] = []
  let places = 0
  const stocks = new Map<unknown, number>()
  const add = (product: Product, quantity = 1) => {
    items = [
      ...items,
      {
        ...firstChoice(product),
        _id: lineId(places),
        quantity,
        selectedAddOns: [],
        addedAt: addedAt(places),
        productInfo: product,
      },
    ]
    places += 1
  }
  const change = (isIt: (item: CartItem) => boolean, more: number) => {
    items = items.map((item) => (isIt(item) ? { ...item, quantity: item.quantity + more } : item))
    return items.find(isIt)
  }
  const total = () => items.reduce((sum, { quantity }) => sum + quantity, 0)
  const put = createPut((productId, quantity) => {
    const isIt = (item: CartItem) => item.productId === productId
    const product = GOODS.find(({ _id }) => _id === productId)
    if (!product || items.some(isIt)) return change(isIt, quantity)
    add(product, quantity)
    return items.find(isIt)
  }, stocks)
  for (const product of products) add(product)

  return {
    add,
    alter: ({ _id }, own) => {
      items = items.map((item) => (item.productId === _id ? { ...item, ...own } : item))
    },
    setStock: ({ _id }, stock) => void stocks.set(_id, stock),
    items: () => items.map(({ productInfo, quantity }) => [productInfo?.name ?? 'gone', quantity]),
    serve: (api) => {
      api.reply(getCart, () => answer(getCart, { cart: { items, totalItems: total(), subtotal: 0 } }))
      api.reply(countCart, () => answer(countCart, { totalItems: total() }))
      api.reply(addToCart, put)
      api.reply(reduceQuantity, ({ itemId, by }) => {
        const item = change((one) => one._id === itemId, -Number(by))
        return answer(reduceQuantity, { quantity: item?.quantity ?? 0 })
      })
      api.reply(removeFromCart, ({ itemId }) => {
        removed = items.filter(({ _id }) => _id === itemId)
        items = items.filter(({ _id }) => _id !== itemId)
        return answer(removeFromCart, {})
      })
      api.reply(restoreItem, () => {
        items = [...removed, ...items].toSorted((a, b) => a.addedAt.localeCompare(b.addedAt))
        return answer(restoreItem, {})
      })
      api.reply(clearCart, () => {
        items = []
        return answer(clearCart, {})
      })
    },
  }
}

type Put = (productId: unknown, quantity: number) => CartItem | undefined

/** Answers additions: up to the stock, and each line of a guest's cart once. */
function createPut(put: Put, stocks: ReadonlyMap<unknown, number>) {
  const handedOver = new Set<unknown>()
  return ({ productId, quantity, guestLineId }: Record<string, unknown>): ApiAnswer => {
    const addable = stocks.get(productId)
    if (addable !== undefined && Number(quantity) > addable)
      return fail(addToCart, {
        status: 409,
        code: 'OUT_OF_STOCK',
        message: addable === 0 ? 'Out of stock' : `Only ${addable} left`,
        details: { available: addable, inCart: 0, addable },
      })
    const item = put(productId, handedOver.has(guestLineId) ? 0 : Number(quantity))
    if (guestLineId !== undefined) handedOver.add(guestLineId)
    return answer(addToCart, { itemId: item?._id ?? null, quantity: item?.quantity ?? 0 })
  }
}
