import { PASSWORD } from '../support/auth-steps.ts'
import { openShop } from '../support/merchant-steps.ts'
import { expect, test } from '../support/test.ts'

test('SELL-01 a merchant signs in to the Seller Hub, stays signed in after a reload, and signs out', async ({
  page,
  request,
}) => {
  const email = await openShop(page, request)
  await page.waitForLoadState('networkidle') // a call that is still to come would be refused
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('/seller')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Log in to your shop')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel(/^Password/).fill(PASSWORD)
  await page.getByRole('checkbox', { name: 'Remember me' }).check()
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('main')).toContainText(`Signed in as ${email}`)

  await page.reload()
  await expect(page.getByRole('main')).toContainText(`Signed in as ${email}`)
  await page.getByRole('link', { name: /merchant page/ }).click()
  await expect(page).toHaveURL('/merchant/app')
  await expect(page.getByRole('main')).toContainText(email)

  await page.goto('/seller')
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(heading).toHaveText('Log in to your shop')
})

test.describe('refused', () => {
  test.use({ toleratedErrors: /status of (401|404)/ })

  test('SELL-01 a wrong password shows an error, and the email stays filled in', async ({ page }) => {
    await page.goto('/seller')
    await page.getByLabel('Email').fill('nobody@example.com')
    await page.getByLabel(/^Password/).fill('not the password')
    await page.getByRole('button', { name: 'Login' }).click()

    await expect(page.getByText('Wrong email or password')).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue('nobody@example.com')
  })
})

test('SELL-01 the Seller Hub is a separate app with its own manifest and scripts', async ({
  page,
  request,
}) => {
  const asked: string[] = []
  page.on('request', (sent) => asked.push(new URL(sent.url()).pathname))
  await page.goto('/seller')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  const manifest = await (await request.get('/seller/manifest.webmanifest')).json()
  expect(manifest).toMatchObject({ start_url: '/seller', scope: '/seller', short_name: 'Seller Hub' })
  const scripts = asked.filter((path) => path.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.every((path) => path.startsWith('/seller/assets/'))).toBe(true)
})
