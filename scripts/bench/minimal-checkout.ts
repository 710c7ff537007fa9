// The limit of ordering: two things of two shops taken off the shelf, put aside and written down as two orders, in one
// transaction. The same rows in the market's own tables, with their indexes and constraints; nothing is read, checked or
// decided but what the tables themselves do.
import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { minimalPool } from './minimal-pool.ts'
import { serveMinimal } from './serve-minimal.ts'

type Thing = { id: string; shop_id: string; shop_name: string; name: string; category: string; kobo: number }

const pool = minimalPool()
const { rows: things } = await pool.query<Thing>(
  `select id, shop_id, shop_name, name, category, base_price_kobo::integer as kobo from products
   where is_visible and variant_name is null and delivery_area = 'EVERYWHERE' order by shop_id, id`,
)
const { rows: accounts } = await pool.query<{ id: string }>('select id from accounts')

const step = (name: string, text: string) => (client: pg.PoolClient, values: unknown[]) =>
  client.query({ name, text, values })
const begin = step(
  'checkout',
  `insert into checkouts (id, account_id, request_key, request_hash, contents_hash, sources)
   values ($1, $2, gen_random_uuid(), sha256('asked'), sha256('wished'), $3)`,
)
const take = step('take', 'update products set stock = stock - 1 where id = any($1) and stock >= 1')
const hold = step(
  'hold',
  `insert into stock_holds (order_id, position, product_id, quantity)
   select order_id, 0, product_id, 1 from unnest($1::uuid[], $2::uuid[]) as held (order_id, product_id)`,
)
const order = step(
  'order',
  `insert into orders (
     id, checkout_id, account_id, shop_id, shop_name, items_kobo, delivery_fee_kobo, service_fee_kobo, delivery_type,
     delivery_state, street, city, days_from, days_to, held_until
   )
   select
     id, $5, $6, shop_id, shop_name, items_kobo, 350000, 0, 'DOORDELIVERY', 'LAGOS', '12 Allen Avenue', 'Ikeja', 3, 5,
     now() + interval '30 minutes'
   from unnest($1::uuid[], $2::uuid[], $3::text[], $4::bigint[]) as placed (id, shop_id, shop_name, items_kobo)
   returning id, total_kobo, held_until`,
)
const list = step(
  'list',
  `insert into order_lines (
     order_id, position, product_id, name, category, quantity, unit_kobo, return_policy, return_days
   )
   select order_id, 0, product_id, name, category, 1, kobo, 'NONE', 0
   from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::bigint[])
     as line (order_id, product_id, name, category, kobo)`,
)
const move = step(
  'move',
  `insert into order_moves (id, order_id, to_status, actor) select uuidv7(), id, 'PENDING', 'CUSTOMER'
   from unnest($1::uuid[]) as id`,
)

let asked = 0

/** As the market's customers do: one after the other, and the two of a pair lie half of all things apart. */
function nextPair(): { accountId: string; pair: Thing[] } {
  asked += 1
  const places = [asked * 37, asked * 37 + Math.floor(things.length / 2)]
  const pair = places.flatMap((place) => things[place % things.length] ?? [])
  return {
    accountId: accounts[asked % accounts.length]?.id ?? '',
    pair: pair.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  }
}

serveMinimal(async () => {
  const { accountId, pair } = nextPair()
  const [checkoutId, orderIds] = [randomUUID(), pair.map(() => randomUUID())]
  const ids = pair.map(({ id }) => id)
  const kobo = pair.map((thing) => thing.kobo)
  const client = await pool.connect()
  try {
    await client.query('begin')
    await begin(client, [checkoutId, accountId, ids])
    await take(client, [ids])
    await hold(client, [orderIds, ids])
    const shops = [pair.map(({ shop_id }) => shop_id), pair.map(({ shop_name }) => shop_name)]
    const { rows } = await order(client, [orderIds, ...shops, kobo, checkoutId, accountId])
    const words = [pair.map(({ name }) => name), pair.map(({ category }) => category)]
    await list(client, [orderIds, ids, ...words, kobo])
    await move(client, [orderIds])
    await client.query('commit')
    return JSON.stringify({ success: true, data: { checkoutId, orders: rows } })
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
})
