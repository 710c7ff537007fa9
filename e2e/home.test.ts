import { expect, takenOver, test } from './support/test.ts'

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
