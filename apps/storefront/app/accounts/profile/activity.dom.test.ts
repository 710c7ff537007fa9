import { listActivity } from '@ahia/contracts/profile/own-account'
import { userSchema } from '@ahia/contracts/shapes/user'
import { changePassword, getProfile, listSessions } from '@ahia/contracts/user'
import { answer, fail } from '@ahia/testing/open-page'
import { expect, test } from 'vitest'
import { serverCart } from '../../../test/dom/carts.ts'
import { ADA } from '../../../test/dom/goods.ts'
import { type DomPage, openInDom } from '../../../test/dom/open-in-dom.ts'
import type { ActivityEvent } from './activity.rules.ts'

const event = (kind: ActivityEvent['kind'], minute: number): ActivityEvent => ({
  kind,
  device: 'Chrome on Android',
  times: 1,
  lastAt: `2026-11-15T12:${minute}:00.000Z`,
})
const SIGNED_IN = event('SIGNED_IN', 30)
const WRONG = { ...event('WRONG_PASSWORD', 20), times: 3 }

const section = ({ all }: DomPage) => all.role('region', 'Recent activity')
const openProfile = (activity: ReturnType<typeof answer> | ReturnType<typeof fail>) =>
  openInDom('/profile', {
    user: ADA,
    serve: (api) => {
      serverCart().serve(api)
      api.give(
        answer(getProfile, { user: userSchema.strip().parse(ADA) }),
        answer(listSessions, { sessions: [] }),
        activity,
      )
    },
  })

test('PROF-07 recent activity is listed in plain words with the time in Lagos, and leads to a new password', async () => {
  const page = await openProfile(answer(listActivity, { events: [SIGNED_IN, WRONG] }))
  const rows = section(page).role('listitem')

  await expect.poll(() => rows.count).toBe(2)
  expect(rows.first().content).toBe('Signed in on Chrome, Android15 Nov 2026, 1:30 pm')
  expect(rows.last().content).toBe('Wrong password entered, 3 times15 Nov 2026, 1:20 pm · Chrome, Android')
  expect(section(page).role('button', /^Show all/).count).toBe(0)

  await section(page).role('button', 'Change your password').click()
  const current = page.all.role('region', 'Password').label(/^Current password/)
  await expect.poll(() => current.isFocused).toBe(true)
  await current.fill('kola nut at dawn')
  await section(page).role('button', 'Change your password').click()
  await expect.poll(() => current.isFocused).toBe(true)
  expect(current.value).toBe('kola nut at dawn')
})

test('PROF-07 five events are shown first, all on request', async () => {
  const events = Array.from({ length: 7 }, (_, at) => event('SIGNED_IN', 50 - at))
  const page = await openProfile(answer(listActivity, { events }))
  const rows = section(page).role('listitem')

  await expect.poll(() => rows.count).toBe(5)
  await section(page).role('button', 'Show all (7)').click()
  await expect.poll(() => rows.count).toBe(7)
  await expect.poll(() => section(page).role('list').isFocused).toBe(true)
})

test('PROF-07 without activity the section says so; one that fails to load can be tried again, and the rest works', async () => {
  const page = await openProfile(fail(listActivity, { status: 500 }))
  await expect.poll(() => section(page).role('alert').content).toContain('Error: 500')
  expect(page.all.role('region', 'Password').role('button', 'Change password').count).toBe(1)

  page.api.give(answer(listActivity, { events: [] }))
  const held = page.api.hold(listActivity)
  await section(page).role('button', 'Try Again').click()
  await expect.poll(() => section(page).role('status').content).toContain('Loading recent activity')
  held.release()
  await expect.poll(() => section(page).content).toContain('Nothing yet.')
})

test('PROF-07 a changed password is listed at once', async () => {
  const page = await openProfile(answer(listActivity, { events: [] }))
  const password = page.all.role('region', 'Password')
  await password.role('button', 'Change password').click()
  await password.label(/^Current password/).fill('kola nut at dawn')
  for (const label of [/^New password/, /^Confirm password/])
    await password.label(label).fill('palm wine at dusk')

  page.api.give(answer(changePassword, {}), answer(listActivity, { events: [event('PASSWORD_CHANGED', 40)] }))
  await password.role('button', 'Save password').click()

  await expect.poll(() => section(page).role('listitem').content).toContain('Password changed')
})
