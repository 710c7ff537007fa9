import { signInWithPassword } from '@ahia/contracts/admin/session'
import { listDemoStaff } from '@ahia/contracts/developers/dev-console'
import { STAFF_ROLE_NAMES } from '@ahia/reference/staff/roles'
import { expect, test } from 'vitest'
import { createPasswords } from '#accounts/passwords/passwords.ts'
import { readConfig } from '#platform/config.ts'
import { startTestAdmin } from '../../../test/staff/staff-fixture.ts'
import { startTestApi } from '../../../test/test-api.ts'
import { hasDemoPeople, isMoneyReal } from './demo-people.ts'
import {
  addDemoStaff,
  DEMO_STAFF,
  DEMO_STAFF_PASSWORD,
  DEMO_STAFF_PASSWORD_HASH,
  demoStaffWords,
  refuseDemoStaff,
} from './demo-staff.ts'

test('ADMIN-11 each role has a demo colleague, and the start says how to sign in as one', async () => {
  const api = await startTestApi()
  const admin = await startTestAdmin(api, { passwords: createPasswords() })
  await addDemoStaff(api)
  await addDemoStaff(api)

  const { staff } = await api.call(listDemoStaff, {})
  expect(staff).toHaveLength(DEMO_STAFF.length)
  expect(new Set(DEMO_STAFF.map(({ role }) => role))).toEqual(new Set(STAFF_ROLE_NAMES))
  expect(demoStaffWords('http://localhost:3002', 'http://localhost:3000')).toContain(DEMO_STAFF_PASSWORD)
  expect(DEMO_STAFF_PASSWORD_HASH).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
  const { email = '', code = '' } = staff[0] ?? {}
  const { me } = await admin.call(signInWithPassword, { email, password: DEMO_STAFF_PASSWORD, code })
  expect(me.email).toBe(email)
})

const LIVE = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://u:p4ss@db/ahia',
  PUBLIC_URL: 'https://ahia.example',
  SECRET_KEY: 'a secret of thirty-two characters',
  SMTP_URL: 'smtps://u:p4ss@smtp.ahia.example',
  PAYSTACK_BASE_URL: 'https://payments.example',
  PAYSTACK_SECRET_KEY: 'sk_live_of-this-test-alone',
}

test('ADMIN-11 with a live key no demo colleague is made, whatever else is set', () => {
  const live = readConfig(LIVE)
  expect([hasDemoPeople(live), isMoneyReal(live)]).toEqual([false, true])
  for (const setting of ['DEMO_MARKET', 'EMBEDDED_PAYMENTS', 'DEV_PAGES'])
    expect(() => readConfig({ ...LIVE, [setting]: 'true' })).toThrow(setting)
  const withTestKey = readConfig({
    ...LIVE,
    PAYSTACK_SECRET_KEY: 'sk_test_of-this-test-alone',
    DEMO_MARKET: 'true',
  })
  expect([hasDemoPeople(withTestKey), isMoneyReal(withTestKey)]).toEqual([false, false])
  expect(hasDemoPeople(readConfig({}))).toBe(true)
})

test('ADMIN-11 a database that has demo colleagues is not opened with a live key', async () => {
  const api = await startTestApi()
  await expect(refuseDemoStaff(api)).resolves.toBeUndefined()
  await addDemoStaff(api)
  await expect(refuseDemoStaff(api)).rejects.toThrow('demo colleagues')
})
