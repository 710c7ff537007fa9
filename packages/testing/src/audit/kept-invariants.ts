import type { Invariant } from './invariant.ts'

/** What is kept beside the ledger so that a shop's money is read at once. */
export const keptInvariants: readonly Invariant[] = [
  {
    name: 'I49',
    sentence: 'what is kept as left of an order is the sum of its entries',
    sql: `
      select shop_id, order_id, kept.kobo as kept, booked.kobo as booked
      from order_sums kept full join (
        select shop_id, order_id, -sum(kobo) as kobo from ledger_entries
        where shop_id is not null and order_id is not null group by shop_id, order_id
      ) as booked using (shop_id, order_id)
      where coalesce(kept.kobo, 0) <> coalesce(booked.kobo, 0)`,
  },
  {
    name: 'I49',
    sentence: 'what is kept as the balance of a shop is the sum of its entries, over as many orders',
    sql: `
      select shop_id, kept.kobo as kept, booked.kobo as booked, kept.orders as kept_orders, booked.orders
      from shop_totals kept full join (
        select shop_id, -sum(kobo) as kobo, count(*) filter (where order_id is not null and kobo <> 0) as orders
        from (
          select shop_id, order_id, sum(kobo) as kobo from ledger_entries
          where shop_id is not null group by shop_id, order_id
        ) as each group by shop_id
      ) as booked using (shop_id)
      where (coalesce(kept.kobo, 0), coalesce(kept.orders, 0)) is distinct from (coalesce(booked.kobo, 0), coalesce(booked.orders, 0))`,
  },
  {
    name: 'I49',
    sentence:
      'an order that something is left of says there when it was delivered and until when it can be returned',
    sql: `
      select o.id, o.status, o.delivered_at, kept.delivered_at as kept, kept.returnable_until
      from order_sums kept join orders o on o.id = kept.order_id
      where kept.kobo <> 0 and (kept.delivered_at, kept.returnable_until) is distinct from (
        case when o.status = 'DELIVERED' then o.delivered_at end,
        case when o.status = 'DELIVERED' then o.delivered_at + make_interval(days => coalesce((
          select max(l.return_days) from order_lines l where l.order_id = o.id and l.return_policy <> 'NONE'
        ), 0)) end
      )`,
  },
]
