import { BRAND } from '@ahia/reference/brand'
import type { APIRequestContext, Page } from '@playwright/test'
import { openUntouched } from '../support/late-parts.ts'
import { readMailbox } from '../support/mailbox.ts'
import { expect, takenOver, test } from '../support/test.ts'

const NOTICE = /^Check your email: we've sent you a link to confirm\./
const EMAIL = 'ada@example.com'

const titleOf = (page: Page) => page.getByRole('heading', { level: 1 })

/** The path of a link in the newest email to this address, once it has arrived. */
async function linkFor(request: APIRequestContext, email: string, page: 'confirm' | 'unsubscribe') {
  const read = () => readMailbox(request, email)
  await expect.poll(async () => (await read()).length).toBeGreaterThan(0)
  const [newest] = await read()
  expect(newest).toMatchObject({
    to: email,
    subject: expect.stringContaining(BRAND.name),
    html: expect.stringContaining('<!doctype html>'),
  })
  return new RegExp(`/newsletter/${page}\\?token=[\\w-]+`).exec(newest?.text ?? '')?.[0] ?? ''
}

// The email frame is sandboxed, so the browser reports that no script may run in it. It also reports being offline.
test.use({
  toleratedErrors: /Blocked script execution|net::ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically/,
})

test('SHELL-14, SHELL-16, AUTH-10 a visitor subscribes to the newsletter, sees the email, confirms and unsubscribes', async ({
  page,
  request,
}) => {
  await test.step('the footer stays while offline even if its scripts fail, and works once back online', () =>
    loseFooterScripts(page))

  await test.step('subscribes in the footer', async () => {
    const footer = page.getByRole('contentinfo')
    await footer.getByLabel('Email address').fill(EMAIL)
    await footer.getByRole('button', { name: 'Subscribe' }).click()
    await expect(footer.getByRole('status')).toHaveText(NOTICE)
    await expect(footer.getByLabel('Email address')).toHaveValue('')
  })

  const confirm = await linkFor(request, EMAIL, 'confirm')
  const unsubscribe = await linkFor(request, EMAIL, 'unsubscribe')

  await test.step('sees the email with its styles in the dev mailbox', async () => {
    await page.goto(`/dev/mailbox?to=${EMAIL}`)
    await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText(
      `Confirm your ${BRAND.name} newsletter`,
    )
    const button = page.frameLocator('iframe').getByRole('link', { name: 'Confirm my subscription' })
    await expect(button).toHaveCSS('background-color', 'rgb(63, 59, 165)')
    const empty = await request.get('/dev/mailbox?to=nobody@example.com')
    expect(await empty.text()).toContain('There are no emails to nobody@example.com.')
  })

  await test.step('confirms', async () => {
    await page.goto(confirm)
    await takenOver(page)
    await expect(page).toHaveTitle(`Confirm your subscription · ${BRAND.name}`)
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(titleOf(page)).toHaveText("You're subscribed")
    await expect(titleOf(page)).toBeFocused()
    await expect(page.getByRole('main')).toContainText(EMAIL)
  })

  await test.step('unsubscribes on the page, and an email program does it with one request', async () => {
    await page.goto(unsubscribe)
    await takenOver(page)
    await page.getByRole('button', { name: 'Unsubscribe' }).click()
    await expect(titleOf(page)).toHaveText("You're unsubscribed")
    const oneClick = await request.post(unsubscribe, { form: { 'List-Unsubscribe': 'One-Click' } })
    expect(oneClick.status()).toBe(200)
    expect(oneClick.headers()['cache-control']).toBe('no-store')
    expect(await oneClick.text()).toMatch(/You.+re unsubscribed/)
  })

  await test.step('the other pages with plain HTML forms accept a POST too', async () => {
    for (const path of ['/logistics', '/newsletter', confirm])
      expect([200, 422], path).toContain((await request.post(path, { form: { email: 'nobody' } })).status())
  })
})

async function loseFooterScripts(page: Page): Promise<void> {
  await page.clock.install()
  await openUntouched(page, '/about')
  const missed = page.waitForEvent('requestfailed', (request) => request.url().includes('/lazy-frame-'))
  await page.context().setOffline(true)
  await page.mouse.move(100, 100)
  await missed
  await page.clock.runFor(10_000)
  const footer = page.getByRole('contentinfo')
  await expect(footer).toBeVisible()
  await page.context().setOffline(false)
  await page.clock.runFor(3_000)
  await takenOver(page)
  await footer.getByText('Dark', { exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
}
