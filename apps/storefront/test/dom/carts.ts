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
import { answer } from '@ahia/testing/open-page'
import { firstChoice } from './goods.ts'

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
}

/** The cart of an account, on a server in this test. */
export function serverCart(...products: readonly Product[]): ServerCart {
  let items: CartItem[] = []
  let removed: CartItem[] = []
  let places = 0
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
  for (const product of products) add(product)

  return {
    add,
    items: () => items.map(({ productInfo, quantity }) => [productInfo?.name ?? 'gone', quantity]),
    serve: (api) => {
      api.reply(getCart, () => answer(getCart, { cart: { items, totalItems: total(), subtotal: 0 } }))
      api.reply(countCart, () => answer(countCart, { totalItems: total() }))
      api.reply(addToCart, ({ productId, quantity }) => {
        const item = change((one) => one.productId === productId, Number(quantity))
        return answer(addToCart, { itemId: item?._id ?? null, quantity: item?.quantity ?? 0 })
      })
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
