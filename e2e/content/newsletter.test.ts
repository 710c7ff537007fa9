import { BRAND } from '@ahia/reference/brand'
import type { APIRequestContext, Page } from '@playwright/test'
import { readMailbox } from '../support/mailbox.ts'
import { expect, takenOver, test } from '../support/test.ts'

const NOTICE = /^Check your email: we've sent you a link to confirm\./

const footerOf = (page: Page) => page.getByRole('contentinfo')

async function subscribe(page: Page, email: string): Promise<void> {
  await footerOf(page).getByLabel('Email address').fill(email)
  await footerOf(page).getByRole('button', { name: 'Subscribe' }).click()
}

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

test('SHELL-16 a visitor subscribes to the newsletter, confirms by email and unsubscribes', async ({
  page,
  request,
}) => {
  await page.goto('/about')
  await takenOver(page)

  await subscribe(page, 'ada@example.com')
  await expect(footerOf(page).getByRole('status')).toHaveText(NOTICE)
  await expect(footerOf(page).getByLabel('Email address')).toHaveValue('')

  await page.goto(await linkFor(request, 'ada@example.com', 'confirm'))
  await takenOver(page)
  await expect(page).toHaveTitle(`Confirm your subscription · ${BRAND.name}`)
  await page.getByRole('button', { name: 'Confirm' }).click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText("You're subscribed")
  await expect(heading).toBeFocused()
  await expect(page.getByRole('main')).toContainText('ada@example.com')

  await page.goto(await linkFor(request, 'ada@example.com', 'unsubscribe'))
  await takenOver(page)
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(heading).toHaveText("You're unsubscribed")
})

test.describe('with an invalid email', () => {
  test.use({ toleratedErrors: /status of 422/ })

  test('SHELL-16 an invalid email shows an error under the field, and the text stays', async ({ page }) => {
    await page.goto('/about')
    await takenOver(page)

    await subscribe(page, 'ada@nowhere')

    const box = footerOf(page).getByLabel('Email address')
    await expect(box).toHaveAccessibleDescription('Enter an email address, like ada@example.com.')
    await expect(footerOf(page).getByRole('alert')).toHaveText(
      'Enter an email address, like ada@example.com.',
    )
    await expect(box).toBeFocused()
    await expect(box).toHaveValue('ada@nowhere')
  })
})

test.describe('when the server cannot be reached', () => {
  test.use({ toleratedErrors: /Failed to load resource/ })

  test('SHELL-16 a failed subscription shows an error and keeps the text, and confirming can be retried', async ({
    page,
    request,
  }) => {
    await page.goto('/about')
    await takenOver(page)
    await page.route('**/api/v1/newsletter/*', (route) => route.abort())

    await subscribe(page, 'bola@example.com')

    const box = footerOf(page).getByLabel('Email address')
    await expect(box).toHaveAccessibleDescription('No response from server')
    await expect(box).toHaveValue('bola@example.com')

    await page.unroute('**/api/v1/newsletter/*')
    await subscribe(page, 'bola@example.com')
    await page.goto(await linkFor(request, 'bola@example.com', 'confirm'))
    await takenOver(page)
    await page.route('**/api/v1/newsletter/*', (route) => route.abort())
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByRole('alert')).toContainText('No response from server')
    await page.unroute('**/api/v1/newsletter/*')
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("You're subscribed")
  })
})

test.describe('with an invalid link', () => {
  test.use({ toleratedErrors: /status of 404/ })

  test('SHELL-16 an invalid newsletter link offers to enter the email again', async ({ page }) => {
    await page.goto('/newsletter/confirm?token=made-up')
    await takenOver(page)

    await page.getByRole('button', { name: 'Confirm' }).click()

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works')
    await page.getByRole('link', { name: 'Enter my email again' }).click()
    await expect(page).toHaveURL('/newsletter')
  })
})

test('SHELL-16 opening a link changes nothing, and one-click unsubscribe of an email program works', async ({
  page,
  request,
}) => {
  await request.post('/api/v1/newsletter/subscribe', { data: { email: 'chidi@example.com' } })
  const confirm = await linkFor(request, 'chidi@example.com', 'confirm')
  const unsubscribe = confirm.replace('confirm', 'unsubscribe')

  await page.goto(confirm)
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeVisible()
  const oneClick = await request.post(unsubscribe, { form: { 'List-Unsubscribe': 'One-Click' } })

  expect(oneClick.status()).toBe(200)
  expect(oneClick.headers()['cache-control']).toBe('no-store')
  expect(await oneClick.text()).toMatch(/You.+re unsubscribed/)
  // The other pages with plain HTML forms accept a POST too.
  for (const path of ['/logistics', '/newsletter', confirm])
    expect([200, 422], path).toContain((await request.post(path, { form: { email: 'nobody' } })).status())
})

test.describe('in the mailbox', () => {
  // The email frame is sandboxed, so the browser reports that no script may run in it.
  test.use({ toleratedErrors: /Blocked script execution/ })

  test('AUTH-10 the dev mailbox shows an email as its reader would see it', async ({ page, request }) => {
    await request.post('/api/v1/newsletter/subscribe', { data: { email: 'dayo@example.com' } })
    await linkFor(request, 'dayo@example.com', 'confirm')

    await page.goto('/dev/mailbox?to=dayo@example.com')

    await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText(
      `Confirm your ${BRAND.name} newsletter`,
    )
    const email = page.frameLocator('iframe')
    const button = email.getByRole('link', { name: 'Confirm my subscription' })
    await expect(button).toHaveCSS('background-color', 'rgb(63, 59, 165)')

    await page.goto('/dev/mailbox?to=nobody@example.com')
    await expect(page.getByRole('main')).toContainText('There are no emails to nobody@example.com.')
  })
})
