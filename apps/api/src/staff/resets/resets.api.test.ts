import { signInWithPassword } from '@ahia/contracts/admin/session'
import {
  acceptInvitation,
  askForReset,
  changeStaff,
  listOwnPasskeys,
  listStaff,
  openInvitation,
  stopReset,
} from '@ahia/contracts/admin/staff'
import type { StaffMemberId } from '@ahia/contracts/ids'
import { beforeEach, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { codeNow } from '#staff/factors/authenticator.ts'
import { aColleague, codeOf, startTestAdmin } from '../../../test/staff/staff-fixture.ts'
import { waitingEmails } from '../../../test/staff/waiting-emails.ts'
import { startTestApi } from '../../../test/test-api.ts'
import { carryOutResets } from './carry-out-resets.ts'

const api = await startTestApi()
const admin = await startTestAdmin(api)
const deps = { db: api.db, adminUrl: admin.origin }

const one = await aColleague(api, admin, 'OWNER')
const two = await aColleague(api, admin, 'OWNER')

beforeEach(() => api.pool.query('delete from graphile_worker._private_jobs'))

const aDayLater = (staffId: StaffMemberId) =>
  api.pool.query(
    `update staff_factor_resets set asked_at = asked_at - interval '1 day', takes_effect_at = takes_effect_at - interval '1 day'
     where staff_id = $1`,
    [staffId],
  )
const resetOf = async (id: StaffMemberId) => {
  const { staff } = await one.call(listStaff, {})
  return staff.find(({ _id }) => _id === id)?.reset
}

test('ADMIN-07 two connections that each remove an owner at the same moment leave two', async () => {
  const three = await aColleague(api, admin, 'OWNER')
  const connections = await Promise.all([api.pool.connect(), api.pool.connect()])
  const [first, second] = connections
  try {
    await first.query('begin')
    await second.query('begin')
    await first.query(`update staff_members set status = 'SUSPENDED' where id = $1`, [two.id])
    await second.query(`delete from staff_role_members where staff_id = $1 and role = 'OWNER'`, [three.id])
    const results = await Promise.allSettled([first.query('commit'), second.query('commit')])
    const refused = results.filter(({ status }) => status === 'rejected')

    expect(refused).toHaveLength(1)
    expect(JSON.stringify(refused)).toContain('staff_two_owners')
  } finally {
    for (const connection of connections) connection.release()
  }
  await api.pool.query(`update staff_members set status = 'ACTIVE' where id = $1`, [two.id])
  await api.pool.query(`delete from staff_role_members where staff_id = $1`, [three.id])
})

test('ADMIN-07 the last but one owner can be neither suspended nor lose the role; others can', async () => {
  const support = await aColleague(api, admin, 'SUPPORT')

  expect(await codeOf(one.call(changeStaff, { id: two.id, status: 'SUSPENDED' }))).toBe('TOO_FEW_OWNERS')
  expect(await codeOf(one.call(changeStaff, { id: two.id, roles: ['SUPPORT'] }))).toBe('TOO_FEW_OWNERS')
  expect(await codeOf(one.call(changeStaff, { id: one.id, roles: ['SUPPORT'] }))).toBe('OWN_ACCOUNT')
  expect(await codeOf(one.call(changeStaff, { id: support.id, status: 'SUSPENDED' }))).toBe(null)
  const { staff } = await two.call(listStaff, {})
  expect(staff.find(({ _id }) => _id === two.id)).toMatchObject({ status: 'ACTIVE', roles: ['OWNER'] })
})

test('ADMIN-07 a reset is emailed to every owner at once and takes effect after a day, once', async () => {
  const lost = await aColleague(api, admin, 'SUPPORT')
  await one.call(askForReset, { id: lost.id })
  await one.call(askForReset, { id: lost.id })

  const informed = (await waitingEmails(api)).map(({ to }) => to).sort()
  expect(informed).toEqual([one.email, two.email, lost.email].sort())
  expect(await resetOf(lost.id)).toMatchObject({ askedBy: one.name })
  await carryOutResets(deps)
  expect(await codeOf(lost.call(listOwnPasskeys, {}))).toBe(null)

  await aDayLater(lost.id)
  await Promise.all([carryOutResets(deps), carryOutResets(deps)])
  expect(await codeOf(lost.call(listOwnPasskeys, {}))).toBe('NOT_SIGNED_IN')
  const links = (await waitingEmails(api)).filter(({ subject }) => subject === 'Set up a new way to sign in')
  expect(links).toHaveLength(1)
  expect(await codeOf(one.call(stopReset, { id: lost.id }))).toBe('RESET_NOT_FOUND')
})

test('ADMIN-07 who was reset enrols again with the link, as the colleague they were', async () => {
  const lost = await aColleague(api, admin, 'CATALOGUE')
  await one.call(askForReset, { id: lost.id })
  await aDayLater(lost.id)
  await carryOutResets(deps)
  const [link] = (await waitingEmails(api)).filter(({ to, text }) => to === lost.email && text.includes('#'))
  const token = /#([\w-]{43})/.exec(link?.text ?? '')?.[1] ?? ''
  const { enrolment, invitation } = await admin.call(openInvitation, { token })
  const { challengeId, authenticator } = enrolment
  expect(invitation).toMatchObject({ email: lost.email, roles: ['CATALOGUE'] })

  const password = 'a wholly new password'
  const accepted = { token, challengeId, password, code: codeNow(authenticator.secret) }
  const { me } = await admin.call(acceptInvitation, accepted)
  expect(me).toMatchObject({ _id: lost.id, roles: ['CATALOGUE'], hasAuthenticator: true })
  expect(await codeOf(admin.call(openInvitation, { token }))).toBe('INVITATION_OVER')
  const again = { email: lost.email, password, code: codeNow(authenticator.secret, Date.now() + 30_000) }
  expect((await admin.call(signInWithPassword, again)).me._id).toBe(lost.id)
})

test('ADMIN-07 no reset is asked for of a colleague who is suspended, and none is stopped of a stranger', async () => {
  const suspended = await aColleague(api, admin, 'SUPPORT')
  await api.pool.query(`update staff_members set status = 'SUSPENDED' where id = $1`, [suspended.id])

  expect(await codeOf(one.call(askForReset, { id: suspended.id }))).toBe('STAFF_NOT_FOUND')
  expect(await codeOf(one.call(stopReset, { id: newId<StaffMemberId>() }))).toBe('STAFF_NOT_FOUND')
  expect(await codeOf(one.call(stopReset, { id: suspended.id }))).toBe('RESET_NOT_FOUND')
  expect(await resetOf(suspended.id)).toBe(null)
  expect(await waitingEmails(api)).toEqual([])
})

test('ADMIN-07 any owner stops a reset; nobody resets themselves, a stranger or without the permission', async () => {
  const lost = await aColleague(api, admin, 'SUPPORT')
  await one.call(askForReset, { id: lost.id })
  await two.call(stopReset, { id: lost.id })
  expect(await resetOf(lost.id)).toBe(null)
  await aDayLater(lost.id)
  await carryOutResets(deps)

  expect(await codeOf(lost.call(listOwnPasskeys, {}))).toBe(null)
  expect(await codeOf(two.call(stopReset, { id: lost.id }))).toBe('RESET_NOT_FOUND')
  expect(await codeOf(one.call(askForReset, { id: one.id }))).toBe('OWN_ACCOUNT')
  expect(await codeOf(one.call(askForReset, { id: newId<StaffMemberId>() }))).toBe('STAFF_NOT_FOUND')
  expect(await codeOf(lost.call(askForReset, { id: two.id }))).toBe('NOT_PERMITTED')
  await api.pool.query(`update staff_sessions set proof_at = now() - interval '1 hour' where staff_id = $1`, [
    one.id,
  ])
  expect(await codeOf(one.call(askForReset, { id: lost.id }))).toBe('PROOF_NEEDED')
  await api.pool.query(`update staff_sessions set proof_at = now() where staff_id = $1`, [one.id])
})

test.each([
  ['who asked for it was suspended', { of: 'asker', status: 'SUSPENDED' }],
  ['who asked for it is no owner any more', { of: 'asker', roles: ['SUPPORT'] }],
  ['whom it is for was suspended', { of: 'lost', status: 'SUSPENDED' }],
] as const)('ADMIN-07 a reset comes to nothing when %s', async (_, { of, ...change }) => {
  const people = {
    lost: await aColleague(api, admin, 'SUPPORT'),
    asker: await aColleague(api, admin, 'OWNER'),
  }
  const { id } = people.lost
  await people.asker.call(askForReset, { id })
  const changed = 'roles' in change ? { roles: [...change.roles] } : change
  await one.call(changeStaff, { id: people[of].id, ...changed })
  await aDayLater(id)
  await carryOutResets(deps)

  expect(await resetOf(id)).toBe(null)
  const { rows } = await api.pool.query('select done_at from staff_factor_resets where staff_id = $1', [id])
  expect(rows).toEqual([{ done_at: null }])
  await api.pool.query(`update staff_members set status = 'ACTIVE' where id = $1`, [id])
  if (of === 'asker') expect(await codeOf(people.lost.call(listOwnPasskeys, {}))).toBe(null)
})
