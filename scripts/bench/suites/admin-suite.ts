import { API_PATH } from '@ahia/contracts/api-path'
import { signInStaff, staffHeaders } from '@ahia/testing/office/staff-session'
import pg from 'pg'
import type { Servers } from '../servers.ts'
import type { Target } from '../target.ts'

const SERVER = 'office'
const OPEN_ITEMS = 10_000

/** ADMIN-12, ADMIN-17: the work list of a colleague with 10,000 open items, and what the box finds. */
export async function startAdminSuite(servers: Servers): Promise<Target[]> {
  const market = await servers.createDatabase('market')
  await servers.startOffice(SERVER, market)
  const headers = staffHeaders(await fillWork(market))
  const read = (name: string, path: string): Target => ({
    name,
    server: SERVER,
    paths: [`${API_PATH}/admin${path}`],
    headers,
    isUnique: false,
    limit: null,
  })
  return [
    read('work list, 10,000 items', '/worklist'),
    read('work list, one kind', '/worklist?kind=NEW_SHOP'),
    read('find a shop by its name', '/find?q=Gadget%20Yard'),
    read('find a customer by email', '/find?q=nobody%40example.com'),
    read('shops, first page', '/shops?status=PENDING'),
  ]
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
