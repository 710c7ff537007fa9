import { sessionIdSchema } from '@ahia/contracts/ids'
import {
  changeShopPassword,
  closeShop,
  endOtherShopSessions,
  endShopSession,
  exportShopData,
  getShopClosing,
  keepShop,
  listShopSessions,
  type ShopClosing,
} from '@ahia/contracts/seller/shop-settings'
import { logoutShop } from '@ahia/contracts/shop-accounts'
import type { FakeApi } from '@ahia/testing/dom/fake-api'
import type { Locator } from '@ahia/testing/dom/locator'
import { type ApiAnswer, answer, fail } from '@ahia/testing/open-page'
import { expect, test } from 'vitest'
import { openHubPage } from '../../test/open-hub-page.ts'
import page from './account-page.tsx'

const PASSWORD = 'kola nut at dawn'
const NEW_PASSWORD = 'palm wine at dusk'
const EMAIL = 'mama@example.com'
const WRONG_PASSWORD = 'This is not your password'

const device = (place: number, name: string) => ({
  id: sessionIdSchema.parse(`00000000-0000-4000-8000-00000000000${place}`),
  device: name,
  isThisOne: place === 0,
  createdAt: '2026-11-14T12:00:00.000Z',
  lastUsedAt: '2026-11-15T12:00:00.000Z',
})
const [HERE, PHONE, TABLET] = [device(0, 'Firefox'), device(1, 'Phone'), device(2, 'Tablet')] as const

const NOTHING_OPEN = { orders: 0, refunds: 0, earnings: 0, debt: 0 }
const OPEN_SHOP: ShopClosing = { closesAt: null, closesAtOnce: false, open: NOTHING_OPEN }
const closingIs = (closing: Partial<ShopClosing>) => answer(getShopClosing, { ...OPEN_SHOP, ...closing })

type Opened = { api: FakeApi; all: Locator; part: (name: string) => Locator }

/** The page in a DOM, for a shop that is signed in. */
async function openAccount(...answers: ApiAnswer[]): Promise<Opened> {
  const { api, all } = openHubPage(
    page,
    [
      ...answers,
      answer(listShopSessions, { sessions: [HERE, PHONE, TABLET] }),
      closingIs({}),
      answer(logoutShop, {}),
    ],
    { signedIn: { email: EMAIL, shop: null } },
  )
  await expect.poll(() => all.css('h1').content).toBe('Account')
  return { api, all, part: (name) => all.role('region', name) }
}

test('SELL-61 a merchant changes the password: errors are at their fields, and the devices are loaded again', async () => {
  const { api, part } = await openAccount(
    fail(changeShopPassword, { status: 403, code: 'PASSWORD_WRONG', message: WRONG_PASSWORD }),
  )
  const password = part('Password')
  const field = (label: string) => password.label(new RegExp(`^${label}`))
  await password.role('button', 'Change password').click()
  await field('Current password').fill('not my password')
  await field('New password').fill(NEW_PASSWORD)
  await field('Confirm password').fill(`${NEW_PASSWORD}!`)
  await expect.poll(() => password.role('button', 'Save password').isDisabled).toBe(true)
  await field('Confirm password').fill(NEW_PASSWORD)
  await password.role('button', 'Save password').click()
  await expect.poll(() => password.content).toContain(WRONG_PASSWORD)

  api.give(answer(changeShopPassword, {}), answer(listShopSessions, { sessions: [HERE] }))
  await field('Current password').fill(PASSWORD)
  await password.role('button', 'Save password').click()

  await expect.poll(() => password.content).toContain('All other devices are signed out.')
  await expect.poll(() => password.css(':focus').content).toContain('All other devices are signed out.')
  await expect.poll(() => part('Signed-in devices').content).toContain('on this device only')
  expect(api.sent(changeShopPassword).at(-1)).toEqual({ currentPassword: PASSWORD, password: NEW_PASSWORD })
})

test('SELL-61 devices: loading, an error with another try, one signed out, then all others', async () => {
  const { api, part } = await openAccount(fail(listShopSessions, { status: 500 }))
  const devices = part('Signed-in devices')
  await expect.poll(() => devices.role('button', 'Try again').count).toBe(1)
  api.give(
    answer(listShopSessions, { sessions: [HERE, PHONE, TABLET] }),
    fail(endShopSession, { status: 500, message: 'Not now' }),
  )
  await devices.role('button', 'Try again').click()
  await expect.poll(() => devices.role('listitem').count).toBe(3)

  await devices.role('button', 'Sign out Phone').click()
  await expect.poll(() => devices.role('alert').content).toContain('Not now')
  api.give(answer(endShopSession, {}), answer(listShopSessions, { sessions: [HERE, TABLET] }))
  await devices.role('button', 'Sign out Phone').click()
  await expect.poll(() => devices.content).toContain('Signed out: Phone')
  await expect.poll(() => devices.role('listitem').count).toBe(2)

  api.give(answer(endOtherShopSessions, {}), answer(listShopSessions, { sessions: [HERE] }))
  await devices.role('button', 'Sign out everywhere else').click()
  await expect.poll(() => devices.content).toContain('All other devices are signed out.')
  expect(localStorage.getItem('shop')).not.toBeNull()
})

test('SELL-61 a download that fails says so and can be tried again', async () => {
  const { part } = await openAccount(fail(exportShopData, { status: 503, message: 'Try again in a moment' }))
  const data = part('Download your data')

  await data.role('button', 'Download my data').click()

  await expect.poll(() => data.role('alert').content).toContain('Try again in a moment')
  expect(data.role('button', 'Download my data').isDisabled).toBe(false)
})

test('SELL-53 closing says in plain words what stands in the way, asks for the password, and can be taken back', async () => {
  const open = { orders: 2, refunds: 1, earnings: 1234.5, debt: 0 }
  const { api, all, part } = await openAccount(
    closingIs({ open }),
    fail(closeShop, { status: 403, code: 'PASSWORD_WRONG', message: WRONG_PASSWORD }),
  )
  const section = part('Close your account')
  for (const text of ["2 orders aren't finished", '1 refund is on the way', 'We still owe you ₦1,234.50'])
    await expect.poll(() => section.content).toContain(text)
  await section.role('button', 'Close my account').first().click()
  const dialog = all.role('dialog', 'Close your account?')
  for (const text of ['What we delete:', 'What stays:', EMAIL])
    await expect.poll(() => dialog.content).toContain(text)
  await dialog.label(/^Your password/).fill('not my password')
  await dialog.role('button', 'Close my account').click()
  await expect.poll(() => dialog.content).toContain(WRONG_PASSWORD)

  const closesAt = '2026-12-17T12:00:00.000Z'
  api.give(answer(closeShop, { closesAt }), closingIs({ closesAt, open }))
  await dialog.label(/^Your password/).fill(PASSWORD)
  await dialog.role('button', 'Close my account').click()
  await expect.poll(() => section.content).toContain('your account closes on 17 Dec 2026')
  expect(localStorage.getItem('shop')).not.toBeNull()

  api.give(answer(keepShop, {}), closingIs({}))
  await section.role('button', 'Keep my shop').click()
  await expect.poll(() => section.content).toContain('You can change your mind until then.')
})

test('SELL-53 an account that closes at once ends with a last message, signed out', async () => {
  const { all, part } = await openAccount(
    closingIs({ closesAtOnce: true }),
    answer(closeShop, { closesAt: null }),
  )
  const section = part('Close your account')
  await expect.poll(() => section.content).toContain('closes right away')
  await section.role('button', 'Close my account').first().click()
  const dialog = all.role('dialog', 'Close your account?')
  await dialog.label(/^Your password/).fill(PASSWORD)

  await dialog.role('button', 'Close my account').click()

  await expect.poll(() => all.css('h1').content).toBe('Your account is closed')
  await expect.poll(() => localStorage.getItem('shop')).toBeNull()
})
