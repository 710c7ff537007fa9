import type { Found } from '@ahia/contracts/admin/work'
import { sql } from 'kysely'
import type { Reader } from '#tables.ts'

export type FoundRow = Found

const rowsOf = async (reader: Reader, query: ReturnType<typeof sql<FoundRow>>): Promise<FoundRow[]> =>
  (await query.execute(reader)).rows

export const findById = (reader: Reader, id: string): Promise<FoundRow[]> =>
  rowsOf(
    reader,
    sql<FoundRow>`
      select 'ORDER' as kind, id, 'Order ' || right(id::text, 8) || ' · ' || shop_name as about from order_keys where id = ${id}::uuid
      union all select 'SHOP', id, name from shop_keys where id = ${id}::uuid
      union all select 'PRODUCT', id, name from product_keys where id = ${id}::uuid
      union all select 'ORDER', order_id, 'Order ' || right(order_id::text, 8) || ' · refund' from refund_keys where id = ${id}::uuid
      union all select 'ENQUIRY', id, 'Enquiry' from enquiry_keys where id = ${id}::uuid`,
  )

/** The last eight characters, which customers read on their orders. */
export const findByNumber = (reader: Reader, number: string): Promise<FoundRow[]> =>
  rowsOf(
    reader,
    sql<FoundRow>`
      select 'ORDER' as kind, id, 'Order ' || right(id::text, 8) || ' · ' || shop_name as about
      from order_keys where right(id::text, 8) = ${number} limit 10`,
  )

/** The orders that a payment is for. */
export const findByReference = (reader: Reader, reference: string): Promise<FoundRow[]> =>
  rowsOf(
    reader,
    sql<FoundRow>`
      select 'ORDER' as kind, order_id as id, 'Order ' || right(order_id::text, 8) || ' · payment ' || reference as about
      from payment_keys where reference = ${reference} limit 20`,
  )

/** T26: the address is not repeated in the answer. */
export const findByEmail = (reader: Reader, email: string): Promise<FoundRow[]> =>
  rowsOf(
    reader,
    sql<FoundRow>`
      select 'CUSTOMER' as kind, id, 'Customer with this email' as about from customer_keys where email = ${email}`,
  )

export const findShopsNamed = (reader: Reader, name: string): Promise<FoundRow[]> =>
  rowsOf(
    reader,
    sql<FoundRow>`
      select 'SHOP' as kind, id, name as about from shop_keys
      where name_words @@ plainto_tsquery('simple', without_marks(${name})) order by name limit 10`,
  )
