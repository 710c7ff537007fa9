import type { ShopId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { addShop } from '#shops/add-shop.ts'
import { aShop } from '../../../test/builders.ts'
import { type TestDatabase, testDatabase } from '../../../test/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})

const citiesOf = (shopIds: ShopId[]) =>
  database.db.read.selectFrom('shops').select('city').where('id', 'in', shopIds).execute()

test('a failed transaction leaves nothing behind', async () => {
  const shop = aShop()

  const failed = database.db.transaction(async (tx) => {
    await addShop(tx, shop)
    throw new Error('the roof fell in')
  })

  await expect(failed).rejects.toThrow('the roof fell in')
  expect(await citiesOf([shop.id])).toEqual([])
})

test('two transactions that deadlock both succeed, as the loser is retried', async () => {
  const [left, right] = [aShop(), aShop()]
  await database.db.transaction(async (tx) => {
    await addShop(tx, left)
    await addShop(tx, right)
  })
  const bothHaveOne = Promise.withResolvers<void>()
  let waiting = 0

  const rename = (first: ShopId, second: ShopId, city: string) =>
    database.db.transaction(async (tx) => {
      await tx.updateTable('shops').set({ city }).where('id', '=', first).execute()
      waiting += 1
      if (waiting === 2) bothHaveOne.resolve()
      await bothHaveOne.promise
      await tx.updateTable('shops').set({ city }).where('id', '=', second).execute()
    })
  await Promise.all([rename(left.id, right.id, 'Nsukka'), rename(right.id, left.id, 'Awka')])

  const cards = await citiesOf([left.id, right.id])
  expect(new Set(cards.map(({ city }) => city)).size).toBe(1)
})

test('a single statement is also retried when the database asks for it', async () => {
  let tries = 0

  await database.db.statement(async (writer) => {
    tries += 1
    if (tries > 1) return
    await sql`do $$ begin raise exception 'collided' using errcode = '40P01'; end $$`.execute(writer)
  })

  expect(tries).toBe(2)
})

test('amounts are read as exact integers', async () => {
  const { rows } = await sql<{ kobo: number }>`select ${2 ** 53 - 1}::bigint as kobo`.execute(
    database.db.read,
  )

  expect(rows).toEqual([{ kobo: 9007199254740991 }])
})

test('a write through a reader is refused by PostgreSQL, and most do not compile', async () => {
  const { read } = database.db
  const { id } = aShop()

  const writes = [
    // @ts-expect-error -- a reader has no insertInto, updateTable or deleteFrom
    () => read.insertInto('shops').values({ id }).execute(),
    () => sql`update shops set city = 'Nowhere'`.execute(read),
    () => read.selectFrom('shops').select('id').forUpdate().execute(),
  ]

  for (const write of writes) await expect(write()).rejects.toMatchObject({ code: '25006' })
  expect(await read.selectFrom('shops').select('id').where('id', '=', id).execute()).toEqual([])
})
