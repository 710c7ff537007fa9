import { updateLogo } from '@ahia/contracts/media'
import { openDispute } from '@ahia/contracts/orders'
import { updateShopProfile } from '@ahia/contracts/own-shop'
import { createShop, setShopPassword, verifyShopOtp } from '@ahia/contracts/shop-accounts'
import { MERCHANT_TERMS_VERSION } from '@ahia/documents/terms-version'
import { getCode, waitForEmail } from '@ahia/testing/emails'
import { PASSWORD } from '@ahia/testing/sign-up'
import type { Page } from '@playwright/test'
import { freshEmail } from '../support/auth-steps.ts'
import { callAs } from '../support/customer.ts'
import { aPicture, freshName } from '../support/merchant-steps.ts'
import { atOrders, badgeOf, cardOf, OKPA } from '../support/order-steps.ts'
import { expect, type Market, takenOver, test } from '../support/test.ts'

test('ORD-05 the dev console ships a paid order and declines a dispute, and the customer sees both', async ({
  page,
  market,
}) => {
  const { user, ids } = await atOrders({ page, market }, 'paid', OKPA)
  const [id = ''] = ids
  const number = id.slice(-8)
  const row = page.getByRole('list', { name: 'Orders' }).getByRole('listitem').filter({ hasText: number })

  await page.goto('/dev/console')
  await takenOver(page)
  await row.getByRole('button', { name: 'Ship' }).click()
  await expect(row).toContainText('SHIPPED')
  await expect(row.getByRole('button')).toHaveCount(0)

  await page.goto('/orders')
  await cardOf(page, OKPA).getByRole('button', { name: 'Confirm delivery' }).click()
  await expect(badgeOf(page, OKPA)).toHaveText('DELIVERED')
  await callAs(market, user.token)(openDispute, { id, kind: 'PROBLEM', reason: 'One wrap was cold' })

  await page.goto('/dev/console')
  await takenOver(page)
  await expect(row).toContainText('One wrap was cold')
  await row.getByLabel(/^Answer to the customer/).fill('It was packed hot, the shop says')
  await row.getByRole('button', { name: 'Decline' }).click()
  await expect(row).toContainText('DELIVERED')
  await page.goto('/orders')
  await expect(badgeOf(page, OKPA)).toHaveText('DELIVERED')
  await expect(cardOf(page, OKPA)).toContainText('It was packed hot, the shop says')
})

test('MERCH-06 a new shop is hidden until it is approved in the dev console', async ({ page, market }) => {
  const shop = await registerShop({ page, market }, freshName())
  const row = page
    .getByRole('list', { name: 'Shops awaiting approval' })
    .getByRole('listitem')
    .filter({ hasText: shop.name })
  expect((await page.request.get(`/shops/${shop._id}`)).status()).toBe(404)

  await page.goto('/dev/console')
  await takenOver(page)
  await row.getByRole('button', { name: `Approve ${shop.name}` }).dblclick()
  await expect(row).toHaveCount(0)

  await page.goto(`/shops/${shop._id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shop.name)
})

/** Registers a shop through the API. The screens have their own tests. */
async function registerShop({ page, market }: { page: Page; market: Market }, name: string) {
  const email = freshEmail()
  const stranger = callAs(market)
  await stranger(createShop, { email, acceptedTerms: true, termsVersion: MERCHANT_TERMS_VERSION })
  const otp = getCode(await waitForEmail(stranger, { to: email }))
  const { token } = await stranger(verifyShopOtp, { email, otp })
  const proven = callAs(market, token)
  await proven(setShopPassword, { password: PASSWORD })
  const { shop } = await proven(updateShopProfile, {
    name,
    phone: '0803 123 4567',
    description: 'Okpa and moi moi, fresh every morning.',
    avatar: await sendLogo(market, token, await aPicture(page)),
    category: 'FOOD',
    address: { street: '12 Ogui Road', city: 'Enugu', state: 'Enugu', country: 'Nigeria' },
  })
  return shop
}

async function sendLogo({ origin }: Market, token: string, picture: Buffer): Promise<string> {
  const body = new FormData()
  body.set('logo', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'logo.png')
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`${origin}/api/v1${updateLogo.path}`, { method: 'POST', headers, body })
  const { data } = await answer.json()
  return updateLogo.data.parse(data).file.key
}
