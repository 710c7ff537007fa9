import { signInWithPassword } from '@ahia/contracts/admin/session'
import { listDemoStaff } from '@ahia/contracts/developers/dev-console'
import { STAFF_ROLE_NAMES } from '@ahia/reference/staff/roles'
import { expect, test } from 'vitest'
import { createPasswords } from '#accounts/passwords/passwords.ts'
import { startTestAdmin } from '../../../test/staff/staff-fixture.ts'
import { startTestApi } from '../../../test/test-api.ts'
import {
  addDemoStaff,
  DEMO_STAFF,
  DEMO_STAFF_PASSWORD,
  DEMO_STAFF_PASSWORD_HASH,
  demoStaffWords,
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
