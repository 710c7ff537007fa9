import type { AccountBlockId, SupportViewId, TermsAcceptanceId } from '@ahia/contracts/ids'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import type { Reader, Tx } from '#tables.ts'
import { aCustomer } from '../../test/customer.ts'
import { aColleague } from '../../test/privacy/colleague.ts'
import { startTestApi, type TestApi } from '../../test/test-api.ts'
import { closeRegistration, setGrantAccount } from './codes/grants.sql.ts'
import { forgetDevices, rememberDevice } from './devices/known-devices.sql.ts'
import { deleteDeletion, findRequestedAt, insertDeletion, lockDeletion } from './my-data/deletions.sql.ts'
import { endBlock, findOpenBlock, insertBlock, listBlocks } from './people/blocks.sql.ts'
import { endViews, findOpenView, insertSupportView, listViews } from './people/support.sql.ts'
import { deleteGender, holdProfile, writeProfile } from './profile/profiles.sql.ts'
import {
  bindAcceptance,
  eraseAcceptances,
  insertAcceptance,
  listAcceptances,
} from './registration/terms-acceptances.sql.ts'
import { insertRecord, listRecords } from './security-events/account-records.sql.ts'
import { endAllSessions, listStoredSessions } from './sessions/sessions.sql.ts'

let api: TestApi
let staffId: Awaited<ReturnType<typeof aColleague>>['by']['id']
beforeAll(async () => {
  api = await startTestApi()
  staffId = (await aColleague(api)).by.id
})

const VERSION = '2026-01-01'
const PROFILE = {
  name: 'Ada Obi',
  phone: null,
  gender: 'FEMALE',
  street: null,
  city: null,
  state: null,
} as const

/** A customer with one row in each table that a statement below names. */
async function aKnownCustomer() {
  const { accountId, email } = await aCustomer(api)
  const grantId = `grant-${newId()}`
  await api.pool.query(
    `insert into grants (id, kind, email, purpose, expires_at) values ($1, 'CUSTOMER', $2, 'SIGNUP', now() + interval '1 hour')`,
    [grantId, email],
  )
  await api.db.transaction(async (tx) => {
    await setGrantAccount(tx, grantId, accountId)
    await insertAcceptance(tx, { id: newId<TermsAcceptanceId>(), email, version: VERSION })
    await bindAcceptance(tx, { email, version: VERSION, accountId })
    await insertRecord(tx, { kind: 'PASSWORD_RESET', accountId, requestId: 'test' })
    await insertDeletion(tx, { accountId, keepsNewsletter: false, requestId: 'test' })
    await insertSupportView(tx, { id: newId<SupportViewId>(), accountId, staffId })
    await rememberDevice(tx, accountId, `device of ${accountId}`)
    await holdProfile(tx, accountId)
    await writeProfile(tx, accountId, { ...PROFILE, country: null })
    const endsAt = new Date(Date.now() + 86_400_000)
    const block = { id: newId<AccountBlockId>(), accountId, by: staffId, endsAt, reviewAt: null }
    await insertBlock(tx, { ...block, reason: 'ABUSE', words: 'Until tomorrow.' })
  })
  return { accountId, email }
}
type Known = Awaited<ReturnType<typeof aKnownCustomer>>

const LISTS: Record<string, (reader: Reader, of: Known) => Promise<readonly object[]>> = {
  'terms accepted': (reader, { accountId }) => listAcceptances(reader, accountId),
  records: (reader, { accountId }) => listRecords(reader, accountId),
  sessions: (reader, { accountId }) => listStoredSessions(reader, accountId),
  blocks: (reader, { accountId }) => listBlocks(reader, accountId),
  'visits of support': (reader, { accountId }) => listViews(reader, accountId),
}

test.each(Object.entries(LISTS))(
  'PROF-06 the %s of one customer are listed without those of others',
  async (_what, list) => {
    const [one] = [await aKnownCustomer(), await aKnownCustomer()]

    expect(await list(api.db.read, one)).toHaveLength(1)
  },
)

const WRITES: Record<string, (tx: Tx, of: Known) => Promise<unknown>> = {
  'takes back a deletion': (tx, { accountId }) => deleteDeletion(tx, accountId),
  'is let in again': (tx, { accountId }) => endBlock(tx, { accountId, by: staffId }),
  'sends support away': (tx, { accountId }) => endViews(tx, accountId),
  'forgets devices': (tx, { accountId }) => forgetDevices(tx, accountId),
  'has registered': (tx, { accountId }) => closeRegistration(tx, accountId),
  'leaves everywhere': (tx, { accountId }) => endAllSessions(tx, accountId, 'LOGOUT'),
  'is erased from the terms': (tx, of) => eraseAcceptances(tx, of),
  'takes back a gender': (tx, { accountId }) => deleteGender(tx, accountId),
  'writes a profile': (tx, { accountId }) =>
    writeProfile(tx, accountId, { ...PROFILE, name: 'B', country: 'NG' }),
}

/** All that the tables have about one account, by table. */
async function rowsOf({ accountId }: Known): Promise<Record<string, unknown>> {
  const tables = [
    'account_deletions',
    'account_blocks',
    'support_views',
    'known_devices',
    'grants',
    'sessions',
  ]
  const all = [...tables, 'terms_acceptances', 'customer_profiles'].map(async (table) => {
    const { rows } = await api.pool.query(`select * from ${table} where account_id = $1`, [accountId])
    return [table, rows] as const
  })
  return Object.fromEntries(await Promise.all(all))
}

test.each(Object.entries(WRITES))('PROF-06 when one customer %s, nobody else does', async (_what, write) => {
  const [one, other] = [await aKnownCustomer(), await aKnownCustomer()]
  const before = [await rowsOf(one), await rowsOf(other)]

  await api.db.transaction((tx) => write(tx, one))

  expect(await rowsOf(one)).not.toEqual(before[0])
  expect(await rowsOf(other)).toEqual(before[1])
})

test('PROF-06 what is open of one account is not open of another', async () => {
  const [known, stranger] = [await aKnownCustomer(), await aCustomer(api)]
  const openOf = ({ accountId }: { accountId: Known['accountId'] }) =>
    api.db.transaction(async (tx) => [
      await findOpenBlock(tx, accountId),
      await findOpenView(tx, accountId),
      await findRequestedAt(tx, accountId),
      await lockDeletion(tx, accountId),
    ])

  expect(await openOf(stranger)).toEqual([null, null, null, null])
  expect(await openOf(known)).not.toContain(null)
})

test('SELL-53 terms that were accepted for one account are not accepted for the next of the same address', async () => {
  const [{ email, accountId }, { accountId: next }] = [await aKnownCustomer(), await aCustomer(api)]
  const bind = () =>
    api.db.transaction((tx) => bindAcceptance(tx, { email, version: VERSION, accountId: next }))

  expect(await bind()).toBe(false)
  expect(await listAcceptances(api.db.read, accountId)).toHaveLength(1)
  const renewed = { id: newId<TermsAcceptanceId>(), email }
  await api.db.transaction((tx) => insertAcceptance(tx, { ...renewed, version: 'an older one' }))
  expect(await bind(), 'another version').toBe(false)
})
