import { approveShop, listPendingShops } from '@ahia/contracts/developers/dev-console'
import { updateLogo } from '@ahia/contracts/media'
import { updateShopProfile } from '@ahia/contracts/own-shop'
import { createShop, setShopPassword, verifyShopOtp } from '@ahia/contracts/shop-accounts'
import { waitForCode } from '@ahia/testing/emails'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import {
  choosePassword,
  choosePlaceByKeyboard,
  emailedCode,
  enterCode,
  freshEmail,
  headingOf,
  PASSWORD,
} from './auth-steps.ts'
import { callAs } from './customer.ts'
import { expect, hydrated, type Market } from './test.ts'

export async function openMerchant(page: Page, query = ''): Promise<void> {
  await page.goto(`/merchant${query}`)
  await hydrated(page)
}

const main = (page: Page): Locator => page.getByRole('main')

/** Registers a shop up to the emailed code. */
async function registerShop(page: Page, email = freshEmail()): Promise<string> {
  await openMerchant(page)
  await main(page).getByLabel('Email').fill(email)
  await main(page).getByRole('checkbox', { name: 'I accept the' }).check()
  await main(page).getByRole('button', { name: 'Register' }).click()
  await expect(headingOf(page)).toHaveText('Verify your email')
  return email
}

/** Registers a shop up to the profile. */
export async function proveShop(
  page: Page,
  request: APIRequestContext,
  email = freshEmail(),
): Promise<string> {
  await registerShop(page, email)
  await enterCode(page, await emailedCode(request, email))
  await choosePassword(page, PASSWORD, 'Continue')
  await expect(headingOf(page)).toHaveText('Welcome to Your Merchant Profile')
  return email
}

/** A real image, drawn by the browser. */
export async function aPicture(page: Page, { width, height } = { width: 600, height: 400 }): Promise<Buffer> {
  const base64 = await page.evaluate(
    ([wide, high]) => {
      const canvas = document.createElement('canvas')
      canvas.width = wide
      canvas.height = high
      const brush = canvas.getContext('2d')
      if (brush) {
        brush.fillStyle = '#342f91'
        brush.fillRect(0, 0, wide, high)
        brush.fillStyle = '#f5b83d'
        brush.fillRect(wide / 4, high / 4, wide / 2, high / 2)
      }
      return canvas.toDataURL('image/png').split(',')[1] ?? ''
    },
    [width, height] as const,
  )
  return Buffer.from(base64, 'base64')
}

export const logoInput = (page: Page): Locator => page.getByLabel(/^Logo: /)

export const logoFile = (buffer: Buffer, name = 'logo.png', mimeType = 'image/png') => ({
  name,
  mimeType,
  buffer,
})

/** Chooses a logo and accepts the default crop. */
export async function cutLogo(page: Page): Promise<void> {
  await logoInput(page).setInputFiles(logoFile(await aPicture(page)))
  const dialog = page.getByRole('dialog', { name: 'Crop your logo' })
  await dialog.getByRole('button', { name: 'Use this logo' }).click()
  await expect(dialog).toBeHidden()
}

export async function fillInShop(page: Page, name: string): Promise<void> {
  const form = main(page)
  await form.getByLabel('Business Name').fill(name)
  await form.getByLabel('Telephone').fill('0803 123 4567')
  await form.getByLabel('Category').selectOption('Food')
  await form.getByLabel('Description').fill('Jollof from firewood, and pepper soup on Fridays.')
  await form.getByLabel('Street').fill('12 Allen Avenue')
  await form.getByLabel('City').fill('Ikeja')
  await choosePlaceByKeyboard(page)
}

export const freshName = (): string => `Mama Put ${crypto.randomUUID().slice(0, 8)}`

/** A shop that waits for approval, registered through the API; the page only draws its logo. */
export async function registerShopByApi(
  market: Market,
  page: Page,
): Promise<{ email: string; name: string }> {
  const email = freshEmail()
  const name = freshName()
  const stranger = callAs(market)
  await stranger(createShop, { email, acceptedTerms: true })
  const otp = await waitForCode(stranger, email)
  const { token } = await stranger(verifyShopOtp, { email, otp })
  const proven = callAs(market, token)
  await proven(setShopPassword, { password: PASSWORD })
  await proven(updateShopProfile, {
    name,
    phone: '0803 123 4567',
    description: 'Okpa and moi moi, fresh every morning.',
    avatar: await uploadLogo(market, token, await aPicture(page)),
    category: 'FOOD',
    address: { street: '12 Ogui Road', city: 'Enugu', state: 'Enugu', country: 'Nigeria' },
  })
  return { email, name }
}

async function uploadLogo({ origin }: Market, token: string, picture: Buffer): Promise<string> {
  const body = new FormData()
  body.set('logo', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'logo.png')
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`${origin}/api/v1${updateLogo.path}`, { method: 'POST', headers, body })
  const { data } = await answer.json()
  return updateLogo.data.parse(data).file.key
}

/** Through the dev console's API: the use case is the one of the back office. */
export async function approveAsStaff(market: Market, name: string): Promise<void> {
  const staff = callAs(market)
  const { shops } = await staff(listPendingShops, {})
  const shop = shops.find((one) => one.name === name)
  if (!shop) throw new Error(`${name} does not await approval`)
  await staff(approveShop, { id: shop._id, version: shop.version })
}

/** What the browser stores about the signed-in shop. */
export const storedShop = (page: Page) =>
  page.evaluate(() => ({
    session: sessionStorage.getItem('shop') !== null,
    persistent: localStorage.getItem('shop') !== null,
    grant: sessionStorage.getItem('shop-token') !== null,
  }))
