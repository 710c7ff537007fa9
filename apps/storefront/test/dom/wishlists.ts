import { type Product, productCards } from '@ahia/contracts/catalog'
import { listSavedItems, removeSavedItem, saveItems } from '@ahia/contracts/wishlist'
import type { FakeApi } from '@ahia/testing/dom/fake-api'
import { answer } from '@ahia/testing/open-page'
import { GOODS } from './goods.ts'
import type { DomPage } from './open-in-dom.ts'
import { cardOf } from './product-page.ts'

export type Saved = Pick<Product, '_id'> & { name: string; price: number }

const SAVED_AT = '2026-11-18T12:00:00.000Z'

/** A product page has two: beside the picture, and in the bar of phones. */
export const heart = ({ main }: DomPage, { name }: Product) =>
  main.role('button', `Save ${name} to wishlist`).first()
export const isSaved = (page: DomPage, product: Product) =>
  heart(page, product).attribute('aria-pressed') === 'true'
export const card = ({ main }: DomPage, { name }: Product) => main.role('listitem').containing(name)

export const saved = ({ _id, name, basePrice }: Product, price = basePrice): Saved => ({ _id, name, price })

/** A guest's wishlist as the browser stores it. */
export const guestWishlist = (...items: readonly Saved[]) => ({
  'ahia-wishlist': items.map(({ _id, ...rest }) => ({ ...rest, productId: _id, savedAt: SAVED_AT })),
})

export type ServerWishlist = {
  serve: (api: FakeApi) => void
  /** Names of what the account has saved. */
  names: () => string[]
  /** Another device of the customer saves this. */
  save: (item: Saved) => void
}

/** The wishlist of an account, on a server in this test. */
export function serverWishlist(...saves: readonly Saved[]): ServerWishlist {
  let items = [...saves]
  const save = (item: Saved) => {
    if (!items.some(({ _id }) => _id === item._id)) items = [item, ...items]
  }
  return {
    save,
    names: () => items.map(({ name }) => name),
    serve: (api) => {
      api.reply(listSavedItems, () =>
        answer(listSavedItems, {
          items: items.map(({ _id, ...rest }) => ({ ...rest, productId: _id, savedAt: SAVED_AT })),
        }),
      )
      api.reply(saveItems, ({ productIds }) => {
        const found = GOODS.filter(({ _id }) => Array.isArray(productIds) && productIds.includes(_id))
        for (const product of found) save(saved(product))
        return answer(saveItems, { saved: found.map(({ _id }) => _id) })
      })
      api.reply(removeSavedItem, ({ productId }) => {
        items = items.filter(({ _id }) => _id !== productId)
        return answer(removeSavedItem, {})
      })
      api.reply(productCards, ({ ids }) => {
        const wanted = GOODS.filter(({ _id }) => String(ids).includes(_id))
        return answer(productCards, { products: wanted.map(cardOf) })
      })
    },
  }
}
