import type { Invariant } from './invariant.ts'

export const ledgerInvariants: readonly Invariant[] = [
  {
    name: 'I1',
    sentence: 'every journal of the ledger has entries and adds up to zero',
    sql: `
      select j.key, sum(e.kobo) as kobo
      from ledger_journals j left join ledger_entries e on e.journal_id = j.id
      group by j.id having sum(e.kobo) is distinct from 0`,
  },
  {
    name: 'I1',
    sentence: 'the whole ledger adds up to zero, and every entry belongs to a journal',
    sql: `
      select 'whole ledger' as fault, sum(kobo) as kobo from ledger_entries having sum(kobo) <> 0
      union all
      select 'no journal', e.kobo from ledger_entries e
      where not exists (select from ledger_journals j where j.id = e.journal_id)`,
  },
  {
    name: 'I4',
    sentence: 'captured money is booked once: settled as such, or as unclaimed',
    sql: `
      select p.reference, p.status, array_agg(j.key) as journals
      from payments p left join ledger_journals j on j.key in ('settle:' || p.id, 'unclaimed:' || p.id)
      group by p.id
      having array_agg(j.key) is distinct from array[
        case p.status when 'SETTLED' then 'settle:' || p.id when 'UNCLAIMED' then 'unclaimed:' || p.id end
      ]`,
  },
  {
    name: 'I4',
    sentence: 'what is booked at the provider for a payment is what it captured, less its fee',
    sql: `
      select p.reference, p.captured_kobo, p.provider_fee_kobo, booked.provider, booked.fee
      from payments p cross join lateral (
        select coalesce(sum(e.kobo) filter (where e.account = 'PROVIDER'), 0) as provider,
          coalesce(sum(e.kobo) filter (where e.account = 'PROVIDER_FEE'), 0) as fee
        from ledger_journals j join ledger_entries e on e.journal_id = j.id
        where j.key in ('settle:' || p.id, 'unclaimed:' || p.id)
      ) as booked
      where p.captured_kobo is not null
        and (booked.provider + booked.fee, booked.fee)
          is distinct from (p.captured_kobo, coalesce(p.provider_fee_kobo, 0))`,
  },
  {
    name: 'I10',
    sentence: 'the shares of an order are its items, delivery and service, to the kobo',
    sql: `
      select o.id, o.total_kobo, shares.*
      from orders o join (
        select e.order_id, sum(e.kobo) as rest,
          coalesce(-sum(e.kobo) filter (where e.account in ('SHOP', 'COMMISSION')), 0) as items,
          coalesce(-sum(e.kobo) filter (where e.account = 'DELIVERY'), 0) as delivery,
          coalesce(-sum(e.kobo) filter (where e.account = 'SERVICE'), 0) as service,
          bool_and(e.account <> 'SHOP' or e.shop_id = o.shop_id) as is_own_shop
        from ledger_journals j join ledger_entries e on e.journal_id = j.id join orders o on o.id = e.order_id
        where j.kind = 'SETTLEMENT' group by e.order_id
      ) as shares on shares.order_id = o.id
      where (shares.rest, shares.items, shares.delivery, shares.service, shares.is_own_shop)
        is distinct from (0, o.items_kobo, o.delivery_fee_kobo, o.service_fee_kobo, true)`,
  },
  {
    name: 'I10',
    sentence: 'nobody gave back more of an order than they got of it',
    sql: `
      select order_id, account, sum(kobo) as kobo from ledger_entries
      where order_id is not null and account not in ('PROVIDER', 'PROVIDER_FEE')
      group by order_id, account, shop_id having sum(kobo) > 0`,
  },
]
