import { login, logout, refresh } from '@ahia/contracts/accounts'
import { featuredProducts } from '@ahia/contracts/catalog'
import { listActivity } from '@ahia/contracts/profile/own-account'
import { userSchema } from '@ahia/contracts/shapes/user'
import { listShops } from '@ahia/contracts/shops'
import { getProfile, listSessions } from '@ahia/contracts/user'
import type { FakeApi } from '@ahia/testing/dom/fake-api'
import { answer, fail } from '@ahia/testing/open-page'
import { expect, onTestFinished, test, vi } from 'vitest'
import { serverCart } from '../../test/dom/carts.ts'
import { ADA } from '../../test/dom/goods.ts'
import { type DomPage, openInDom } from '../../test/dom/open-in-dom.ts'
import { serverWishlist } from '../../test/dom/wishlists.ts'
import { cards, shop } from '../../test/market.ts'

const EXPIRED = 'Your session has expired. Please sign in again.'
const HOME = [answer(featuredProducts, { products: cards(2) }), answer(listShops, { shops: [shop()] })]
const PROFILE = answer(getProfile, { user: userSchema.strip().parse(ADA) })
const RENEWED = { token: 'access-2', refresh: 'refresh-2' }

const ownName = ({ all }: DomPage) => all.role('region', 'Account Information').text('Ada Obi').count
const stored = () => JSON.parse(localStorage.getItem('user') ?? 'null')

function serve(api: FakeApi): void {
  serverCart().serve(api)
  serverWishlist().serve(api)
  api.give(
    ...HOME,
    PROFILE,
    answer(listSessions, { sessions: [] }),
    answer(listActivity, { events: [] }),
    answer(logout, {}),
  )
}

/** The access token has expired; the refresh token is good. */
function serveExpired(api: FakeApi): void {
  let isRenewed = false
  serve(api)
  api.reply(getProfile, () =>
    isRenewed ? PROFILE : fail(getProfile, { status: 401, code: 'NOT_SIGNED_IN' }),
  )
  api.reply(refresh, () => {
    isRenewed = true
    return answer(refresh, RENEWED)
  })
}

/** Neither token is good any more. */
function serveEnded(api: FakeApi): void {
  serve(api)
  for (const endpoint of [getProfile, refresh])
    api.give(fail(endpoint, { status: 401, code: 'NOT_SIGNED_IN' }))
}

async function chooseInMenu({ all }: DomPage, item: string): Promise<void> {
  await all.role('button', 'Hello, Ada Obi').click()
  await all.role('menuitem', item).click()
}

test('SESS-03, SESS-04 an expired access token is renewed without the customer noticing', async () => {
  const page = await openInDom('/profile', { user: ADA, serve: serveExpired })

  await expect.poll(() => ownName(page)).toBe(1)
  expect(page.api.sent(refresh)).toEqual([{ refresh: ADA.refresh }])
  expect(stored()).toMatchObject({ ...RENEWED, email: ADA.email })
})

test('SESS-04, AUTH-07 an ended session leads to sign-in, keeps the cart, and from there back to the page', async () => {
  const cart = { items: [], totalItems: 0, updatedAt: '2026-11-15T10:00:00.000Z' }
  const page = await openInDom('/about', { user: ADA, stored: { 'ahia-cart': cart }, serve: serveEnded })

  await chooseInMenu(page, 'My Profile')

  await expect.poll(() => page.path()).toBe('/auth?next=%2Fprofile')
  await expect.poll(() => page.toasts.content).toContain(EXPIRED)
  expect(stored()).toBeNull()
  expect(localStorage.getItem('ahia-cart')).toContain('items')

  page.api.give(PROFILE, answer(login, { user: ADA }))
  await page.main.label('Email').fill(ADA.email)
  await page.main.label('Password').fill('kola nut at dawn')
  await page.main.role('button', 'Login').click()
  await expect.poll(() => page.path()).toBe('/profile')
  await expect.poll(() => ownName(page)).toBe(1)
})

test('SESS-04, WIN-85 a page opened with an ended session leads to sign-in with a message', async () => {
  const page = await openInDom('/profile', { user: ADA, serve: serveEnded })

  await expect.poll(() => page.path()).toBe('/auth?next=%2Fprofile')
  await expect.poll(() => page.toasts.content).toContain(EXPIRED)
})

test('SESS-04 a network failure does not sign the customer out', async () => {
  const page = await openInDom('/profile', {
    user: ADA,
    serve: (api) => {
      serveExpired(api)
      api.lose(refresh)
    },
  })
  await expect.poll(() => page.main.content).toContain('No response from server')
  expect(stored()).toMatchObject({ token: ADA.token, refresh: ADA.refresh })

  serveExpired(page.api)
  await page.main.role('button', 'Try Again').first().click()
  await expect.poll(() => ownName(page)).toBe(1)
})

test('SHELL-13 a customer who logs out without a network is signed out in this browser', async () => {
  const page = await openInDom('/about', { user: ADA, serve })
  const replace = vi.spyOn(location, 'replace').mockReturnValue()
  onTestFinished(() => replace.mockRestore())
  const warn = vi.mocked(console.warn).mockReturnValue()
  page.api.lose(logout)

  await chooseInMenu(page, 'Logout')

  await expect.poll(() => replace.mock.calls).toEqual([['/']])
  expect(stored()).toBeNull()
  await expect.poll(() => warn.mock.calls).toHaveLength(1)
})

test('PROF-01, ROLE-01 a guest, or a customer with an unfinished registration, is sent from the profile to sign-in', async () => {
  const page = await openInDom('/profile')
  await expect.poll(() => page.path()).toBe('/auth?next=%2Fprofile')
  await expect.poll(() => page.title.content).toBe('Login')

  sessionStorage.setItem('token', 'of-a-registration')
  await page.goTo('/profile')
  await expect.poll(() => page.path()).toBe('/auth?next=%2Fprofile')
  await expect.poll(() => page.title.content).toBe('Login')
})

test('SHELL-03, ROLE-01 a signed-in customer sees the account menu and is redirected away from sign-in', async () => {
  const page = await openInDom('/auth', { user: ADA, serve })
  await expect.poll(() => page.path()).toBe('/')
  await expect.poll(() => page.all.role('button', 'Hello, Ada Obi').count).toBe(1)

  await page.goTo('/auth?next=/profile')
  await expect.poll(() => page.path()).toBe('/profile')
  await expect.poll(() => ownName(page)).toBe(1)
})
