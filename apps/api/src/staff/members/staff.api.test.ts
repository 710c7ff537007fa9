import { signInWithPassword } from '@ahia/contracts/admin/session'
import {
  acceptInvitation,
  changeStaff,
  inviteStaff,
  listOwnPasskeys,
  listStaff,
  openInvitation,
} from '@ahia/contracts/admin/staff'
import { API_PATH } from '@ahia/contracts/api-path'
import { adminEndpoints } from '@ahia/contracts/server/admin-endpoints'
import { STAFF_PERMISSIONS, STAFF_ROLE_NAMES, STAFF_ROLES, type StaffRole } from '@ahia/reference/staff/roles'
import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { codeNow } from '#staff/factors/authenticator.ts'
import { aColleague, codeOf, startTestAdmin } from '../../../test/staff/staff-fixture.ts'
import { startTestApi } from '../../../test/test-api.ts'
import { inviteFirst } from './invite-staff.ts'

const api = await startTestApi()
const admin = await startTestAdmin(api)
const adminUrl = admin.origin
const PASSWORD = 'a long enough password'

const tokenOf = (link: string): string => link.split('#')[1] ?? ''

let made = 0
const invited = async (roles: StaffRole[] = ['OWNER']) => {
  const email = `invited-${++made}@example.com`
  const link = await inviteFirst({ db: api.db, adminUrl }, { email, name: 'Ada', roles })
  return { email, token: tokenOf(link) }
}

const accept = async (token: string) => {
  const { enrolment } = await admin.call(openInvitation, { token })
  const { challengeId, authenticator } = enrolment
  const code = codeNow(authenticator.secret)
  return admin.call(acceptInvitation, { token, challengeId, password: PASSWORD, code })
}

test('ADMIN-02 an invitation works once, for a day, and only with an enrolled factor', async () => {
  const { email, token } = await invited()
  const { enrolment } = await admin.call(openInvitation, { token })
  const wrong = { token, challengeId: enrolment.challengeId, password: PASSWORD, code: '000000' }

  expect(await codeOf(admin.call(acceptInvitation, wrong))).toBe('PROOF_REFUSED')
  const nobody = await api.pool.query('select from staff_members where email = $1', [email])
  expect(nobody.rowCount).toBe(0)

  const { me } = await accept(token)
  expect(me).toMatchObject({ email, roles: ['OWNER'], hasAuthenticator: true, hasPasskey: false })
  expect(await codeOf(accept(token))).toBe('INVITATION_OVER')

  const late = await invited()
  await api.pool.query(`update staff_invitations set expires_at = now() where email = $1`, [late.email])
  expect(await codeOf(accept(late.token))).toBe('INVITATION_OVER')
})

test('ADMIN-03 what a device was asked to sign is over after its minutes, though the answer is right', async () => {
  const { token } = await invited()
  const { enrolment } = await admin.call(openInvitation, { token })
  const { challengeId, authenticator } = enrolment
  await api.pool.query('update staff_challenges set expires_at = now() where id = $1', [challengeId])
  const answer = { token, challengeId, password: PASSWORD, code: codeNow(authenticator.secret) }

  expect(await codeOf(admin.call(acceptInvitation, answer))).toBe('PROOF_REFUSED')
  expect(await codeOf(accept(token))).toBe(null)
})

test('ADMIN-02 a second invitation replaces the first, and nobody is invited twice', async () => {
  const owner = await aColleague(api, admin, 'OWNER')
  const { email, token } = await invited()
  const again = tokenOf(await inviteFirst({ db: api.db, adminUrl }, { email, name: 'Ada', roles: ['OWNER'] }))

  expect(await codeOf(accept(token))).toBe('INVITATION_OVER')
  await accept(again)
  const roles: StaffRole[] = ['SUPPORT']
  expect(await codeOf(owner.call(inviteStaff, { email, name: 'Ada', roles }))).toBe('EMAIL_TAKEN')
})

test('ADMIN-02 of two who accept the same invitation at once one gets in', async () => {
  const { token } = await invited()
  const results = await Promise.all([codeOf(accept(token)), codeOf(accept(token))])

  expect(results.sort()).toEqual(['INVITATION_OVER', null])
})

test('ADMIN-08 roles are bundles of known permissions, and the database rejects one that could propose and agree', async () => {
  const { rows } = await api.pool.query<{ role: StaffRole; permissions: string[] }>(
    'select role, array_agg(permission order by permission) as permissions from staff_role_permissions group by role',
  )
  const stored = Object.fromEntries(rows.map(({ role, permissions }) => [role, permissions]))
  const written = Object.fromEntries(
    STAFF_ROLE_NAMES.map((role) => [role, [...STAFF_ROLES[role].permissions].sort()]),
  )
  expect(stored).toEqual(written)

  const give = (role: string, permission: string) =>
    api.pool.query('insert into staff_role_permissions values ($1, $2)', [role, permission])
  for (const role of STAFF_ROLE_NAMES)
    for (const held of STAFF_ROLES[role].permissions) {
      const [topic = '', verb] = held.split('.')
      const other = { propose: 'agree', agree: 'propose' }[verb ?? '']
      if (other)
        await expect(give(role, `${topic}.${other}`)).rejects.toThrow('staff_role_permissions_one_side')
    }
  const { rows: known } = await api.pool.query('select name from staff_permissions order by name collate "C"')
  expect(known.map(({ name }) => name)).toEqual([...STAFF_PERMISSIONS].sort())
  await expect(give('SUPPORT', 'money.print')).rejects.toThrow('staff_role_permissions_known')
})

/** Every endpoint of the back office as a colleague of each role, and as nobody: only what `needs` says gets through. */
test('ADMIN-09 every call is open to the roles that its contract names, and to no other', async () => {
  const colleagues = await Promise.all(
    STAFF_ROLE_NAMES.map(async (role) => ({ role, ...(await aColleague(api, admin, role)) })),
  )
  const forStaff = adminEndpoints.filter(({ auth }) => auth === 'staff')
  expect(forStaff.filter(({ needs }) => needs === undefined)).toEqual([])
  expect(
    forStaff.filter(({ needs }) => needs !== 'any' && !STAFF_PERMISSIONS.includes(needs as never)),
  ).toEqual([])

  const ask = async (method: string, path: string, token: string | null) => {
    const url = admin.origin + API_PATH + path.replace(/\{\w+\}/g, newId())
    const headers: Record<string, string> = {
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
    }
    if (token !== null) headers.cookie = `__Host-staff=${token}`
    // A body that no schema fits: who is let through gets 4xx of another kind, and nothing happens.
    const response = await fetch(url, {
      method,
      headers,
      ...(method !== 'GET' && method !== 'DELETE' && { body: '[]' }),
    })
    const body: unknown = await response.json().catch(() => null)
    return JSON.stringify(body)
  }
  const wrong: string[] = []
  for (const { method, path, needs } of forStaff.filter(
    (one) => one.path !== '/admin/session' || one.method === 'GET',
  )) {
    if (!(await ask(method, path, null)).includes('NOT_SIGNED_IN')) wrong.push(`nobody: ${method} ${path}`)
    for (const { role, token } of colleagues) {
      const isRefused = (await ask(method, path, token)).includes('NOT_PERMITTED')
      const may = needs === 'any' || STAFF_ROLES[role].permissions.some((one) => one === needs)
      if (isRefused === may) wrong.push(`${role}: ${method} ${path}`)
    }
  }
  expect(wrong).toEqual([])
})

test('ADMIN-10 nobody changes their own roles or status', async () => {
  const owner = await aColleague(api, admin, 'OWNER')

  expect(await codeOf(owner.call(changeStaff, { id: owner.id, roles: ['OWNER', 'ARBITER'] }))).toBe(
    'OWN_ACCOUNT',
  )
  expect(await codeOf(owner.call(changeStaff, { id: owner.id, status: 'SUSPENDED' }))).toBe('OWN_ACCOUNT')
})

test('ADMIN-04 a changed role ends the sessions of its holder at once', async () => {
  const owner = await aColleague(api, admin, 'OWNER')
  const other = await aColleague(api, admin, 'SUPPORT')
  await owner.call(changeStaff, { id: other.id, roles: ['CATALOGUE'] })

  expect(await codeOf(other.call(listOwnPasskeys, {}))).toBe('NOT_SIGNED_IN')
  const { staff } = await owner.call(listStaff, {})
  expect(staff.find(({ _id }) => _id === other.id)).toMatchObject({ roles: ['CATALOGUE'], sessions: 0 })
})

test('ADMIN-46 an owner’s change has its entry, without a personal value', async () => {
  const owner = await aColleague(api, admin, 'OWNER')
  const other = await aColleague(api, admin, 'SUPPORT')
  await owner.call(changeStaff, { id: other.id, roles: ['CATALOGUE'] })

  const { rows } = await api.pool.query(
    'select * from audit_entries where actor_id = $1 order by sequence desc limit 1',
    [owner.id],
  )
  expect(rows[0]).toMatchObject({
    actor_kind: 'STAFF',
    role: 'OWNER',
    act: 'staff.change-roles',
    subjects: [`staff:${other.id}`],
    fields: ['roles'],
  })
  expect(JSON.stringify(rows[0])).not.toContain('@')
})

test('ADMIN-03 a password alone never signs in', async () => {
  const { token } = await invited()
  const { me } = await accept(token)
  const given = { email: me.email, password: PASSWORD, code: '123456' }

  expect(await codeOf(admin.call(signInWithPassword, given))).toBe('CREDENTIALS_REFUSED')
})
