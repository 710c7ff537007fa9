import type { CheckoutId, OrderId } from '@ahia/contracts/ids'
import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '#tables.ts'

/** A checkout that was not paid in time, with its orders that are still pending. */
export type LapsedCheckout = {
  checkoutId: CheckoutId
  orderIds: OrderId[]
  /** Late payments are no longer accepted. */
  isLate: boolean
}

/** `after` is the last id of the previous page; ids grow with time, so the oldest come first. */
type Page = { after: CheckoutId | null; limit: number; lateHours: number }

/** Checkouts for which no payment was ever started. */
export const listWithoutPayment = (reader: Reader, page: Page): Promise<LapsedCheckout[]> =>
  selectLapsed(reader, page, sql`not exists (select from payments p where p.checkout_id = l.checkout_id)`)

/** Checkouts with a payment whose items are still held, or that are late. */
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
