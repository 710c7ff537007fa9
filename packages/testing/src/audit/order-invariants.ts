import type { Invariant } from './invariant.ts'

export const orderInvariants: readonly Invariant[] = [
  {
    name: 'I8',
    sentence: 'an order costs its lines, delivery and service, and a line its price times its quantity',
    sql: `
      select o.id, o.total_kobo, o.items_kobo, lines.kobo
      from orders o cross join lateral (
        select sum(l.line_kobo) as kobo, bool_and(l.line_kobo = l.unit_kobo * l.quantity) as fit
        from order_lines l where l.order_id = o.id
      ) as lines
      where (lines.kobo, lines.fit) is distinct from (o.items_kobo::numeric, true)
        or o.total_kobo <> o.items_kobo + o.delivery_fee_kobo + o.service_fee_kobo`,
  },
  {
    name: 'I11',
    sentence: 'orders moved only as they may, one step after the other, up to where they are',
    sql: `
      with moves as (
        select m.*, lag(m.to_status) over way as before, lead(m.to_status) over way as after
        from order_moves m window way as (partition by m.order_id order by m.moved_at, m.id)
      )
      select o.id, o.status, m.from_status, m.to_status
      from orders o left join moves m on m.order_id = o.id
      where m.id is null
        or m.from_status is distinct from m.before
        or (m.after is null and m.to_status <> o.status)
        or (m.from_status is null and m.to_status <> 'PENDING')
        or (m.from_status is not null and not exists (
          select from order_steps s where s.from_status = m.from_status and s.to_status = m.to_status
        ))`,
  },
]
