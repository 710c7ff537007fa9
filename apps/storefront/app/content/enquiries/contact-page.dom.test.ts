import { sendMessage } from '@ahia/contracts/contact'
import { BRAND } from '@ahia/reference/brand'
import { waitFor } from '@ahia/testing/dom/user'
import { answer, fail } from '@ahia/testing/open-page'
import { expect, test } from 'vitest'
import { serverCart } from '../../../test/dom/carts.ts'
import { ADA } from '../../../test/dom/goods.ts'
import { type DomPage, openInDom } from '../../../test/dom/open-in-dom.ts'

const SENT = "Message sent successfully! We'll get back to you soon."
const FAILED = 'Failed to send message. Please try again.'
const OFFLINE = "You're offline, but we've kept what you typed"
const WRITTEN = {
  Name: 'Ada Obi',
  Email: 'ada@example.com',
  Message: 'It was to come on Monday.\nToday is Friday.',
}
const SENDING_MS = 2_000

const field = ({ main }: DomPage, name: string) => main.role('textbox', name)
const button = ({ main }: DomPage) => main.role('button', /^Send/)

async function write(page: DomPage, subject: string): Promise<void> {
  for (const [name, text] of Object.entries(WRITTEN)) await field(page, name).fill(text)
  await field(page, 'Subject').fill(subject)
}

const written = (page: DomPage) =>
  ['Name', 'Email', 'Message', 'Subject'].map((name) => field(page, name).value)

const open = () => openInDom('/contact', { isClockStopped: true })

test('STAT-02, DATA-10 a contact message sends for at least 2 s, once, and clears the form', async () => {
  const page = await open()
  page.api.give(answer(sendMessage, {}))
  expect(page.main.role('link', BRAND.email).attribute('href')).toBe(`mailto:${BRAND.email}`)
  await write(page, 'A late parcel')

  await button(page).click()
  await waitFor(() => page.api.sent(sendMessage).length === 1) // `expect.poll` would let time pass
  expect(button(page).attribute('aria-busy')).toBe('true')
  await field(page, 'Subject').press('Enter') // a second submit sends nothing
  await page.advance(SENDING_MS - 1)
  expect(page.main.text(SENT).count).toBe(0)
  await page.advance(1)

  await expect.poll(() => page.main.text(SENT).count).toBe(1)
  await expect.poll(() => page.main.css(':focus').content).toBe(SENT)
  expect(written(page)).toEqual(['', '', '', ''])
  expect(page.api.sent(sendMessage)).toMatchObject([{ subject: 'A late parcel', message: WRITTEN.Message }])
  await page.goTo()
  expect(field(page, 'Subject').value).toBe('') // a sent message is not restored
})

test('STAT-02 missing fields show errors, also with the keyboard alone, and nothing is sent', async () => {
  const page = await open()

  await field(page, 'Name').fill('Ada Obi')
  await field(page, 'Email').fill('ada')
  await field(page, 'Email').press('Enter')

  await expect.poll(() => field(page, 'Email').isFocused).toBe(true)
  expect(field(page, 'Email').description).toBe('Enter an email address, like ada@example.com')
  expect(field(page, 'Subject').description).toBe('Subject is required')
  expect(field(page, 'Message').description).toBe('Message is required')
})

test('STAT-02 a signed-in customer finds their name and email filled in', async () => {
  const page = await openInDom('/contact', { user: ADA, serve: serverCart().serve })

  await expect.poll(() => field(page, 'Email').value).toBe(ADA.email)
  expect(field(page, 'Name').value).toBe(ADA.name)
  await field(page, 'Name').fill('Somebody else')
  await page.goTo()
  await expect.poll(() => field(page, 'Name').value).toBe('Somebody else')
})

test('STAT-02 a failed message keeps the input, also after a reload, and shows when offline', async () => {
  const page = await open()
  await write(page, 'Sent from a bus')
  const expected = written(page)
  page.setOffline(true)
  await expect.poll(() => page.main.content).toContain(OFFLINE)

  await button(page).click()
  await page.advance(SENDING_MS)
  await expect.poll(() => page.main.content).toContain(FAILED)
  expect(page.main.content?.split(OFFLINE)).toHaveLength(2)
  expect(written(page)).toEqual(expected)

  page.setOffline(false)
  page.api.give(answer(sendMessage, {}))
  await page.goTo()
  await expect.poll(() => written(page)).toEqual(expected)
  await button(page).click()
  await page.advance(SENDING_MS)
  await expect.poll(() => page.main.text(SENT).count).toBe(1)
})

test('STAT-02 after too many messages the error says to wait or call, not to try again', async () => {
  const message = 'Please wait an hour, or call us.'
  const page = await open()
  page.api.give(fail(sendMessage, { status: 429, code: 'RATE_LIMITED', message }))
  await write(page, 'Once more')
  const expected = written(page)

  await button(page).click()
  await page.advance(SENDING_MS)

  await expect.poll(() => page.main.content).toContain(message)
  expect(page.main.content).not.toContain(FAILED)
  expect(written(page)).toEqual(expected)
})
