import { setTimeout as pause } from 'node:timers/promises'
import { API_PATH } from '@ahia/contracts/api-path'
import { signInStaff, staffHeaders } from '@ahia/testing/office/staff-session'
import pg from 'pg'
import { timeAlone } from '../alone.ts'
import type { Servers } from '../servers.ts'
import { GZIP, type Target } from '../target.ts'
import { withoutIndexes } from '../without-indexes.ts'

const MARKET = 'market'
const OFFICE = 'office'
const OPEN_ITEMS = 10_000
/** A team of fifty, each of whom looks every ten seconds. */
const LOOKS_PER_SECOND = 5
const SHOPPERS_PER_SECOND = 100

/**
 * ADMIN-12, ADMIN-17: the work list of a colleague with 10,000 open items in a market of `orders` orders, what the box finds,
 * and shoppers meanwhile.
 */
export async function startAdminSuite(servers: Servers, orders: number): Promise<Target[]> {
  const database = await servers.createDatabase('market')
  await servers.startWithOffice(MARKET, database, OFFICE)
  await fillOrders(database, orders)
  const headers = staffHeaders(await fillWork(database))
  const { url } = servers.get(OFFICE)
  const read = (name: string, path: string): Target => ({
    name,
    server: OFFICE,
    paths: [`${API_PATH}/admin${path}`],
    headers,
    isUnique: false,
    limit: null,
    perSecond: LOOKS_PER_SECOND,
  })
  const workList = read('work list, 10,000 items', '/worklist')
  const staffWork = [
    workList,
    read('work list, one kind', '/worklist?kind=NEW_SHOP'),
    read('find a shop by its name', '/find?q=Gadget%20Yard'),
    read('find a customer by email', '/find?q=nobody%40example.com'),
    read('shops, first page', '/shops?status=PENDING'),
  ]
  await servers.analyze()
  for (const target of staffWork) await timeAlone(target, url)
  const quiet = shoppers('shoppers, quiet', null)
  return [
    ...staffWork,
    quiet,
    { ...shoppers('shoppers beside staff', quiet.name), beside: working(workList, url) },
  ]
}

const shoppers = (name: string, limit: string | null): Target => ({
  name,
  server: MARKET,
  paths: [`${API_PATH}/products?page=1`, `${API_PATH}/products?page=2`, `${API_PATH}/products?page=3`],
  headers: GZIP,
  isUnique: false,
  limit,
  perSecond: SHOPPERS_PER_SECOND,
})

/** Colleagues who read their work list as often as `LOOKS_PER_SECOND` says. */
const working =
  ({ paths, headers }: Target, url: string) =>
  async (_market: string, until: AbortSignal): Promise<void> => {
    while (!until.aborted) {
      const answer = await fetch(`${url}${paths[0]}`, { headers })
      await answer.arrayBuffer()
      await pause(1_000 / LOOKS_PER_SECOND)
    }
  }

/** As many orders as years leave behind: copies of one that was delivered. */
async function fillOrders(connectionString: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query('set session_replication_role = replica') // each copy has what the first one was checked for
  await client.query('set synchronous_commit = off')
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute where attrelid = 'orders'::regclass and attnum > 0 and not attisdropped
     and attgenerated = '' and attname not in ('id', 'placed_at')`,
  )
  const columns = rows.map(({ name }) => name).join(', ')
  await withoutIndexes(client, ['orders'], async () => {
    await client.query(
      `insert into orders (id, placed_at, ${columns})
       select ('00000009-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, now() - n * interval '20 seconds', ${columns}
       from (select * from orders where status = 'DELIVERED' order by id limit 1) as one, generate_series(1, $1) as n`,
      [count],
    )
  })
  await client.end()
}

/** Shops that wait, and somebody who may act on them. */
async function fillWork(connectionString: string): Promise<string> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query(
    `with owners as (
       insert into accounts (id, kind, email, password_hash)
       select gen_random_uuid(), 'SHOP', 'waits-' || n || '@example.com', 'x' from generate_series(1, $1) as n returning id
     )
     insert into shops (id, account_id, name, description, avatar_key, phone, category, street, city, region, country, state, status)
     select gen_random_uuid(), id, 'Waiting ' || id, 'Sells food.', 'logo', '0803 123 4567', 'FOOD', '1 Ogui Road', 'Enugu', 'Enugu',
       'Nigeria', 'ENUGU', 'PENDING' from owners`,
    [OPEN_ITEMS],
  )
  const token = await signInStaff(client, 'MERCHANTS', 'SUPPORT')
  await client.end()
  return token
}
