import { randomUUID } from 'node:crypto'
import { API_PATH } from '@ahia/contracts/api-path'
import type { StaffMemberId } from '@ahia/contracts/ids'
import pg from 'pg'
import { createDatabase } from '../../../apps/api/src/platform/database/database.ts'
import { createPools } from '../../../apps/api/src/platform/database/pool.ts'
import { createLog } from '../../../apps/api/src/platform/log.ts'
import { openStaffSession } from '../../../apps/api/src/staff/sessions/open-staff-session.ts'
import type { Tables } from '../../../apps/api/src/tables.ts'
import type { Servers } from '../servers.ts'
import type { Target } from '../target.ts'

const SERVER = 'office'
const OPEN_ITEMS = 10_000

/** ADMIN-12, ADMIN-17: the work list of a colleague with 10,000 open items, and what the box finds. */
export async function startAdminSuite(servers: Servers): Promise<Target[]> {
  const market = await servers.createDatabase('market')
  await servers.startOffice(SERVER, market)
  await fillWork(market)
  const token = await signIn(market)
  const read = (name: string, path: string): Target => ({
    name,
    server: SERVER,
    paths: [`${API_PATH}/admin${path}`],
    headers: { cookie: `__Host-staff=${token}`, 'sec-fetch-site': 'same-origin' },
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

async function fillWork(connectionString: string): Promise<void> {
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
  await client.end()
}

async function signIn(url: string): Promise<string> {
  const pools = createPools({ url, max: 1, log: createLog('silent') })
  const staffId = randomUUID() as StaffMemberId
  const place = { userAgent: '', clientAddress: '127.0.0.1', requestId: 'bench' }
  try {
    await pools.pool.query(`insert into staff_members (id, email, name) values ($1, $2, 'Bench')`, [
      staffId,
      `${staffId}@example.com`,
    ])
    for (const role of ['MERCHANTS', 'SUPPORT'])
      await pools.pool.query(`insert into staff_role_members (staff_id, role) values ($1, $2)`, [staffId, role])
    return await createDatabase<Tables>(pools).transaction((tx) =>
      openStaffSession(tx, { staffId, place, how: 'PASSWORD' }),
    )
  } finally {
    await Promise.all([pools.pool.end(), pools.readPool.end()])
  }
}
