import type { StaffChallengeId, StaffInvitationId, StaffMemberId, StaffSessionId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { takeChallenge } from '#staff/factors/challenges.sql.ts'
import { deletePasskey, findPasskey, usePasskey } from '#staff/factors/factors.sql.ts'
import { countFailures, countOfLastHour } from '#staff/factors/wrong-tries.sql.ts'
import {
  acceptInvitationRow,
  findInvitation,
  insertInvitation,
  listOpenInvitations,
} from '#staff/members/invitations.sql.ts'
import { listMembers, suspendUnseenMembers } from '#staff/members/members.sql.ts'
import { stopOrphanedResets } from '#staff/resets/resets.sql.ts'
import {
  endStaffSessions,
  findOpenStaffSession,
  insertStaffSession,
} from '#staff/sessions/staff-sessions.sql.ts'
import type { Tx } from '#tables.ts'
import { startOrdersApi } from '../order-fixture.ts'
import type { TestApi } from '../test-api.ts'
import { aParty, type Party } from './a-party.ts'
import { inUndone } from './in-undone.ts'

const [TOKEN, OTHERS] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]

let api: TestApi
let party: Party
beforeAll(async () => {
  api = await startOrdersApi()
  party = await aParty(api)
  await api.db.transaction(async (tx) => {
    const of = { network: '10.0.0.0/24', device: 'A phone' }
    await insertStaffSession(tx, {
      id: newId<StaffSessionId>(),
      tokenHash: TOKEN,
      staffId: party.staffId,
      ...of,
    })
    await insertStaffSession(tx, {
      id: newId<StaffSessionId>(),
      tokenHash: OTHERS,
      staffId: party.askedBy,
      ...of,
    })
  })
})

const aged = (tx: Tx, table: string, column: string, ago: string) =>
  sql`update ${sql.table(table)} set ${sql.ref(column)} = now() - ${ago}::interval`.execute(tx)

test.each([
  ['seen_at', '29 minutes', true],
  ['seen_at', '31 minutes', false],
  ['created_at', '11 hours 59 minutes', true],
  ['created_at', '12 hours 1 minute', false],
])('ADMIN-04 a session whose %s was %s ago is open: %s', (column, ago, isOpen) =>
  inUndone(api, async (tx) => {
    await sql`update staff_sessions set created_at = now() - interval '11 hours'`.execute(tx)
    await aged(tx, 'staff_sessions', column, ago)
    expect((await findOpenStaffSession(tx, TOKEN)) !== null).toBe(isOpen)
    expect((await listMembers(tx)).find(({ id }) => id === party.askedBy)?.sessions).toBe(isOpen ? 1 : 0)
  }),
)

test('ADMIN-04, ADMIN-05 what ended, or is of somebody suspended, is not open, and a proof counts for five minutes', () =>
  inUndone(api, async (tx) => {
    const proof = async (ago: string) => {
      await aged(tx, 'staff_sessions', 'proof_at', ago)
      return (await findOpenStaffSession(tx, TOKEN))?.hasProof
    }
    expect([await proof('4 minutes 59 seconds'), await proof('5 minutes 1 second')]).toEqual([true, false])
    await aged(tx, 'staff_sessions', 'seen_at', '50 seconds')
    expect((await findOpenStaffSession(tx, TOKEN))?.isToBeMarked).toBe(false)
    await aged(tx, 'staff_sessions', 'seen_at', '70 seconds')
    expect((await findOpenStaffSession(tx, TOKEN))?.isToBeMarked).toBe(true)
    await sql`update staff_members set status = 'SUSPENDED' where id = ${party.staffId}`.execute(tx)
    expect(await findOpenStaffSession(tx, TOKEN)).toBe(null)
    const open = await findOpenStaffSession(tx, OTHERS)
    if (!open) throw new Error('The session of somebody else is closed')
    await endStaffSessions(tx, { staffId: party.askedBy, keep: open.id })
    expect(await findOpenStaffSession(tx, OTHERS)).not.toBe(null)
    await endStaffSessions(tx, { staffId: party.askedBy })
    expect(await findOpenStaffSession(tx, OTHERS)).toBe(null)
  }))

test('ADMIN-07 what colleagues sign in with, their roles, sessions and resets are shown of each alone', async () => {
  const { staffId, askedBy } = party
  const [own, other] = await Promise.all(
    [TOKEN, OTHERS].map((token) => findOpenStaffSession(api.db.read, token)),
  )
  const members = await listMembers(api.db.read)
  const shown = (id: StaffMemberId) => members.find((member) => member.id === id)

  expect(own).toMatchObject({ staffId, hasPasskey: true, hasAuthenticator: true })
  expect(other).toMatchObject({ staffId: askedBy, hasPasskey: false, hasAuthenticator: false })
  expect(own?.roles.map(({ role }) => role)).toEqual(['SUPPORT'])
  expect(shown(staffId)).toMatchObject({ hasPasskey: true, hasAuthenticator: true, sessions: 2 })
  expect(shown(staffId)?.resetAt).not.toBe(null)
  expect(shown(askedBy)).toMatchObject({
    hasPasskey: false,
    hasAuthenticator: false,
    sessions: 1,
    resetAt: null,
    roles: ['SUPPORT'],
  })
})

test('ADMIN-07 a reset that was stopped or done is shown no more', () =>
  inUndone(api, async (tx) => {
    const resetAt = async () => (await listMembers(tx)).find(({ id }) => id === party.staffId)?.resetAt
    await sql`update staff_factor_resets set stopped_at = now()`.execute(tx)
    expect(await resetAt()).toBe(null)
  }))

test('ADMIN-10 who was not seen for 45 days is suspended, but not the two owners who were here last', () =>
  inUndone(api, async (tx) => {
    const owners = await Promise.all([1, 2, 3, 4].map(() => aColleagueOf(tx)))
    await sql`update staff_members set seen_at = now() - interval '44 days'`.execute(tx)
    expect(await suspendUnseenMembers(tx)).toEqual([])
    await sql`update staff_members set seen_at = now() - interval '46 days'`.execute(tx)
    for (const [place, id] of owners.entries())
      await sql`update staff_members set seen_at = now() - make_interval(days => ${50 + place}), status = ${
        place === 0 ? 'SUSPENDED' : 'ACTIVE'
      } where id = ${id}`.execute(tx)
    const suspended = await suspendUnseenMembers(tx)
    expect(suspended).toEqual(expect.arrayContaining([party.staffId, party.askedBy, owners[3]]))
    for (const kept of owners.slice(0, 3)) expect(suspended).not.toContain(kept)
  }))

let owners = 0
async function aColleagueOf(tx: Tx): Promise<StaffMemberId> {
  const id = newId<StaffMemberId>()
  await sql`insert into staff_members (id, email, name) values (${id}, ${`owner-${++owners}@ahia.example`}, 'Owner')`.execute(
    tx,
  )
  await sql`insert into staff_role_members (staff_id, role) values (${id}, 'OWNER')`.execute(tx)
  return id
}

test('ADMIN-02 an invitation is open until it is accepted, runs out or is replaced by the next', () =>
  inUndone(api, async (tx) => {
    const [first, second] = [newId<StaffInvitationId>(), newId<StaffInvitationId>()]
    const of = { email: 'new@ahia.example', name: 'New', roles: ['SUPPORT'], invitedBy: null } as const
    const open = async () => (await listOpenInvitations(tx)).length
    await insertInvitation(tx, { id: first, tokenHash: TOKEN, ...of })
    await insertInvitation(tx, {
      id: newId(),
      tokenHash: Buffer.alloc(32, 3),
      ...of,
      email: 'other@ahia.example',
    })
    expect(await open()).toBe(2)
    await insertInvitation(tx, { id: second, tokenHash: OTHERS, ...of })
    expect([await open(), (await findInvitation(tx, OTHERS))?.id]).toEqual([2, second])
    expect([await findInvitation(tx, TOKEN), await acceptInvitationRow(tx, first)]).toEqual([null, false])
    expect([await acceptInvitationRow(tx, second), await acceptInvitationRow(tx, second)]).toEqual([
      true,
      false,
    ])
    expect([await findInvitation(tx, OTHERS), await open()]).toEqual([null, 1])
    await insertInvitation(tx, { id: newId(), tokenHash: Buffer.alloc(32, 4), ...of, staffId: party.staffId })
    expect(await open()).toBe(1)
  }))

test('ADMIN-03 a challenge is used once, in time and for what it was made', () =>
  inUndone(api, async (tx) => {
    const make = async (ends: string) => {
      const id = newId<StaffChallengeId>()
      await sql`insert into staff_challenges (id, purpose, challenge, expires_at)
        values (${id}, 'SIGN_IN', 'x', now() + ${ends}::interval)`.execute(tx)
      return id
    }
    const take = async (id: StaffChallengeId, purpose: 'SIGN_IN' | 'PROOF' = 'SIGN_IN') =>
      (await takeChallenge(tx, { id, purpose })) !== null
    const id = await make('1 minute')
    expect([await take(id, 'PROOF'), await take(id), await take(id)]).toEqual([false, true, false])
    expect(await take(await make('-1 second'))).toBe(false)
  }))

test('ADMIN-03 a passkey is of somebody who works here, is used once for each count, and the last one stays', () =>
  inUndone(api, async (tx) => {
    const { key, staffId } = party
    const use = (before: number, signCount: number) =>
      usePasskey(tx, { credentialId: key, before, signCount })
    expect([await use(1, 2), await use(0, 1), await use(0, 1)]).toEqual([false, true, false])
    expect((await findPasskey(tx, key))?.staffId).toBe(staffId)
    expect(await findPasskey(tx, newId())).toBe(null)
    await sql`update staff_authenticators set staff_id = ${party.askedBy}`.execute(tx)
    expect(await deletePasskey(tx, { staffId, id: key })).toBe(false)
    await sql`insert into staff_passkeys (credential_id, staff_id, public_key, sign_count, name)
      values ('theirs', ${party.askedBy}, '\\x00', 0, 'Key')`.execute(tx)
    expect(await deletePasskey(tx, { staffId, id: key })).toBe(false)
    await sql`update staff_passkeys set staff_id = ${staffId} where credential_id = 'theirs'`.execute(tx)
    expect(await deletePasskey(tx, { staffId, id: key })).toBe(true)
    await sql`update staff_members set status = 'SUSPENDED'`.execute(tx)
    expect(await findPasskey(tx, 'theirs')).toBe(null)
  }))

test('ADMIN-03 wrong tries count for a day, and those of all for an hour', () =>
  inUndone(api, async (tx) => {
    const counts = async (ago: string) => {
      await aged(tx, 'staff_failures', 'happened_at', ago)
      return [(await countFailures(tx, party.staffId)).count, await countOfLastHour(tx)]
    }
    expect(await counts('59 minutes')).toEqual([1, 1])
    expect(await counts('61 minutes')).toEqual([1, 0])
    expect(await counts('23 hours 59 minutes')).toEqual([1, 0])
    expect(await counts('24 hours 1 minute')).toEqual([0, 0])
    expect((await countFailures(tx, party.askedBy)).count).toBe(0)
  }))

test.each<[string, boolean, (tx: Tx, of: Party) => Promise<unknown>]>([
  ['an owner asked for', false, async () => {}],
  [
    'somebody who left asked for',
    true,
    (tx, { askedBy }) => sql`update staff_members set status = 'SUSPENDED' where id = ${askedBy}`.execute(tx),
  ],
  [
    'somebody who is no owner any more asked for',
    true,
    (tx, { askedBy }) =>
      sql`delete from staff_role_members where staff_id = ${askedBy} and role = 'OWNER'`.execute(tx),
  ],
  [
    'is of somebody who left',
    true,
    (tx, { staffId }) => sql`update staff_members set status = 'SUSPENDED' where id = ${staffId}`.execute(tx),
  ],
  [
    'was done before its colleague left',
    false,
    async (tx, { staffId }) => {
      await sql`update staff_factor_resets set done_at = takes_effect_at`.execute(tx)
      await sql`update staff_members set status = 'SUSPENDED' where id = ${staffId}`.execute(tx)
    },
  ],
])('ADMIN-07 a reset that %s is stopped by itself: %s', (_what, isStopped, change) =>
  inUndone(api, async (tx) => {
    await sql`insert into staff_role_members (staff_id, role) values (${party.askedBy}, 'OWNER')`.execute(tx)
    await aColleagueOf(tx)
    await aColleagueOf(tx)
    await change(tx, party)
    expect(await stopOrphanedResets(tx)).toEqual(isStopped ? [party.staffId] : [])
    expect(await stopOrphanedResets(tx)).toEqual([])
  }),
)
