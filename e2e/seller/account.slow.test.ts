import { expectAccessibleInLight } from '../support/accessibility.ts'
import { PASSWORD } from '../support/auth-steps.ts'
import { registerShopByApi } from '../support/merchant-steps.ts'
import { expect, test } from '../support/test.ts'

test.use({ toleratedErrors: /status of 401/ })

test('SELL-53, SELL-61 the Account page fits a phone, is accessible, and closes the account of a shop that nobody saw', async ({
  page,
  market,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  const { email } = await registerShopByApi(market, page)
  await page.goto('/seller/account')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel(/^Password/).fill(PASSWORD)
  await page.getByRole('button', { name: 'Login' }).click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Account')
  await expect(page.getByRole('region', { name: 'Signed-in devices' }).getByRole('listitem')).not.toHaveCount(
    0,
  )
  await page.getByRole('button', { name: 'Change password' }).click()
  await expectAccessibleInLight(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)

  await page.getByRole('button', { name: 'Close my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Close your account?' })
  await expectAccessibleInLight(page)
  await dialog.getByLabel(/^Your password/).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Close my account' }).click()
  await expect(heading).toHaveText('Your account is closed')
})
