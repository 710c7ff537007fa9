import type { AccountId, ShopId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { closeRegistration } from '#accounts/codes/grants.sql.ts'
import { listRequestsOf } from '#accounts/data-requests/data-requests.sql.ts'
import { forgetDevices } from '#accounts/devices/known-devices.sql.ts'
import {
  deleteDeletion,
  findRequestedAt,
  finishDeletion,
  lockDeletion,
} from '#accounts/my-data/deletions.sql.ts'
import { erasePeopleRows } from '#accounts/my-data/erase-people-rows.sql.ts'
import { endBlock, findOpenBlock, listBlocks } from '#accounts/people/blocks.sql.ts'
import { listErrorsOf } from '#accounts/people/customer-card.reads.ts'
import { listNotes, listOpenSessionsOf, listReveals } from '#accounts/people/people.sql.ts'
import { deleteGender, deleteProfile } from '#accounts/profile/profiles.sql.ts'
import { eraseAcceptances, listAcceptances } from '#accounts/registration/terms-acceptances.sql.ts'
import { listRecords } from '#accounts/security-events/account-records.sql.ts'
import {
  deleteEventsOf,
  listActivityOf,
  listStoredEvents,
} from '#accounts/security-events/security-events.sql.ts'
import {
  endAllSessions,
  hasSessionFrom,
  listOpenSessions,
  listStoredSessions,
} from '#accounts/sessions/sessions.sql.ts'
import { markClaimed, markClaimedOnce, markDiscarded, markReleased } from '#media/uploads/uploads.sql.ts'
import { newId } from '#platform/ids.ts'
import { deletePasskey, findSealedSecret, listPasskeys, useStep } from '#staff/factors/factors.sql.ts'
import { countFailures } from '#staff/factors/wrong-tries.sql.ts'
import { deleteFactors, stopOpenReset } from '#staff/resets/resets.sql.ts'
import { endStaffSessions } from '#staff/sessions/staff-sessions.sql.ts'
import { listInvoices, voidDue } from '#subscriptions/invoices.sql.ts'
import {
  findSubscription,
  lockBillable,
  lockSubscription,
  markActive,
  markEnded,
  markPastDue,
  markResumed,
  planNext,
  setPackage,
} from '#subscriptions/subscriptions.sql.ts'
import { startOrdersApi } from '../test/order-fixture.ts'
import { aParty, type Party } from '../test/rows/a-party.ts'
import type { TestApi } from '../test/test-api.ts'
import type { Tx } from './tables.ts'

let api: TestApi
let parties: [Party, Party]
beforeAll(async () => {
  api = await startOrdersApi()
  parties = [await aParty(api), await aParty(api)]
})

/** What is of one owner: what both have is found once for each. */
const READS: Record<string, (tx: Tx, of: Party) => Promise<unknown>> = {
  blocks: (tx, { accountId }) => listBlocks(tx, accountId),
  notes: (tx, { accountId }) => listNotes(tx, accountId),
  'looks of colleagues': (tx, { accountId }) => listReveals(tx, accountId),
  records: (tx, { accountId }) => listRecords(tx, accountId),
  'terms accepted': (tx, { accountId }) => listAcceptances(tx, accountId),
  'requests about data': (tx, { accountId }) => listRequestsOf(tx, accountId),
  'events as stored': async (tx, { accountId }) =>
    (await listStoredEvents(tx, accountId)).filter(({ kind }) => kind === 'FORBIDDEN'),
  'events as shown': (tx, { accountId }) => listActivityOf(tx, accountId, ['DATA_EXPORTED']),
  'errors that somebody met': (tx, { accountId }) => listErrorsOf(tx, accountId),
  'sessions as stored': (tx, { accountId }) => listStoredSessions(tx, accountId),
  'open sessions for staff': (tx, { accountId }) => listOpenSessionsOf(tx, accountId),
  'open sessions': (tx, { accountId }) =>
    listOpenSessions(tx, { accountId, sessionId: newId(), kind: 'CUSTOMER' } as never),
  passkeys: (tx, { staffId }) => listPasskeys(tx, staffId),
}

test.each(Object.entries(READS))('R15 %s: everybody finds their own', async (_what, read) => {
  for (const party of parties) expect(await api.db.transaction((tx) => read(tx, party))).toHaveLength(1)
})

test('R15 what is one of a kind is found by its owner', async () => {
  await api.db.transaction(async (tx) => {
    for (const { accountId, shopId, staffId, key } of parties) {
      expect(await findOpenBlock(tx, accountId)).toMatchObject({ account_id: accountId })
      expect(await findSubscription(tx, shopId)).toMatchObject({ shopId })
      expect(await lockSubscription(tx, shopId)).toMatchObject({ shopId })
      expect(await lockBillable(tx, shopId)).toMatchObject({ shopId })
      expect(await findSealedSecret(tx, staffId)).toBe(key)
      expect(await countFailures(tx, staffId)).toMatchObject({ count: 1 })
    }
    const stranger = newId<AccountId>()
    expect(await findRequestedAt(tx, stranger)).toBe(null)
    expect(await lockDeletion(tx, stranger)).toBe(null)
    expect(await hasSessionFrom(tx, stranger, { device: '', network: '' })).toBe(false)
    expect(await listInvoices(tx, newId<ShopId>())).toEqual([])
  })
})

const soon = new Date(Date.now() + 86_400_000)

/** The table, the column of its owner, and what the owner does. */
const WRITES: Record<
  string,
  [string, 'accountId' | 'shopId' | 'staffId', (tx: Tx, of: Party) => Promise<unknown>]
> = {
  'ends sessions': ['sessions', 'accountId', (tx, { accountId }) => endAllSessions(tx, accountId, 'OWNER')],
  'ends a block': [
    'account_blocks',
    'accountId',
    (tx, { accountId }) => endBlock(tx, { accountId, by: null }),
  ],
  'forgets terms': ['terms_acceptances', 'accountId', (tx, of) => eraseAcceptances(tx, of)],
  'deletes a profile': [
    'customer_profiles',
    'accountId',
    (tx, { accountId }) => deleteProfile(tx, accountId),
  ],
  'forgets a gender': ['customer_profiles', 'accountId', (tx, { accountId }) => deleteGender(tx, accountId)],
  'deletes events': ['security_events', 'accountId', (tx, { accountId }) => deleteEventsOf(tx, accountId)],
  'closes a registration': ['grants', 'accountId', (tx, { accountId }) => closeRegistration(tx, accountId)],
  'forgets devices': ['known_devices', 'accountId', (tx, { accountId }) => forgetDevices(tx, accountId)],
  'takes back a deletion': [
    'account_deletions',
    'accountId',
    (tx, { accountId }) => deleteDeletion(tx, accountId),
  ],
  'ends a deletion': ['account_deletions', 'accountId', (tx, { accountId }) => finishDeletion(tx, accountId)],
  'uses a picture': ['uploads', 'accountId', (tx, of) => markClaimed(tx, { ...of, kind: 'REVIEW' })],
  'discards pictures': ['uploads', 'accountId', (tx, of) => markDiscarded(tx, { ...of, kind: 'REVIEW' })],
  'owes for a package': ['subscriptions', 'shopId', (tx, { shopId }) => markPastDue(tx, shopId, soon)],
  'pays for a package': ['subscriptions', 'shopId', (tx, { shopId }) => markActive(tx, shopId)],
  'ends a package': ['subscriptions', 'shopId', (tx, { shopId }) => markEnded(tx, shopId)],
  'plans a package': [
    'subscriptions',
    'shopId',
    (tx, { shopId }) => planNext(tx, shopId, { isEnding: true }),
  ],
  'changes a package': [
    'subscriptions',
    'shopId',
    (tx, { shopId }) => setPackage(tx, shopId, { tier: 'ELITE', period: 'ANNUALLY' }),
  ],
  'resumes a package': [
    'subscriptions',
    'shopId',
    (tx, { shopId }) => markResumed(tx, shopId, { at: new Date(), until: soon }),
  ],
  'uses a code': ['staff_authenticators', 'staffId', (tx, { staffId }) => useStep(tx, { staffId, step: 9 })],
  'takes off a passkey': [
    'staff_passkeys',
    'staffId',
    (tx, { staffId, key }) => deletePasskey(tx, { staffId, id: key }),
  ],
  'loses all keys': ['staff_passkeys', 'staffId', (tx, { staffId }) => deleteFactors(tx, staffId)],
  'stops a reset': [
    'staff_factor_resets',
    'staffId',
    (tx, { staffId }) => stopOpenReset(tx, { staffId, by: staffId }),
  ],
  'ends sessions of staff': [
    'staff_sessions',
    'staffId',
    (tx, { staffId }) => endStaffSessions(tx, { staffId }),
  ],
}

/** Of all that staff know of a customer. */
const ERASED = [
  'account_notes',
  'support_codes',
  'export_links',
  'support_views',
  'data_requests',
  'account_blocks',
]
for (const table of ERASED)
  WRITES[`is erased from ${table}`] = [
    table,
    'accountId',
    (tx, { accountId }) => erasePeopleRows(tx, accountId),
  ]

const COLUMNS = { accountId: 'account_id', shopId: 'shop_id', staffId: 'staff_id' } as const

test.each(Object.entries(WRITES))(
  'R15 who %s changes their own rows alone',
  async (_what, [table, owner, write]) => {
    const [party, other] = parties
    const rowsOwned = async (tx: Tx, of: Party) =>
      (
        await sql`select * from ${sql.table(table)} where ${sql.ref(COLUMNS[owner])} = ${of[owner]}`.execute(
          tx,
        )
      ).rows
    const changing = api.db.transaction(async (tx) => {
      const before = [await rowsOwned(tx, party), await rowsOwned(tx, other)]
      expect(before[0]).not.toEqual([])
      await write(tx, party)
      expect(await rowsOwned(tx, other)).toEqual(before[1])
      expect(await rowsOwned(tx, party)).not.toEqual(before[0])
      throw new Error('undone')
    })

    await expect(changing).rejects.toThrow('undone')
  },
)

test('R15 a picture, a passkey and a bill of somebody else are out of reach', async () => {
  const [own, other] = parties
  const upload = { accountId: own.accountId, key: other.key, kind: 'REVIEW' as const }
  const changing = api.db.transaction(async (tx) => {
    expect(await markClaimed(tx, upload)).toBe(false)
    expect(await markClaimedOnce(tx, upload)).toBe(false)
    expect(await markClaimed(tx, { ...other, kind: 'LOGO' })).toBe(false)
    expect(await markClaimedOnce(tx, { ...other, kind: 'LOGO' })).toBe(false)
    expect(await deletePasskey(tx, { staffId: own.staffId, id: other.key })).toBe(false)
    expect(await markClaimedOnce(tx, { ...other, kind: 'REVIEW' })).toBe(true)
    expect(await markClaimedOnce(tx, { ...other, kind: 'REVIEW' })).toBe(false)
    await markReleased(tx, upload)
    await markReleased(tx, { ...other, kind: 'LOGO' })
    expect(await markClaimedOnce(tx, { ...other, kind: 'REVIEW' })).toBe(false)
    await markDiscarded(tx, { ...other, kind: 'LOGO' })
    expect(await markClaimed(tx, { ...other, kind: 'REVIEW' })).toBe(true)
    await markDiscarded(tx, { ...other, kind: 'REVIEW' })
    expect(await markClaimed(tx, { ...other, kind: 'REVIEW' })).toBe(false)
    expect(await stopOpenReset(tx, { staffId: own.staffId, by: own.staffId })).toBe(true)
    expect(await stopOpenReset(tx, { staffId: own.staffId, by: own.staffId })).toBe(false)
    await voidDue(tx, own.shopId)
    throw new Error('undone')
  })

  await expect(changing).rejects.toThrow('undone')
})
