import { login } from '@ahia/contracts/accounts'
import { addToCart } from '@ahia/contracts/cart'
import type { Product } from '@ahia/contracts/catalog'
import { featuredProducts } from '@ahia/contracts/catalog'
import { listCountries, listRegions } from '@ahia/contracts/reference'
import { userSchema } from '@ahia/contracts/shapes/user'
import { listShops } from '@ahia/contracts/shops'
import { getProfile, updateProfile } from '@ahia/contracts/user'
import { listSavedItems } from '@ahia/contracts/wishlist'
import { answer } from '@ahia/testing/open-page'
import { expect, test } from 'vitest'
import { box, FREE_DELIVERY, summary } from '../../../test/dom/cart-page.ts'
import { guestCart, lineId, serverCart } from '../../../test/dom/carts.ts'
import { ADA, FAN, HONEY, ONUGBU } from '../../../test/dom/goods.ts'
import { type DomPage, openInDom } from '../../../test/dom/open-in-dom.ts'
import { serveGoods } from '../../../test/dom/serve-goods.ts'
import { cards, shop } from '../../../test/market.ts'

const KEY = 'ahia-cart'
const NIGERIA = { name: 'Nigeria', code: 'NG' }
const ANSWERS = [
  FREE_DELIVERY,
  answer(login, { user: ADA }),
  answer(listCountries, { countries: [NIGERIA] }),
  answer(listRegions, { country: NIGERIA, regions: [{ name: 'Lagos', code: 'LA' }] }),
  answer(updateProfile, { user: ADA }),
  answer(featuredProducts, { products: cards(2) }),
  answer(listShops, { shops: [shop()] }),
  answer(listSavedItems, { items: [] }), // for the hearts on the home page
]

const badge = ({ all }: DomPage, name: string) => all.role('banner').role('link', name)

/** The quantities in the guest cart in the browser. */
function guestQuantities(): number[] {
  const { items = [] } = JSON.parse(localStorage.getItem(KEY) ?? '{}')
  return items.map(({ quantity }: { quantity: number }) => quantity)
}

type AtAuth = { path?: string; products: readonly Product[]; quantity?: number; isClockStopped?: boolean }

/** The sign-in page of a customer who has filled the guest cart before. */
async function atAuth({ path = '/auth?next=/about', products, quantity = 1, isClockStopped }: AtAuth) {
  const account = serverCart()
  const guests = guestCart(...products.map((product) => ({ product })))
  const items = guests.items.map((item) => ({ ...item, quantity }))
  const page = await openInDom(path, {
    stored: { [KEY]: { ...guests, items, totalItems: items.length * quantity } },
    isClockStopped: isClockStopped ?? false,
    serve: (api) => {
      serveGoods()(api)
      account.serve(api)
      api.give(...ANSWERS)
    },
  })
  return { page, account }
}

async function logIn({ main }: DomPage): Promise<void> {
  await main.label('Email').fill(ADA.email)
  await main.label('Password').fill('kola nut at dawn')
  await main.role('button', 'Login').click()
}

test('CART-04 a guest’s cart is in the account after sign-in', async () => {
  const { page, account } = await atAuth({ products: [HONEY, ONUGBU] })

  await logIn(page)

  await expect.poll(() => page.path()).toBe('/about')
  await expect.poll(() => page.toasts.content).toContain('Cart merged successfully')
  await expect.poll(() => badge(page, 'Cart, 2 items').count).toBe(1)
  expect(guestQuantities()).toEqual([])
  expect(account.items()).toEqual([
    [HONEY.name, 1],
    [ONUGBU.name, 1],
  ])
})

test('CART-04, CART-10, WIN-20 sign-in on the way leads to the checkout of the selection, without what the account had', async () => {
  const { page, account } = await atAuth({ path: '/cart', products: [HONEY, ONUGBU] })
  account.add(FAN)
  await expect.poll(() => summary(page).content).toContain('2 of 2 items selected')
  await box(page, HONEY).click()
  await page.all.role('button', 'Proceed to Checkout').click()
  await expect.poll(() => page.path()).toBe('/auth?next=%2Fcheckout%3Ffrom%3Dcart')
  page.api.give(answer(getProfile, { user: userSchema.strip().parse(ADA) }))

  await logIn(page)

  await expect.poll(() => page.path()).toBe('/checkout?from=cart')
  const items = page.all.role('region', 'Your items')
  await expect.poll(() => items.content).toContain(ONUGBU.name)
  for (const product of [HONEY, FAN]) expect(items.content).not.toContain(product.name)
  await page.goTo()
  await expect.poll(() => items.content).toContain(ONUGBU.name)

  await page.goTo('/cart')
  await expect.poll(() => summary(page).content).toContain('1 of 3 items selected')
  expect(box(page, ONUGBU).isChecked).toBe(true)
  for (const product of [HONEY, FAN]) expect(box(page, product).isChecked).toBe(false)
})

test('CART-04, S10, K18 a cart merge that is interrupted is finished later and adds nothing twice', async () => {
  const { page, account } = await atAuth({ products: [HONEY, ONUGBU] })
  const sent = () => page.api.sent(addToCart)
  const first = page.api.hold(addToCart)
  await logIn(page)
  await expect.poll(() => sent().length).toBe(1)
  const second = page.api.hold(addToCart)
  first.release()
  await expect.poll(() => sent().length).toBe(2)
  page.setOffline(true) // the server got the second line, but its response is lost
  second.release()

  await expect
    .poll(() => page.toasts.content)
    .toContain("Failed to merge cart. We'll try the rest again later")
  expect(guestQuantities()).toEqual([1])

  page.setOffline(false)
  await expect.poll(() => guestQuantities()).toEqual([])
  await expect.poll(() => badge(page, 'Cart, 2 items').count).toBe(1)
  expect(sent().map(({ guestLineId }) => guestLineId)).toEqual([lineId(0), lineId(1), lineId(1)])
  expect(account.items()).toEqual([
    [HONEY.name, 1],
    [ONUGBU.name, 1],
  ])
})

test('CART-04 a guest cart line sold out in the meantime is named, and the others are merged', async () => {
  const { page, account } = await atAuth({ products: [HONEY, ONUGBU] })
  account.setStock(HONEY, 0)

  await logIn(page)

  await expect.poll(() => page.toasts.content).toContain(`Failed to merge cart. ${HONEY.name}: Out of stock`)
  expect(account.items()).toEqual([[ONUGBU.name, 1]])
  expect(guestQuantities()).toEqual([])
})

test('CART-04, CART-15 a guest cart line above the stock is merged up to the stock, with a message', async () => {
  const { page, account } = await atAuth({ products: [HONEY], quantity: 3 })
  account.setStock(HONEY, 2)

  await logIn(page)

  await expect
    .poll(() => page.toasts.content)
    .toContain(`Cart merged successfully. ${HONEY.name}: Only 2 left`)
  expect(account.items()).toEqual([[HONEY.name, 2]])
  expect(guestQuantities()).toEqual([])
})

test('CART-04, AUTH-07 a cart merge without a response does not stop the customer from signing in', async () => {
  const { page, account } = await atAuth({ products: [HONEY], isClockStopped: true })
  const held = page.api.hold(addToCart)

  await logIn(page)
  await expect.poll(() => page.api.sent(addToCart).length).toBe(1)
  expect(page.path()).toBe('/auth?next=/about')
  await page.advance(3_000)

  await expect.poll(() => page.path()).toBe('/about')
  expect(guestQuantities()).toEqual([1])
  held.release()
  await expect.poll(() => guestQuantities()).toEqual([])
  expect(account.items()).toEqual([[HONEY.name, 1]])
})

test('CART-04, AUTH-06 registration moves the guest cart into the new account', async () => {
  sessionStorage.setItem('token', 'grant')
  sessionStorage.setItem(
    'auth-steps',
    JSON.stringify({ purpose: 'SIGNUP', stage: 'profile', email: ADA.email, resendAt: 0 }),
  )
  const { page, account } = await atAuth({
    path: '/auth?screen=profile',
    products: [HONEY],
    isClockStopped: true,
  })
  const field = (name: string) => page.main.label(new RegExp(`^${name}`))
  await expect.poll(() => page.title.content).toBe('Profile Information')
  const typed = { Name: 'Ada Obi', Telephone: '0803 123 4567', Street: '12 Allen Avenue', City: 'Ikeja' }
  for (const [name, text] of Object.entries(typed)) await field(name).fill(text)
  await expect.poll(() => field('Country').content).toContain('Nigeria')
  await field('Country').select('Nigeria')
  await expect.poll(() => field('State').content).toContain('Lagos')
  await field('State').select('Lagos')

  await page.main.role('button', 'Finish').click()

  await expect.poll(() => guestQuantities()).toEqual([])
  await page.advance(10_000) // the page says for a moment that the account is ready, then opens the home page
  await expect.poll(() => page.path()).toBe('/')
  await expect.poll(() => badge(page, 'Cart, 1 item').count).toBe(1)
  expect(account.items()).toEqual([[HONEY.name, 1]])
})
