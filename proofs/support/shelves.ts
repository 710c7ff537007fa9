import type pg from 'pg'
import type { Good } from './goods.ts'

/** Something that can be bought, how many there are, and its price. */
export type Choice = Good & { stock: number; naira: number }

const CHOICES = `
  select p.id as "productId", v.id as "selectedVariantId", o.id as "selectedOptionId",
    coalesce(o.stock, v.stock, p.stock) as stock,
    (coalesce(o.price_kobo, v.price_kobo, p.base_price_kobo) / 100)::float8 as naira
  from products p
    left join variants v on v.product_id = p.id
    left join options o on o.variant_id = v.id
  where p.is_visible and p.delivery_area = 'EVERYWHERE' and coalesce(o.stock, v.stock, p.stock) > 0
  order by stock, p.id, v.id, o.id`

/** Everything in stock that is delivered everywhere, the rarest first. */
export const listInStock = async (database: pg.Pool): Promise<Choice[]> =>
  (await database.query<Choice>(CHOICES)).rows

export type Shelves = { units: number; naira: number; products: number }

/** What the market has for sale. */
export function countShelves(choices: readonly Choice[]): Shelves {
  return {
    units: choices.reduce((sum, { stock }) => sum + stock, 0),
    naira: choices.reduce((sum, { stock, naira }) => sum + stock * naira, 0),
    products: new Set(choices.map(({ productId }) => productId)).size,
  }
}

/** What these customers hold without having paid. */
export async function countHeld(
  database: pg.Pool,
  emails: readonly string[],
): Promise<Pick<Shelves, 'units' | 'naira'>> {
  const { rows } = await database.query<Pick<Shelves, 'units' | 'naira'>>(
    `select coalesce(sum(h.quantity), 0)::integer as units,
       coalesce(sum(l.unit_kobo * h.quantity), 0)::float8 / 100 as naira
     from stock_holds h
       join order_lines l on l.order_id = h.order_id and l.position = h.position
       join orders o on o.id = h.order_id
       join accounts a on a.id = o.account_id
     where a.email = any($1)`,
    [emails],
  )
  return rows[0] ?? { units: 0, naira: 0 }
}

/** Lets minutes pass for everything that decides about holds. */
export async function letMinutesPass(database: pg.Pool, minutes: number): Promise<void> {
  const ago = `- make_interval(mins => $1)`
  await database.query(
    `update orders set placed_at = placed_at ${ago}, held_until = held_until ${ago}, held_at = held_at ${ago}`,
    [minutes],
  )
  await database.query(`update checkouts set placed_at = placed_at ${ago}`, [minutes])
  // They are append-only otherwise.
  await database.query('alter table order_moves disable trigger order_moves_append_only')
  await database.query(`update order_moves set moved_at = moved_at ${ago}`, [minutes])
  await database.query('alter table order_moves enable trigger order_moves_append_only')
}
