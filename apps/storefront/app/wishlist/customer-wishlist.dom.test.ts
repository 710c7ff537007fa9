import { login } from '@ahia/contracts/accounts'
import { listSavedItems, removeSavedItem, saveItems } from '@ahia/contracts/wishlist'
import type { FakeApi } from '@ahia/testing/dom/fake-api'
import { answer, fail } from '@ahia/testing/open-page'
import { expect, test } from 'vitest'
import { type ServerCart, serverCart } from '../../test/dom/carts.ts'
import { ADA, FAN, HONEY } from '../../test/dom/goods.ts'
import { type DomPage, openInDom } from '../../test/dom/open-in-dom.ts'
import { productAnswers } from '../../test/dom/product-page.ts'
import { serveGoods } from '../../test/dom/serve-goods.ts'
import {
  card,
  guestWishlist,
  heart,
  isSaved,
  type Saved,
  type ServerWishlist,
  saved,
  serverWishlist,
} from '../../test/dom/wishlists.ts'

const KEY = 'ahia-wishlist'
const AT_HONEY = `/products/${HONEY._id}`

type Account = { wishlist: ServerWishlist; cart: ServerCart }

const serveTo =
  ({ wishlist, cart }: Account) =>
  (api: FakeApi): void => {
    api.give(...productAnswers(HONEY), answer(login, { user: ADA }))
    serveGoods()(api)
    cart.serve(api)
    wishlist.serve(api)
  }

/** A page of a customer who has saved these. */
async function openAs(path: string, ...items: readonly Saved[]) {
  const account = { wishlist: serverWishlist(...items), cart: serverCart() }
  const page = await openInDom(path, { user: ADA, answers: productAnswers(HONEY), serve: serveTo(account) })
  return { page, ...account }
}

async function logIn({ main }: DomPage): Promise<void> {
  await main.label('Email').fill(ADA.email)
  await main.label('Password').fill('kola nut at dawn')
  await main.role('button', 'Login').click()
}

/** What a guest has saved here. */
const storedHere = () => localStorage.getItem(KEY) ?? '[]'

test('PDP-11 items a guest saved move from the browser to the account at sign-in', async () => {
  const account = { wishlist: serverWishlist(saved(FAN)), cart: serverCart() }
  const stored = guestWishlist(saved(HONEY))
  const page = await openInDom('/auth?next=/wishlist', { stored, serve: serveTo(account) })

  await logIn(page)

  await expect.poll(() => page.title.content).toBe('Wishlist (2)')
  await expect.poll(() => page.main.role('listitem').first().content).toContain(HONEY.name)
  expect(storedHere()).toBe('[]')
  expect(account.wishlist.names()).toEqual([HONEY.name, FAN.name])
})

test('PDP-11 items a guest saved stay in the browser until the account has them', async () => {
  const account = { wishlist: serverWishlist(), cart: serverCart() }
  const page = await openInDom('/auth?next=/wishlist', {
    stored: guestWishlist(saved(HONEY)),
    toleratedErrors: /was not handed over/,
    serve: (api) => {
      serveTo(account)(api)
      api.lose(saveItems)
    },
  })

  await logIn(page)
  await expect.poll(() => page.all.role('heading', 'Your wishlist is empty').count).toBe(1)
  expect(storedHere()).toContain(HONEY.name)

  account.wishlist.serve(page.api)
  await page.goTo()
  await expect.poll(() => card(page, HONEY).count).toBe(1)
  expect(account.wishlist.names()).toEqual([HONEY.name])
  expect(storedHere()).toBe('[]')
})

test('PDP-11 a customer’s wishlist shows price drops', async () => {
  const { page } = await openAs('/wishlist', saved(HONEY, 3300), saved(FAN))

  await expect.poll(() => card(page, HONEY).content).toContain('₦500 less than when you saved it')
  expect(card(page, FAN).content).not.toContain('when you saved it')
})

test('PDP-11 a product saved in another tab of the customer shows as saved, until Logout there', async () => {
  const { page, wishlist } = await openAs(AT_HONEY)
  await expect.poll(() => page.api.sent(listSavedItems).length).toBe(1)
  expect(isSaved(page, HONEY)).toBe(false)

  wishlist.save(saved(HONEY))
  page.storeElsewhere('ahia-customer-wishlist', 'changed')
  await expect.poll(() => isSaved(page, HONEY)).toBe(true)
  expect(storedHere()).toBe('[]')

  page.storeElsewhere('user', null)
  await expect.poll(() => isSaved(page, HONEY)).toBe(false)
})

test('PDP-11 the heart saves in the account and tells the other tabs', async () => {
  const { page, wishlist } = await openAs(AT_HONEY)

  await heart(page, HONEY).click()

  await expect.poll(() => page.toasts.content).toContain('Saved to your wishlist')
  expect(isSaved(page, HONEY)).toBe(true)
  expect(wishlist.names()).toEqual([HONEY.name])
  expect(storedHere()).toBe('[]')
  expect(localStorage.getItem('ahia-customer-wishlist')).not.toBeNull()
})

test('PDP-11 a second click on the heart before the server responds wins', async () => {
  const { page, wishlist } = await openAs(AT_HONEY)
  const held = page.api.hold(saveItems)

  await heart(page, HONEY).click()
  await expect.poll(() => isSaved(page, HONEY)).toBe(true)
  await heart(page, HONEY).click()
  await expect.poll(() => isSaved(page, HONEY)).toBe(false)
  await expect.poll(() => page.api.sent(saveItems).length).toBe(1)
  held.release()

  await expect.poll(() => page.api.sent(removeSavedItem).length).toBe(1)
  expect(isSaved(page, HONEY)).toBe(false)
  expect(wishlist.names()).toEqual([])
})

test('PDP-11 Move to cart puts a saved item into the customer’s server cart and takes it off the wishlist', async () => {
  const { page, wishlist, cart } = await openAs('/wishlist', saved(FAN))

  await page.main.role('button', `Move to cart: ${FAN.name}`).click()

  await expect.poll(() => card(page, FAN).role('link', 'View cart').isFocused).toBe(true)
  await expect.poll(() => wishlist.names()).toEqual([])
  expect(cart.items()).toEqual([[FAN.name, 1]])
})

test('ERR-02 the heart returns to its saved state and an error is shown when the server does not save it', async () => {
  const { page, wishlist } = await openAs(AT_HONEY)
  page.api.lose(saveItems)
  page.api.give(fail(removeSavedItem, { status: 503, message: 'The market is very busy.' }))

  await heart(page, HONEY).click()
  await expect.poll(() => page.toasts.content).toContain('No response from server')
  await expect.poll(() => isSaved(page, HONEY)).toBe(false)

  wishlist.save(saved(HONEY))
  await page.goTo()
  await expect.poll(() => isSaved(page, HONEY)).toBe(true)
  await heart(page, HONEY).click()
  await expect.poll(() => page.toasts.content).toContain('The market is very busy.')
  await expect.poll(() => isSaved(page, HONEY)).toBe(true)
  expect(wishlist.names()).toEqual([HONEY.name])
})

test('ERR-02 a customer’s wishlist that fails to load shows an error, and Try Again loads it', async () => {
  const account = { wishlist: serverWishlist(saved(HONEY)), cart: serverCart() }
  const page = await openInDom('/wishlist', {
    user: ADA,
    serve: (api) => {
      serveTo(account)(api)
      api.lose(listSavedItems)
    },
  })
  const failed = page.main.role('alert')
  await expect.poll(() => failed.content).toContain('No response from server')

  page.setOffline(true)
  await expect.poll(() => failed.content).toContain('Your saved items are safe in your account.')
  const asked = page.api.sent(listSavedItems).length
  page.setOffline(false)
  await expect.poll(() => page.api.sent(listSavedItems).length).toBe(asked + 1) // by itself
  account.wishlist.serve(page.api)
  await page.main.role('button', 'Try Again').click()

  await expect.poll(() => card(page, HONEY).count).toBe(1)
})
