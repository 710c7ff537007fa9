import { isTakenOver } from '@ahia/testing/taken-over'
import type { Page } from '@playwright/test'
import { button as chatButton, field as chatField } from '../support/assistant-steps.ts'
import { fillGuestCart } from '../support/cart-page.ts'
import { HONEY } from '../support/cart-steps.ts'
import { signIn, signUpCustomer } from '../support/customer.ts'
import { loseScripts, SCRIPTS } from '../support/lost-scripts.ts'
import { openProduct, pathOfProduct } from '../support/open-product.ts'
import { expect, takenOver, test } from '../support/test.ts'

// Some browsers never retry a script that failed to load on a page, others do. The page must become interactive in
// both, whichever of its files failed.
test.use({ toleratedErrors: /net::ERR_FAILED/ })

const EVERY = () => true
const FIRST = (place: number) => place === 0
const ALL_BUT_FIRST = (place: number) => place > 0

for (const path of ['/', '/about', '/cart'])
  test(`${path} becomes interactive although each of its scripts fails to load once`, async ({ page }) => {
    const lost = await loseScripts(page, EVERY)
    await page.goto(path)

    await takenOver(page)
    expect(lost.length).toBeGreaterThan(5)
  })

test('a page becomes interactive when one imported script fails to load once', async ({ page }) => {
  const lost = await loseScripts(page, (place) => place === 3)
  await page.goto('/')

  await takenOver(page)
  expect(lost).toHaveLength(1)
})

test('SHELL-17 the script that sets the theme before the first paint is retried', async ({ page }) => {
  await loseScripts(page, FIRST)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await page.goto('/about')

  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('a style sheet that fails to load is retried', async ({ page }) => {
  let asked = 0
  await page.route(/\/assets\/[^/]+\.css$/, (route) => (asked++ === 0 ? route.abort() : route.continue()))
  await page.goto('/about')

  await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky')
})

type Part = {
  name: string
  open: (page: Page) => Promise<void>
  press: (page: Page) => Promise<void>
  alive: (page: Page) => Promise<void>
  /** Whether its script imports other scripts. */
  hasDependencies: boolean
}

const PARTS: readonly Part[] = [
  {
    name: 'SHELL-14 the footer',
    open: (page) => openUntouched(page, '/about'),
    press: (page) => page.mouse.move(100, 100),
    alive: takenOver,
    hasDependencies: true,
  },
  {
    name: 'CHAT-01 the chat',
    open: (page) => openAlive(page, '/about'),
    press: (page) => chatButton(page).click(),
    alive: (page) => expect(chatField(page)).toBeVisible(),
    hasDependencies: true,
  },
  {
    name: 'SHELL-07 the list of suggestions',
    open: (page) => openAlive(page, '/about'),
    press: (page) =>
      page.getByRole('combobox', { name: 'Search products' }).first().pressSequentially('rice'),
    alive: (page) => expect(page.getByRole('option').first()).toBeVisible(),
    hasDependencies: false,
  },
  {
    name: 'SHELL-09 the list of subcategories',
    open: (page) => openAlive(page, '/about'),
    press: (page) => page.getByRole('button', { name: 'All Categories' }).first().click(),
    alive: (page) => expect(page.getByRole('link', { name: 'Soups and Stews' })).toBeVisible(),
    hasDependencies: false,
  },
  {
    name: 'PDP-01 the zoom',
    open: (page) => openProduct(page, HONEY),
    press: (page) => page.getByRole('link', { name: `${HONEY}, image 1 of` }).click(),
    alive: (page) => expect(page.getByRole('dialog')).toBeVisible(),
    hasDependencies: false,
  },
  {
    name: 'PDP-08 the delivery line',
    open: async (page) => openUntouched(page, await pathOfProduct(page, HONEY)),
    press: (page) => page.mouse.move(100, 100),
    alive: (page) => expect(page.getByLabel('Deliver to')).toBeVisible(),
    hasDependencies: true,
  },
  {
    name: 'PDP-11 the save button',
    open: (page) => openUntouched(page, '/products'),
    press: (page) => page.getByRole('button', { name: /^Save/ }).first().click(),
    alive: (page) => expect(page.getByRole('button', { name: /^Save/, pressed: true }).first()).toBeVisible(),
    hasDependencies: true,
  },
  {
    name: 'CART-08 the Clear Cart dialog',
    open: async (page) => {
      await fillGuestCart(page, { name: HONEY })
      await openAlive(page, '/cart')
    },
    press: (page) => page.getByRole('button', { name: 'Clear Cart' }).click(),
    alive: (page) => expect(page.getByRole('dialog')).toContainText('This action cannot be undone.'),
    hasDependencies: false,
  },
  {
    name: 'AUTH-02 the privacy policy over the form',
    open: (page) => openAlive(page, '/auth?screen=register'),
    press: (page) => page.getByRole('main').getByRole('link', { name: 'Privacy Policy' }).click(),
    alive: (page) => expect(page.getByRole('dialog')).toContainText('Information We Collect'),
    hasDependencies: true,
  },
  {
    name: 'MERCH-02 the terms over the form',
    open: (page) => openAlive(page, '/merchant'),
    press: (page) => page.getByRole('main').getByRole('link', { name: 'merchant terms' }).click(),
    alive: (page) =>
      expect(page.getByRole('dialog').getByRole('button', { name: 'Accept Terms' })).toBeVisible(),
    hasDependencies: true,
  },
  {
    name: 'STAT-04 the next page',
    open: (page) => openAlive(page, '/about'),
    press: (page) => page.getByRole('contentinfo').getByRole('link', { name: /terms/i }).click(),
    alive: async (page) => {
      await expect(page).toHaveURL('/terms')
      await expect(page.getByRole('heading', { name: /packages/i }).first()).toBeVisible()
    },
    hasDependencies: true,
  },
  {
    name: 'STAT-02 the contact form',
    open: (page) => openUntouched(page, '/contact'),
    press: (page) => page.getByLabel('Name').first().fill('Ada'),
    alive: async (page) => {
      await takenOver(page)
      await expect(page.getByLabel('Name').first()).toHaveValue('Ada')
    },
    hasDependencies: true,
  },
]

for (const { name, open, press, alive, hasDependencies } of PARTS)
  for (const [what, isPicked] of [
    ['its script', FIRST],
    ...(hasDependencies ? [['a script that it imports', ALL_BUT_FIRST] as const] : []),
  ] as const)
    test(`${name} works when ${what} failed to load once`, async ({ page }) => {
      await open(page)
      const lost = await loseScripts(page, isPicked)
      await press(page)

      await alive(page)
      expect(lost).not.toEqual([])
    })

test('SHELL-11 the account menu works when its script failed to load once', async ({ page, market }) => {
  const { user } = await signUpCustomer(market)
  await signIn(page, user)
  await page.route(/account-menu/, (route) => route.abort(), { times: 1 })
  await page.goto('/about')

  await expect(page.getByRole('button', { name: /Hello/ })).toBeVisible()
})

test('ERR-02 a page that cannot load shows an error, and reloading keeps the input', async ({ page }) => {
  await page.clock.install()
  await openUntouched(page, '/contact')
  await page.route(SCRIPTS, (route) => route.abort())
  await page.getByLabel('Name').first().fill('Ada Obi')
  await page.getByRole('textbox', { name: 'Message' }).fill('Where is my parcel?')
  const notice = page.getByRole('alert').filter({ hasText: "Part of this page didn't load." })
  await expect(async () => {
    await page.clock.runFor(10_000)
    await expect(notice).toBeVisible({ timeout: 100 })
  }).toPass()

  await page.unroute(SCRIPTS)
  const loaded = page.waitForEvent('load')
  await notice.getByRole('button', { name: 'Reload' }).click()
  await loaded
  await page.clock.resume()

  await expect(page.getByLabel('Name').first()).toHaveValue('Ada Obi')
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Where is my parcel?')
})

/** Opens a page and waits for hydration, without any interaction. */
async function openUntouched(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForFunction(isTakenOver, ['main'])
}

async function openAlive(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await takenOver(page)
}
