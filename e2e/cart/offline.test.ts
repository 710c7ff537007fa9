import { cartTitle, fillGuestCart, openCart } from '../support/cart-page.ts'
import { HONEY } from '../support/cart-steps.ts'
import { pathOfProduct } from '../support/open-product.ts'
import { expect, test } from '../support/test.ts'

test.slow() // the browser installs a service worker in the background, which takes time
test.use({ serviceWorkers: 'allow', toleratedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ })

test('CART-01 without a network a guest can read and change the cart', async ({ page, context }) => {
  await fillGuestCart(page, { name: HONEY })
  await openCart(page)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await openCart(page) // now the service worker sees the requests
  await expect(page.getByText(/exact fee at checkout/)).toBeVisible()
  const answer = `/api/v1${await pathOfProduct(page, HONEY)}`
  await page.waitForFunction((path) => caches.match(path).then(Boolean), answer) // it is stored after it was sent on

  await context.setOffline(true)
  await openCart(page)
  await expect(page.getByRole('main').getByRole('link', { name: HONEY })).toBeVisible()
  await page.getByRole('button', { name: `Increase quantity of ${HONEY}` }).click()
  await expect(cartTitle(page)).toHaveText('Cart (2)')
  await page.getByRole('button', { name: `Remove ${HONEY} from cart` }).click()
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
})
