import { signOut } from '@ahia/contracts/admin/session'
import { changeStaff, listOwnPasskeys, removePasskey } from '@ahia/contracts/admin/staff'
import { expect, test } from 'vitest'
import { createDatabase } from '#platform/database/database.ts'
import { createPools } from '#platform/database/pool.ts'
import { createLog } from '#platform/log.ts'
import { insertPasskey } from '#staff/factors/factors.sql.ts'
import type { Tables } from '#tables.ts'
import { atEndOfFile } from '../../../test/end-of-file.ts'
import { aColleague, callWith, codeOf, startTestAdmin } from '../../../test/staff/staff-fixture.ts'
import { startTestApi } from '../../../test/test-api.ts'
import { openStaffSession } from './open-staff-session.ts'

const api = await startTestApi()
const here = await startTestAdmin(api)
const pools = createPools({ url: api.url, max: 2, log: createLog('silent') })
atEndOfFile(async () => void (await Promise.all([pools.pool.end(), pools.readPool.end()])))
/** Another process on the same database: it shares nothing else with the first. */
const elsewhere = await startTestAdmin({
  ...api,
  pools,
  pool: pools.pool,
  db: createDatabase<Tables>(pools),
})

const owner = await aColleague(api, here, 'OWNER')

type Colleague = Awaited<ReturnType<typeof aColleague>>

async function signInAgain({ id: staffId }: Colleague): Promise<string> {
  const place = { userAgent: '', clientAddress: '127.0.0.1', requestId: 'test' }
  return api.db.transaction((tx) => openStaffSession(tx, { staffId, place, how: 'PASSKEY' }))
}

const ENDINGS: [string, (who: Colleague) => Promise<unknown>][] = [
  ['a sign-out', ({ call }) => call(signOut, {})],
  ['a suspension', ({ id }) => owner.call(changeStaff, { id, status: 'SUSPENDED' })],
  ['a changed role', ({ id }) => owner.call(changeStaff, { id, roles: ['CATALOGUE'] })],
  [
    'a removed passkey, from another session',
    async (who) => {
      const passkey = (credentialId: string) => ({
        credentialId,
        publicKey: new Uint8Array([1]),
        signCount: 0,
        transports: [],
      })
      await api.db.transaction(async (tx) => {
        for (const name of ['old', 'new'])
          await insertPasskey(tx, { staffId: who.id, passkey: passkey(`${who.id}-${name}`), name })
      })
      const other = callWith(here.origin, await signInAgain(who))
      await api.pool.query('update staff_sessions set proof_at = now() where staff_id = $1', [who.id])
      await other(removePasskey, { id: `${who.id}-old` })
    },
  ],
]

test.each(ENDINGS)('ADMIN-04 %s at one process ends the session at the other at once', async (_, end) => {
  const who = await aColleague(api, here, 'SUPPORT')
  const there = callWith(elsewhere.origin, who.token)
  expect(await codeOf(there(listOwnPasskeys, {}))).toBe(null)

  await end(who)

  expect(await codeOf(there(listOwnPasskeys, {}))).toBe('NOT_SIGNED_IN')
})
