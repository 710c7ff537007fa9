import { confirmAccess, getAccessReview } from '@ahia/contracts/admin/access-reviews'
import { changeStaff } from '@ahia/contracts/admin/staff'
import { listWork } from '@ahia/contracts/admin/work'
import { expect, test } from 'vitest'
import { suspendUnseen } from '#staff/members/suspend-unseen.ts'
import { aColleague, codeOf, startTestAdmin } from '../../../test/staff/staff-fixture.ts'
import { startTestApi } from '../../../test/test-api.ts'

const api = await startTestApi()
const admin = await startTestAdmin(api)
const one = await aColleague(api, admin, 'OWNER')
const two = await aColleague(api, admin, 'OWNER')
const support = await aColleague(api, admin, 'SUPPORT', 'CATALOGUE')

const waiting = async (who = one) => (await who.call(listWork, { view: 'all' })).items.map(({ kind }) => kind)

test('ADMIN-10 the list names each role and when it was last used', async () => {
  await one.call(changeStaff, { id: support.id, phone: '0803 777 5001' })
  const { colleagues } = await one.call(getAccessReview, {})

  expect(colleagues.find(({ _id }) => _id === one.id)?.roles).toEqual([
    { role: 'OWNER', usedAt: expect.any(String) },
  ])
  expect(colleagues.find(({ _id }) => _id === support.id)?.roles).toEqual([
    { role: 'CATALOGUE', usedAt: null },
    { role: 'SUPPORT', usedAt: null },
  ])
})

test('ADMIN-10 the confirmation is work for owners once a quarter, from state alone', async () => {
  expect(await waiting()).not.toContain('ACCESS_REVIEW')
  await api.pool.query(`update staff_members set created_at = now() - interval '100 days' where id = $1`, [
    two.id,
  ])
  expect(await waiting()).toContain('ACCESS_REVIEW')
  const auditor = await aColleague(api, admin, 'AUDITOR')
  expect(await waiting(auditor)).not.toContain('ACCESS_REVIEW')
  expect(await codeOf(auditor.call(getAccessReview, {}))).toBe('NOT_PERMITTED')

  const seen = await one.call(getAccessReview, {})
  await two.call(changeStaff, { id: auditor.id, roles: ['SUPPORT'] })
  expect(await codeOf(one.call(confirmAccess, { version: seen.version }))).toBe('CHANGED_MEANWHILE')
  const { version } = await one.call(getAccessReview, {})
  const both = await Promise.all([
    codeOf(one.call(confirmAccess, { version })),
    codeOf(two.call(confirmAccess, { version })),
  ])
  expect(both.sort()).toEqual(['ALREADY_DECIDED', null])

  expect(await waiting()).not.toContain('ACCESS_REVIEW')
  const { confirmed } = await two.call(getAccessReview, {})
  expect([one.name, two.name]).toContain(confirmed?.by)
  const { rows } = await api.pool.query(`select act from audit_entries where act = 'staff.confirm-access'`)
  expect(rows).toHaveLength(1)
  await expect(api.pool.query('delete from staff_access_reviews')).rejects.toThrow('append-only')
})

test('ADMIN-10 a colleague unseen for 45 days is suspended; the two owners who were here last stay', async () => {
  const three = await aColleague(api, admin, 'OWNER')
  await api.pool.query(`update staff_members set seen_at = now() - interval '44 days' where id = any($1)`, [
    [one.id, two.id],
  ])
  await api.pool.query(`update staff_members set seen_at = now() - interval '46 days' where id = any($1)`, [
    [support.id, three.id],
  ])
  await suspendUnseen(api)
  const { rows } = await api.pool.query<{ id: string }>(
    `select id from staff_members where status = 'SUSPENDED'`,
  )

  expect(rows.map(({ id }) => id).sort()).toEqual([support.id, three.id].sort())
  await api.pool.query(`update staff_members set seen_at = now() - interval '50 days'`)
  // An owner who is suspended is none of the two, however late they were seen.
  await api.pool.query('update staff_members set seen_at = now() where id = $1', [three.id])
  await suspendUnseen(api)
  const owners = await api.pool.query(
    `select from staff_members m join staff_role_members r on r.staff_id = m.id where role = 'OWNER' and status = 'ACTIVE'`,
  )
  expect(owners.rowCount).toBe(2)
})
