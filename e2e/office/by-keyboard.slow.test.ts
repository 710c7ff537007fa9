import { listDemoStaff } from '@ahia/contracts/developers/dev-console'
import { escalateDispute, listOrderDisputes } from '@ahia/contracts/disputes'
import { openDispute } from '@ahia/contracts/orders'
import { reportProduct } from '@ahia/contracts/questions/goods-reports'
import type { Locator, Page } from '@playwright/test'
import { callAs, signUpCustomer } from '../support/customer.ts'
import { registerShopByApi } from '../support/merchant-steps.ts'
import { pathOfProduct } from '../support/open-product.ts'
import { deliver, OKPA, payFor, placeOrders } from '../support/order-steps.ts'
import { expect, type Market, test } from '../support/test.ts'

const REPORTED = 'Akara, hot, pack of 10'
const PASSWORD = 'work-at-ahia-2026'
const MOST_TABS = 80

test.slow() // three colleagues, a day's work

/** Somebody without a mouse: Tab moves, words are typed; what chooses or sends counts as a press. */
class Keyboard {
  presses = 0
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** Tab by Tab, as far as it takes. */
  async reach(target: Locator): Promise<void> {
    await expect(target.first()).toBeVisible()
    for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
      if (await target.first().evaluate((element) => element === document.activeElement)) return
      await this.page.keyboard.press('Tab')
    }
    throw new Error(`${target} is not reached by Tab`)
  }

  async press(target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await this.reach(target)
    this.presses += 1
    await this.page.keyboard.press(key)
  }

  async type(target: Locator, text: string): Promise<void> {
    await this.reach(target)
    await this.page.keyboard.type(text)
  }
}

async function signInAs(page: Page, market: Market, email: string): Promise<Keyboard> {
  const keyboard = new Keyboard(page)
  const { staff } = await callAs(market)(listDemoStaff, {})
  const code = staff.find((one) => one.email === email)?.code ?? ''
  await page.goto(market.adminUrl)
  const form = page.getByRole('form', { name: 'Sign in with a password' })
  await keyboard.type(form.getByLabel('Email'), email)
  await keyboard.type(form.getByLabel(/^Password/), PASSWORD)
  await keyboard.type(form.getByLabel(/^Code from your authenticator app/), code)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Work', level: 1 })).toBeVisible()
  return keyboard
}

async function signOut(page: Page, keyboard: Keyboard, name: RegExp): Promise<void> {
  await keyboard.press(page.getByRole('banner').getByRole('link', { name }))
  await keyboard.press(page.getByRole('button', { name: 'Sign out', exact: true }))
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible()
}

test('ADMIN-54 a day’s work by keyboard alone: a clean shop in 3 presses, a plain dispute in 6, a product taken down', async ({
  page,
  market,
}) => {
  const { name: shop } = await registerShopByApi(market, page)
  const orderId = await aDispute(page, market)
  const product = await aReport(page, market)

  await test.step('merchants: take the item, then approve a clean shop', async () => {
    const keyboard = await signInAs(page, market, 'merchants@example.com')
    await keyboard.press(page.getByRole('button', { name: new RegExp(`^Take ?: ${shop}`) }))
    await expect(page.getByRole('button', { name: new RegExp(`^Give back ?: ${shop}`) })).toBeVisible()
    await keyboard.press(page.getByRole('link', { name: new RegExp(shop) }))
    await expect(page.getByRole('heading', { name: shop, level: 1 })).toBeVisible()
    await keyboard.press(page.getByRole('button', { name: /^Not needed ?: Your identity/ }))
    await expect(page.getByRole('button', { name: /^Not needed ?: Your identity/ })).toBeHidden()

    keyboard.presses = 0
    await keyboard.press(page.getByRole('radio', { name: 'Approve' }), 'Space')
    await keyboard.press(page.getByRole('button', { name: 'See the email' }))
    await keyboard.press(page.getByRole('button', { name: 'Approve and send' }))
    await expect(page.getByText('Approved by Musa Ibrahim')).toBeVisible()
    expect(keyboard.presses).toBeLessThanOrEqual(3)
    await signOut(page, keyboard, /Musa Ibrahim/)
  })

  await test.step('arbiter: decide a plain dispute', async () => {
    const keyboard = await signInAs(page, market, 'arbiter@example.com')
    keyboard.presses = 0
    await keyboard.press(page.getByRole('link', { name: new RegExp(orderId.slice(-8), 'i') }))
    await keyboard.press(page.getByRole('radio', { name: 'Refund in full' }), 'Space')
    await keyboard.type(page.getByLabel(/Reason, for both sides/), 'It came cold.')
    await expect(page.getByText(/^What will happen/)).toBeVisible()
    await keyboard.press(page.getByRole('button', { name: 'Decide', exact: true }))
    await expect(page.getByText('Decided, open to appeal')).toBeVisible()
    expect(keyboard.presses).toBeLessThanOrEqual(6)
    await signOut(page, keyboard, /Emeka Nwosu/)
  })

  await test.step('catalogue: take a product down', async () => {
    const keyboard = await signInAs(page, market, 'catalogue@example.com')
    await keyboard.press(page.getByRole('link', { name: new RegExp(product.slice(0, 10)) }))
    await keyboard.type(page.getByRole('textbox', { name: /^Message to the shop/ }), 'The maker warns of it.')
    await keyboard.press(page.getByRole('button', { name: 'Take down' }))
    await expect(page.getByRole('button', { name: 'Restore' })).toBeVisible()
    await signOut(page, keyboard, /Bisi Adeyemi/)
  })
})

async function aDispute(page: Page, market: Market): Promise<string> {
  const { user } = await signUpCustomer(market)
  const [id = ''] = await placeOrders({ market, page }, user, OKPA)
  await payFor(market, user, [id])
  await deliver(market, user, id)
  const call = callAs(market, user.token)
  await call(openDispute, { id, kind: 'PROBLEM', reason: 'It came cold' })
  const { disputes } = await call(listOrderDisputes, { id })
  await call(escalateDispute, { id: disputes[0]?._id ?? '' })
  return id
}

async function aReport(page: Page, market: Market): Promise<string> {
  const path = await pathOfProduct(page, REPORTED)
  await callAs(market)(reportProduct, { id: path.split('/').at(-1) ?? '', reason: 'SAFETY' })
  return REPORTED
}
