import { expect, test } from 'vitest'
import { eraseAgainAfterRestore } from '#erase-again.ts'
import { linesInFolder } from '#media/lines/open-line-store.ts'
import { createLog } from '#platform/log.ts'
import { aCustomer, PASSWORD, send } from '../../../test/customer.ts'
import { aBuyer, anOrder, aThing, startOrdersApi } from '../../../test/order-fixture.ts'
import { tablesWith } from '../../../test/privacy/crawl.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { listUnstored } from './erasures.sql.ts'
import { storeErasures } from './store-erasures.ts'

const log = createLog('silent')

/** The account as the backup has it: the same id, in another database. */
async function restoreInto(restored: TestApi, { accountId, email }: { accountId: string; email: string }) {
  await restored.pool.query(
    `insert into accounts (id, kind, email, password_hash) values ($1, 'CUSTOMER', $2, 'x')`,
    [accountId, email],
  )
  await restored.pool.query(
    `insert into customer_profiles (account_id, name) values ($1, 'Adaeze Okonkwo')`,
    [accountId],
  )
}

const lineName = async ({ pool }: TestApi, number: number): Promise<string> => {
  const { rows } = await pool.query('select id from erasure_store')
  return `erasures/${rows[0].id}/${String(number).padStart(12, '0')}.json`
}

const statusIn = async ({ pool }: TestApi, accountId: string): Promise<string> =>
  (await pool.query('select status from accounts where id = $1', [accountId])).rows[0].status

test('PRIV-11 who was erased after a backup is erased again before the restored database serves', async () => {
  const [market, restored] = [await startOrdersApi(), await startOrdersApi()]
  const [gone, later, stays] = [await aCustomer(market), await aCustomer(market), await aCustomer(market)]
  await send(market, '/user/deleteAccount', { token: gone.token, body: { password: PASSWORD } })
  await storeErasures(market)
  await send(market, '/user/deleteAccount', { token: later.token, body: { password: PASSWORD } })
  await storeErasures(market)
  for (const account of [gone, later, stays]) await restoreInto(restored, account)

  for (const _twice of [1, 2]) {
    const lines = market.lines
    await eraseAgainAfterRestore({
      db: restored.db,
      lines,
      log,
      secrets: restored.secrets,
      publicUrl: restored.publicUrl,
    })
  }

  expect(await statusIn(restored, gone.accountId)).toBe('DELETED')
  expect(await statusIn(restored, later.accountId)).toBe('DELETED')
  expect(await statusIn(restored, stays.accountId)).toBe('ACTIVE')
  expect(await tablesWith(restored, [gone.email, later.email])).toEqual([])
  const { rows } = await restored.pool.query('select number::int from erasures order by number')
  expect(rows).toEqual([{ number: 1 }, { number: 2 }])
})

test('PRIV-11 an order that is open in the restored database is left, and follows by itself', async () => {
  const [market, restored] = [await startOrdersApi(), await startOrdersApi()]
  const gone = await aCustomer(market)
  await send(market, '/user/deleteAccount', { token: gone.token, body: { password: PASSWORD } })
  await storeErasures(market)
  await restoreInto(restored, gone)
  await anOrder(restored, gone, await aThing(restored), { status: 'SHIPPED' })

  await eraseAgainAfterRestore({
    db: restored.db,
    lines: market.lines,
    log,
    secrets: market.secrets,
    publicUrl: '',
  })

  expect(await statusIn(restored, gone.accountId)).toBe('DELETED')
  const { rowCount } = await restored.pool.query(
    'select from account_deletions where account_id = $1 and finished_at is null',
    [gone.accountId],
  )
  expect(rowCount).toBe(1)
})

test('PRIV-11 lines have an id and a time and nothing else, in order and without a gap under concurrency', async () => {
  const api = await startTestApi()
  const buyers = await Promise.all(Array.from({ length: 8 }, () => aBuyer(api)))
  await Promise.all(buyers.map(({ post }) => post('/user/deleteAccount', { password: PASSWORD })))

  await Promise.all([storeErasures(api), storeErasures(api)])

  const lines = await Promise.all(buyers.map(async (_, at) => api.lines.get(await lineName(api, at + 1))))
  const parsed = lines.map((line) => JSON.parse(line ?? 'null'))
  expect(new Set(parsed.map(({ accountId }) => accountId))).toEqual(
    new Set(buyers.map(({ accountId }) => accountId)),
  )
  for (const line of parsed) expect(Object.keys(line).sort()).toEqual(['accountId', 'erasedAt'])
  expect(await api.lines.get(await lineName(api, 9))).toBeNull()
  expect(await api.db.transaction((tx) => listUnstored(tx, 100)), 'each is stored once').toEqual([])
})

test('PRIV-11 no URL leads to a line', async () => {
  const api = await startTestApi()
  const gone = await aCustomer(api)
  await send(api, '/user/deleteAccount', { token: gone.token, body: { password: PASSWORD } })
  await storeErasures(api)

  const name = await lineName(api, 1)
  expect(await api.lines.get(name)).not.toBeNull()
  for (const path of [`/media/${name}`, `/${name}`]) expect((await fetch(api.origin + path)).status).toBe(404)
  expect(await linesInFolder('/nowhere-at-all').get('x')).toBeNull()
})
