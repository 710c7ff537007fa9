import { inDatabase } from '@ahia/testing/in-database'
import { atCart, box, cartTitle, increase, row, shopGroup, summary } from '../support/cart-page.ts'
import { HONEY, itemsOf, SMALL_BOTTLES, setStock } from '../support/cart-steps.ts'
import { ONUGBU } from '../support/open-product.ts'
import { expect, type Market, test } from '../support/test.ts'

const setStatus = ({ databaseUrl }: Market, status: 'LIVE' | 'HIDDEN') =>
  inDatabase(databaseUrl, 'update products set status = $1 where name = $2', [status, HONEY])
test.use({ toleratedErrors: /the server responded with a status of/ })
test.afterEach(async ({ market }) => {
  await setStock(market, SMALL_BOTTLES)
  await setStatus(market, 'LIVE')
})

test('CART-15 a cart line shows that its price changed, and the total uses the current price', async ({
  page,
  market,
}) => {
  const { user } = await atCart(page, market, HONEY)
  await inDatabase(
    market.databaseUrl,
    'update cart_lines set price_kobo = 230000 where account_id = (select id from accounts where email = $1)',
    [user.email],
  )

  await page.reload()

  await expect(row(page, HONEY)).toContainText('Was ₦2,300 when you added it')
  await expect(summary(page)).toContainText('Total₦2,800')
})

test('CART-15 a cart line above the stock is disabled until the customer accepts the remaining quantity', async ({
  page,
  market,
}) => {
  const { user } = await atCart(page, market, HONEY, ONUGBU)
  for (const quantity of [2, 3]) {
    await increase(page, HONEY).click()
    await expect.poll(() => itemsOf(market, user)).toContainEqual([HONEY, quantity])
  }
  await setStock(market, 2)
  await page.reload()

  await expect(row(page, HONEY)).toContainText('Only 2 left')
  await expect(box(page, HONEY)).toBeDisabled()
  await expect(summary(page)).toContainText('1 of 2 items selected')
  await expect(summary(page)).toContainText('Total₦4,200')
  await expect(summary(page)).toContainText('Unavailable items are not included.')

  await page.getByRole('button', { name: `Change to 2 of ${HONEY}` }).click()
  await expect(page.getByRole('main').getByRole('link', { name: HONEY })).toBeFocused()
  await expect(box(page, HONEY)).toBeChecked()
  await expect(summary(page)).toContainText('Total₦9,800')
  await expect(increase(page, HONEY)).toHaveAttribute('aria-disabled', 'true')
  await expect.poll(() => itemsOf(market, user)).toContainEqual([HONEY, 2])
})

test('CART-11, CART-15 an item no longer sold can only be removed, and the other items can still be ordered', async ({
  page,
  market,
}) => {
  await atCart(page, market, HONEY, ONUGBU)
  await setStatus(market, 'HIDDEN')
  await page.reload()

  const gone = shopGroup(page, 'Other items')
  await expect(gone).toContainText('This item is no longer sold')
  await expect(gone.getByRole('checkbox')).toBeDisabled()
  await expect(summary(page)).toContainText('1 of 2 items selected')
  await page.getByRole('button', { name: 'Remove this item from cart' }).click()
  await expect(cartTitle(page)).toHaveText('Cart (1)')
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
  await expect(page).toHaveURL('/checkout')
})
