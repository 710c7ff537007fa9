import type { AccountId } from '@ahia/contracts/ids'
import type { Reader } from '#tables.ts'
import { findCustomer } from './profiles.sql.ts'

/** Where a customer is written to, and by which name, if they gave one; null for an account that is gone. */
export async function findContact(
  reader: Reader,
  accountId: AccountId,
): Promise<{ email: string; name: string | null } | null> {
  const customer = await findCustomer(reader, accountId)
  return customer && { email: customer.email, name: customer.profile.name }
}
