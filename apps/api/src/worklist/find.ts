import type { Found } from '@ahia/contracts/admin/work'
import type { StaffPermission } from '@ahia/reference/staff/roles'
import { findCustomers } from '#accounts/people/find-customers.ts'
import { isId } from '#platform/ids.ts'
import { roleFor } from '#staff/sessions/staff-only.ts'
import type { Db, Reader } from '#tables.ts'
import {
  type FoundRow,
  findByEmail,
  findById,
  findByNumber,
  findByReference,
  findShopsNamed,
} from './find.sql.ts'

const NEEDS = {
  ORDER: 'orders.read',
  SHOP: 'shops.read',
  PRODUCT: 'goods.read',
  CUSTOMER: 'people.find',
  ENQUIRY: 'enquiries.answer',
} as const satisfies Record<Found['kind'], StaffPermission>

/** However it is written; ten digits at least, as fewer are a part of one. */
const PHONE = /^\+?(?:[ ().-]*\d){10,15}$/
const ORDER_NUMBER = /^#?([0-9a-f]{8})$/i

/** ADMIN-17: by whole keys, so that nobody can leaf through customers; what one may not see is not found. */
export async function find(
  { db }: { db: Db },
  { q, session }: { q: string; session: Parameters<typeof roleFor>[0] },
): Promise<Found[]> {
  const reader = db.read
  const number = ORDER_NUMBER.exec(q)?.[1]?.toLowerCase()
  const searches: Promise<FoundRow[]>[] = [findByReference(reader, q), findShopsNamed(reader, q)]
  if (isId(q)) searches.push(findById(reader, q.toLowerCase()))
  if (number) searches.push(findByNumber(reader, number))
  if (PHONE.test(q)) searches.push(findByPhone(reader, q))
  if (q.includes('@')) searches.push(findByEmail(reader, q.toLowerCase()))
  const found = (await Promise.all(searches)).flat()
  return found.filter(({ kind }) => roleFor(session, NEEDS[kind]) !== null)
}

/** T26: neither the number nor the name is repeated in the answer. */
const findByPhone = async (reader: Reader, phone: string): Promise<FoundRow[]> =>
  (await findCustomers(reader, { phone })).map(({ id }) => ({
    kind: 'CUSTOMER',
    id,
    about: 'Customer with this telephone',
  }))
