import type { SignedInUser } from '@ahia/contracts/shapes/user'
import type { Page } from '@playwright/test'
import { HONEY, itemsOf } from '../support/cart-steps.ts'
import { signIn, signUpCustomer } from '../support/customer.ts'
import { openProduct } from '../support/open-product.ts'
import { expect, type Market, test } from '../support/test.ts'

const KEGS = 8
const addToCart = (page: Page) => page.getByRole('button', { name: /^(Add to Cart|Adding\.\.\.)$/ }).first()

async function customerAtHoney(page: Page, market: Market): Promise<SignedInUser> {
  const { user } = await signUpCustomer(market)
  await signIn(page, user)
  await openProduct(page, HONEY)
  return user
}

test('PDP-09, CART-02 a customer adds to the server’s cart, and clicks while the request runs add nothing', async ({
  page,
  market,
}) => {
  const user = await customerAtHoney(page, market)
  const held = Promise.withResolvers<void>()
  await page.route('**/cart/addToCart', async (route) => {
    await held.promise
    await route.continue()
  })

  await addToCart(page).dblclick()
  await expect(addToCart(page)).toHaveAttribute('aria-busy', 'true')
  await addToCart(page).click({ force: true })
  held.resolve()

  await expect(page.getByRole('status').getByText('Item added to cart successfully!')).toBeVisible()
  await expect(page.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart')
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  expect(await itemsOf(market, user)).toEqual([[HONEY, 1]])
})

test.describe('more than the stock', () => {
  test.use({ toleratedErrors: /the server responded with a status of 409/ })

  test('PDP-09, CART-15 adding more than the stock shows an error as a toast and next to the button', async ({
    page,
    market,
  }) => {
    const user = await customerAtHoney(page, market)
    await page.getByRole('radio', { name: '5 L keg' }).check()
    const more = page.getByRole('button', { name: `Increase quantity of ${HONEY}` })
    for (let kegs = 1; kegs < KEGS; kegs += 1) await more.click()
    await addToCart(page).click()
    await expect(page.getByRole('status').getByText('Item added to cart successfully!')).toBeVisible()

    await addToCart(page).click()

    const message = `Only ${KEGS} left, and you already have ${KEGS} in your cart`
    await expect(page.getByRole('alert').getByText(message)).toBeVisible()
    await expect(page.getByRole('main').getByText(message)).toBeVisible()
    expect(await itemsOf(market, user)).toEqual([[HONEY, KEGS]])
  })
})
