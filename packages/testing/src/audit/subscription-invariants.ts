import type { Invariant } from './invariant.ts'

export const subscriptionInvariants: readonly Invariant[] = [
  {
    name: 'I4',
    sentence: 'a paid invoice is booked once, all of it, from its shop to the market, and no other is',
    sql: `
      with paid as (
        select 'invoice:' || i.id as key, i.shop_id::text as shop_id, sum(l.amount_kobo) as kobo
        from invoices i left join invoice_lines l on l.invoice_id = i.id
        where i.status = 'PAID' group by i.id
      ),
      booked as (
        select j.key, min(e.shop_id::text) as shop_id, count(e.kobo) as entries,
          sum(e.kobo) filter (where e.account = 'SHOP') as of_shop,
          -sum(e.kobo) filter (where e.account = 'SUBSCRIPTION') as earned
        from ledger_journals j left join ledger_entries e on e.journal_id = j.id
        where j.kind = 'INVOICE' group by j.id
      )
      select key, paid.kobo, booked.of_shop, booked.earned
      from paid full join booked using (key)
      where (paid.shop_id, paid.kobo, paid.kobo, 2)
        is distinct from (booked.shop_id, booked.of_shop, booked.earned, booked.entries)`,
  },
  {
    name: 'I10',
    sentence: 'no shop has spent more than it got for orders that were delivered and stay so',
    // What a bank takes back later makes a debt; when it was spent, it was there.
    sql: `
      select e.shop_id, sum(e.kobo) as kobo
      from ledger_entries e join ledger_journals j on j.id = e.journal_id left join orders o on o.id = e.order_id
      where e.shop_id is not null and (e.order_id is null or o.status = 'DELIVERED')
        and j.kind not in ('CHARGEBACK', 'CHARGEBACK_RETURNED')
      group by e.shop_id having sum(e.kobo) > 0`,
  },
  {
    name: 'I11',
    sentence: 'a shop has one open invoice if and only if it is past due',
    sql: `
      select shop_id, s.status, count(i.id) as open
      from subscriptions s full join (select * from invoices where status = 'DUE') as i using (shop_id)
      group by shop_id, s.status
      having count(i.id) is distinct from case s.status when 'PAST_DUE' then 1 else 0 end`,
  },
]
