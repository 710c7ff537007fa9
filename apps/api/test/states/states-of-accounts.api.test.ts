import type { SessionId } from '@ahia/contracts/ids'
import { type RawBuilder, sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { findAccount, isAccountHeld, replacePassword } from '#accounts/accounts.sql.ts'
import {
  changePasswordHash,
  emptyAccount,
  findCredentials,
  findErasable,
  holdCredentials,
} from '#accounts/credentials.sql.ts'
import {
  deleteDeletion,
  findRequestedAt,
  finishDeletion,
  insertDeletion,
  lockDeletion,
} from '#accounts/my-data/deletions.sql.ts'
import { holdRefreshToken, rotateRefreshToken } from '#accounts/sessions/refresh-tokens.sql.ts'
import { areSessionsOpen, endAllSessions, endSessionOfToken } from '#accounts/sessions/sessions.sql.ts'
import { newId } from '#platform/ids.ts'
import type { Tx } from '#tables.ts'
import { aBuyer, startOrdersApi } from '../order-fixture.ts'
import { freely } from '../rows/in-undone.ts'
import type { TestApi } from '../test-api.ts'
import { run, statesOf } from './states-of.ts'

type Buyer = Awaited<ReturnType<typeof aBuyer>>

let api: TestApi
let own: Buyer
let other: Buyer
beforeAll(async () => {
  api = await startOrdersApi()
  own = await aBuyer(api)
  other = await aBuyer(api)
})

const STATES = ['ACTIVE', 'SUSPENDED', 'DELETED']
const HASH = 'known'
const put = (state: string): RawBuilder<unknown> => sql`
  update accounts set status = ${state}, restricted_at = null,
    password_hash = case when ${state} <> 'DELETED' then ${HASH} end,
    email = case when ${state} <> 'DELETED' then ${own.email} end,
    deleted_at = case when ${state} = 'DELETED' then now() end
  where id = ${own.accountId}`
const proven = () => ({ accountId: own.accountId, passwordHash: HASH })
const address = () => ({ kind: 'CUSTOMER', email: own.email }) as const

/** In which states of an account something can be done with it. */
const OPEN_TO: Record<string, [states: string, ask: (tx: Tx) => Promise<unknown>]> = {
  'is signed in to': ['ACTIVE', (tx) => findCredentials(tx, own.accountId)],
  'is held with its password': ['ACTIVE', (tx) => holdCredentials(tx, proven())],
  'is written for': ['ACTIVE', (tx) => isAccountHeld(tx, own.accountId)],
  'gets another password': ['ACTIVE', (tx) => changePasswordHash(tx, { ...proven(), newHash: HASH })],
  'can be erased': ['ACTIVE SUSPENDED', (tx) => findErasable(tx, own.accountId)],
  'is emptied': ['ACTIVE SUSPENDED', (tx) => emptyAccount(tx, proven())],
  'gets a password that was reset': [
    'ACTIVE SUSPENDED',
    (tx) => replacePassword(tx, { ...address(), passwordHash: HASH }),
  ],
}

test.each(Object.entries(OPEN_TO))('PROF-06 in which states an account %s', (_what, [states, ask]) =>
  freely(api, async (tx) => {
    const open = await statesOf(tx, STATES, put, () => ask(tx))
    expect(open.join(' ')).toBe(states)
  }),
)

test('PROF-06 a password that has changed since opens nothing, and nothing of another account', () =>
  freely(api, async (tx) => {
    await run(tx, put('ACTIVE'))
    await run(tx, sql`update accounts set password_hash = ${HASH} where id = ${other.accountId}`)
    const stale = { ...proven(), passwordHash: 'older' }

    expect(await holdCredentials(tx, stale)).toBe(false)
    expect(await changePasswordHash(tx, { ...stale, newHash: 'new' })).toBe(false)
    expect(await emptyAccount(tx, stale)).toBe(false)
    expect(await changePasswordHash(tx, { ...proven(), newHash: 'new' })).toBe(true)
    expect(await holdCredentials(tx, { accountId: other.accountId, passwordHash: HASH })).toBe(true)
    await run(tx, sql`update accounts set restricted_at = now() where id = ${own.accountId}`)
    expect([await isAccountHeld(tx, own.accountId), await isAccountHeld(tx, other.accountId)]).toEqual([
      false,
      true,
    ])
  }))

test('AUTH-01 a customer and a shop with one address are two accounts', () =>
  freely(api, async (tx) => {
    const shop = { kind: 'SHOP', email: own.email } as const
    expect(await findAccount(tx, shop)).toBe(null)
    expect(await replacePassword(tx, { ...shop, passwordHash: 'new' })).toBe(null)
    await run(tx, sql`update accounts set kind = 'SHOP', email = ${own.email} where id = ${other.accountId}`)

    expect((await findAccount(tx, shop))?.accountId).toBe(other.accountId)
    expect((await findAccount(tx, address()))?.accountId).toBe(own.accountId)
    expect(await replacePassword(tx, { ...shop, passwordHash: 'new' })).toBe(other.accountId)
  }))

const [sessionId, token] = [newId<SessionId>(), Buffer.alloc(32, 5)]

const aSession = async (tx: Tx) => {
  await run(
    tx,
    sql`insert into sessions (id, account_id, is_remembered, device, network, created_at, expires_at)
      values (${sessionId}, ${own.accountId}, false, 'A phone', '10.0.0.0/24', now() - interval '1 hour', now() + interval '1 hour')`,
  )
  await run(tx, sql`insert into refresh_tokens (token_hash, session_id) values (${token}, ${sessionId})`)
}
const claims = () => ({ sessionId, accountId: own.accountId, kind: 'CUSTOMER' }) as const
const isOpen = async (tx: Tx, of: Parameters<typeof areSessionsOpen>[1][number] = claims()) =>
  (await areSessionsOpen(tx, [of]))[0]

test('R21 a session is open for its own account, of its kind, while that is active', () =>
  freely(api, async (tx) => {
    await aSession(tx)
    expect(await isOpen(tx)).toBe(true)
    expect(await isOpen(tx, { ...claims(), accountId: other.accountId })).toBe(false)
    expect(await isOpen(tx, { ...claims(), kind: 'SHOP' })).toBe(false)
    expect(await statesOf(tx, STATES.slice(0, 2), put, () => isOpen(tx))).toEqual(['ACTIVE'])
    await run(tx, put('ACTIVE'))
    await run(tx, sql`update sessions set expires_at = now() where id = ${sessionId}`)
    expect(await isOpen(tx)).toBe(false)
    await run(
      tx,
      sql`update sessions set expires_at = now() + interval '1 hour', ended_at = now(), ended_by = 'OWNER' where id = ${sessionId}`,
    )
    expect(await isOpen(tx)).toBe(false)
  }))

test('SESS-04 what a refresh token is worth once its session ended, expired or its account was blocked', () =>
  freely(api, async (tx) => {
    await aSession(tx)
    const state = async (hash = token) => (await holdRefreshToken(tx, hash))?.state
    const next = Buffer.alloc(32, 6)
    expect(await state()).toBe('NEWEST')
    const held = await holdRefreshToken(tx, token)
    if (!held) throw new Error('It was just added')
    await rotateRefreshToken(tx, { held, tokenHash: token, nextHash: next })
    expect([await state(), await state(next)]).toEqual(['JUST_REPLACED', 'NEWEST'])
    await rotateRefreshToken(tx, { held, tokenHash: token, nextHash: Buffer.alloc(32, 7) })
    expect(await state(Buffer.alloc(32, 7))).toBe(undefined)
    await run(tx, put('SUSPENDED'))
    expect(await state(next)).toBe('SESSION_OVER')
    await run(tx, put('ACTIVE'))
    await run(tx, sql`update sessions set expires_at = now() where id = ${sessionId}`)
    expect(await state(next)).toBe('SESSION_OVER')
    await run(
      tx,
      sql`update sessions set expires_at = now() + interval '1 hour', ended_at = now(), ended_by = 'OWNER' where id = ${sessionId}`,
    )
    expect(await state(next)).toBe('SESSION_OVER')
  }))

test('SESS-04 signing out ends the session of the token, of the right kind of account, and keeps an earlier end', () =>
  freely(api, async (tx) => {
    await aSession(tx)
    await endSessionOfToken(tx, { kind: 'SHOP', tokenHash: token })
    await endSessionOfToken(tx, { kind: 'CUSTOMER', tokenHash: Buffer.alloc(32, 9) })
    await endAllSessions(tx, other.accountId, 'OWNER')
    expect(await isOpen(tx)).toBe(true)
    await endSessionOfToken(tx, { kind: 'CUSTOMER', tokenHash: token })
    expect(await isOpen(tx)).toBe(false)
    await run(
      tx,
      sql`update sessions set ended_at = '2020-01-01', ended_by = 'OWNER' where id = ${sessionId}`,
    )
    await endSessionOfToken(tx, { kind: 'CUSTOMER', tokenHash: token })
    await endAllSessions(tx, own.accountId, 'OWNER')
    const { rows } =
      await sql`select from sessions where id = ${sessionId} and ended_at = '2020-01-01'`.execute(tx)
    expect(rows).toHaveLength(1)
  }))

test('PRIV-04 a deletion that is finished is neither waited for nor taken back, and is of its account alone', () =>
  freely(api, async (tx) => {
    const { accountId } = own
    const ask = (id: typeof accountId) =>
      insertDeletion(tx, { accountId: id, keepsNewsletter: false, requestId: 'test' })
    await ask(accountId)
    expect(await findRequestedAt(tx, other.accountId)).toBe(null)
    expect(await lockDeletion(tx, other.accountId)).toBe(null)
    expect(await lockDeletion(tx, accountId)).toMatchObject({ isErased: false })
    await deleteDeletion(tx, other.accountId)
    expect(await findRequestedAt(tx, accountId)).not.toBe(null)
    await run(
      tx,
      sql`update accounts set status = 'DELETED', email = null, password_hash = null, deleted_at = now() where id = ${accountId}`,
    )
    expect(await lockDeletion(tx, accountId)).toMatchObject({ isErased: true })
    await ask(other.accountId)
    await finishDeletion(tx, accountId)
    await deleteDeletion(tx, accountId)

    expect([await findRequestedAt(tx, accountId), await lockDeletion(tx, accountId)]).toEqual([null, null])
    expect(await lockDeletion(tx, other.accountId)).not.toBe(null)
    const { rows } = await sql`select from account_deletions where account_id = ${accountId}`.execute(tx)
    expect(rows).toHaveLength(1)
  }))
