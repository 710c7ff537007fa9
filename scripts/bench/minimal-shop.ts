// The limit of a shop's lists: a page of 50 products, or of 50 orders to ship, by one prepared statement each.
import { minimalPool } from './minimal-pool.ts'
import { serveMinimal } from './serve-minimal.ts'

const pool = minimalPool()

const STATEMENTS: Record<string, string> = {
  '/products': `
    select coalesce(json_agg(json_build_object(
      '_id', p.id, 'name', p.name, 'status', p.status, 'price', p.base_price_kobo, 'stock', p.stock, 'image', p.picture_keys[1]
    )), '[]')::text as data
    from (
      select * from products where shop_id = $1 and status <> 'REMOVED' order by created_at desc, id desc limit 50
    ) as p`,
  '/orders': `
    select coalesce(json_agg(json_build_object(
      '_id', o.id, 'status', o.status, 'parcel', p.id, 'dueAt', p.due_at, 'items', (
        select json_agg(json_build_object('name', l.name, 'quantity', l.quantity)) from order_lines l where l.order_id = o.id
      ))), '[]')::text as data
    from (
      select * from parcels where shop_id = $1 and status in ('NEW', 'ACCEPTED', 'WAITING_FOR_ADDRESS', 'PACKED')
      order by due_at, id limit 50
    ) as p join orders o on o.id = p.order_id`,
}

serveMinimal(async ({ pathname, searchParams }) => {
  const text = STATEMENTS[pathname] ?? ''
  const { rows } = await pool.query({ name: pathname, text, values: [searchParams.get('shop')] })
  return `{"success":true,"data":${rows[0].data}}`
})
