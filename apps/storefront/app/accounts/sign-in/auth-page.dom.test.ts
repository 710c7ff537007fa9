import { login, openLink, register } from '@ahia/contracts/accounts'
import { featuredProducts } from '@ahia/contracts/catalog'
import { listShops } from '@ahia/contracts/shops'
import { answer, fail } from '@ahia/testing/open-page'
import { expect, test } from 'vitest'
import { serverCart } from '../../../test/dom/carts.ts'
import { ADA } from '../../../test/dom/goods.ts'
import { type DomPage, openInDom } from '../../../test/dom/open-in-dom.ts'
import { serverWishlist } from '../../../test/dom/wishlists.ts'
import { cards, shop } from '../../../test/market.ts'

const PASSWORD = 'kola nut at dawn'
const HOME = [answer(featuredProducts, { products: cards(2) }), answer(listShops, { shops: [shop()] })]

const email = ({ main }: DomPage) => main.label('Email')
const password = ({ main }: DomPage) => main.label('Password')
const focused = ({ all }: DomPage) => all.css(':focus').content
const loginButton = ({ main }: DomPage) => main.role('button', 'Login')

/** The sign-in page of somebody with an account. */
const openAuth = (query = '', isClockStopped = false) =>
  openInDom(`/auth${query}`, {
    isClockStopped,
    serve: (api) => {
      serverCart().serve(api)
      serverWishlist().serve(api)
      api.give(...HOME, answer(login, { user: ADA }))
    },
  })

async function fillIn(page: DomPage): Promise<void> {
  await email(page).fill(ADA.email)
  await password(page).fill(PASSWORD)
}

const stored = () => ({
  sessionUser: sessionStorage.getItem('user') !== null,
  persistentUser: localStorage.getItem('user') !== null,
  sessionToken: sessionStorage.getItem('token') !== null,
})

test('AUTH-07 a customer signs in with Enter, for this session, and returns to the requested page', async () => {
  const page = await openAuth('?next=/wishlist')
  expect(page.title.content).toBe('Login')

  await fillIn(page)
  await password(page).press('Enter')

  await expect.poll(() => page.path()).toBe('/wishlist')
  expect(stored()).toEqual({ sessionUser: true, persistentUser: false, sessionToken: false })
  expect(page.api.sent(login)).toEqual([{ email: ADA.email, password: PASSWORD, remember: false }])
})

test('AUTH-07, SHELL-03 Remember me keeps the customer signed in after the session', async () => {
  const page = await openAuth()
  await fillIn(page)
  await page.main.label('Remember me').click()
  await loginButton(page).click()

  await expect.poll(() => page.path()).toBe('/')
  expect(stored()).toEqual({ sessionUser: false, persistentUser: true, sessionToken: false })

  await page.goTo('/auth')
  await expect.poll(() => page.path()).toBe('/')
})

test('SHELL-03, AUTH-07 an open sign-in page continues once the customer signs in from another tab', async () => {
  const page = await openAuth('?next=/wishlist')

  page.storeElsewhere('user', ADA)

  await expect.poll(() => page.path()).toBe('/wishlist')
})

test('AUTH-07 after sign-in, redirects lead only to pages of this site', async () => {
  const page = await openAuth('?next=//evil.example/auth')
  await fillIn(page)
  await loginButton(page).click()

  await expect.poll(() => page.path()).toBe('/')
})

test('AUTH-07, ERR-02 a failed sign-in shows an error, moves focus to it and keeps the input', async () => {
  const page = await openAuth()
  const message = 'Wrong email or password'
  page.api.give(fail(login, { status: 401, code: 'CREDENTIALS_REFUSED', message }))
  await loginButton(page).click()
  await expect.poll(() => email(page).isFocused).toBe(true)
  expect(email(page).description).toBe('Email is required')

  await fillIn(page)
  await loginButton(page).click()

  await expect.poll(() => focused(page)).toBe(message)
  expect(password(page).value).toBe(PASSWORD)
})

test('ERR-02, ERR-03 a lost response, an error without a message and an invalid email each show an error', async () => {
  const page = await openAuth('?screen=register')
  const send = page.main.role('button', 'Register')
  const wrong = { path: 'email', message: 'Enter an email address, like ada@example.com' }
  page.api.give(fail(register, { status: 422, code: 'INVALID_INPUT', details: [wrong] }))
  await email(page).fill('ada@nowhere')
  await send.click()
  await expect.poll(() => email(page).description).toBe(wrong.message)
  await expect.poll(() => email(page).isFocused).toBe(true)

  await email(page).fill(ADA.email)
  page.api.lose(register)
  await send.click()
  await expect.poll(() => focused(page)).toBe('No response from server')

  page.api.reply(register, () => new Response('<html></html>', { status: 502 }))
  await send.click()
  await expect.poll(() => focused(page)).toBe('Error: 502')

  await page.goTo('/auth')
  await fillIn(page)
  page.api.reply(login, () => Response.json({ success: true, data: {} }))
  await loginButton(page).click()
  await expect.poll(() => focused(page)).toBe('Unexpected response status')
})

test('AUTH-07 a double click sends one request, and a slow network shows a message', async () => {
  const page = await openAuth('', true)
  const held = page.api.hold(login)
  await fillIn(page)

  await loginButton(page).click()
  const busy = page.main.role('button', 'Signing in...')
  await busy.click()
  expect(busy.attribute('aria-busy')).toBe('true')
  await page.advance(8_000)
  await expect.poll(() => page.main.content).toContain('Still working. Your network looks slow.')
  page.setOffline(true)
  await expect.poll(() => page.main.content).toContain("You're offline, but we've kept what you typed")

  expect(page.api.sent(login)).toHaveLength(1)
  held.release()
  await expect.poll(() => page.main.content).toContain('No response from server')
})

test('AUTH-09 an emailed link is used only after Continue, and then leads to the next step', async () => {
  const page = await openAuth('?link=abc123')
  page.api.give(answer(openLink, { token: 'grant', purpose: 'RESET', email: 'ada@example.com' }))
  await expect.poll(() => page.title.content).toBe('Your email link')
  expect(page.api.sent(openLink)).toEqual([])

  await page.main.role('button', 'Continue').click()

  await expect.poll(() => page.title.content).toBe('Reset password')
  expect(page.path()).toBe('/auth?screen=reset-password')
  expect(page.api.sent(openLink)).toEqual([{ secret: 'abc123' }])
})

test('AUTH-01 the sign-in page has a minimal header, and other pages the full one', async () => {
  const page = await openAuth()
  const header = page.all.role('banner')
  expect(header.role('link', /^Cart/).count).toBe(0)

  await header.role('link', 'Continue Shopping').click()

  await expect.poll(() => page.path()).toBe('/')
  await expect.poll(() => header.role('link', /^Cart/).count).toBe(1)
})

test('AUTH-01, WIN-20 an email typed at Login is there at Create an account and Forgot password, and back', async () => {
  const page = await openAuth()
  await email(page).fill(ADA.email)

  await page.main.role('link', 'New here? Create an account').click()
  await expect.poll(() => page.title.content).toBe('Create an account')
  expect(email(page).value).toBe(ADA.email)

  await email(page).fill('ada@work.example')
  await page.main.role('link', 'Have an account? Login').click()
  await expect.poll(() => page.title.content).toBe('Login')
  expect(email(page).value).toBe('ada@work.example')

  await page.main.role('link', 'Forgot password?').click()
  await expect.poll(() => page.title.content).toBe('Forgot password')
  expect(email(page).value).toBe('ada@work.example')
})
