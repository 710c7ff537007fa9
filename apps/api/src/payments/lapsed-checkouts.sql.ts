import type { CheckoutId, OrderId } from '@ahia/contracts/ids'
import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '#tables.ts'

/** Not paid in time; its orders are those that still wait. */
export type LapsedCheckout = {
  checkoutId: CheckoutId
  orderIds: OrderId[]
  /** Nobody waits for its money any more. */
  isLate: boolean
}

/** `after` is the last one of the page before; ids grow with time, so the oldest come first. */
type Page = { after: CheckoutId | null; limit: number; lateHours: number }

/** Those for which no payment was ever started. */
export const listWithoutPayment = (reader: Reader, page: Page): Promise<LapsedCheckout[]> =>
  selectLapsed(reader, page, sql`not exists (select from payments p where p.checkout_id = l.checkout_id)`)

/** Those with a payment, if there is something to do: their items are still held, or they are late. */
export const listWithPayment = (reader: Reader, page: Page): Promise<LapsedCheckout[]> =>
  selectLapsed(
    reader,
    page,
    sql`(l.holds_items or ${isLate(page)}) and exists (select from payments p where p.checkout_id = l.checkout_id)`,
  )

const isLate = ({ lateHours }: Page) => sql`l.held_until <= now() - make_interval(hours => ${lateHours})`

async function selectLapsed(
  reader: Reader,
  page: Page,
  which: RawBuilder<unknown>,
): Promise<LapsedCheckout[]> {
  const { rows } = await sql<LapsedCheckout>`
    select l.checkout_id as "checkoutId", l.order_ids as "orderIds", ${isLate(page)} as "isLate"
    from lapsed_checkouts l
    where ${which} and (${page.after}::uuid is null or l.checkout_id > ${page.after})
    order by l.checkout_id limit ${page.limit}`.execute(reader)
  return rows
}
