import { productCards, productRails, showProduct } from '@ahia/contracts/catalog'
import { productIdSchema } from '@ahia/contracts/ids'
import type { FakeApi } from '@ahia/testing/dom/fake-api'
import { answer } from '@ahia/testing/open-page'
import { expect, test } from 'vitest'
import { FAN, HONEY } from '../../test/dom/goods.ts'
import { openInDom } from '../../test/dom/open-in-dom.ts'
import { cardOf, productAnswers } from '../../test/dom/product-page.ts'
import { card, guestWishlist, heart, type Saved, saved } from '../../test/dom/wishlists.ts'
import { railOf } from '../../test/market.ts'

const OFADA = {
  _id: productIdSchema.parse('00000000-0000-4000-8000-000000000999'),
  name: 'Ofada rice, stone-free, 5 kg',
  price: 9500,
}
const KEY = 'ahia-wishlist'
const CARDS = answer(productCards, { products: [FAN, HONEY].map(cardOf) })

const openWishlist = (
  items: readonly Saved[],
  serve = (api: FakeApi) => api.give(CARDS),
  lostScripts: readonly string[] = [],
) => openInDom('/wishlist', { stored: guestWishlist(...items), serve, lostScripts })

test('PDP-11 the heart saves a product to the wishlist, and a second click removes it', async () => {
  const page = await openInDom(`/products/${HONEY._id}`, { answers: productAnswers(HONEY) })
  expect(heart(page, HONEY).attribute('aria-pressed')).toBe('false')

  await heart(page, HONEY).click()
  await expect.poll(() => heart(page, HONEY).attribute('aria-pressed')).toBe('true')
  await expect.poll(() => page.toasts.content).toContain('Saved to your wishlist')
  expect(page.toasts.role('link', 'View').attribute('href')).toBe('/wishlist')

  page.api.give(
    answer(productCards, { products: [cardOf(HONEY)] }),
    answer(productRails, { newest: [], popular: [] }),
  )
  await page.goTo('/wishlist')
  await expect.poll(() => page.title.content).toBe('Wishlist (1)')
  await expect.poll(() => card(page, HONEY).count).toBe(1)
  await heart(page, HONEY).click()
  await expect.poll(() => card(page, HONEY).content).toContain('Removed. Tap the heart to save it again.')
  expect(page.title.content).toBe('Wishlist')

  await page.goTo()
  await expect.poll(() => page.all.role('heading', 'Your wishlist is empty').count).toBe(1)
})

test('WIN-49 an empty wishlist offers what sells best', async () => {
  const popular = answer(productRails, { newest: [], popular: railOf(['Loved rice']) })
  const page = await openInDom('/wishlist', { answers: [popular] })

  await expect.poll(() => page.main.role('region', 'Best sellers').content).toContain('Loved rice')
})

test('PDP-11 the wishlist shows price changes since saving and products no longer sold', async () => {
  const page = await openWishlist([saved(FAN, 45_500), saved(HONEY, 100), OFADA])

  await expect.poll(() => card(page, FAN).content).toContain('₦500 less than when you saved it')
  expect(card(page, HONEY).content).toContain('more than when you saved it')
  expect(page.all.role('region', 'No longer sold').content).toContain('₦9,500 when you saved it')

  await page.all.role('button', `Remove ${OFADA.name} from wishlist`).click()
  await expect.poll(() => page.all.role('heading', 'No longer sold').count).toBe(0)
  await expect.poll(() => page.title.isFocused).toBe(true)
  expect(page.title.content).toBe('Wishlist (2)')
})

test('PDP-11 a product saved in one tab shows as saved in the other', async () => {
  const page = await openInDom(`/products/${HONEY._id}`, { answers: productAnswers(HONEY) })

  page.storeElsewhere(KEY, guestWishlist(saved(HONEY))[KEY])

  await expect.poll(() => heart(page, HONEY).attribute('aria-pressed')).toBe('true')
})

test('PDP-11 a saved item without options moves to the cart; one with options links to them', async () => {
  const page = await openWishlist([saved(FAN), saved(HONEY)])
  page.api.give(answer(showProduct, { product: FAN }))

  await page.all.role('button', `Move to cart: ${FAN.name}`).click()
  await expect.poll(() => page.toasts.content).toContain('Moved to your cart')
  await expect
    .poll(() => card(page, FAN).content)
    .toContain('In your cart. Tap the heart to keep it here too.')
  await expect.poll(() => card(page, FAN).role('link', 'View cart').isFocused).toBe(true)
  expect(page.title.content).toBe('Wishlist (1)')
  expect(page.all.role('link', 'Cart, 1 item').count).toBe(1)
  await heart(page, FAN).click()
  await expect.poll(() => page.title.content).toBe('Wishlist (2)')

  expect(page.all.role('link', `Choose options for ${HONEY.name}`).attribute('href')).toBe(
    `/products/${HONEY._id}`,
  )
})

test('PDP-11 Move to cart leads to the product when only the product page knows its options', async () => {
  const unknown = answer(productCards, { products: [{ ...cardOf(HONEY), fromPrice: null }] })
  const page = await openWishlist([saved(HONEY)], (api) => api.give(unknown, ...productAnswers(HONEY)))

  await page.all.role('button', `Move to cart: ${HONEY.name}`).click()

  await expect.poll(() => page.path()).toBe(`/products/${HONEY._id}`)
  await expect.poll(() => page.toasts.content).toContain('Choose options, then add it to your cart')
  expect(page.all.role('link', 'Cart, empty').count).toBe(1)
})

test('ERR-02 the wishlist shows an error, a message when offline, and Try Again loads it', async () => {
  const page = await openWishlist([saved(HONEY, 100)], (api) => api.lose(productCards))
  await expect.poll(() => page.main.role('alert').content).toContain('No response from server')

  page.setOffline(true)
  await expect.poll(() => page.all.role('heading', "You're offline.").count).toBe(1)
  page.setOffline(false)
  page.api.give(CARDS)
  await page.main.role('button', 'Try Again').click()

  await expect.poll(() => card(page, HONEY).count).toBe(1)
})

test.each([`Move to cart: ${FAN.name}`, `Remove ${OFADA.name} from wishlist`])(
  "ERR-02 '%s' shows an error message and changes nothing without the script that edits the wishlist",
  async (press) => {
    const page = await openWishlist([saved(FAN), OFADA], undefined, ['wishlist-changes'])
    page.api.give(answer(showProduct, { product: FAN }))

    await page.all.role('button', press).click()

    await expect.poll(() => page.toasts.role('alert').content).toContain("That didn't work. Try again.")
    expect(page.title.content).toBe('Wishlist (2)')
    expect(localStorage.getItem('ahia-cart')).toBeNull()
  },
)
