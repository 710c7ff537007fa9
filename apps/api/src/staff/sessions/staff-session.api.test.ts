import { giveProof, signInWithPassword, signOut } from '@ahia/contracts/admin/session'
import { changeStaff, inviteStaff, listOwnPasskeys, listStaff } from '@ahia/contracts/admin/staff'
import { API_PATH } from '@ahia/contracts/api-path'
import type { StaffMemberId } from '@ahia/contracts/ids'
import { adminEndpoints } from '@ahia/contracts/server/admin-endpoints'
import { endpoints } from '@ahia/contracts/server/endpoints'
import { STAFF_ROLES, type StaffRole } from '@ahia/reference/staff/roles'
import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { codeNow, newAuthenticatorSecret } from '#staff/factors/authenticator.ts'
import { insertAuthenticator } from '#staff/factors/factors.sql.ts'
import { sealText } from '#staff/factors/sealed-text.ts'
import { insertMember } from '#staff/members/members.sql.ts'
import { quickPasswords } from '../../../test/quick-passwords.ts'
import { aColleague, callWith, codeOf, startTestAdmin } from '../../../test/staff/staff-fixture.ts'
import { startTestApi } from '../../../test/test-api.ts'

const api = await startTestApi()
const admin = await startTestAdmin(api)
const PASSWORD = 'a long enough password'

let made = 0
async function withAuthenticator(role: StaffRole = 'SUPPORT') {
  const secret = newAuthenticatorSecret()
  const email = `code-${++made}@example.com`
  const id = newId<StaffMemberId>()
  const passwordHash = await quickPasswords.hash(PASSWORD)
  await api.db.transaction(async (tx) => {
    await insertMember(tx, { id, email, name: 'Ada', passwordHash, roles: [role] })
    await insertAuthenticator(tx, { staffId: id, sealedSecret: sealText(api.secrets, secret), step: 0 })
  })
  return { id, email, secret }
}

const signIn = (given: { email: string; password?: string; code: string }) =>
  admin.call(signInWithPassword, { password: PASSWORD, ...given })

const auditOf = async (id: StaffMemberId) => {
  const { rows } = await api.pool.query<{ act: string }>(
    'select act from audit_entries where actor_id = $1 order by sequence',
    [id],
  )
  return rows.map(({ act }) => act)
}

test('ADMIN-01 no call of the back office exists on the market’s origin, and none of the market’s on its own', async () => {
  const ask = (origin: string, { method, path }: { method: string; path: string }) =>
    fetch(origin + API_PATH + path.replace(/\{\w+\}/g, newId()), {
      method,
      headers: { 'sec-fetch-site': 'same-origin' },
    })
  const onMarket = await Promise.all(adminEndpoints.map(async (one) => (await ask(api.origin, one)).status))
  const onAdmin = await Promise.all(endpoints.map(async (one) => (await ask(admin.origin, one)).status))

  expect(new Set(onMarket)).toEqual(new Set([404]))
  expect(new Set(onAdmin)).toEqual(new Set([404]))
})

test('ADMIN-03 a password and a code sign in; the same code never twice, and no error says what was wrong', async () => {
  const { id, email, secret } = await withAuthenticator()
  const code = codeNow(secret)

  const { me } = await signIn({ email, code })
  const refused = [
    await codeOf(signIn({ email, code })),
    await codeOf(signIn({ email, password: 'not the password', code: codeNow(secret, Date.now() + 30_000) })),
    await codeOf(signIn({ email: 'nobody@example.com', code })),
  ]

  expect(me).toMatchObject({
    email,
    roles: ['SUPPORT'],
    permissions: [...STAFF_ROLES.SUPPORT.permissions].sort(),
  })
  expect(new Set(refused)).toEqual(new Set(['CREDENTIALS_REFUSED']))
  expect(await auditOf(id)).toEqual(['staff.sign-in'])
})

test('ADMIN-04 the session is a cookie that no script reads, and ends with sign-out, suspension, idleness and time', async () => {
  const { email, secret } = await withAuthenticator()
  const response = await fetch(`${admin.origin}${API_PATH}/admin/session/password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ email, password: PASSWORD, code: codeNow(secret) }),
  })
  const cookie = response.headers.get('set-cookie') ?? ''

  expect(cookie).toMatch(/^__Host-staff=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/)
  expect(await response.text()).not.toContain(cookie.slice(13, 56))

  const owner = await aColleague(api, admin, 'OWNER')
  const leaving = await aColleague(api, admin, 'SUPPORT')
  await leaving.call(signOut, {})
  const suspended = await aColleague(api, admin, 'SUPPORT')
  await owner.call(changeStaff, { id: suspended.id, status: 'SUSPENDED' })
  const idle = await aColleague(api, admin, 'SUPPORT')
  const old = await aColleague(api, admin, 'SUPPORT')
  await api.pool.query(
    `update staff_sessions set seen_at = now() - interval '31 minutes' where staff_id = $1`,
    [idle.id],
  )
  await api.pool.query(
    `update staff_sessions set created_at = now() - interval '13 hours' where staff_id = $1`,
    [old.id],
  )
  for (const { call } of [leaving, suspended, idle, old])
    expect(await codeOf(call(listOwnPasskeys, {}))).toBe('NOT_SIGNED_IN')
  expect(await codeOf(owner.call(listOwnPasskeys, {}))).toBe(null)
})

test('ADMIN-04 another site cannot change anything, whatever cookie the browser sends along', async () => {
  const owner = await aColleague(api, admin, 'OWNER')
  const statuses = await Promise.all(
    ['cross-site', 'same-site', null].map(async (site) => {
      const headers: Record<string, string> = { cookie: `__Host-staff=${owner.token}` }
      if (site !== null) headers['sec-fetch-site'] = site
      return (await fetch(`${admin.origin}${API_PATH}/admin/session`, { method: 'DELETE', headers })).status
    }),
  )

  expect(statuses).toEqual([403, 403, 403])
  expect(await codeOf(owner.call(listOwnPasskeys, {}))).toBe(null)
})

test('ADMIN-05 what weighs needs a proof of the last five minutes', async () => {
  const { id, email, secret } = await withAuthenticator('OWNER')
  const response = await fetch(`${admin.origin}${API_PATH}/admin/session/password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ email, password: PASSWORD, code: codeNow(secret) }),
  })
  const call = callWith(admin.origin, response.headers.get('set-cookie')?.slice(13, 56) ?? '')
  const invite = () =>
    call(inviteStaff, { email: `new-${made}@example.com`, name: 'New', roles: ['SUPPORT'] })
  await api.pool.query(
    `update staff_sessions set proof_at = now() - interval '6 minutes' where staff_id = $1`,
    [id],
  )

  expect(await codeOf(invite())).toBe('PROOF_NEEDED')
  expect(await codeOf(call(listStaff, {}))).toBe(null)
  expect(await codeOf(call(giveProof, { code: '000000' }))).toBe('PROOF_REFUSED')
  await call(giveProof, { code: codeNow(secret, Date.now() + 30_000) })
  expect(await codeOf(invite())).toBe(null)
})

test('ADMIN-06 after five wrong codes a colleague waits, however many guesses arrive at once', async () => {
  const { id, email, secret } = await withAuthenticator()
  const guesses = await Promise.all(
    Array.from({ length: 12 }, (_, at) => codeOf(signIn({ email, code: String(at).padStart(6, '0') }))),
  )
  const count = (code: string) => guesses.filter((one) => one === code).length

  expect([count('CREDENTIALS_REFUSED'), count('RATE_LIMITED')]).toEqual([5, 7])
  expect(await codeOf(signIn({ email, code: codeNow(secret) }))).toBe('RATE_LIMITED')
  await api.pool.query(
    `update staff_failures set happened_at = now() - interval '16 minutes' where staff_id = $1`,
    [id],
  )
  expect(await codeOf(signIn({ email, code: codeNow(secret) }))).toBe(null)
})
