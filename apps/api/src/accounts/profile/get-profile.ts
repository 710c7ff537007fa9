import type { AccountId } from '@ahia/contracts/ids'
import type { User } from '@ahia/contracts/shapes/user'
import type { Reader } from '#tables.ts'
import { notSignedIn } from '../sessions/sessions.errors.ts'
import { findCustomer } from './profiles.sql.ts'
import { toUser } from './to-user.ts'

/** The customer as stored now. Throws `notSignedIn` for an account that was just deleted. */
export async function getProfile(reader: Reader, accountId: AccountId): Promise<User> {
  const customer = await findCustomer(reader, accountId)
  if (customer === null) throw notSignedIn()
  return toUser(customer)
}
