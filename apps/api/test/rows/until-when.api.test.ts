import { RESEND_AFTER_SECONDS } from '@ahia/contracts/limits'
import { type RawBuilder, sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { type CodeFor, takeGuess, useCode, useLink } from '#accounts/codes/codes.sql.ts'
import { findOpenGrant, finishGrant, setGrantAccount } from '#accounts/codes/grants.sql.ts'
import { findWait, takeEmailAllowance } from '#accounts/codes/limits.sql.ts'
import { lockDeletion } from '#accounts/my-data/deletions.sql.ts'
import { isLinkOpen } from '#accounts/my-data/export-links.sql.ts'
import { takeTurn } from '#accounts/passwords/failures.sql.ts'
import { listDueBlocks } from '#accounts/people/blocks.sql.ts'
import { insertReveal, listOpenSessionsOf } from '#accounts/people/people.sql.ts'
import { findOpenView, findOwnView, takeSupportCode } from '#accounts/people/support.sql.ts'
import { bindAcceptance } from '#accounts/registration/terms-acceptances.sql.ts'
import { holdRefreshToken } from '#accounts/sessions/refresh-tokens.sql.ts'
import { areSessionsOpen, listOpenSessions } from '#accounts/sessions/sessions.sql.ts'
import { newId } from '#platform/ids.ts'
import type { Tx } from '#tables.ts'
import { startOrdersApi } from '../order-fixture.ts'
import type { TestApi } from '../test-api.ts'
import { aParty, type Party } from './a-party.ts'
import { aroundTheMoment, setTime, type Until } from './at-the-moment.ts'
import { aRowOfEach } from './row-of-each.ts'

type Of = Party & { rows: Awaited<ReturnType<typeof aRowOfEach>>; keyHash: Buffer }

const [CODE, LINK, TOKEN] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2), Buffer.alloc(32, 3)]
const GRANT = 'a-grant-of-this-test'
const sessionId = newId<Parameters<typeof listOpenSessions>[1]['sessionId']>()
const viewId = newId<Parameters<typeof findOwnView>[1]['id']>()
/** Far from the addresses and networks that others use. */
const EMAIL = 'until-when@example.com'
const NETWORK = '10.77.0.1'

let api: TestApi
let of: Of
beforeAll(async () => {
  api = await startOrdersApi()
  const [rows, party] = [await aRowOfEach(api), await aParty(api)]
  of = { rows, ...party, keyHash: await hashOf(party.key) }
  await api.db.transaction(async (tx) => {
    for (const statement of rowsOf(of)) await statement.execute(tx)
  })
})

const hashOf = async (key: string): Promise<Buffer> =>
  (await api.pool.query('select sha256($1::bytea) as hash', [key])).rows[0].hash

const rowsOf = ({ accountId }: Of): RawBuilder<unknown>[] => [
  sql`insert into sessions (id, account_id, is_remembered, device, network, expires_at)
    values (${sessionId}, ${accountId}, false, 'A phone', '10.0.0.0/24', now() + interval '1 hour')`,
  sql`insert into refresh_tokens (token_hash, session_id) values (${TOKEN}, ${sessionId})`,
  sql`update support_views set id = ${viewId} where account_id = ${accountId}`,
]

const reset: CodeFor = { kind: 'CUSTOMER', email: EMAIL, purpose: 'RESET' }
const signUp: CodeFor = { ...reset, purpose: 'SIGNUP' }
const aCode = (expires: RawBuilder<Date>, link: RawBuilder<Date>, guesses = 3) => sql`
  insert into codes (kind, email, purpose, code_hash, link_hash, guesses_left, expires_at, link_expires_at)
  values ('CUSTOMER', ${EMAIL}, 'RESET', ${CODE}, ${LINK}, ${guesses}, ${expires}, ${link})`
const later = sql<Date>`now() + interval '1 hour'`
const ended = sql<Date>`now() - interval '1 hour'`
const known = async (tx: Tx, of: CodeFor) => {
  await takeGuess(tx, of)
  return tx.selectFrom('codes').selectAll().where('email', '=', of.email).executeTakeFirstOrThrow()
}
const aGrant = (at: RawBuilder<Date>) => sql`
  insert into grants (id, kind, email, purpose, expires_at) values (${GRANT}, 'CUSTOMER', ${EMAIL}, 'SIGNUP', ${at})`
const emails =
  (count: number, content = 'LINK') =>
  (at: RawBuilder<Date>) =>
    sql`
  insert into code_emails (kind, email, purpose, content, sent_at)
  select 'CUSTOMER', ${EMAIL}, 'RESET', ${content}, ${at} from generate_series(1, ${count}::int)`
/** Guesses that only this limit counts. */
const guesses =
  (count: number, { email = '', purpose = 'SIGNUP', network = '' }) =>
  (at: RawBuilder<Date>) =>
    sql`
  insert into wrong_guesses (email, purpose, network, guessed_at)
  select coalesce(nullif(${email}, ''), n || '@example.com'), ${purpose}, coalesce(nullif(${network}, ''), '10.8.0.' || n), ${at}
  from generate_series(1, ${count}::int) as n`
const mustWait = (of: CodeFor) => async (tx: Tx) => (await findWait(tx, of, NETWORK)) !== null
const mayNotSend = async (tx: Tx) =>
  !(await takeEmailAllowance(tx, { ...reset, isKnownDevice: false }, 'LINK'))
const attempt = { kind: 'CUSTOMER', email: EMAIL, clientAddress: NETWORK, known: null } as const
const failuresOf = async (tx: Tx, kind: string) => {
  await takeTurn(tx, attempt)
  const of = tx
    .selectFrom('password_failures')
    .select('failures')
    .where('kind', '=', kind as 'NETWORK')
  return (await of.executeTakeFirstOrThrow()).failures
}
const failures = (kind: string, subject: string) => (at: RawBuilder<Date>) =>
  sql`
  insert into password_failures (kind, subject, failures, failed_at, next_at) values (${kind}, ${subject}, 3, ${at}, ${at})`
const ofAccount = ({ accountId }: Of) => sql`account_id = ${accountId}`
const ofSession = () => sql`id = ${sessionId}`

const OPEN: Record<string, Pick<Until<Of>, 'set' | 'holds'>> = {
  'a code': { set: (at) => aCode(at, later), holds: (tx) => useCode(tx, reset, CODE) },
  'the link of a code': {
    set: (at) => aCode(ended, at),
    holds: async (tx) => (await useLink(tx, { kind: 'CUSTOMER', linkHash: LINK })) !== null,
  },
  'the count of a code’s guesses': {
    set: (at) => aCode(at, later),
    holds: async (tx) => (await known(tx, reset)).guesses_left === 2,
  },
  'a code that was guessed at': {
    set: (at) => aCode(at, later),
    holds: async (tx) => (await known(tx, reset)).code_hash !== null,
  },
  'the link of a code that was guessed at': {
    set: (at) => aCode(ended, at),
    holds: async (tx) => (await known(tx, reset)).link_hash !== null,
  },
  'the end of a code that was guessed at': {
    set: (at) => aCode(at, later),
    holds: async (tx) => (await known(tx, reset)).expires_at.getTime() < Date.now() + 60_000,
  },
  'a code without guesses': { set: (at) => aCode(at, later, 0), holds: mustWait(reset) },
  'a grant that is looked up': {
    set: aGrant,
    holds: async (tx) => (await findOpenGrant(tx, GRANT)) !== null,
  },
  'a grant that gets its account': {
    set: aGrant,
    holds: (tx, { accountId }) => setGrantAccount(tx, GRANT, accountId),
  },
  'a grant that is used': { set: aGrant, holds: (tx) => finishGrant(tx, GRANT) },
  'a session': {
    set: setTime('sessions', 'expires_at', ofSession),
    holds: async (tx, { accountId }) =>
      (await areSessionsOpen(tx, [{ sessionId, accountId, kind: 'CUSTOMER' }]))[0] === true,
  },
  'a session that its owner sees': {
    set: setTime('sessions', 'expires_at', ofSession),
    holds: async (tx, { accountId }) =>
      (await listOpenSessions(tx, { sessionId, accountId, kind: 'CUSTOMER' })).some(
        ({ id }) => id === sessionId,
      ),
  },
  'a session that staff see': {
    set: setTime('sessions', 'expires_at', ofSession),
    holds: async (tx, { accountId }) =>
      (await listOpenSessionsOf(tx, accountId)).some(({ id }) => id === sessionId),
  },
  'a session that is renewed': {
    set: setTime('sessions', 'expires_at', ofSession),
    holds: async (tx) => (await holdRefreshToken(tx, TOKEN))?.state === 'NEWEST',
  },
  'the link of an export': {
    set: setTime('export_links', 'expires_at', ofAccount),
    holds: (tx, { accountId, keyHash }) => isLinkOpen(tx, { keyHash, accountId }),
  },
  'a support code': {
    set: setTime('support_codes', 'expires_at', ofAccount),
    holds: async (tx, { accountId, keyHash }) => (await takeSupportCode(tx, keyHash)) === accountId,
  },
  'a support view, for the customer': {
    set: setTime('support_views', 'ends_at', ofAccount),
    holds: async (tx, { accountId }) => (await findOpenView(tx, accountId)) !== null,
  },
  'a support view, for staff': {
    set: setTime('support_views', 'ends_at', ofAccount),
    holds: async (tx, { staffId }) => (await findOwnView(tx, { id: viewId, staffId })) !== null,
  },
  'a block': {
    set: setTime('account_blocks', 'ends_at', ofAccount),
    holds: async (tx, { accountId }) => !(await listDueBlocks(tx, 9)).includes(accountId),
  },
  'a deletion that waits': {
    set: setTime('account_deletions', 'due_at', ofAccount),
    holds: async (tx, { accountId }) => (await lockDeletion(tx, accountId))?.isDue === false,
  },
}

/** What counts for a time, and at its end no more. */
const COUNTED: Record<string, Omit<Until<Of>, 'at'>> = {
  'AUTH-09 the fourth email': { edge: '-1 hour', set: emails(4), holds: mayNotSend },
  'AUTH-09 the seventh email': { edge: '-1 day', set: emails(7), holds: mayNotSend },
  'AUTH-09 an email': { edge: `-${RESEND_AFTER_SECONDS} seconds`, set: emails(1), holds: mayNotSend },
  'AUTH-09 twenty guesses of a network': {
    edge: '-1 hour',
    set: guesses(20, { network: NETWORK }),
    holds: mustWait(signUp),
  },
  'AUTH-09 ten guesses at an address': {
    edge: '-24 hours',
    set: guesses(10, { email: EMAIL }),
    holds: mustWait(signUp),
  },
  'AUTH-09 ten guesses at resets': {
    edge: '-24 hours',
    set: guesses(10, { purpose: 'RESET' }),
    holds: mustWait(reset),
  },
  'AUTH-09 300 guesses': { edge: '-24 hours', set: guesses(300, {}), holds: mustWait(signUp) },
  'AUTH-09 a code that was emailed, for the guesses of all': {
    edge: '-1 day',
    set: (at) => sql`with sent as (${emails(1_505, 'CODE')(at)}) ${guesses(300, {})(sql<Date>`now()`)}`,
    holds: async (tx) => !(await mustWait(signUp)(tx)),
  },
  'AUTH-09 a wrong password of a network': {
    edge: '-30 seconds',
    set: failures('NETWORK', NETWORK),
    holds: async (tx) => (await failuresOf(tx, 'NETWORK')) === 4,
  },
  'ADMIN-35 a look at a customer': {
    edge: '-1 hour',
    set: setTime('account_reveals', 'revealed_at', ({ staffId }) => sql`staff_id = ${staffId}`),
    holds: async (tx, { accountId, staffId }) =>
      (await insertReveal(tx, {
        id: newId(),
        accountId,
        staffId,
        fields: ['phone'],
        reason: 'CUSTOMER_ASKED',
      })) === 2,
  },
  'API-22 terms that were accepted': {
    edge: '-24 hours',
    set: (at) =>
      sql`insert into terms_acceptances (id, email, version, accepted_at) values (gen_random_uuid(), ${EMAIL}, '1', ${at})`,
    holds: (tx, { accountId }) => bindAcceptance(tx, { email: EMAIL, version: '1', accountId }),
  },
}

/** The same, but at its end it still counts. */
const COUNTED_AT_THE_END: Record<string, Omit<Until<Of>, 'at'>> = {
  'SESS-04 a token that was just replaced': {
    edge: '-20 seconds',
    set: setTime('refresh_tokens', 'replaced_at', () => sql`token_hash = ${TOKEN}`),
    holds: async (tx) => (await holdRefreshToken(tx, TOKEN))?.state === 'JUST_REPLACED',
  },
  'AUTH-09 a wrong password of an address': {
    edge: '-24 hours',
    set: failures('CUSTOMER', EMAIL),
    holds: async (tx) => (await failuresOf(tx, 'CUSTOMER')) === 4,
  },
}

test.each(Object.entries(OPEN))('R3 %s is open until its time, and not at it', async (_what, until) =>
  expect(await aroundTheMoment(api, of, { edge: '0', at: false, ...until })).toEqual([false, false, true]),
)

test.each(Object.entries(COUNTED))('%s counts until its time, and not at it', async (_what, until) =>
  expect(await aroundTheMoment(api, of, { at: false, ...until })).toEqual([false, false, true]),
)

test.each(Object.entries(COUNTED_AT_THE_END))(
  '%s counts until its time, and still at it',
  async (_what, until) =>
    expect(await aroundTheMoment(api, of, { at: true, ...until })).toEqual([false, true, true]),
)
