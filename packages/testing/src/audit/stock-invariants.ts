import type { Invariant } from './invariant.ts'

/** The level at which stock is counted. */
const SHELF = `
  shelf as (
    select id, stock from products where variant_name is null
    union all
    select id, stock from variants where option_name is null
    union all
    select id, stock from options
  )`

/** The moves that made stock less. */
const WENT = `'SOLD', 'COUNTED_LESS', 'DAMAGED', 'LOST', 'SOLD_ELSEWHERE', 'RETIRED'`

export const stockInvariants: readonly Invariant[] = [
  {
    name: 'I2',
    sentence: 'there is never less than nothing of anything, on the shelf or put aside',
    sql: `
      select 'product' as level, id, stock from products where stock < 0
      union all select 'variant', id, stock from variants where stock < 0
      union all select 'option', id, stock from options where stock < 0
      union all select 'held', order_id, quantity from stock_holds where quantity <= 0`,
  },
  {
    name: 'I2',
    sentence: 'stock above the level that sells is the sum of what is below',
    sql: `
      select 'product' as level, p.id, p.stock, sum(v.stock) as below
      from products p join variants v on v.product_id = p.id where p.variant_name is not null
      group by p.id having p.stock <> sum(v.stock)
      union all
      select 'variant', v.id, v.stock, sum(o.stock)
      from variants v join options o on o.variant_id = v.id where v.option_name is not null
      group by v.id having v.stock <> sum(o.stock)`,
  },
  {
    name: 'I3',
    sentence: 'what is there and what is put aside is what came, less what was sold, and what was returned',
    sql: `
      with ${SHELF},
      held as (
        select coalesce(option_id, variant_id, product_id) as id, sum(quantity) as quantity from stock_holds group by 1
      ),
      moved as (
        select coalesce(option_id, variant_id, product_id) as id,
          sum(case when kind in (${WENT}) then -quantity else quantity end) as quantity
        from stock_moves group by 1
      )
      select shelf.id, shelf.stock, held.quantity as held, moved.quantity as moved
      from shelf left join held using (id) left join moved using (id)
      where shelf.stock + coalesce(held.quantity, 0) <> coalesce(moved.quantity, 0)`,
  },
  {
    name: 'I3',
    sentence: 'what is put aside is what orders that wait for money have in them',
    sql: `
      with held as (
        select order_id, coalesce(option_id, variant_id, product_id) as id, sum(quantity) as quantity
        from stock_holds group by 1, 2
      ),
      waiting as (
        select l.order_id, coalesce(l.option_id, l.variant_id, l.product_id) as id, sum(l.quantity) as quantity
        from order_lines l join orders o on o.id = l.order_id
        where o.status = 'PENDING' and o.released_at is null and o.held_at is not null group by 1, 2
      )
      select order_id, id, held.quantity as held, waiting.quantity as waiting
      from held full join waiting using (order_id, id) where held.quantity is distinct from waiting.quantity`,
  },
  {
    name: 'I3',
    sentence: 'what orders were paid for has been counted as sold',
    sql: `
      with ${SHELF},
      sold as (
        select coalesce(option_id, variant_id, product_id) as id, sum(quantity) as quantity
        from stock_moves where kind = 'SOLD' group by 1
      ),
      paid as (
        select coalesce(l.option_id, l.variant_id, l.product_id) as id, sum(l.quantity) as quantity
        from order_lines l
        where exists (select from order_moves m where m.order_id = l.order_id and m.to_status = 'PAID') group by 1
      )
      select id, paid.quantity as paid, sold.quantity as sold
      from paid join shelf using (id) left join sold using (id)
      where paid.quantity > coalesce(sold.quantity, 0)`,
  },
  {
    name: 'I3',
    sentence: 'how often a product was sold follows from its moves',
    sql: `
      select p.id, p.sales, coalesce(moved.sold, 0) as moved
      from products p left join (
        select product_id, sum(quantity) as sold from stock_moves where kind = 'SOLD' group by product_id
      ) as moved on moved.product_id = p.id
      where p.sales <> coalesce(moved.sold, 0)`,
  },
  {
    name: 'I36',
    sentence:
      'a count has booked the difference between what was counted and what was shown, and nothing else',
    sql: `
      select c.id, c.shown, c.counted, c.booked, c.missing, m.kind, m.quantity
      from stock_counts c left join stock_moves m on m.id = c.id
      where c.booked - c.missing <> c.counted - c.shown
        or coalesce(case when m.kind in (${WENT}) then -m.quantity else m.quantity end, 0) <> c.booked
        or (m.id is not null and coalesce(m.option_id, m.variant_id, m.product_id)
          <> coalesce(c.option_id, c.variant_id, c.product_id))`,
  },
]
