import { beforeAll, expect, test } from 'vitest'
import { aColleague } from '../../../test/privacy/colleague.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { findStaffEmail, listPermitted } from './members.reads.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})

test('ADMIN-08, ADMIN-16 only colleagues who work here and have the permission are asked or emailed', async () => {
  const [works, left, other] = [
    await aColleague(api, 'OWNER'),
    await aColleague(api, 'SUPPORT'),
    await aColleague(api, 'CATALOGUE'),
  ]
  const permitted = async () =>
    (await listPermitted(api.db.read, 'enquiries.answer')).map(({ email }) => email)
  const before = await permitted()

  await api.pool.query(`update staff_members set status = 'SUSPENDED' where id = $1`, [left.by.id])

  expect(before).toContain(left.email)
  expect(before).not.toContain(other.email)
  expect(await permitted()).toEqual(before.filter((email) => email !== left.email))
  expect(await findStaffEmail(api.db.read, left.by.id)).toBe(null)
  expect(await findStaffEmail(api.db.read, works.by.id)).toBe(works.email)
})
