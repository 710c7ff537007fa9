import { type RawBuilder, sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { findAccount } from '#accounts/accounts.sql.ts'
import { findWait, takeEmailAllowance } from '#accounts/codes/limits.sql.ts'
import {
  changePasswordHash,
  findCredentials,
  findErasable,
  holdCredentials,
} from '#accounts/credentials.sql.ts'
import { findKnownDevice } from '#accounts/devices/known-devices.sql.ts'
import { takeBack, takeTurn } from '#accounts/passwords/failures.sql.ts'
import { findOpenBlock } from '#accounts/people/blocks.sql.ts'
import { findByEmail, listOpenSessionsOf } from '#accounts/people/people.sql.ts'
import { insertSupportCode } from '#accounts/people/support.sql.ts'
import { findCustomer } from '#accounts/profile/profiles.sql.ts'
import {
  bindAcceptance,
  eraseAcceptances,
  listAcceptances,
} from '#accounts/registration/terms-acceptances.sql.ts'
import { areSessionsOpen, hasSessionFrom, listOpenSessions } from '#accounts/sessions/sessions.sql.ts'
import { useStep } from '#staff/factors/factors.sql.ts'
import { findMemberByEmail, listHoldersOf } from '#staff/members/members.sql.ts'
import { listOpenPayloads } from '#staff/proposals/open-payloads.reads.ts'
import type { Tx } from '#tables.ts'
import { startOrdersApi } from '../order-fixture.ts'
import type { TestApi } from '../test-api.ts'
import { aPartyAmongDecoys, attempt, code, DEVICE, type Of, OLD, over, own, PLACE } from './decoys.ts'
import { inUndone } from './in-undone.ts'

let api: TestApi
let of: Of
beforeAll(async () => {
  api = await startOrdersApi()
  of = await aPartyAmongDecoys(api)
})

const emails = (count: number, kind: string, isKnown: boolean) => sql`
  insert into code_emails (kind, email, purpose, content, sent_at, is_known_device)
  select ${kind}, ${of.email}, 'RESET', 'LINK', now() - interval '2 hours', ${isKnown} from generate_series(1, ${count}::int)`
const maySend = (tx: Tx, isKnownDevice = false) =>
  takeEmailAllowance(tx, { ...code(of), isKnownDevice }, 'LINK')
const set = (tx: Tx, table: string, change: RawBuilder<unknown>) =>
  sql`update ${sql.table(table)} set ${change}`.execute(tx)
const waitOf = async (tx: Tx, kind: 'CUSTOMER' | 'NETWORK', failures: number) => {
  await set(
    tx,
    'password_failures',
    sql`failures = case when kind = ${kind} then ${failures}::int else 0 end`,
  )
  await takeTurn(tx, attempt(of))
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from next_at - failed_at)::int as seconds from password_failures
    where (kind, subject) in (('CUSTOMER', ${of.email}), ('NETWORK', '10.9.0.1')) and kind = ${kind}`.execute(
    tx,
  )
  return rows[0]?.seconds
}

/** What is asked of one, while others have it. */
const ANSWERS: Record<string, [answer: unknown, ask: (tx: Tx, of: Of) => Promise<unknown>]> = {
  'AUTH-09 seven emails to shops and seven to known devices are not counted': [
    true,
    async (tx) => {
      await emails(7, 'SHOP', false).execute(tx)
      await emails(7, 'CUSTOMER', true).execute(tx)
      return maySend(tx)
    },
  ],
  'AUTH-09 the seventh email of a day is sent': [
    true,
    async (tx) => (await emails(6, 'CUSTOMER', false).execute(tx)) && maySend(tx),
  ],
  'AUTH-09 guesses at other codes': [
    null,
    async (tx, of) => {
      await sql`delete from codes where kind = 'CUSTOMER' and email = ${of.email} and purpose = 'RESET'`.execute(
        tx,
      )
      return findWait(tx, code(of), '10.9.9.9')
    },
  ],
  'AUTH-09 links are no codes that raise the limit of all': [
    true,
    async (tx) => {
      await sql`insert into code_emails (kind, email, purpose, content)
        select 'CUSTOMER', 'a@example.com', 'RESET', 'LINK' from generate_series(1, 2000)`.execute(tx)
      await sql`insert into wrong_guesses (email, purpose, network)
        select n || '@example.com', 'SIGNUP', '10.8.0.' || n from generate_series(1, 300) as n`.execute(tx)
      return (
        (await findWait(tx, { kind: 'SHOP', email: 'b@example.com', purpose: 'SIGNUP' }, '10.9.9.9')) !== null
      )
    },
  ],
  'AUTH-09 the waits of an address': [
    [0, 1, 2, 512, 900, 900],
    async (tx) => {
      const waits: unknown[] = []
      for (const failures of [3, 4, 5, 13, 14, 60]) {
        await sql`savepoint one`.execute(tx)
        waits.push(await waitOf(tx, 'CUSTOMER', failures))
        await sql`rollback to savepoint one`.execute(tx)
      }
      return waits
    },
  ],
  'AUTH-09 the waits of a network': [
    [0, 1],
    async (tx) => {
      const first = await waitOf(tx, 'NETWORK', 18)
      await set(tx, 'password_failures', sql`next_at = now() - interval '1 second'`)
      return [first, await waitOf(tx, 'NETWORK', 19)]
    },
  ],
  'AUTH-09 an attempt that could not be checked is one less, and never below none': [
    [2, 0],
    async (tx, of) => {
      const failures = async (before: number) => {
        await set(tx, 'password_failures', sql`failures = ${before}::int`)
        await takeBack(tx, attempt(of))
        const found = tx.selectFrom('password_failures').select('failures').where('subject', '=', of.email)
        return (await found.where('kind', '=', 'CUSTOMER').executeTakeFirstOrThrow()).failures
      }
      return [await failures(3), await failures(0)]
    },
  ],
  'T19 a device of the shop with the same address': [
    null,
    (tx, { email }) => findKnownDevice(tx, { kind: 'CUSTOMER', email, deviceKey: DEVICE }),
  ],
  'ROLE-02 the account of an address, of its kind': [
    [true, true],
    async (tx, { email, accountId, shopAccountId }) => [
      (await findAccount(tx, { kind: 'CUSTOMER', email }))?.accountId === accountId,
      (await findAccount(tx, { kind: 'SHOP', email }))?.accountId === shopAccountId,
    ],
  ],
  'ADMIN-35 a customer is found by address, and no shop': [
    [true, null],
    async (tx, { email, accountId, shopAccountId }) => [
      (await findByEmail(tx, email)) === accountId,
      await findCustomer(tx, shopAccountId),
    ],
  ],
  'SESS-03 a suspended account has no open session': [
    [[true], [false]],
    async (tx, of) => {
      const open = await areSessionsOpen(tx, [own(of)])
      await sql`update accounts set status = 'SUSPENDED' where id = ${of.accountId}`.execute(tx)
      return [open, await areSessionsOpen(tx, [own(of)])]
    },
  ],
  'PROF-06 a session that ended is not listed': [
    [false, false],
    async (tx, of) => [
      (await listOpenSessions(tx, own(of))).some(({ id }) => id === over),
      (await listOpenSessionsOf(tx, of.accountId)).some(({ id }) => id === over),
    ],
  ],
  'T4 a device in a network is known together': [
    [true, false, false],
    async (tx, { accountId }) => [
      await hasSessionFrom(tx, accountId, PLACE),
      await hasSessionFrom(tx, accountId, { ...PLACE, device: 'A computer' }),
      await hasSessionFrom(tx, accountId, { ...PLACE, network: '10.0.1.0/24' }),
    ],
  ],
  'PROF-06 credentials of the account alone, while it is active': [
    [true, true, false, null, true, false, false, null],
    async (tx, { accountId, email }) => {
      const ask = async () => [
        (await findCredentials(tx, accountId))?.email === email,
        (await findErasable(tx, accountId))?.email === email,
      ]
      const open = await ask()
      const wrong = await holdCredentials(tx, { accountId, passwordHash: 'other' })
      await sql`update accounts set status = 'SUSPENDED' where id = ${accountId}`.execute(tx)
      const known = { accountId, passwordHash: 'known' }
      const suspended = [await findCredentials(tx, accountId), (await ask())[1]]
      const held = [
        await holdCredentials(tx, known),
        await changePasswordHash(tx, { ...known, newHash: 'new' }),
      ]
      await sql`update accounts set status = 'DELETED', email = null, password_hash = null, deleted_at = now() where id = ${accountId}`.execute(
        tx,
      )
      return [...open, wrong, ...suspended, ...held, await findErasable(tx, accountId)]
    },
  ],
  'ADMIN-38 a support code lasts ten minutes': [
    600,
    async (tx, { rows: { accountId } }) => {
      const ends = await insertSupportCode(tx, { accountId, codeHash: OLD })
      const { rows } = await sql<{
        left: number
      }>`select extract(epoch from ${ends}::timestamptz - date_trunc('milliseconds', now()))::int as left`.execute(
        tx,
      )
      return rows[0]?.left
    },
  ],
  'ADMIN-37 a block that ended is not open': [
    null,
    async (tx, { accountId }) => {
      await set(tx, 'account_blocks', sql`ended_at = now()`)
      return findOpenBlock(tx, accountId)
    },
  ],
  'ADMIN-02 only colleagues who work here sign in and are told': [
    [true, 0, 0],
    async (tx, { staffId }) => {
      const email = await sql<{
        email: string
      }>`select email from staff_members where id = ${staffId}`.execute(tx)
      const address = email.rows[0]?.email ?? ''
      const found = await findMemberByEmail(tx, address)
      await set(tx, 'staff_members', sql`status = 'SUSPENDED'`)
      return [
        found?.id === staffId,
        [await findMemberByEmail(tx, address)].filter(Boolean).length,
        (await listHoldersOf(tx, 'SUPPORT')).length,
      ]
    },
  ],
  'ADMIN-03 a time step is accepted once, and none before it': [
    [false, false, true, false],
    async (tx, { staffId }) => {
      const found: boolean[] = []
      for (const step of [4, 5, 6, 6]) found.push(await useStep(tx, { staffId, step }))
      return found
    },
  ],
  'API-22 terms are bound once, to the account of the address that accepted them': [
    [false, true, false],
    async (tx, { email, accountId }) => {
      const found: boolean[] = []
      for (const one of ['nobody@example.com', email, email])
        found.push(await bindAcceptance(tx, { email: one, version: '1', accountId }))
      return found
    },
  ],
  'SELL-53 which terms an account accepted stays on record': [
    1,
    async (tx, { email, accountId }) => {
      await eraseAcceptances(tx, { email, accountId })
      return (await listAcceptances(tx, accountId)).length
    },
  ],
  'ADMIN-45 proposals of another kind': [[], (tx) => listOpenPayloads(tx, 'test.other')],
}

test.each(Object.entries(ANSWERS))('%s', async (_what, [answer, ask]) => {
  let found: unknown
  await inUndone(api, async (tx) => {
    found = await ask(tx, of)
  })
  expect(found).toEqual(answer)
})
