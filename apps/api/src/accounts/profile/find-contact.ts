import type { AccountId } from '@ahia/contracts/ids'
import type { Reader } from '#tables.ts'
import { findCustomer } from './profiles.sql.ts'

/** A customer's email address and name, if they gave one; null for a deleted account. */
export async function findContact(
  reader: Reader,
  accountId: AccountId,
): Promise<{ email: string; name: string | null } | null> {
  const customer = await findCustomer(reader, accountId)
  return customer && { email: customer.email, name: customer.profile.name }
}
