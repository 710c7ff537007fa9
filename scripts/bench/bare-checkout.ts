// The limit of ordering: two things of two shops taken off the shelf, put aside and written down as two orders, in one
// transaction of as few statements as there are tables.
import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { barePool } from './bare-pool.ts'
import { serveBare } from './serve-bare.ts'

/** As many as the demo market has things without choices: whoever wants the same one waits for the other here too. */
const SHELVES = 164

const pool = barePool()
await pool.query(`
  create table stock (id integer primary key, on_hand integer not null check (on_hand >= 0));
  create table checkouts (id uuid primary key, account_id uuid not null, placed_at timestamptz not null default now());
  create table orders (
    id uuid primary key, checkout_id uuid not null, account_id uuid not null, shop_name text not null,
    total_kobo bigint not null, street text not null, held_until timestamptz not null
  );
  create table lines (
    order_id uuid not null references orders (id), position smallint not null, stock_id integer not null,
    name text not null, quantity integer not null, unit_kobo bigint not null, primary key (order_id, position)
  );
  create table holds (
    order_id uuid not null, position smallint not null, stock_id integer not null, quantity integer not null,
    primary key (order_id, position)
  );
  create table moves (id uuid primary key, order_id uuid not null, status text not null, moved_at timestamptz not null);
  insert into stock select n, 1000000 from generate_series(1, ${SHELVES}) as n;
  analyze stock`)

const step = (name: string, text: string) => (client: pg.PoolClient, values: unknown[]) =>
  client.query({ name, text, values })
const begin = step('checkout', 'insert into checkouts (id, account_id) values ($1, $2)')
const take = step('take', 'update stock set on_hand = on_hand - 1 where id = any($1) and on_hand >= 1')
const order = step(
  'order',
  `insert into orders (id, checkout_id, account_id, shop_name, total_kobo, street, held_until)
   select id, $2, $3, 'Mama Nkechi', 250000, '12 Zik Avenue', now() + interval '30 minutes'
   from unnest($1::uuid[]) as id returning id, total_kobo, held_until`,
)
const list = step(
  'list',
  `insert into lines (order_id, position, stock_id, name, quantity, unit_kobo)
   select id, 0, stock_id, 'Ofada rice', 1, 100000 from unnest($1::uuid[], $2::integer[]) as line (id, stock_id)`,
)
const hold = step(
  'hold',
  `insert into holds (order_id, position, stock_id, quantity)
   select id, 0, stock_id, 1 from unnest($1::uuid[], $2::integer[]) as line (id, stock_id)`,
)
const move = step(
  'move',
  `insert into moves (id, order_id, status, moved_at) select gen_random_uuid(), id, 'PENDING', now()
   from unnest($1::uuid[]) as id`,
)

const anyShelf = () => 1 + Math.floor(Math.random() * SHELVES)

serveBare(async () => {
  const client = await pool.connect()
  try {
    const [checkoutId, accountId, orderIds] = [randomUUID(), randomUUID(), [randomUUID(), randomUUID()]]
    const shelves = [anyShelf(), anyShelf()]
    await client.query('begin')
    await begin(client, [checkoutId, accountId])
    await take(client, [shelves])
    await hold(client, [orderIds, shelves])
    const { rows } = await order(client, [orderIds, checkoutId, accountId])
    await list(client, [orderIds, shelves])
    await move(client, [orderIds])
    await client.query('commit')
    return JSON.stringify({ success: true, data: { checkoutId, orders: rows } })
  } finally {
    client.release()
  }
})
