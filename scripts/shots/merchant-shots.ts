import { updateLogo } from '@ahia/contracts/media'
import { updateShopProfile } from '@ahia/contracts/own-shop'
import { createShop, setShopPassword, verifyShopOtp } from '@ahia/contracts/shop-accounts'
import { startTrial } from '@ahia/contracts/subscriptions'
import { waitForCode } from '@ahia/testing/emails'
import { callMarket, PASSWORD } from '@ahia/testing/sign-up'
import type { Page } from '@playwright/test'
import type { Shot } from './list.ts'

const PROFILE = {
  phone: '0803 123 4567',
  description: 'Jollof from firewood.',
  category: 'FOOD',
  address: { street: '12 Allen Avenue', city: 'Ikeja', state: 'Lagos', country: 'Nigeria' },
} as const

/** Somebody who has proven their address and chosen a password. */
async function prove(page: Page): Promise<{ email: string; token: string }> {
  const call = callMarket(new URL(page.url()).origin)
  const email = `ada-${crypto.randomUUID()}@example.com`
  await call(createShop, { email, acceptedTerms: true })
  const otp = await waitForCode(call, email)
  const { token } = await call(verifyShopOtp, { email, otp })
  await callMarket(new URL(page.url()).origin, token)(setShopPassword, { password: PASSWORD })
  return { email, token }
}

async function openProfile(page: Page): Promise<void> {
  const { email, token } = await prove(page)
  const steps = { purpose: 'SIGNUP', stage: 'profile', email, resendAt: 0 }
  await page.evaluate(
    ([grant, text]) => {
      sessionStorage.setItem('shop-token', grant)
      sessionStorage.setItem('shop-auth-steps', text)
    },
    [token, JSON.stringify(steps)] as const,
  )
  await page.goto('/merchant?screen=profile', { waitUntil: 'networkidle' })
  await page.getByRole('textbox', { name: 'Business Name' }).waitFor()
}

/** A picture that the browser paints, sent as the shop. */
const sendLogo = (page: Page, token: string): Promise<string> =>
  page.evaluate(
    async ([address, bearer]) => {
      const canvas = document.createElement('canvas')
      canvas.width = 400
      canvas.height = 400
      const brush = canvas.getContext('2d')
      if (brush) brush.fillStyle = '#b4491f'
      brush?.fillRect(0, 0, 400, 400)
      const body = new FormData()
      const blob = await new Promise<Blob | null>((resolve) => {
        canvas.toBlob(resolve)
      })
      if (blob) body.append('logo', blob, 'logo.png')
      const headers = { authorization: `Bearer ${bearer}` }
      const answer = await (await fetch(address, { method: 'POST', headers, body })).json()
      return String(answer.data.file.key)
    },
    [`/api/v1${updateLogo.path}`, token] as const,
  )

async function openPackages(page: Page): Promise<string> {
  const { token } = await prove(page)
  const avatar = await sendLogo(page, token)
  const call = callMarket(new URL(page.url()).origin, token)
  const shop = await call(updateShopProfile, {
    ...PROFILE,
    name: `Mama Put ${crypto.randomUUID().slice(0, 8)}`,
    avatar,
  })
  await page.evaluate((text) => sessionStorage.setItem('shop', text), JSON.stringify(shop))
  await page.goto('/merchant?screen=package', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Start Free Trial' }).waitFor()
  return shop.token ?? ''
}

async function openApp(page: Page): Promise<void> {
  const token = await openPackages(page)
  await callMarket(new URL(page.url()).origin, token)(startTrial, { package: 'PREMIUM' })
  await page.evaluate(() => sessionStorage.setItem('merchant-registration-complete', 'true'))
  await page.goto('/merchant/app', { waitUntil: 'networkidle' })
  await page.getByText('free months start').first().waitFor()
}

async function openCrop(page: Page): Promise<void> {
  await openProfile(page)
  const drawn = await page.screenshot()
  await page.getByLabel(/^Logo: /).setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: drawn })
  await page.getByRole('dialog').getByRole('slider').first().waitFor()
}

export const MERCHANTS: Shot[] = [
  { name: 'merchant-register', path: '/merchant' },
  { name: 'merchant-login', path: '/merchant?screen=login' },
  {
    name: 'merchant-terms-open',
    path: '/merchant',
    prepare: async (page) => {
      await page.getByRole('link', { name: 'merchant terms' }).click()
      await page.getByRole('dialog').waitFor()
    },
    isScreenOnly: true,
  },
  { name: 'merchant-profile', path: '/merchant', prepare: openProfile },
  {
    name: 'merchant-profile-gaps',
    path: '/merchant',
    prepare: async (page) => {
      await openProfile(page)
      await page.getByRole('button', { name: 'Continue' }).click()
    },
  },
  { name: 'merchant-crop-open', path: '/merchant', prepare: openCrop, isScreenOnly: true },
  {
    name: 'merchant-package',
    path: '/merchant',
    prepare: async (page) => void (await openPackages(page)),
  },
  { name: 'merchant-app-started', path: '/merchant/app' },
  { name: 'merchant-app-complete', path: '/merchant', prepare: openApp },
]
