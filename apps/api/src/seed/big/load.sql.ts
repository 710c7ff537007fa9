import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { Tables } from '#tables.ts'
import { type Row, toCopyLines } from './to-copy-lines.ts'

// Loads rows into the tables of several slices at once, past their use cases: one by one a million would take hours.

export type Link = pg.Client
type LoadedTable = keyof Pick<Tables, 'shops' | 'products' | 'variants' | 'add_ons'>
export type Index = { name: string; definition: string }

/** Per connection: memory for sorting a large index before it spills to disk. */
const SORT_MEMORY = '512MB'

export async function openLink(url: string): Promise<Link> {
  const link = new pg.Client({ connectionString: url, application_name: 'ahia-demo-big' })
  link.on('error', () => {}) // the next statement fails with the error
  await link.connect()
  await link.query(`set maintenance_work_mem = '${SORT_MEMORY}'`)
  return link
}

/** Whether this connection got the lock for filling the market, which the demo market takes too. */
export async function tryToTakeTurn(link: Link): Promise<boolean> {
  const { rows } = await link.query<{ isOurs: boolean }>(
    `select pg_try_advisory_lock(hashtextextended('seed', 0)) as "isOurs"`,
  )
  return rows[0]?.isOurs === true
}

type DatabaseState = { hasShops: boolean; hasTriggersOff: boolean }

export async function readDatabaseState(link: Link): Promise<DatabaseState> {
  // A database that was never migrated has no shops either.
  const { rows: tables } = await link.query(`select from pg_class where oid = to_regclass('shops')`)
  if (tables.length === 0) return { hasShops: false, hasTriggersOff: false }
  const { rows } = await link.query<DatabaseState>(`
    select exists (select from shops) as "hasShops", exists (
      select from pg_trigger
      where tgrelid in (to_regclass('products'), to_regclass('variants')) and tgenabled = 'D'
    ) as "hasTriggersOff"`)
  return rows[0] ?? { hasShops: true, hasTriggersOff: false }
}

/** The indexes of products that no constraint needs, the one that takes longest to build first. */
export async function listIndexes(link: Link): Promise<Index[]> {
  const { rows } = await link.query<Index>(`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = current_schema() and tablename = 'products' and not exists (
      select from pg_constraint where conindid = format('%I.%I', schemaname, indexname)::regclass
    )
    order by indexdef like '% USING gin %' desc, indexname`)
  return rows
}

export async function dropIndexes(link: Link, indexes: readonly Index[]): Promise<void> {
  for (const { name } of indexes) await link.query(`drop index ${link.escapeIdentifier(name)}`)
}

export async function buildIndex(link: Link, { definition }: Index): Promise<void> {
  await link.query(definition.replace(/ INDEX /, ' INDEX IF NOT EXISTS '))
}

/** The triggers that count and that collect search words; foreign keys stay enforced. */
export async function switchTriggers(link: Link, to: 'enable' | 'disable'): Promise<void> {
  for (const table of ['products', 'variants']) await link.query(`alter table ${table} ${to} trigger user`)
}

export async function inTransaction(link: Link, work: () => Promise<void>): Promise<void> {
  await link.query('begin')
  try {
    await work()
    await link.query('commit')
  } catch (error) {
    await link.query('rollback')
    throw error
  }
}

export async function copyRows(link: Link, table: LoadedTable, rows: readonly Row[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const statement = `copy ${table} (${Object.keys(first).join(', ')}) from stdin`
  await pipeline(Readable.from([Buffer.from(toCopyLines(rows))]), link.query(copyFrom(statement)))
}

/** A shop's rating is the sum of its products'. */
export async function addUpShopRatings(link: Link): Promise<void> {
  await link.query(`
    update shops set rating_sum = rated.stars, rating_count = rated.reviews
    from (
      select shop_id, sum(rating_sum) as stars, sum(rating_count) as reviews from products group by shop_id
    ) as rated
    where rated.shop_id = shops.id`)
}

/** ADMIN-32: a hundred of them have a place, and no other is featured. */
export async function placeFeatured(link: Link): Promise<void> {
  await link.query(`
    insert into featured_places (id, product_id, begins_at, why)
    select gen_random_uuid(), id, created_at, 'CHOSEN' from products where is_featured and is_visible
    order by created_at desc, id desc limit 100`)
  await link.query('select follow_featured_places()')
}

export async function recountMarket(link: Link): Promise<void> {
  await link.query('select recount_market()')
}

export async function vacuumMarket(link: Link): Promise<void> {
  await link.query('vacuum (analyze) shops, products, variants, add_ons, shelf_counts, search_words')
}

/** Removes everything that was loaded; the market was empty before. */
export async function emptyMarket(link: Link): Promise<void> {
  await link.query('truncate shops cascade')
}

type Size = { shops: number; products: number; variants: number; addOns: number; megabytes: number }

export async function measureMarket(link: Link): Promise<Size> {
  const { rows } = await link.query<Size>(`
    select (select count(*) from shops)::integer as shops, (select count(*) from products)::integer as products,
      (select count(*) from variants)::integer as variants, (select count(*) from add_ons)::integer as "addOns",
      (pg_database_size(current_database()) / 1000000)::integer as megabytes`)
  const [size] = rows
  if (!size) throw new Error('The database did not say how large it is')
  return size
}
