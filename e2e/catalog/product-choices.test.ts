import type { Page } from '@playwright/test'
import { signUpCustomer } from '../support/customer.ts'
import { ONUGBU, openProduct } from '../support/open-product.ts'
import { expect, test } from '../support/test.ts'

const price = (page: Page) => page.getByRole('main').getByRole('status').first()
const choose = (page: Page, value: string) => page.getByRole('radio', { name: value }).check()
const more = (page: Page) => page.getByRole('button', { name: `Increase quantity of ${ONUGBU}` })
const fewer = (page: Page) => page.getByRole('button', { name: `Decrease quantity of ${ONUGBU}` })
const quantity = (page: Page) => page.getByRole('group', { name: `Quantity of ${ONUGBU}` }).locator('output')
const addToCart = (page: Page) => page.getByRole('button', { name: 'Add to Cart' })
const buyNow = (page: Page) => page.getByRole('button', { name: 'Buy Now' })

/** A value in the browser's storage, as other pages will read it. */
const stored = (page: Page, storage: 'localStorage' | 'sessionStorage', key: string) =>
  page.evaluate(([where, name]) => JSON.parse(window[where].getItem(name) ?? 'null'), [storage, key] as const)

test('PDP-04 the first options are preselected, and another variant resets its option and the quantity', async ({
  page,
}) => {
  await openProduct(page, ONUGBU)
  await expect(page.getByRole('radio', { name: 'Regular, 1 wrap' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Beef' })).toBeChecked()
  await choose(page, 'Goat meat')
  await more(page).click()
  await expect(quantity(page)).toHaveText('2')

  await choose(page, 'Large, 2 wraps')

  await expect(page.getByRole('radio', { name: 'Beef' })).toBeChecked()
  await expect(quantity(page)).toHaveText('1')
  await expect(price(page)).toHaveText('₦6,800In Stock')
})

test('PDP-05 the quantity stays between 1 and the stock of the chosen option', async ({ page }) => {
  await openProduct(page, ONUGBU)
  await choose(page, 'Large, 2 wraps')
  await expect(fewer(page)).toBeDisabled()

  for (let presses = 0; presses < 14; presses += 1) await more(page).click()

  await expect(quantity(page)).toHaveText('15')
  await expect(more(page)).toBeDisabled()
  await expect(more(page)).toBeFocused()
})

test('PDP-06, PDP-07 the price follows the option and add-ons, and the total follows the quantity', async ({
  page,
}) => {
  await openProduct(page, ONUGBU)
  await choose(page, 'Goat meat')
  await expect(price(page)).toHaveText('₦5,000In Stock')

  await page.getByRole('checkbox', { name: 'Extra wrap of pounded yam' }).check()
  await more(page).click()
  await more(page).click()

  await expect(price(page)).toContainText('₦6,000')
  await expect(page.getByText('Total for 3')).toBeVisible()
  await expect(page.getByText('₦18,000')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Extra wrap of pounded yam' }).uncheck()
  await expect(price(page)).toContainText('₦5,000')
})

test('PDP-03, PDP-09 a sold-out option can be viewed but not bought, and the page says why', async ({
  page,
}) => {
  await openProduct(page, ONUGBU)
  await choose(page, 'Large, 2 wraps')

  await choose(page, 'Goat meat')

  await expect(price(page)).toHaveText('₦8,200Out of Stock')
  await expect(addToCart(page)).toBeDisabled()
  await expect(buyNow(page)).toBeDisabled()
  await expect(page.getByText('This option is out of stock. Choose another one.')).toBeVisible()
  await choose(page, 'Beef')
  await expect(addToCart(page)).toBeEnabled()
})

test('PDP-09, CART-03 an added item is in the cart with its options, and adding it again raises the quantity', async ({
  page,
}) => {
  await openProduct(page, ONUGBU)
  await page.getByRole('checkbox', { name: 'Extra wrap of pounded yam' }).check()

  await addToCart(page).click()

  const added = page.getByRole('status').getByText('Item added to cart successfully!')
  await expect(added).toBeVisible()
  await expect(page.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart')
  await added.click()
  await more(page).click()
  await addToCart(page).click()
  await expect(added).toBeVisible()
  const cart = await stored(page, 'localStorage', 'ahia-cart')
  expect(cart.items).toMatchObject([{ quantity: 3, price: 5_200, selectedAddOns: [{ quantity: 1 }] }])
})

test('PDP-09 when the browser cannot store the cart, a lasting error says the item was not added', async ({
  page,
}) => {
  await openProduct(page, ONUGBU)
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })

  await addToCart(page).click()

  await expect(page.getByRole('alert').getByText('Failed to add item to cart')).toBeVisible()
  await expect(page.getByRole('main').getByText('Failed to add item to cart')).toBeVisible()
})

test.describe('Buy Now', () => {
  // Requests with the made-up token are refused with 401.
  test.use({ toleratedErrors: /the server responded with a status of/ })

  const DIRECT = {
    isDirectOrder: true,
    selectedItemsData: [
      { id: expect.stringMatching(/^direct-/), name: ONUGBU, quantity: 2, price: 5_000, selectedAddOns: [] },
    ],
    selectedItemIds: [expect.stringMatching(/^direct-/)],
  }

  async function buyTwoWithGoatMeat(page: Page) {
    await choose(page, 'Goat meat')
    await more(page).click()
    await buyNow(page).click()
  }

  test('PDP-10 a guest is sent to sign in first, and the order is kept for afterwards', async ({ page }) => {
    await openProduct(page, ONUGBU)

    await buyTwoWithGoatMeat(page)

    await expect(page).toHaveURL('/auth?next=/checkout')
    expect(await stored(page, 'sessionStorage', 'direct-order')).toMatchObject(DIRECT)
  })

  test('PDP-10, SHELL-03 a customer with an unfinished registration is treated as a guest', async ({
    page,
  }) => {
    await openProduct(page, ONUGBU)
    await page.evaluate(() => sessionStorage.setItem('token', 'made-up'))

    await buyTwoWithGoatMeat(page)

    await expect(page).toHaveURL('/auth?next=/checkout')
  })

  test('PDP-10 a signed-in customer goes to the checkout with only this item', async ({ page, market }) => {
    await openProduct(page, ONUGBU)
    const { user } = await signUpCustomer(market)
    await page.evaluate((text) => sessionStorage.setItem('user', text), JSON.stringify(user))

    await buyTwoWithGoatMeat(page)

    await expect(page).toHaveURL('/checkout')
    expect(await page.evaluate(() => history.state.state)).toMatchObject(DIRECT)
    expect(await stored(page, 'localStorage', 'ahia-cart')).toBeNull()
  })
})
