import { login } from '@ahia/contracts/accounts'
import { SECURITY_EVENT_KINDS } from '@ahia/contracts/shapes/security-event'
import { beforeAll, expect, test } from 'vitest'
import { EventCounts } from '#platform/http/server/event-counts.ts'
import { newId } from '#platform/ids.ts'
import { anAccount, PASSWORD, send } from '../../../test/customer.ts'
import { quickPasswords } from '../../../test/quick-passwords.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { countWaiting, whileHolding } from '../../../test/who-waits.ts'
import { findOpenGrant, insertGrant } from '../codes/grants.sql.ts'
import { resetPassword } from './reset-password.ts'

const NEW = 'two yams for every pot'
const PLACE = { userAgent: '', clientAddress: '127.0.0.1', deviceKey: null, requestId: 'test' }

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})

/** A reset of which only the last step is left: its password is hashed, as that takes longer than a lock is waited for. */
async function aReset(email: string): Promise<() => Promise<void>> {
  const grantId = newId()
  await api.db.transaction((tx) => insertGrant(tx, { grantId, kind: 'CUSTOMER', email, purpose: 'RESET' }))
  const grant = await findOpenGrant(api.db.read, grantId)
  if (grant === null) throw new Error('There is no grant')
  const newHash = await quickPasswords.hash(NEW)
  const deps = { ...api, eventCounts: new EventCounts(SECURITY_EVENT_KINDS) }
  return () =>
    resetPassword(
      { ...deps, passwords: { ...quickPasswords, hash: async () => newHash } },
      { grant, password: NEW, place: PLACE },
    )
}

test('AUTH-08 a sign-in with the old password at the moment of a reset is signed out by it', async () => {
  const { email } = await anAccount(api)
  const reset = await aReset(email)
  // The sign-in stops after it has verified the password; a reset writes nothing to this table.
  const lock = { text: 'lock table refresh_tokens in share mode', values: [] }
  const [entering, resetting] = await whileHolding(api, lock, async () => {
    const entering = api.call(login, { email, password: PASSWORD })
    await expect.poll(() => countWaiting(api)).toBe(1)
    const resetting = reset()
    await Promise.race([resetting, expect.poll(() => countWaiting(api)).toBe(2)])
    return [entering, resetting] as const
  })

  const { user } = await entering
  await resetting
  const token = user.token
  expect((await send(api, '/user/profile', { token })).status).toBe(401)
  expect((await send(api, '/user/refresh', { body: { refresh: user.refresh } })).status).toBe(401)
})
