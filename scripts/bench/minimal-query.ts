// The limit of reading: one prepared statement for 12 rows that look like the market's products.
import { minimalPool } from './minimal-pool.ts'
import { serveMinimal } from './serve-minimal.ts'

const pool = minimalPool()
await pool.query(`
  create table goods (
    id uuid primary key,
    shop_id uuid not null,
    name text not null,
    category text not null,
    base_price_kobo bigint not null,
    is_featured boolean not null,
    created_at timestamptz not null
  );
  create index goods_featured on goods (created_at desc, id) where is_featured;
  insert into goods
  select gen_random_uuid(), gen_random_uuid(), 'Party jollof rice, large bowl ' || n, 'FOOD', n * 1000, n % 10 = 0,
         now() - n * interval '1 minute'
  from generate_series(1, 1000) as n;
  analyze goods`)

const featured = {
  name: 'featured',
  text: `select id, shop_id, name, category, base_price_kobo from goods
         where is_featured order by created_at desc, id limit $1`,
  values: [12],
}
serveMinimal(async () => {
  const { rows } = await pool.query(featured)
  return JSON.stringify({ success: true, data: { products: rows } })
})
