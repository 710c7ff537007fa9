import pg from 'pg'
import { expect, type Market, takenOver, test } from './support/test.ts'

test('the front page shows what the demo market sells: name, price, shop and city', async ({ page }) => {
  await page.goto('/')

  const card = page.getByRole('listitem').filter({ hasText: 'Party jollof rice, large bowl' })
  await expect(card).toContainText('₦5,500')
  await expect(card).toContainText('Mama Nkechi Kitchen')
  await expect(card).toContainText('Enugu')
})

test('the products are in the HTML itself, so that a slow phone reads them before any script', async ({
  request,
}) => {
  const response = await request.get('/')

  expect(await response.text()).toContain('Party jollof rice, large bowl')
  expect(response.headers()['cache-control']).toContain('s-maxage')
})

test('walking about inside the site asks for data only, not for whole pages', async ({ page }) => {
  await page.goto('/about')
  await takenOver(page)
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(request.url())
  })

  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Home', exact: true })
    .click()
  await expect(page.getByText('Party jollof rice, large bowl')).toBeVisible()

  expect(documents).toEqual([])
})

test.describe('when the products cannot be read', () => {
  test.beforeEach(({ market }) => inMarket(market, 'alter table products rename to products_away'))
  test.afterEach(({ market }) => inMarket(market, 'alter table if exists products_away rename to products'))

  // A query that nobody has asked for before, so that no kept page answers.
  test('HOME-06 the front page says so, and Try Again tells how it went until the products are back', async ({
    page,
    market,
  }) => {
    await page.goto('/?when=the-products-are-away')
    await takenOver(page)
    const failed = page.getByRole('heading', { name: 'Oops! Something went wrong' })
    const retry = page.getByRole('button', { name: 'Try Again' })
    const heading = page.getByRole('heading', { name: 'Featured Products' })
    await expect(failed).toBeVisible()
    await expect(page.getByRole('alert').filter({ has: failed })).toHaveCount(0)

    await retry.click()
    await expect(page.getByRole('alert').filter({ has: failed })).toBeVisible()
    await expect(heading).toBeFocused()

    await inMarket(market, 'alter table products_away rename to products')
    await page.keyboard.press('Tab')
    await expect(retry).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Party jollof rice, large bowl')).toBeVisible()
    await expect(failed).toBeHidden()
    await expect(heading).toBeFocused()
  })

  test('HOME-06 eight placeholders stand there while the products are asked for again', async ({ page }) => {
    await page.goto('/?when=asked-for-slowly')
    await takenOver(page)
    const asked = Promise.withResolvers<void>()
    await page.route('**/*.data*', async (route) => {
      await asked.promise
      await route.continue()
    })

    await page.getByRole('button', { name: 'Try Again' }).click()

    const loading = page.getByRole('region', { name: 'Featured Products' }).locator('[aria-busy=true]')
    await expect(loading.getByRole('status')).toHaveText('Loading products')
    await expect(loading.locator('.aspect-square')).toHaveCount(8)
    asked.resolve()
    await expect(loading).toBeHidden()
  })
})

/** Speaks to the database of this worker's own market, of which no other journey is a guest meanwhile. */
async function inMarket({ databaseUrl }: Market, statement: string): Promise<void> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
