import { confirmNewsletter, subscribeToNewsletter } from '@ahia/contracts/newsletter'
import { answer, fail } from '@ahia/testing/open-page'
import { expect, test } from 'vitest'
import { type DomPage, openInDom } from '../../../test/dom/open-in-dom.ts'

const NOTICE = "Check your email: we've sent you a link to confirm."
const NOT_AN_ADDRESS = 'Enter an email address, like ada@example.com.'

const footer = ({ all }: DomPage) => all.css('footer')
const box = (page: DomPage) => footer(page).label(/email address$/)
const confirm = ({ main }: DomPage) => main.role('button', 'Confirm')

async function subscribe(page: DomPage, email: string): Promise<void> {
  await box(page).fill(email)
  await footer(page).role('button', 'Subscribe').click()
}

test('SHELL-16 an accepted email shows the notice, once, and clears the field', async () => {
  const page = await openInDom('/about')
  page.api.give(answer(subscribeToNewsletter, { notice: NOTICE }))
  const held = page.api.hold(subscribeToNewsletter)

  await subscribe(page, 'ada@example.com')
  await footer(page).role('button', 'Subscribing...').click()
  held.release()

  await expect.poll(() => footer(page).css('form [role=status]').content).toBe(NOTICE)
  expect(box(page).value).toBe('')
  expect(page.api.sent(subscribeToNewsletter)).toEqual([{ email: 'ada@example.com', website: '' }])
})

test('SHELL-16 an invalid email shows an error under the field, and the text stays', async () => {
  const page = await openInDom('/about')
  page.api.give(fail(subscribeToNewsletter, { status: 422, code: 'INVALID_INPUT', message: 'email: wrong' }))

  await subscribe(page, 'ada@nowhere')

  await expect.poll(() => box(page).description).toBe(NOT_AN_ADDRESS)
  expect(footer(page).role('alert').content).toBe(NOT_AN_ADDRESS)
  await expect.poll(() => box(page).isFocused).toBe(true)
  expect(box(page).value).toBe('ada@nowhere')
})

test('SHELL-16 a failed subscription shows an error and keeps the text', async () => {
  const page = await openInDom('/about')
  page.api.lose(subscribeToNewsletter)

  await subscribe(page, 'bola@example.com')
  await expect.poll(() => box(page).description).toBe('No response from server')
  expect(box(page).value).toBe('bola@example.com')

  page.api.give(answer(subscribeToNewsletter, { notice: NOTICE }))
  await footer(page).role('button', 'Subscribe').click()
  await expect.poll(() => footer(page).css('form [role=status]').content).toBe(NOTICE)
  expect(footer(page).role('alert').count).toBe(0)
})

test('SHELL-16 opening a link changes nothing, and confirming can be retried', async () => {
  const page = await openInDom('/newsletter/confirm?token=abc') // a call to the API would fail this test
  page.api.lose(confirmNewsletter)
  await confirm(page).click()
  await expect.poll(() => page.main.role('alert').content).toContain('No response from server')

  page.api.give(answer(confirmNewsletter, { email: 'bola@example.com' }))
  await confirm(page).click()
  await expect.poll(() => page.title.content).toBe("You're subscribed")
  await expect.poll(() => page.title.isFocused).toBe(true)
  expect(page.main.content).toContain('bola@example.com')
  expect(page.api.sent(confirmNewsletter)).toEqual([{ token: 'abc' }, { token: 'abc' }])
})

test('SHELL-16 an invalid newsletter link offers to enter the email again', async () => {
  const page = await openInDom('/newsletter/confirm?token=made-up')
  page.api.give(fail(confirmNewsletter, { status: 404, code: 'NEWSLETTER_LINK_UNKNOWN', message: 'No' }))

  await confirm(page).click()

  await expect.poll(() => page.title.content).toBe('This link no longer works')
  await expect.poll(() => page.title.isFocused).toBe(true)
  await page.main.role('link', 'Enter my email again').click()
  await expect.poll(() => page.path()).toBe('/newsletter')
})
