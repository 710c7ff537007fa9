import type { StaffInvitationId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { replacePassword } from '#accounts/accounts.sql.ts'
import { useCode, voidCodes } from '#accounts/codes/codes.sql.ts'
import { closeRegistration, finishGrants } from '#accounts/codes/grants.sql.ts'
import { changePasswordHash, emptyAccount } from '#accounts/credentials.sql.ts'
import { setRestricted } from '#accounts/data-requests/data-requests.sql.ts'
import { forgive, takeBack, takeTurn } from '#accounts/passwords/failures.sql.ts'
import { endViews } from '#accounts/people/support.sql.ts'
import { writeProfile } from '#accounts/profile/profiles.sql.ts'
import { bindAcceptance, eraseAcceptances } from '#accounts/registration/terms-acceptances.sql.ts'
import { rotateRefreshToken } from '#accounts/sessions/refresh-tokens.sql.ts'
import { endOtherSessions, endSessionOfToken } from '#accounts/sessions/sessions.sql.ts'
import { markClaimed, markClaimedOnce, markReleased } from '#media/uploads/uploads.sql.ts'
import { newId } from '#platform/ids.ts'
import { useStep } from '#staff/factors/factors.sql.ts'
import { deleteFailure } from '#staff/factors/wrong-tries.sql.ts'
import { insertInvitation } from '#staff/members/invitations.sql.ts'
import { deleteFactors } from '#staff/resets/resets.sql.ts'
import { endStaffSession, endStaffSessions, insertStaffSession } from '#staff/sessions/staff-sessions.sql.ts'
import type { Tx } from '#tables.ts'
import { startOrdersApi } from '../order-fixture.ts'
import type { TestApi } from '../test-api.ts'
import {
  aPartyAmongDecoys,
  attempt,
  code,
  failureId,
  HASH,
  here,
  KEY,
  type Of,
  OLD,
  OTHER,
  own,
  PLACE,
  staffSession,
  TOKEN,
} from './decoys.ts'
import { inUndone } from './in-undone.ts'

let api: TestApi
let of: Of
beforeAll(async () => {
  api = await startOrdersApi()
  of = await aPartyAmongDecoys(api)
})

const picture = ({ accountId }: Of, key = KEY) => ({ key, accountId, kind: 'REVIEW' }) as const
const PROFILE = {
  name: 'Ada',
  phone: null,
  gender: null,
  street: null,
  city: null,
  state: null,
  country: null,
}
const guessable = sql`update codes set guesses_left = 3`

/** How many rows of a table a statement changes, with decoys around them. */
const CHANGES: Record<string, [table: string, count: number, step: (tx: Tx, of: Of) => Promise<unknown>]> = {
  'AUTH-09 a code that is used': ['codes', 1, (tx, of) => useCode(tx, code(of), HASH)],
  'AUTH-09 codes of an address': ['codes', 2, (tx, of) => voidCodes(tx, code(of))],
  'AUTH-09 an attempt': ['password_failures', 2, (tx, of) => takeTurn(tx, attempt(of))],
  'AUTH-09 an attempt that could not be checked': [
    'password_failures',
    2,
    (tx, of) => takeBack(tx, attempt(of)),
  ],
  'AUTH-09 an attempt that was right': ['password_failures', 2, (tx, of) => forgive(tx, attempt(of))],
  'AUTH-08 a new password': [
    'accounts',
    1,
    (tx, { email }) => replacePassword(tx, { kind: 'CUSTOMER', email, passwordHash: 'new' }),
  ],
  'PROF-06 a changed password': [
    'accounts',
    1,
    (tx, { accountId }) => changePasswordHash(tx, { accountId, passwordHash: 'known', newHash: 'new' }),
  ],
  'PROF-06 a deleted account': [
    'accounts',
    1,
    (tx, { accountId }) => emptyAccount(tx, { accountId, passwordHash: 'known' }),
  ],
  'PRIV-08 a restriction': ['accounts', 1, (tx, { accountId }) => setRestricted(tx, accountId, true)],
  'PROF-06 a profile': ['customer_profiles', 1, (tx, { accountId }) => writeProfile(tx, accountId, PROFILE)],
  'PROF-06 other sessions': ['sessions', 2, (tx, of) => endOtherSessions(tx, own(of), 'OWNER')],
  'SESS-04 a session that ended before': [
    'sessions',
    0,
    (tx) => endSessionOfToken(tx, { kind: 'CUSTOMER', tokenHash: OLD }),
  ],
  'SESS-04 a session that is extended': [
    'sessions',
    1,
    (tx) => rotateRefreshToken(tx, { held: held(), tokenHash: TOKEN, nextHash: HASH }),
  ],
  'SESS-04 a token and its next': [
    'refresh_tokens',
    2,
    (tx) => rotateRefreshToken(tx, { held: held(), tokenHash: TOKEN, nextHash: HASH }),
  ],
  'SESS-04 a token of another session': [
    'refresh_tokens',
    0,
    (tx) => rotateRefreshToken(tx, { held: held(), tokenHash: OTHER, nextHash: HASH }),
  ],
  'API-22 terms that are bound': [
    'terms_acceptances',
    1,
    (tx, { email, accountId }) => bindAcceptance(tx, { email, version: '1', accountId }),
  ],
  'SELL-53 terms of an address': [
    'terms_acceptances',
    2,
    (tx, { email, accountId }) => eraseAcceptances(tx, { email, accountId }),
  ],
  'ADMIN-38 a support view': ['support_views', 1, (tx, { accountId }) => endViews(tx, accountId)],
  'AUTH-09 grants of an address': ['grants', 1, (tx, of) => finishGrants(tx, code(of), null)],
  'AUTH-09 a registration': ['grants', 1, (tx, { accountId }) => closeRegistration(tx, accountId)],
  'T12 a picture that is used': ['uploads', 1, (tx, of) => markClaimed(tx, picture(of))],
  'T12 a picture that is used once': ['uploads', 1, (tx, of) => markClaimedOnce(tx, picture(of))],
  'T12 a picture that is going': [
    'uploads',
    0,
    async (tx, of) => [
      await markClaimed(tx, picture(of, 'picture-3')),
      await markClaimedOnce(tx, picture(of, 'picture-3')),
    ],
  ],
  'T12 a picture that is used no more': [
    'uploads',
    1,
    (tx, of) => markReleased(tx, picture(of, 'picture-4')),
  ],
  'ADMIN-03 a try that was none': ['staff_failures', 1, (tx) => deleteFailure(tx, failureId)],
  'ADMIN-03 a time step': ['staff_authenticators', 1, (tx, { staffId }) => useStep(tx, { staffId, step: 6 })],
  'ADMIN-03 the same time step': [
    'staff_authenticators',
    0,
    (tx, { staffId }) => useStep(tx, { staffId, step: 5 }),
  ],
  'ADMIN-02 the next invitation': ['staff_invitations', 2, (tx) => insertInvitation(tx, anInvitation())],
  'ADMIN-04 a session of staff that ended before': [
    'staff_sessions',
    0,
    (tx) => endStaffSession(tx, staffSession),
  ],
  'ADMIN-04 all sessions of a colleague': [
    'staff_sessions',
    2,
    (tx, { staffId }) => endStaffSessions(tx, { staffId }),
  ],
  'ADMIN-04 who signs in': [
    'staff_members',
    1,
    (tx, { staffId }) => insertStaffSession(tx, { id: newId(), tokenHash: OLD, staffId, ...PLACE }),
  ],
  'ADMIN-07 factors of a colleague': ['staff_members', 1, (tx, { staffId }) => deleteFactors(tx, staffId)],
}

const held = () =>
  ({
    accountId: of.accountId,
    sessionId: here,
    kind: 'CUSTOMER',
    isRemembered: false,
    state: 'NEWEST',
  }) as const
const anInvitation = () =>
  ({
    id: newId<StaffInvitationId>(),
    tokenHash: OLD,
    email: 'new@ahia.example',
    name: 'New',
    roles: ['SUPPORT'],
    invitedBy: null,
  }) as const

const rowsIn = async (tx: Tx, table: string): Promise<string[]> => {
  const { rows } = await sql<{
    row: string
  }>`select to_jsonb(t)::text as row from ${sql.table(table)} as t`.execute(tx)
  return rows.map(({ row }) => row)
}

test.each(Object.entries(CHANGES))('%s: how many rows it changes', async (_what, [table, count, step]) => {
  await inUndone(api, async (tx) => {
    await guessable.execute(tx)
    const before = new Set(await rowsIn(tx, table))
    await step(tx, of)
    const after = await rowsIn(tx, table)
    const isNew = after.filter((row) => !before.has(row)).length
    expect(Math.max(isNew, before.size - (after.length - isNew))).toBe(count)
  })
})
