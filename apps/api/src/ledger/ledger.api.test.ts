import type { LedgerJournalId, OrderId, ShopId } from '@ahia/contracts/ids'
import { kobo } from '@ahia/money/kobo'
import { CATEGORIES } from '@ahia/reference/categories'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { type TestDatabase, testDatabase } from '../../test/test-database.ts'
import { bookJournal } from './book-journal.ts'
import { credit, debit, type Entry } from './entry.rules.ts'
import {
  listRates,
  readBalance,
  readJournalEntries,
  readOrderEntries,
  readShopBalance,
} from './ledger.reads.ts'
import { rateOf } from './rates.rules.ts'
import { reverseJournal } from './reverse-journal.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})

const book = (key: string, entries: Entry[]) =>
  database.db.transaction((tx) => bookJournal(tx, { key, kind: 'SETTLEMENT', entries }))

function aSale(amount: number) {
  const [orderId, shopId] = [newId<OrderId>(), newId<ShopId>()]
  const entries = [
    debit('PROVIDER', orderId, kobo(amount)),
    { ...credit('SHOP', orderId, kobo(amount)), shopId },
  ]
  return { orderId, shopId, entries }
}

const keyOf = () => `settle:${newId()}`

test('I1 a booked journal is read back, and zero entries are left out', async () => {
  const { orderId, shopId, entries } = aSale(500)
  const key = keyOf()

  expect(await book(key, [...entries, credit('SERVICE', orderId, kobo(0))])).toBe('booked')

  expect(await readOrderEntries(database.db.read, orderId)).toEqual(entries)
  expect(await readJournalEntries(database.db.read, key)).toEqual(entries)
  expect(await readShopBalance(database.db.read, shopId)).toBe(-500)
})

test('R2 the same key is booked once, however often and even concurrently', async () => {
  const { shopId, entries } = aSale(700)
  const key = keyOf()

  const outcomes = await Promise.all(Array.from({ length: 8 }, () => book(key, entries)))

  expect(outcomes.filter((outcome) => outcome === 'booked')).toHaveLength(1)
  expect(outcomes.filter((outcome) => outcome === 'known')).toHaveLength(7)
  expect(await readShopBalance(database.db.read, shopId)).toBe(-700)
})

test('I1 the balance of any account is the sum of its entries', async () => {
  const before = await readBalance(database.db.read, 'UNCLAIMED')

  await book(keyOf(), [debit('PROVIDER', null, kobo(90)), credit('UNCLAIMED', null, kobo(90))])
  await book(keyOf(), [debit('UNCLAIMED', null, kobo(40)), credit('PROVIDER', null, kobo(40))])

  expect(await readBalance(database.db.read, 'UNCLAIMED')).toBe(before - 50)
  expect(await readBalance(database.db.read, 'OVERPAYMENT')).toBe(0)
})

test('I9 a journal is reversed once, and only if it exists', async () => {
  const { shopId, entries } = aSale(300)
  const ofKey = keyOf()
  await book(ofKey, entries)
  const undo = (of: string) =>
    database.db.transaction((tx) =>
      reverseJournal(tx, { ofKey: of, key: `refund-failed:${ofKey}`, kind: 'REFUND_FAILED' }),
    )

  expect(await undo(keyOf())).toBe('nothing to reverse')
  expect([await undo(ofKey), await undo(ofKey)]).toEqual(['booked', 'known'])
  expect(await readShopBalance(database.db.read, shopId)).toBe(0)
})

test('I1 the database rejects journals that do not balance or have no entries', async () => {
  const { orderId, entries } = aSale(500)

  await expect(book(keyOf(), entries.slice(0, 1))).rejects.toMatchObject({ constraint: 'ledger_balanced' })
  await expect(book(keyOf(), [])).rejects.toMatchObject({ constraint: 'ledger_balanced' })
  expect(await readOrderEntries(database.db.read, orderId)).toEqual([])
})

test.each([
  'update ledger_entries set kobo = kobo + 1',
  'delete from ledger_entries',
  'truncate ledger_entries',
  "update ledger_journals set kind = 'REFUND'",
  'delete from ledger_journals',
  'truncate ledger_journals, ledger_entries',
])('R12 booked entries are permanent: the database rejects to %s', async (statement) => {
  await book(keyOf(), aSale(100).entries)

  await expect(database.pool.query(statement)).rejects.toMatchObject({ constraint: 'ledger_append_only' })
})

test('I1 the database rejects entries added to a journal later', async () => {
  const key = keyOf()
  await book(key, aSale(100).entries)

  const late = database.pool.query(
    `insert into ledger_entries (journal_id, position, account, kobo)
     select j.id, late.position, late.account, late.kobo
     from ledger_journals j, (values (8, 'SERVICE', 1), (9, 'DELIVERY', -1)) as late (position, account, kobo)
     where j.key = $1`,
    [key],
  )

  await expect(late).rejects.toMatchObject({ constraint: 'ledger_closed' })
})

test('I1 the database rejects shop entries without a shop, and zero entries', async () => {
  const { orderId, entries } = aSale(100)

  const nobodys = [debit('PROVIDER', orderId, kobo(1)), credit('SHOP', orderId, kobo(1))]
  await expect(book(keyOf(), nobodys)).rejects.toMatchObject({ code: '23514' })
  await expect(
    database.pool.query('insert into ledger_entries values ($1, 0, $2, null, null, 0)', [
      newId<LedgerJournalId>(),
      'SERVICE',
    ]),
  ).rejects.toMatchObject({ code: '23514' })
  expect(await book(keyOf(), entries)).toBe('booked')
})

test('CONST-10 every category has a commission rate, and the latest rate before the given time applies', async () => {
  await database.pool.query(
    `insert into commission_rates values (false, 'FOOD', '2027-03-01T00:00:00Z', 1700), (false, 'FOOD', '2027-06-01T00:00:00Z', 1600)`,
  )
  const foodAt = async (at: string) =>
    rateOf(await listRates(database.db.read, new Date(at)), { hasPackage: false, category: 'FOOD' })
  const today = await listRates(database.db.read, new Date('2026-11-15T12:00:00Z'))

  expect(today).toHaveLength(2 * CATEGORIES.length)
  for (const category of CATEGORIES) expect(rateOf(today, { hasPackage: false, category })).toBe(1800)
  expect(rateOf(today, { hasPackage: true, category: 'TECH' })).toBe(500)
  expect(await foodAt('2027-02-28T23:59:59Z')).toBe(1800)
  expect(await foodAt('2027-03-01T00:00:00Z')).toBe(1700)
  expect(await foodAt('2027-07-01T00:00:00Z')).toBe(1600)
})
