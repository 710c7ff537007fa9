import type { Found } from '@ahia/contracts/admin/work'
import { type OrderId, orderIdSchema, type ShopId, shopIdSchema } from '@ahia/contracts/ids'
import { isId } from '#platform/ids.ts'
import type { Reader } from '#tables.ts'
import { findById, findByNumber, findShopsNamed } from '../find.sql.ts'
import { linkNotFound } from '../worklist.errors.ts'

type Given = { order: string | null; shop: string | null }

/** ADMIN-52: what an enquiry is about, as a colleague has typed it. What could be two things is neither. */
export async function findLinked(
  reader: Reader,
  { order, shop }: Given,
): Promise<{ orderId: OrderId | null; shopId: ShopId | null }> {
  return {
    orderId: order ? orderIdSchema.parse(await theOne(reader, 'ORDER', order)) : null,
    shopId: shop ? shopIdSchema.parse(await theOne(reader, 'SHOP', shop)) : null,
  }
}

async function theOne(reader: Reader, kind: 'ORDER' | 'SHOP', typed: string): Promise<string> {
  const found = (await search(reader, kind, typed)).filter((one) => one.kind === kind)
  const exact = found.filter(({ about }) => about.toLowerCase() === typed.toLowerCase())
  const [one, ...others] = exact.length === 1 ? exact : found
  if (!one || others.length > 0) throw linkNotFound(kind)
  return one.id
}

function search(reader: Reader, kind: 'ORDER' | 'SHOP', typed: string): Promise<Found[]> {
  if (isId(typed.toLowerCase())) return findById(reader, typed.toLowerCase())
  return kind === 'ORDER'
    ? findByNumber(reader, typed.replace(/^#/, '').toLowerCase())
    : findShopsNamed(reader, typed)
}
