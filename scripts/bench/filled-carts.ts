import type pg from 'pg'

type Size = { customers: number; pairs: number }

/** Pairs of things from two shops in the carts of all who were made by `makeCustomers`; the ids of each pair's lines. */
export async function fillCarts(database: pg.Pool, { customers, pairs }: Size): Promise<string[][][]> {
  const { rows } = await database.query<{ customer: number; pair: number; items: string[] }>(
    `with goods as (
       select id, base_price_kobo, row_number() over (order by shop_id, id) as place, count(*) over () as all_of_them
       from products where is_visible and variant_name is null and delivery_area = 'EVERYWHERE'
     ), wanted as (
       -- The two of a pair lie half of all goods apart, which stand shop by shop: so they are of two shops.
       select n as customer, pair, half, 1 + (n * 37 + pair * 11 + half * (all_of_them / 2)) % all_of_them as place
       from generate_series(1, $1) as n, generate_series(1, $2) as pair, generate_series(0, 1) as half,
         (select max(all_of_them) as all_of_them from goods) as total
     ), added as (
       insert into cart_lines (id, account_id, product_id, choice_hash, quantity, price_kobo)
       select gen_random_uuid(), a.id, g.id, sha256((n.customer || ':' || n.pair || ':' || n.half)::bytea), 1, g.base_price_kobo
       from wanted n join goods g on g.place = n.place
       join accounts a on a.email = 'shopper-' || n.customer || '@example.com'
       returning id, choice_hash
     )
     select n.customer, n.pair, array_agg(added.id order by n.half) as items
     from wanted n join added on added.choice_hash = sha256((n.customer || ':' || n.pair || ':' || n.half)::bytea)
     group by n.customer, n.pair order by n.customer, n.pair`,
    [customers, pairs],
  )
  return [...Map.groupBy(rows, ({ customer }) => customer).values()].map((own) =>
    own.map(({ items }) => items),
  )
}
