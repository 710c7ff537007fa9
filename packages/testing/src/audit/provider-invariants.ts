import type { Invariant } from './invariant.ts'

/** Compared with the provider's own record: `$1` references, `$2` captured, `$3` refunded and `$4` taken kobo. */
export const SEEN = `
  seen as (
    select * from unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[])
      as seen (reference, captured_kobo, refunded_kobo, taken_kobo)
  )`

export const providerInvariants: readonly Invariant[] = [
  {
    name: 'I12',
    sentence:
      'all that the provider captured has reached us, and we know of nothing that it did not capture (I15)',
    sql: `
      with ${SEEN}
      select reference, seen.captured_kobo as at_provider, p.captured_kobo as here, p.status
      from seen full join (select * from payments where captured_kobo is not null) as p using (reference)
      where seen.captured_kobo is distinct from p.captured_kobo`,
  },
  {
    name: 'I12',
    sentence: 'the provider sent back no more of a payment than we wanted, and no less than we say has gone',
    sql: `
      with ${SEEN}
      select seen.reference, seen.refunded_kobo as at_provider, ours.wanted, ours.gone
      from seen cross join lateral (
        select coalesce(sum(r.amount_kobo) filter (where r.status not in ('FAILED', 'COVERED')), 0) as wanted,
          coalesce(sum(r.amount_kobo) filter (where r.status = 'PROCESSED'), 0) as gone
        from payments p join refunds r on r.payment_id = p.id where p.reference = seen.reference
      ) as ours
      where seen.refunded_kobo > ours.wanted or seen.refunded_kobo < ours.gone`,
  },
]
