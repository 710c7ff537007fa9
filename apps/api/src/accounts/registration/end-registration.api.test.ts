import { SECURITY_EVENT_KINDS } from '@ahia/contracts/shapes/security-event'
import { expect, test } from 'vitest'
import { EventCounts } from '#platform/http/server/event-counts.ts'
import { newId } from '#platform/ids.ts'
import { anAccount } from '../../../test/customer.ts'
import { startTestApi } from '../../../test/test-api.ts'
import { findOpenGrant, insertGrant, setGrantAccount } from '../codes/grants.sql.ts'
import { createAccessTokens } from '../sessions/access-token.ts'
import { endRegistration } from './end-registration.ts'

const api = await startTestApi()
const deps = { accessTokens: createAccessTokens(api), eventCounts: new EventCounts(SECURITY_EVENT_KINDS) }
const place = { userAgent: '', clientAddress: '127.0.0.1', deviceKey: null, requestId: 'test' }

test('AUTH-06 a registration that two tabs saw open signs in one of them', async () => {
  const grantId = `grant-${newId()}`
  const { accountId, email } = await anAccount(api)
  await api.db.transaction(async (tx) => {
    await insertGrant(tx, { grantId, kind: 'CUSTOMER', email, purpose: 'SIGNUP' })
    await setGrantAccount(tx, grantId, accountId)
  })
  const grant = await findOpenGrant(api.db.read, grantId)
  if (!grant) throw new Error('It is not open')
  const end = () => api.db.transaction((tx) => endRegistration(tx, deps, { grant, place }))

  expect(await end()).toMatchObject({ accountId })
  await expect(end()).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' })
  const { rowCount } = await api.pool.query('select from sessions where account_id = $1', [accountId])
  expect(rowCount).toBe(1)
})
