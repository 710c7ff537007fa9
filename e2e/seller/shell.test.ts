import { PASSWORD } from '../support/auth-steps.ts'
import { registerShopByApi } from '../support/merchant-steps.ts'
import { expect, test } from '../support/test.ts'

test.use({ toleratedErrors: /status of 401/ })

test('SELL-01 a merchant signs in to the Seller Hub, an app with its own manifest and scripts, stays signed in after a reload, and signs out', async ({
  page,
  request,
  market,
}) => {
  const asked: string[] = []
  page.on('request', (sent) => asked.push(new URL(sent.url()).pathname))
  await page.goto('/seller')
  const main = page.getByRole('main')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Sign in to your shop')
  const scripts = asked.filter((path) => path.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.every((path) => path.startsWith('/seller/assets/'))).toBe(true)
  const manifest = await (await request.get('/seller/manifest.webmanifest')).json()
  expect(manifest).toMatchObject({ start_url: '/seller', scope: '/seller', short_name: 'Seller Hub' })

  const { email, name } = await registerShopByApi(market, page)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel(/^Password/).fill('not the password')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('Wrong email or password')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.getByLabel(/^Password/).fill(PASSWORD)
  await page.getByRole('checkbox', { name: 'Remember me' }).check()
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(heading).toHaveText(name)
  await expect(page.getByTitle(email)).toBeVisible()

  await page.reload()
  await expect(page.getByTitle(email)).toBeVisible()
  await page.getByRole('link', { name: 'Shop', exact: true }).click()
  await page.getByRole('link', { name: 'Your public profile' }).click()
  await expect(page).toHaveURL('/merchant/app')
  await expect(main).toContainText(email)

  await page.goBack()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(heading).toHaveText('Sign in to your shop')
})
