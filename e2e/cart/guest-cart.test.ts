import { cartTitle, fillGuestCart, openCart, remove, row, summary } from '../support/cart-page.ts'
import { addToCart, badge, HONEY } from '../support/cart-steps.ts'
import { ONUGBU, openProduct, pathOfProduct } from '../support/open-product.ts'
import { expect, takenOver, test } from '../support/test.ts'

const ADD_ON = 'Extra wrap of pounded yam'
const STATUS_ON_CONSOLE = /the server responded with a status of|net::ERR_(FAILED|INTERNET_DISCONNECTED)/

test('CART-01, CART-12 the cart shows the chosen options and the shop’s prices, and survives a reload', async ({
  page,
}) => {
  await addToCart(page, ONUGBU, ADD_ON)
  await openCart(page)

  const line = row(page, ONUGBU)
  await expect(line).toContainText('Regular, 1 wrap')
  await expect(line).toContainText('Beef')
  await expect(line).toContainText(`+ ${ADD_ON}`)
  await expect(line).toContainText('1 × ₦5,200')
  await line.getByRole('button', { name: `Increase quantity of ${ONUGBU}` }).click()
  await expect(line).toContainText('2 × ₦5,200₦10,400')
  await expect(summary(page)).toContainText('Total₦10,400')

  await page.reload()
  await expect(cartTitle(page)).toHaveText('Cart (2)')
  await expect(badge(page)).toHaveAccessibleName('Cart, 2 items')
  await expect(row(page, ONUGBU)).toContainText('₦10,400')
})

test('CART-03 Undo restores a removed cart line at its place, and a reload makes the removal final', async ({
  page,
}) => {
  await addToCart(page, HONEY)
  await addToCart(page, ONUGBU)
  await openCart(page)

  await remove(page, HONEY).click()
  const undo = page.getByRole('button', { name: `Undo: put ${HONEY} back` })
  await expect(undo).toBeFocused()
  await expect(cartTitle(page)).toHaveText('Cart (1)')

  await undo.click()
  await expect(page.getByRole('link', { name: HONEY })).toBeFocused()
  await expect(page.getByRole('list', { name: 'Items' }).getByRole('listitem').first()).toContainText(HONEY)

  for (const name of [HONEY, ONUGBU]) await remove(page, name).click()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Browse Products' })).toHaveAttribute(
    'href',
    '/products',
  )
  await expect(page.getByRole('main').getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/')
})

test('CART-06 Back leads to the previous page, or to the products if there is none', async ({ page }) => {
  const back = page.getByRole('main').getByRole('link', { name: 'Back', exact: true })
  await openCart(page)
  await back.click()
  await expect(page).toHaveURL('/products')

  await page.goto('/about')
  await takenOver(page)
  await badge(page).click()
  await expect(page).toHaveURL('/cart')
  await back.click()
  await expect(page).toHaveURL('/about')
})

test('CART-01, SHELL-12 two tabs that add at the same moment lose nothing, and both show the count', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  const tabs = [page, other]
  await Promise.all(tabs.map((tab) => openProduct(tab, HONEY)))
  const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('ahia-cart') ?? '{}').totalItems)

  for (const total of [2, 4, 6]) {
    await Promise.all(tabs.map((tab) => tab.getByRole('button', { name: 'Add to Cart' }).click()))
    await expect.poll(stored).toBe(total)
  }

  for (const tab of tabs) await expect(badge(tab)).toHaveAccessibleName('Cart, 6 items')
})

test.describe('when items cannot be shown', () => {
  test.use({ toleratedErrors: STATUS_ON_CONSOLE })

  test('CART-11 an item no longer sold stays in the cart with a message', async ({ page }) => {
    await addToCart(page, HONEY)
    await page.evaluate(() => {
      const cart = JSON.parse(localStorage.getItem('ahia-cart') ?? '')
      const gone = { ...cart.items[0], productId: '00000000-0000-4000-8000-000000000000', price: 4500 }
      localStorage.setItem('ahia-cart', JSON.stringify({ ...cart, items: [...cart.items, gone] }))
    })
    await openCart(page)

    await expect(row(page, 'This item is no longer sold')).toContainText('1 × ₦4,500 when you added it')
    await expect(summary(page)).toContainText('Unavailable items are not included.')
    await page.getByRole('button', { name: 'Remove this item from cart' }).click()
    await expect(cartTitle(page)).toHaveText('Cart (1)')
  })

  test('CART-07 when nothing loads the cart shows an error, and Try Again loads it', async ({ page }) => {
    await addToCart(page, HONEY)
    const asked = `**/api/v1${await pathOfProduct(page, HONEY)}`
    await page.route(asked, (route) => route.abort())
    await openCart(page)
    const failed = page.getByRole('heading', { name: 'Unable to Load Cart' })
    await expect(page.getByRole('alert').filter({ has: failed })).toContainText('No response from server')

    await page.unroute(asked)
    await page.getByRole('button', { name: 'Try Again' }).click()

    await expect(page.getByRole('link', { name: HONEY })).toBeVisible()
    await expect(failed).toBeHidden()
  })

  test('CART-11 a cart line that fails to load is retried by Try Again and when the network is back', async ({
    page,
    context,
  }) => {
    await fillGuestCart(page, { name: HONEY }, { name: ONUGBU })
    const path = `/api/v1${await pathOfProduct(page, HONEY)}`
    const asked = `**${path}`
    await page.route(asked, (route) => route.abort())
    await openCart(page)
    const line = row(page, "We couldn't load this item")
    const link = page.getByRole('main').getByRole('link', { name: HONEY })
    await expect(row(page, ONUGBU)).toBeVisible()

    const again = page.waitForEvent('requestfailed', (request) => request.url().endsWith(path))
    await line.getByRole('button', { name: 'Try Again' }).click()
    await again
    await expect(line).toBeFocused()

    await page.unroute(asked)
    await line.getByRole('button', { name: 'Try Again' }).click()
    await expect(link).toBeVisible()

    await page.route(asked, (route) => route.abort())
    await openCart(page)
    await expect(line).toBeVisible()
    await page.unroute(asked)
    await context.setOffline(true)
    await context.setOffline(false)
    await expect(link).toBeVisible()
  })
})
