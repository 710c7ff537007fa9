import { login } from '@ahia/contracts/accounts'
import { exportMyData } from '@ahia/contracts/profile/privacy'
import { beforeAll, expect, test } from 'vitest'
import { aCustomer, PASSWORD, send } from '../../../test/customer.ts'
import { exportOf } from '../../../test/privacy/own-data.ts'
import { readData } from '../../../test/read-data.ts'
import { openSignUpFixture, RESET, type SignUpFixture } from '../../../test/sign-up-fixture.ts'

const NEW_PASSWORD = 'two yams for every pot'

let fixture: SignUpFixture
beforeAll(async () => {
  fixture = await openSignUpFixture()
})

async function recordsOf(accountId: string): Promise<string[]> {
  const { rows } = await fixture.api.pool.query(
    'select kind from account_records where account_id = $1 order by recorded_at, id',
    [accountId],
  )
  return rows.map(({ kind }) => kind)
}

test('T26 a reset, an export and a deletion leave a record that outlives the account, without personal data', async () => {
  const { api } = fixture
  const { accountId, email, token } = await aCustomer(api)
  await exportOf(api, { accountId, token })
  const answer = await exportOf(api, { accountId, token }) // again in the same hour
  const { records } = await readData(exportMyData, answer)
  expect(records).toEqual([{ kind: 'DATA_EXPORTED', recordedAt: expect.any(String) }])
  await fixture.post('initiateReset', { email })
  const reset = await fixture.prove(RESET, email, await fixture.codeTo(email))
  await fixture.post('resetPassword', { password: NEW_PASSWORD }, { token: reset })
  const { user } = await api.call(login, { email, password: NEW_PASSWORD })

  const body = { password: NEW_PASSWORD }
  const deleted = await send(api, '/user/deleteAccount', { token: user.token, body })

  expect(deleted.status).toBe(200)
  expect(await recordsOf(accountId)).toEqual(['DATA_EXPORTED', 'PASSWORD_RESET', 'ACCOUNT_DELETED'])
  const { rows } = await api.pool.query(
    `select request_id from account_records where account_id = $1 and kind = 'ACCOUNT_DELETED'`,
    [accountId],
  )
  expect(rows).toEqual([{ request_id: deleted.headers.get('x-request-id') }])
})

test('T26 a deletion that is refused leaves no record', async () => {
  const { accountId, token } = await aCustomer(fixture.api)

  await send(fixture.api, '/user/deleteAccount', { token, body: { password: `not ${PASSWORD}` } })

  expect(await recordsOf(accountId)).toEqual([])
})

test.each([
  `update account_records set kind = 'PASSWORD_RESET'`,
  'delete from account_records',
  'truncate account_records',
])('T26 records stay as they are: the database rejects to %s', async (statement) => {
  await exportOf(fixture.api, await aCustomer(fixture.api))

  await expect(fixture.api.pool.query(statement)).rejects.toMatchObject({
    constraint: 'account_records_append_only',
  })
})
