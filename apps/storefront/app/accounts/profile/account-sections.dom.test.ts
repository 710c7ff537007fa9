import { logout } from '@ahia/contracts/accounts'
import { featuredProducts } from '@ahia/contracts/catalog'
import { sessionIdSchema } from '@ahia/contracts/ids'
import { getNewsletterStatus, listActivity } from '@ahia/contracts/profile/own-account'
import { userSchema } from '@ahia/contracts/shapes/user'
import { listShops } from '@ahia/contracts/shops'
import {
  changePassword,
  deleteMyAccount,
  endAllSessions,
  endSession,
  getProfile,
  listSessions,
} from '@ahia/contracts/user'
import { listSavedItems } from '@ahia/contracts/wishlist'
import type { FakeApi } from '@ahia/testing/dom/fake-api'
import { answer, fail } from '@ahia/testing/open-page'
import { expect, onTestFinished, test, vi } from 'vitest'
import { serverCart } from '../../../test/dom/carts.ts'
import { ADA } from '../../../test/dom/goods.ts'
import { type DomPage, openInDom } from '../../../test/dom/open-in-dom.ts'
import { cards, shop } from '../../../test/market.ts'

const PASSWORD = 'kola nut at dawn'
const NEW_PASSWORD = 'palm wine at dusk'
const HOME = [answer(featuredProducts, { products: cards(2) }), answer(listShops, { shops: [shop()] })]
const WRONG_PASSWORD = 'This is not your password'

const device = (place: number, name: string) => ({
  id: sessionIdSchema.parse(`00000000-0000-4000-8000-00000000000${place}`),
  device: name,
  isThisOne: place === 0,
  createdAt: '2026-11-14T12:00:00.000Z',
  lastUsedAt: '2026-11-15T12:00:00.000Z',
})
const [HERE, PHONE, TABLET] = [device(0, 'Firefox'), device(1, 'Phone'), device(2, 'Tablet')] as const

const part = ({ all }: DomPage, name: string) => all.role('region', name)
const devices = (page: DomPage) => part(page, 'Your devices').role('listitem')

function serve(api: FakeApi): void {
  serverCart().serve(api)
  api.give(
    answer(getProfile, { user: userSchema.strip().parse(ADA) }),
    answer(listSessions, { sessions: [HERE, PHONE, TABLET] }),
    answer(listActivity, { events: [] }),
    answer(getNewsletterStatus, { isSubscribed: false }),
    answer(logout, {}),
    answer(listSavedItems, { items: [] }), // asked for when leaving loads what must be forgotten
  )
}

async function openProfile(): Promise<DomPage> {
  const page = await openInDom('/profile', { user: ADA, serve })
  await expect.poll(() => devices(page).count).toBe(3)
  return page
}

test('PROF-06 a password that is weak, repeated wrongly or not accepted shows an error, and a changed one signs out all other devices', async () => {
  const page = await openProfile()
  const password = part(page, 'Password')
  const save = password.role('button', 'Save password')
  const change = password.role('button', 'Change password')
  const field = (label: string) => password.label(new RegExp(`^${label}`))

  await change.click()
  await expect.poll(() => field('Current password').isFocused).toBe(true)
  await field('Current password').fill('not my password')
  await field('New password').fill('short')
  await expect.poll(() => save.isDisabled).toBe(true)
  await field('New password').fill(NEW_PASSWORD)
  await field('Confirm password').fill(`${NEW_PASSWORD}!`)
  await expect.poll(() => save.description).toBe('Passwords do not match')
  await field('Confirm password').fill(NEW_PASSWORD)
  page.api.give(fail(changePassword, { status: 403, code: 'PASSWORD_WRONG', message: WRONG_PASSWORD }))
  await save.click()
  await expect.poll(() => password.css(':focus').content).toContain(WRONG_PASSWORD)

  const details = [{ path: 'password', message: 'This password is too common' }]
  page.api.give(fail(changePassword, { status: 422, code: 'PASSWORD_TOO_COMMON', details }))
  await field('Current password').fill(PASSWORD)
  await save.click()
  await expect.poll(() => field('New password').isFocused).toBe(true)
  expect(field('New password').attribute('aria-invalid')).toBe('true')
  expect(field('New password').description).toContain('too common')

  await password.role('button', 'Cancel').click()
  await expect.poll(() => change.isFocused).toBe(true)
  await change.press('Enter')
  page.api.give(answer(changePassword, {}), answer(listSessions, { sessions: [HERE] }))
  await field('Current password').fill(PASSWORD)
  for (const label of ['New password', 'Confirm password']) await field(label).fill(NEW_PASSWORD)
  await save.click()
  await expect.poll(() => password.role('status').content).toContain('All other devices are signed out.')
  await expect.poll(() => devices(page).count).toBe(1)
  expect(page.api.sent(changePassword).at(-1)).toEqual({
    currentPassword: PASSWORD,
    password: NEW_PASSWORD,
  })
})

test('PROF-06, WIN-85 a customer can sign out one other device, then all; an error to sign out all stays in the dialog', async () => {
  const page = await openProfile()
  const ended: string[] = []
  page.api.reply(endSession, (_, path) => {
    ended.push(path)
    return answer(endSession, {})
  })
  page.api.give(fail(endAllSessions, { status: 500 }))

  await part(page, 'Your devices').role('button', 'Sign out Phone').click()
  await expect.poll(() => devices(page).count).toBe(2)
  await expect.poll(() => part(page, 'Your devices').role('list').isFocused).toBe(true)
  expect(ended).toEqual([expect.stringContaining(PHONE.id)])

  await part(page, 'Your devices').role('button', 'Sign out everywhere').first().click()
  const dialog = page.all.role('dialog', 'Sign out everywhere?')
  await dialog.role('button', 'Sign out everywhere').click()
  await expect.poll(() => dialog.content).toContain('Error: 500')
  expect(localStorage.getItem('user')).not.toBeNull()

  const replace = vi.spyOn(location, 'replace').mockImplementation(() => {}) // a DOM has no other page to show
  onTestFinished(() => replace.mockRestore())
  page.api.give(answer(endAllSessions, {}), ...HOME)
  await dialog.role('button', 'Sign out everywhere').click()
  await expect.poll(() => replace.mock.calls).toEqual([['/']])
  expect(localStorage.getItem('user')).toBeNull()
})

test('PROF-06 deleting an account shows what is deleted and what stays, and requires the password', async () => {
  const page = await openProfile()
  const dialog = page.all.role('dialog', 'Delete your account?')
  const open = part(page, 'Delete account').role('button', 'Delete my account')
  const remove = dialog.role('button', 'Delete my account')
  const keep = dialog.role('button', 'Keep my account')
  const own = dialog.label(/^Your password/)
  await open.click()
  for (const text of ['What we delete:', 'What stays:', ADA.email])
    await expect.poll(() => dialog.content).toContain(text)

  page.api.give(fail(deleteMyAccount, { status: 403, code: 'PASSWORD_WRONG', message: WRONG_PASSWORD }))
  await own.fill('not my password')
  await remove.click()
  await expect.poll(() => dialog.content).toContain(WRONG_PASSWORD)
  await keep.click()
  await open.click()
  await expect.poll(() => dialog.content).not.toContain(WRONG_PASSWORD)

  page.api.give(answer(deleteMyAccount, { isDeleted: true }))
  const held = page.api.hold(deleteMyAccount)
  await own.fill(PASSWORD)
  await remove.click()
  await expect.poll(() => keep.isDisabled).toBe(true)
  await dialog.role('button', 'Close').click()
  expect(dialog.count, 'a running deletion cannot be cancelled').toBe(1)
  held.release()

  await expect.poll(() => page.title.content).toBe('Your account is deleted')
  expect(page.path()).toBe('/profile')
  expect(page.api.sent(deleteMyAccount).at(-1)).toEqual({ password: PASSWORD, keepNewsletter: false })
  await expect.poll(() => localStorage.getItem('user')).toBeNull()
  await expect.poll(() => page.all.role('banner').role('link', 'Login').count).toBe(1)
})

test('PROF-06 who gets the newsletter is asked in the same dialog whether it goes too; others are not asked', async () => {
  const page = await openProfile()
  const dialog = page.all.role('dialog', 'Delete your account?')
  const open = part(page, 'Delete account').role('button', 'Delete my account')
  const box = dialog.role('checkbox')
  const remove = async () => {
    await dialog.label(/^Your password/).fill(PASSWORD)
    await dialog.role('button', 'Delete my account').click()
  }
  const held = page.api.hold(getNewsletterStatus)
  await open.click()
  await expect.poll(() => dialog.content).toContain('Checking your newsletter')
  held.release()
  await expect.poll(() => dialog.content).not.toContain('Checking your newsletter')
  expect(box.count).toBe(0)
  await dialog.role('button', 'Keep my account').click()

  page.api.give(fail(getNewsletterStatus, { status: 500 }))
  await open.click()
  await expect
    .poll(() => dialog.label('Also remove me from the newsletter, if I get it').isChecked)
    .toBe(true)
  await dialog.role('button', 'Keep my account').click()

  page.api.give(answer(getNewsletterStatus, { isSubscribed: true }), fail(deleteMyAccount, { status: 500 }))
  await open.click()
  await expect.poll(() => dialog.label(`Also remove ${ADA.email} from our newsletter`).isChecked).toBe(true)
  await remove()
  await expect
    .poll(() => page.api.sent(deleteMyAccount).at(-1))
    .toEqual({
      password: PASSWORD,
      keepNewsletter: false,
    })
  await expect.poll(() => dialog.content).toContain('Error: 500')
  await box.click()
  await remove()
  await expect.poll(() => page.api.sent(deleteMyAccount).at(-1)?.keepNewsletter).toBe(true)
})
