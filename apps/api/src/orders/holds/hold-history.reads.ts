import type { AccountId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import type { Reader } from '#tables.ts'

/** How a customer has used holds so far. */
export type HoldHistory = {
  /** T11 (hoarding): checkouts of the last day that were held and not paid. */
  expired: number
  /** An order of theirs was delivered, so they are not here to hoard. */
  hasReceivedAny: boolean
}

/** A customer who cancels sooner has only changed their mind. */
const CHANGED_MIND_MINUTES = 5

/** A replaced checkout counts only if its time was over, as the next one keeps its deadline (CHK-06). */
export async function readHoldHistory(reader: Reader, accountId: AccountId): Promise<HoldHistory> {
  const { rows } = await sql<HoldHistory>`
    select
      (
        select count(distinct o.checkout_id)::integer from orders o
        where o.account_id = ${accountId} and o.placed_at > now() - interval '1 day' and o.held_at is not null and (
          o.status = 'EXPIRED'
          or (o.status = 'PENDING' and (o.released_at is not null or o.held_until <= now()))
          or (o.status = 'CANCELLED' and exists (
            select from order_moves m
            where m.order_id = o.id and m.from_status = 'PENDING' and m.to_status = 'CANCELLED' and m.moved_at >= case
              when o.replaced_at is null then o.held_at + make_interval(mins => ${CHANGED_MIND_MINUTES})
              else o.held_until
            end
          ))
        )
      ) as expired,
      exists (
        select from orders where account_id = ${accountId} and delivered_at is not null
      ) as "hasReceivedAny"`.execute(reader)
  return rows[0] ?? { expired: 0, hasReceivedAny: false }
}
