import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { eraseAddress } from '#accounts/codes/erase-address.sql.ts'
import {
  deleteDeletion,
  findRequestedAt,
  finishDeletion,
  listWaitingDeletions,
  lockDeletion,
} from '#accounts/my-data/deletions.sql.ts'
import { erasePeopleRows } from '#accounts/my-data/erase-people-rows.sql.ts'
import { findFreeName } from '#catalog/listings/steps/copy-name.sql.ts'
import { answerAppeal, findAppeal } from '#catalog/listings/steps/listing-appeals.sql.ts'
import { findLatestMove, freeSkus, isHeld, moveListing } from '#catalog/listings/steps/listing-moves.sql.ts'
import { deleteUploads, markAllReleased } from '#media/uploads/uploads.sql.ts'
import { newId } from '#platform/ids.ts'
import {
  deleteClosing,
  endShop,
  findOwnClosing,
  findShopOfOwner,
  insertClosingOf,
  listDueClosings,
  lockDueClosing,
} from '#shops/closing/closings.sql.ts'
import { listEndingHolidays, markReminded } from '#shops/holidays/holiday-reminders.sql.ts'
import { lockShopDays, updateHoliday } from '#shops/holidays/holidays.sql.ts'
import { deleteHours, writeHours } from '#shops/hours/shop-hours.sql.ts'
import { updatePackage } from '#shops/own-shop/own-shops.sql.ts'
import { listNotices, storeAnswer } from '#shops/terms/terms-notices.sql.ts'
import { takeChallenge } from '#staff/factors/challenges.sql.ts'
import { listSealedSecrets } from '#staff/factors/factors.sql.ts'
import { acceptInvitationRow } from '#staff/members/invitations.sql.ts'
import { hasMember, updateMemberStatus, updatePassword, updatePhone } from '#staff/members/members.sql.ts'
import { findStaffName, readStaffNames } from '#staff/members/staff-names.reads.ts'
import { deleteFactors } from '#staff/resets/resets.sql.ts'
import {
  endStaffSession,
  endStaffSessions,
  markSeen,
  recordProof,
} from '#staff/sessions/staff-sessions.sql.ts'
import type { Tx } from '#tables.ts'
import { claim, listHolders, release } from '#worklist/claims.sql.ts'
import { startOrdersApi } from '../order-fixture.ts'
import type { TestApi } from '../test-api.ts'
import { aParty, type Party } from './a-party.ts'
import { inUndone } from './in-undone.ts'
import { moreRowsOf, WORK } from './more-rows.ts'
import { aRowOfEach } from './row-of-each.ts'

type Rows = Awaited<ReturnType<typeof aRowOfEach>>

let api: TestApi
let party: Party
let rows: Rows
beforeAll(async () => {
  api = await startOrdersApi()
  rows = await aRowOfEach(api)
  party = await aParty(api)
  await api.db.transaction(async (tx) => {
    for (const statement of moreRowsOf(party, rows)) await statement.execute(tx)
  })
})

/** The tables, what a stranger does to them, and what the owner does. */
type Step = (tx: Tx, of: Party & { rows: Rows }) => Promise<unknown>
const WRITES: Record<string, [tables: string[], stranger: Step, owner: Step]> = {
  'a package': [
    ['shops'],
    (tx) => updatePackage(tx, newId(), 'ELITE'),
    (tx, { shopId }) => updatePackage(tx, shopId, 'ELITE'),
  ],
  'opening hours': [
    ['shops', 'shop_hours'],
    async (tx) => {
      await writeHours(tx, { shopId: newId(), version: 0, days: [] })
      await deleteHours(tx, newId())
    },
    (tx, { shopId }) => writeHours(tx, { shopId, version: 0, days: [{ weekday: 2, opens: 0, closes: 99 }] }),
  ],
  'a holiday': [
    ['shops'],
    (tx) => updateHoliday(tx, { shopId: newId(), version: 0, holiday: null }),
    (tx, { rows: { shopId } }) => updateHoliday(tx, { shopId, version: 0, holiday: null }),
  ],
  'the reminder of a holiday': [
    ['shops'],
    async (tx, { shopId }) => {
      await markReminded(tx, newId())
      await markReminded(tx, shopId)
    },
    (tx, { rows: { shopId } }) => markReminded(tx, shopId),
  ],
  'the end of a shop': [
    ['shops', 'shop_closings', 'shop_hours'],
    async (tx) => {
      await insertClosingOf(tx, newId())
      await deleteClosing(tx, newId())
      await endShop(tx, newId())
    },
    (tx, { shopId }) => endShop(tx, shopId),
  ],
  'an answer about terms': [
    ['terms_notices'],
    async (tx, { shopId, rows: own }) => {
      await storeAnswer(tx, { shopId, version: '7', answer: 'AGREED' })
      await storeAnswer(tx, { shopId: own.shopId, version: '8', answer: 'AGREED' })
    },
    (tx, { rows: { shopId } }) => storeAnswer(tx, { shopId, version: '7', answer: 'AGREED' }),
  ],
  'a colleague': [
    ['staff_members', 'staff_passkeys', 'staff_authenticators'],
    async (tx) => {
      await updateMemberStatus(tx, newId(), 'SUSPENDED')
      await updatePhone(tx, newId(), '+2348012345678')
      await updatePassword(tx, newId(), 'x')
      await deleteFactors(tx, newId())
    },
    (tx, { staffId }) => updatePhone(tx, staffId, '+2348012345678'),
  ],
  'a session of a colleague': [
    ['staff_sessions', 'staff_members'],
    async (tx) => {
      const of = { id: newId<Parameters<typeof endStaffSession>[1]>(), staffId: newId<Party['staffId']>() }
      await markSeen(tx, of)
      await recordProof(tx, { id: of.id, proposalId: null })
      await endStaffSession(tx, of.id)
    },
    (tx, { staffId }) => endStaffSessions(tx, { staffId }),
  ],
  'an invitation': [
    ['staff_invitations'],
    (tx) => acceptInvitationRow(tx, newId()),
    (tx) => sql`update staff_invitations set accepted_at = now()`.execute(tx),
  ],
  'a challenge': [
    ['staff_challenges'],
    (tx) => takeChallenge(tx, { id: newId(), purpose: 'PROOF' }),
    (tx) => sql`delete from staff_challenges`.execute(tx),
  ],
  'a claim of work': [
    ['work_claims'],
    async (tx, { staffId }) => {
      await release(tx, { ...WORK, staffId: newId() })
      await release(tx, { ...WORK, subject: newId(), staffId })
      await release(tx, { ...WORK, kind: 'BREACH', staffId })
    },
    (tx, { staffId }) => release(tx, { ...WORK, staffId }),
  ],
  'what staff know of a customer': [
    ['account_notes', 'support_codes', 'export_links', 'support_views', 'data_requests', 'account_blocks'],
    (tx, { rows: { ownerId } }) => erasePeopleRows(tx, ownerId),
    (tx, { accountId }) => erasePeopleRows(tx, accountId),
  ],
  'an address': [
    ['codes', 'grants', 'code_emails', 'wrong_guesses'],
    (tx) => eraseAddress(tx, { kind: 'CUSTOMER', email: 'nobody@example.com' }),
    (tx, { email }) => eraseAddress(tx, { kind: 'CUSTOMER', email }),
  ],
  'the address of a shop that a customer has too': [
    ['codes', 'grants', 'code_emails'],
    (tx, { email }) => eraseAddress(tx, { kind: 'SHOP', email }),
    (tx, { email }) => eraseAddress(tx, { kind: 'CUSTOMER', email }),
  ],
  'a picture': [
    ['uploads'],
    async (tx, { key }) => {
      await markAllReleased(tx, ['none'])
      await deleteUploads(tx, ['none', key])
    },
    (tx, { key }) => markAllReleased(tx, [key]),
  ],
  'a listing': [
    ['products', 'product_moves', 'skus', 'listing_appeals'],
    async (tx, { shopId, rows: { productId, shopId: ofOwner } }) => {
      const step = { to: 'HIDDEN', actor: 'SHOP' } as const
      await moveListing(tx, { ...step, from: 'LIVE', shopId, productId })
      await moveListing(tx, { ...step, from: 'LIVE', shopId: ofOwner, productId: newId() })
      await moveListing(tx, { ...step, from: 'IN_REVIEW', shopId: ofOwner, productId })
      await freeSkus(tx, newId())
      await answerAppeal(tx, { moveId: newId(), answer: 'No', by: null })
    },
    (tx, { rows: { productId } }) => freeSkus(tx, productId),
  ],
}

const present = (tx: Tx, tables: readonly string[]): Promise<unknown[][]> =>
  Promise.all(
    tables.map(
      async (table) =>
        (await sql`select to_jsonb(t)::text as row from ${sql.table(table)} as t order by 1`.execute(tx))
          .rows,
    ),
  )

test.each(Object.entries(WRITES))(
  'R15 %s is changed by nobody but who it belongs to',
  async (_what, [tables, stranger, owner]) => {
    const of = { ...party, rows }
    await inUndone(api, async (tx) => {
      const before = await present(tx, tables)
      for (const found of before) expect(found).not.toEqual([])
      await stranger(tx, of)
      expect(await present(tx, tables)).toEqual(before)
      await owner(tx, of)
      expect(await present(tx, tables)).not.toEqual(before)
    })
  },
)

type Found = { own: unknown; strange: unknown }
const READS: Record<string, (tx: Tx, of: Party & { rows: Rows }) => Promise<Found>> = {
  'the name of a colleague': async (tx, { staffId }) => ({
    own: await findStaffName(tx, staffId),
    strange: (await findStaffName(tx, newId())) ?? [...(await readStaffNames(tx, [newId()]))],
  }),
  'whether somebody works here': async (tx, { staffId }) => ({
    own: await hasMember(tx, staffId),
    strange: await hasMember(tx, newId()),
  }),
  'the closing of a shop': async (tx, { rows: { ownerId } }) => ({
    own: await findOwnClosing(tx, ownerId),
    strange: await findOwnClosing(tx, newId()),
  }),
  'a closing that is due': async (tx, { shopId, rows: open }) => ({
    own: await lockDueClosing(tx, shopId),
    strange: await lockDueClosing(tx, open.shopId),
  }),
  'the shop of an owner': async (tx, { rows: { ownerId } }) => ({
    own: await findShopOfOwner(tx, ownerId),
    strange: await findShopOfOwner(tx, newId()),
  }),
  'days of a shop': async (tx, { shopId }) => ({
    own: await lockShopDays(tx, [shopId]),
    strange: await lockShopDays(tx, [newId()]),
  }),
  'terms that a shop knows': async (tx, { shopId, rows: other }) => ({
    own: await listNotices(tx, other.shopId),
    strange: await listNotices(tx, shopId),
  }),
  'the latest move of a listing': async (tx, { rows: { productId } }) => ({
    own: await findLatestMove(tx, productId, 'TAKEN_DOWN'),
    strange:
      (await findLatestMove(tx, newId(), 'TAKEN_DOWN')) ?? (await findLatestMove(tx, productId, 'REMOVED')),
  }),
  'whether goods are held': async (tx, { rows: { productId } }) => ({
    own: await isHeld(tx, productId),
    strange: await isHeld(tx, newId()),
  }),
  'an appeal': async (tx, { rows: { productId } }) => ({
    own: await findAppeal(tx, productId),
    strange: await findAppeal(tx, newId()),
  }),
  'who has an item of work': async (tx) => ({
    own: [...(await listHolders(tx, { kind: WORK.kind, subjects: [WORK.subject] }))],
    strange: [
      ...(await listHolders(tx, { kind: 'BREACH', subjects: [WORK.subject] })),
      ...(await listHolders(tx, { kind: WORK.kind, subjects: [newId()] })),
    ],
  }),
}

const isNothing = (found: unknown): boolean =>
  found === null || found === false || (Array.isArray(found) && found.length === 0)

test.each(Object.entries(READS))('R15 %s: of nobody there is nothing', async (_what, read) => {
  const { own, strange } = await api.db.transaction((tx) => read(tx, { ...party, rows }))

  expect([isNothing(own), isNothing(strange)]).toEqual([false, true])
})

test('ADMIN-15 who is second learns who has the same item, not who has another', async () => {
  await api.db.transaction(async (tx) => {
    await claim(tx, { kind: 'BREACH', subject: WORK.subject, staffId: rows.staffId })
    await claim(tx, { ...WORK, subject: newId(), staffId: rows.staffId })
    const own = await findStaffName(tx, party.staffId)
    expect(await claim(tx, { ...WORK, staffId: rows.staffId })).toBe(own)
  })
})

test('ADMIN-03 only who works here signs in with a code', async () => {
  const { rows: members } = await api.pool.query<{ email: string }>(
    'select email from staff_members where id = $1',
    [party.staffId],
  )
  const emails = members.map(({ email }) => email)

  expect(await listSealedSecrets(api.db.read, emails)).toEqual([{ email: emails[0], secret: party.key }])
  expect(await listSealedSecrets(api.db.read, ['nobody@ahia.example'])).toEqual([])
  await inUndone(api, async (tx) => {
    await updateMemberStatus(tx, party.staffId, 'SUSPENDED')
    expect(await listSealedSecrets(tx, emails)).toEqual([])
  })
})

test('SELL-48, SELL-53 a holiday that ends and a shop that closes are found once, and no other', async () => {
  await inUndone(api, async (tx) => {
    expect(await listEndingHolidays(tx)).toEqual([rows.shopId])
    await markReminded(tx, rows.shopId)
    expect([await listEndingHolidays(tx), await markReminded(tx, rows.shopId)]).toEqual([[], null])
    expect(await listDueClosings(tx, { after: null, limit: 9 })).toEqual([party.shopId])
    expect(await listDueClosings(tx, { after: party.shopId, limit: 9 })).toEqual([])
    await sql`update shop_closings set closes_at = now() + interval '1 second'`.execute(tx)
    expect(await listDueClosings(tx, { after: null, limit: 9 })).toEqual([])
    expect(await lockDueClosing(tx, party.shopId)).toBe(null)
    await endShop(tx, party.shopId)
    await sql`update shop_closings set closes_at = requested_at`.execute(tx)
    expect(await listDueClosings(tx, { after: null, limit: 9 })).toEqual([])
    expect([await lockDueClosing(tx, party.shopId), await deleteClosing(tx, rows.ownerId)]).toEqual([
      null,
      null,
    ])
  })
})

test('PROF-06 a deletion that is over waits for nothing, and is not taken back', async () => {
  const { accountId } = party
  await inUndone(api, async (tx) => {
    expect(await listWaitingDeletions(tx, { after: accountId, limit: 9 })).not.toContain(accountId)
    for (const after of [null, newId<Party['accountId']>(new Date(0))])
      expect(await listWaitingDeletions(tx, { after, limit: 9 })).toContain(accountId)
    await finishDeletion(tx, accountId)
    expect(await listWaitingDeletions(tx, { after: null, limit: 9 })).not.toContain(accountId)
    expect([await findRequestedAt(tx, accountId), await lockDeletion(tx, accountId)]).toEqual([null, null])
    const before = await present(tx, ['account_deletions'])
    await deleteDeletion(tx, accountId)
    expect(await present(tx, ['account_deletions'])).toEqual(before)
  })
})

test('SELL-20 the name of a copy is free in the own shop, whatever others and removed products are called', async () => {
  const { shopId, productId } = rows
  await inUndone(api, async (tx) => {
    await sql`update products set name = 'Pot (copy)' where id = ${productId}`.execute(tx)
    expect(await findFreeName(tx, shopId, 'Pot')).toBe('Pot (copy 2)')
    expect(await findFreeName(tx, party.shopId, 'Pot')).toBe('Pot (copy)')
    await sql`update products set status = 'REMOVED' where id = ${productId}`.execute(tx)
    expect(await findFreeName(tx, shopId, 'Pot')).toBe('Pot (copy)')
  })
})
