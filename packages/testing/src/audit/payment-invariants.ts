import type { Invariant } from './invariant.ts'

export const paymentInvariants: readonly Invariant[] = [
  {
    name: 'I4',
    sentence: 'one payment a reference, one settled payment a checkout',
    sql: `
      select reference from payments group by reference having count(*) > 1
      union all
      select checkout_id::text from payments where status = 'SETTLED' group by checkout_id having count(*) > 1`,
  },
  {
    name: 'I5',
    sentence:
      'a payment asks for what its orders cost, and one that is settled got it; what is more is booked apart',
    sql: `
      select p.reference, p.amount_kobo, p.captured_kobo, parts.asked, parts.totals, over.kobo as overpaid
      from payments p
        cross join lateral (
          select coalesce(sum(po.amount_kobo), 0) as asked, coalesce(sum(o.total_kobo), 0) as totals
          from payment_orders po left join orders o on o.id = po.order_id where po.payment_id = p.id
        ) as parts
        cross join lateral (
          select coalesce(-sum(e.kobo), 0) as kobo
          from ledger_journals j join ledger_entries e on e.journal_id = j.id
          where j.key = 'settle:' || p.id and e.account = 'OVERPAYMENT'
        ) as over
      where (parts.asked, parts.totals) is distinct from (p.amount_kobo, p.amount_kobo)
        or (p.status = 'SETTLED' and (p.captured_kobo - p.amount_kobo <> over.kobo or over.kobo < 0))`,
  },
  {
    name: 'I6',
    sentence: 'an order is paid if and only if exactly one settled payment pays for it',
    sql: `
      select o.id, o.status, paid.times
      from orders o cross join lateral (
        select count(*) as times from payment_orders po join payments p on p.id = po.payment_id
        where po.order_id = o.id and p.status = 'SETTLED'
      ) as paid
      where case
        when o.status in ('PAID', 'SHIPPED', 'DELIVERED', 'DISPUTED', 'REFUNDED') then paid.times <> 1
        when o.status in ('PENDING', 'EXPIRED') then paid.times <> 0
        else paid.times > 1
      end`,
  },
  {
    name: 'I6',
    sentence:
      'all that was paid for an order, less what is kept, goes back if and only if it has ended; else what disputes decided',
    // Of each refund its latest attempt: one that failed waits for staff.
    sql: `
      select o.id, o.status, o.total_kobo, back.kobo as back
      from orders o
        join payment_orders po on po.order_id = o.id
        join payments p on p.id = po.payment_id and p.status = 'SETTLED'
        cross join lateral (
          select coalesce(sum(latest.amount_kobo), 0) as kobo
          from (
            select distinct on (r.key) r.amount_kobo, r.status from refunds r
            where r.order_id = o.id and r.status <> 'COVERED' order by r.key, r.requested_at desc, r.id desc
          ) as latest
        ) as back
      where case
        when o.status in ('CANCELLED', 'REFUNDED') then o.total_kobo - o.kept_fee_kobo > back.kobo + (
            select coalesce(sum(c.taken_kobo), 0) from order_chargebacks c where c.order_id = o.id
          ) and exists (
            select from order_moves m where m.order_id = o.id and m.to_status = o.status
              and m.moved_at < now() - make_interval(secs => $1)
          )
        else back.kobo > (select coalesce(sum(d.refunded_kobo), 0) from disputes d where d.order_id = o.id)
      end`,
  },
  {
    name: 'I7',
    sentence: 'all orders of a payment were paid with it, or none',
    sql: `
      select p.reference, po.order_id
      from payments p join payment_orders po on po.payment_id = p.id
      where p.status = 'SETTLED'
        and not exists (select from order_moves m where m.order_id = po.order_id and m.to_status = 'PAID')`,
  },
  {
    name: 'I9',
    sentence: 'no more goes back than came, of a payment or of an order, by refunds and by banks',
    sql: `
      with back as (
        select payment_id, order_id, amount_kobo from refunds where status not in ('FAILED', 'COVERED')
        union all
        select c.payment_id, co.order_id, co.amount_kobo
        from chargebacks c join chargeback_orders co on co.chargeback_id = c.id where c.returned_at is null
        union all
        select c.payment_id, null, c.taken_kobo - coalesce(
          (select sum(co.amount_kobo) from chargeback_orders co where co.chargeback_id = c.id), 0)
        from chargebacks c where c.taken_kobo is not null and c.returned_at is null
      )
      select 'payment' as of, p.reference as what, p.captured_kobo as came, sum(b.amount_kobo) as back
      from back b join payments p on p.id = b.payment_id
      group by p.id having sum(b.amount_kobo) > coalesce(p.captured_kobo, 0)
      union all
      select 'order', b.order_id::text, max(po.amount_kobo), sum(b.amount_kobo)
      from back b left join payment_orders po on po.payment_id = b.payment_id and po.order_id = b.order_id
      where b.order_id is not null
      group by b.order_id having sum(b.amount_kobo) > coalesce(max(po.amount_kobo), 0)
      union all
      select 'refund', r.id::text, null, r.amount_kobo from refunds r where r.amount_kobo < 1`,
  },
  {
    name: 'I9',
    sentence: 'a refund is booked to the kobo once the provider knows of it, and taken back when it failed',
    sql: `
      select r.id, r.status, r.amount_kobo, booked.kobo
      from refunds r cross join lateral (
        select coalesce(-sum(e.kobo), 0) as kobo
        from ledger_journals j join ledger_entries e on e.journal_id = j.id
        where j.key in ('refund:' || r.id, 'refund-failed:' || r.id) and e.account = 'PROVIDER'
      ) as booked
      where case r.status
        when 'NEEDS_ATTENTION' then booked.kobo not in (0, r.amount_kobo)
        when 'SENT' then booked.kobo <> r.amount_kobo
        when 'PROCESSED' then booked.kobo <> r.amount_kobo
        else booked.kobo <> 0
      end`,
  },
  {
    name: 'I12',
    sentence: 'money that no order claims is on its way back within a minute',
    sql: `
      select p.reference, p.captured_kobo, sum(r.amount_kobo) as back
      from payments p left join refunds r on r.payment_id = p.id
      where p.status = 'UNCLAIMED' and coalesce(p.closed_at, p.started_at) < now() - make_interval(secs => $1)
      group by p.id having coalesce(sum(r.amount_kobo), 0) < p.captured_kobo`,
  },
  {
    name: 'I14',
    sentence: 'what the provider tells us is kept once, and looked at',
    sql: `
      select event, subject, reference, count(*) as times, min(processed_at) as processed_at
      from provider_events group by event, subject, reference
      having count(*) > 1
        or bool_or(processed_at is null and received_at < now() - make_interval(secs => $1))`,
  },
]
