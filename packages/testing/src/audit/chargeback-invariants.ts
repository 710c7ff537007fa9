import type { Invariant } from './invariant.ts'
import { SEEN } from './provider-invariants.ts'

export const chargebackInvariants: readonly Invariant[] = [
  {
    name: 'I23',
    sentence:
      'what a bank has taken back is booked once, to the kobo, and booked back if and only if it has returned',
    sql: `
      select c.id, c.status, c.taken_kobo, booked.taken, booked.returned
      from chargebacks c cross join lateral (
        select
          -sum(e.kobo) filter (where j.kind = 'CHARGEBACK') as taken,
          sum(e.kobo) filter (where j.kind = 'CHARGEBACK_RETURNED') as returned
        from ledger_journals j join ledger_entries e on e.journal_id = j.id
        where j.key in ('chargeback:' || c.id, 'chargeback-returned:' || c.id) and e.account = 'PROVIDER'
      ) as booked
      where (booked.taken, booked.returned)
        is distinct from (c.taken_kobo::numeric, case when c.returned_at is not null then c.taken_kobo end::numeric)
      union all
      select j.id, j.kind, null, null, null from ledger_journals j
      where j.kind in ('CHARGEBACK', 'CHARGEBACK_RETURNED') and not exists (
        select from chargebacks c where j.key in ('chargeback:' || c.id, 'chargeback-returned:' || c.id)
      )`,
  },
  {
    name: 'I23',
    sentence: 'what a bank has taken of an order is what the ledger says of that order',
    sql: `
      select c.id, co.order_id, co.amount_kobo, booked.kobo
      from chargebacks c
        join chargeback_orders co on co.chargeback_id = c.id
        cross join lateral (
          select coalesce(-sum(e.kobo), 0) as kobo
          from ledger_journals j join ledger_entries e on e.journal_id = j.id
          where j.key = 'chargeback:' || c.id and e.account = 'PROVIDER' and e.order_id = co.order_id
        ) as booked
      where booked.kobo <> co.amount_kobo`,
  },
  {
    name: 'I23',
    sentence: 'no refund was sent for the first time while a bank disputed its payment',
    sql: `
      select r.id, r.sent_at, c.opened_at, c.closed_at
      from refunds r join chargebacks c on c.payment_id = r.payment_id
      where c.provider_id is not null and r.sent_at > c.opened_at and r.sent_at < coalesce(c.closed_at, 'infinity')`,
  },
]

/** Compared with the provider's own record. */
export const takenAtProvider: Invariant = {
  name: 'I12',
  sentence: 'what banks took back of a payment at the provider, they took back here',
  sql: `
    with ${SEEN}
    select seen.reference, seen.taken_kobo as at_provider, ours.taken
    from seen cross join lateral (
      select coalesce(sum(c.taken_kobo), 0) as taken
      from payments p join chargebacks c on c.payment_id = p.id
      where p.reference = seen.reference and c.returned_at is null
    ) as ours
    where seen.taken_kobo <> ours.taken`,
}
