import type { Invariant } from './invariant.ts'

export const parcelInvariants: readonly Invariant[] = [
  {
    name: 'I34',
    sentence: 'a parcel and its order say the same: to send, on its way, delivered with a proof, or ended',
    sql: `
      select o.id, o.status, p.status as parcel, p.proof
      from orders o left join parcels p on p.order_id = o.id
        and p.id::text = (select max(last.id::text) from parcels last where last.order_id = o.id)
      where not coalesce(case o.status
        when 'PENDING' then p.id is null
        when 'EXPIRED' then p.id is null
        when 'PAID' then p.status in ('NEW', 'ACCEPTED', 'WAITING_FOR_ADDRESS', 'PACKED')
        when 'SHIPPED' then p.status in ('HANDED_OVER', 'AT_POINT', 'RETURNING')
        when 'DELIVERED' then p.status = 'DELIVERED' and p.proof is not null
        when 'DISPUTED' then p.status = 'DELIVERED' and p.proof is not null
        when 'REFUNDED' then p.status in ('DELIVERED', 'RETURNED', 'LOST', 'CANCELLED')
        when 'CANCELLED' then p.id is null or p.status in ('CANCELLED', 'RETURNED', 'LOST')
      end, false)`,
  },
  {
    name: 'I34',
    sentence: 'parcels moved only as they may, one step after the other, up to where they are',
    sql: `
      with moves as (
        select m.*, lag(m.to_status) over way as before, lead(m.to_status) over way as after
        from parcel_moves m window way as (partition by m.parcel_id order by m.moved_at, m.id)
      )
      select p.id, p.status, m.from_status, m.to_status
      from parcels p left join moves m on m.parcel_id = p.id
      where m.id is null
        or m.from_status is distinct from m.before
        or (m.after is null and m.to_status <> p.status)
        or (m.from_status is not null and not exists (
          select from parcel_steps s where s.from_status = m.from_status and s.to_status = m.to_status
        ))`,
  },
  {
    name: 'I35',
    sentence: 'no order is unsent for longer than two working days and an hour after its due time',
    // A question about the address stops the clock for at most two days.
    sql: `
      select p.order_id, p.status, p.due_at, p.cancels_at from parcels p join orders o on o.id = p.order_id
      where o.status = 'PAID' and now() > interval '1 hour' +
        case p.status when 'WAITING_FOR_ADDRESS' then greatest(p.cancels_at, p.asked_at) + interval '2 days'
          else p.cancels_at end`,
  },
  {
    name: 'I35',
    sentence: 'no order is on its way for longer than the day on which silence counts as delivered',
    sql: `
      select p.order_id, p.status, p.closes_at from parcels p join orders o on o.id = p.order_id
      where o.status = 'SHIPPED' and now() > p.closes_at + interval '1 hour'`,
  },
]
