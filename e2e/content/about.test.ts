import { BRAND } from '@ahia/reference/brand'
import { expect, test } from '../support/test.ts'

const BLOCKS = ['Convenience', 'Community', 'Diaspora', 'Logistics', 'Diverse Products', 'Pet Supplies']

test('STAT-01 About Us tells what the market is, in six blocks and a note on the shopping experience', async ({
  page,
}) => {
  await page.goto('/about')

  await expect(page).toHaveTitle(`About Us · ${BRAND.name}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`About ${BRAND.name}`)
  for (const block of BLOCKS) await expect(page.getByRole('heading', { name: block })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Shopping Experience' })).toBeVisible()
})

test('STAT-05 the back link of About Us goes home', async ({ page }) => {
  await page.goto('/about')

  await page.getByRole('main').getByRole('link', { name: 'Back' }).click()

  await expect(page).toHaveURL('/')
})

test('DATA-10 email and phone on every page are those of the one contact configuration', async ({ page }) => {
  for (const path of ['/', '/about', '/api/v1/docs']) {
    await page.goto(path)

    const contact = page.getByRole('region', { name: 'Contact' }).first()
    await expect(contact.getByRole('link', { name: /Email us/ })).toHaveAttribute(
      'href',
      `mailto:${BRAND.email}`,
    )
    await expect(contact.getByRole('link', { name: /Call us/ })).toHaveAttribute(
      'href',
      `tel:${BRAND.phone.tel}`,
    )
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('STAT-01 About Us can be read and left all the same', async ({ page }) => {
    await page.goto('/')

    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click()

    await expect(page.getByRole('heading', { name: 'Convenience' })).toBeVisible()
  })
})
