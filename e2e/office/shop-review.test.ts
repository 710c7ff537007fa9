import { loginShop } from '@ahia/contracts/shop-accounts'
import { expectAccessible } from '../support/accessibility.ts'
import { PASSWORD } from '../support/auth-steps.ts'
import { callAs } from '../support/customer.ts'
import { readMailbox } from '../support/mailbox.ts'
import { aPicture, registerShopByApi } from '../support/merchant-steps.ts'
import { joinStaff } from '../support/office-steps.ts'
import { expect, test } from '../support/test.ts'

test('ADMIN-03 ADMIN-18 ADMIN-20 from the invitation to a passkey to a shop with its documents approved', async ({
  browser,
  market,
  page,
  request,
}) => {
  const { email, name } = await registerShopByApi(market, page)

  // The owner, on a phone, in the Seller Hub.
  const phone = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    baseURL: market.origin,
  })
  const hub = await phone.newPage()
  const shop = await callAs(market)(loginShop, { email, password: PASSWORD })
  await hub.addInitScript((text) => localStorage.setItem('shop', text), JSON.stringify(shop))
  await hub.goto('/seller/documents')
  const identity = hub.getByLabel('Take or choose a photo of Your identity')
  await identity.setInputFiles({ name: 'nin.png', mimeType: 'image/png', buffer: await aPicture(hub) })
  await expect(hub.getByText("We're checking it")).toBeVisible()

  // A colleague who has just been invited.
  await joinStaff(page, market, 'MERCHANTS')
  await page.getByRole('link', { name: new RegExp(name) }).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  await page.getByRole('button', { name: /^See the document ?: Your identity$/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Your identity' })
  await expect(dialog.getByRole('img', { name: /as the owner sent it/ })).toBeVisible()
  await dialog.getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByText('Accepted', { exact: true })).toBeVisible()
  await page.getByRole('radio', { name: 'Approve' }).check({ force: true })
  await page.getByRole('button', { name: 'See the email' }).click()
  await expect(page.getByText(`${name} is approved.`)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Approve and send' }).click()
  await expect(page.getByText('Approved by Ada MERCHANTS')).toBeVisible()

  await expect
    .poll(async () => (await readMailbox(request, email)).map(({ subject }) => subject))
    .toContain('Your shop is open')
  await page.getByRole('link', { name: 'Ahia back office' }).click()
  await expect(page.getByRole('heading', { name: 'Work', level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: new RegExp(name) })).toBeHidden()

  // Out, and in again with the passkey.
  await page.getByRole('link', { name: /Ada MERCHANTS/ }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByRole('heading', { name: 'Ada MERCHANTS' })).toBeVisible()
  await phone.close()
})
