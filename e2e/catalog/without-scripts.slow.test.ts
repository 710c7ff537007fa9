import { pathOfProduct } from '../support/open-product.ts'
import { expect, test } from '../support/test.ts'

test.use({ javaScriptEnabled: false })

/** Has two pictures. */
const JOLLOF = 'Party jollof rice, large bowl'

test('PDP-01, PDP-11, SHELL-06 without scripts banners and images can be swiped, search works, and no button is useless', async ({
  page,
}) => {
  const buttons = page.getByRole('main').getByRole('button')

  await test.step('the home page', async () => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Order food' }).scrollIntoViewIfNeeded()
    await expect(page.getByRole('link', { name: 'Order food' })).toBeInViewport()
    await expect(buttons).toHaveCount(0)
  })

  await test.step('a product', async () => {
    await page.goto(await pathOfProduct(page, JOLLOF))
    await expect(page.getByText('Long-grain rice cooked down in tatashe')).toBeVisible()
    await expect(page.getByText('To choose and buy, turn on JavaScript')).toBeVisible()
    const second = page.getByRole('link', { name: `${JOLLOF}, image 2 of` })
    await second.scrollIntoViewIfNeeded()
    await expect(second).toBeInViewport()
    await expect(buttons).toHaveCount(0)
  })

  await test.step('the wishlist says that it needs JavaScript, as no heart is shown above', async () => {
    const html = await (await page.goto('/wishlist'))?.text()
    // Playwright cannot query inside noscript.
    expect(html).toMatch(/<noscript><p [^>]+>To see your wishlist, turn on JavaScript/)
    await expect(page.getByText('Loading products')).toBeHidden()
  })

  await test.step('the search box is a plain form that does not submit a blank search', async () => {
    await page.goto('/about')
    const plain = page.locator('input[name=search]')
    await plain.fill('  ')
    await plain.press('Enter')
    await plain.fill('rice')
    await plain.press('Enter')
    await expect(page).toHaveURL('/products?search=rice')
    await page.goBack()
    await expect(page, 'a blank search is no entry of the history').toHaveURL('/about')
  })
})
