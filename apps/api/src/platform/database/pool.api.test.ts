import net from 'node:net'
import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { createLog } from '#platform/log.ts'
import { createDatabase, type Database } from './database.ts'
import { createPools, type Timeouts } from './pool.ts'
import { isUnavailable } from './unavailable.ts'

/** A way to the database that can be frozen: what is sent then is lost, and no connection breaks. */
async function freezableWay() {
  const { hostname, port } = new URL(inject('templateUrl'))
  const way = { isFrozen: false, url: '' }
  const server = net.createServer((near) => {
    const far = net.connect(Number(port), hostname)
    near.on('data', (bytes) => way.isFrozen || far.write(bytes)).on('close', () => far.destroy())
    far.on('data', (bytes) => way.isFrozen || near.write(bytes)).on('close', () => near.destroy())
    for (const socket of [near, far]) socket.on('error', () => {})
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  const ownPort = typeof address === 'object' && address ? String(address.port) : ''
  const url = new URL(inject('templateUrl').replace(/[^/]+$/, 'postgres'))
  url.port = ownPort
  way.url = url.href
  return way
}

function openOne(url: string, timeouts: Partial<Timeouts> = {}): Database<unknown> {
  const pools = createPools({ url, max: 1, log: createLog('silent'), timeouts })
  onTestFinished(async () => {
    await Promise.all([pools.pool.end(), pools.readPool.end()])
  })
  return createDatabase(pools)
}

const ask = (db: Pick<Database<unknown>, 'read'>) => sql`select ${1}::int`.execute(db.read)

test('a connection without a response is dropped, and the next query gets a new one', async () => {
  const way = await freezableWay()
  const db = openOne(way.url, { answerMs: 500 })
  await ask(db)

  way.isFrozen = true
  await expect(ask(db)).rejects.toThrow('Query read timeout')
  way.isFrozen = false

  expect((await ask(db)).rows).toHaveLength(1)
})

test('a transaction without a response fails as unavailable and frees its connection', async () => {
  const way = await freezableWay()
  const db = openOne(way.url, { answerMs: 500 })

  const failed = db.transaction((tx) => {
    way.isFrozen = true
    return ask({ read: tx })
  })
  await expect(failed).rejects.toSatisfy(isUnavailable)
  way.isFrozen = false

  expect((await ask(db)).rows).toHaveLength(1)
})

test('a connection keeps a bounded number of prepared statements', async () => {
  const db = openOne(inject('templateUrl').replace(/[^/]+$/, 'postgres'))

  for (let i = 0; i < 520; i += 1) await sql`select ${sql.raw(String(i))} + ${1}::int`.execute(db.read)

  const { rows } = await sql<{ kept: number }>`select count(*) as kept from pg_prepared_statements`.execute(
    db.read,
  )
  expect(rows).toEqual([{ kept: 500 }])
})

test('statements, locks and idle transactions have timeouts', async () => {
  const db = openOne(inject('templateUrl'))
  const settings = await Promise.all(
    ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'].map((name) =>
      sql<{ value: string }>`select current_setting(${name}) as value`.execute(db.read),
    ),
  )

  expect(settings.map(({ rows }) => rows[0]?.value)).toEqual(['5s', '2s', '10s'])
})
