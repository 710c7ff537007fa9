import { type StoredAccount, useAccount } from '@ahia/web/session/use-account'
import { isText } from '@ahia/web/storage/stored-fields'
import { customerSession } from './customer-session.ts'

/** `name` is null for customers who have not given one. */
export type Session = { state: 'unknown' } | { state: 'guest' } | { state: 'customer'; name: string | null }

/** SHELL-03: whether a customer is signed in, and their name. */
export const useSession = (): Session => toSession(useAccount(customerSession))

export function toSession(account: StoredAccount): Session {
  if (account.state !== 'signed in') return account
  const { name } = account.fields
  return { state: 'customer', name: isText(name) && name.trim() !== '' ? name.trim() : null }
}
