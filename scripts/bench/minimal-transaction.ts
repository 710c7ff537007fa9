// The limit of selling: lock a stock row, take one, write the sale, commit.
import type pg from 'pg'
import { minimalPool } from './minimal-pool.ts'
import { serveMinimal } from './serve-minimal.ts'

const SHELVES = 1_000

const pool = minimalPool()
await pool.query(`
  create table stock (id integer primary key, on_hand integer not null check (on_hand >= 0));
  create table sales (id bigint generated always as identity primary key, stock_id integer not null);
  insert into stock select n, 1000000 from generate_series(1, ${SHELVES}) as n;
  analyze stock`)

const step = (name: string, text: string) => (client: pg.PoolClient, id: number) =>
  client.query({ name, text, values: [id] })
const look = step('look', 'select on_hand from stock where id = $1 for update')
const take = step('take', 'update stock set on_hand = on_hand - 1 where id = $1')
const sell = step('sell', 'insert into sales (stock_id) values ($1) returning id')

serveMinimal(async () => {
  const client = await pool.connect()
  try {
    const id = 1 + Math.floor(Math.random() * SHELVES)
    await client.query('begin')
    await look(client, id)
    await take(client, id)
    const { rows } = await sell(client, id)
    await client.query('commit')
    return JSON.stringify({ success: true, data: rows })
  } finally {
    client.release()
  }
})
