import type { SignedInUser } from '@ahia/contracts/user-shapes'
import { findAccount } from './accounts.sql.ts'
import type { AccountsDeps } from './accounts-deps.ts'
import { holdCredentials } from './credentials.sql.ts'
import { openSession, type Place } from './open-session.ts'
import { findCustomer } from './profiles.sql.ts'
import { credentialsRefused } from './sessions.errors.ts'
import { toUser } from './to-user.ts'
import { tryPassword } from './try-password.ts'

type Login = { email: string; password: string; isRemembered: boolean; place: Place }

/**
 * API-14: signs a customer in. AUTH-09: an address without an account costs the same time as one with a wrong password,
 * counts the same way and is refused in the same words.
 */
export async function login(
  deps: AccountsDeps,
  { email, password, isRemembered, place }: Login,
): Promise<SignedInUser> {
  const { db, accessTokens } = deps
  const account = await findAccount(db.read, { kind: 'CUSTOMER', email })
  const passwordHash = account?.status === 'ACTIVE' ? account.passwordHash : null
  const attempt = { kind: 'CUSTOMER', email, clientAddress: place.clientAddress } as const
  const isRight = await tryPassword(deps, { attempt, passwordHash, password })
  if (!isRight || account === null || passwordHash === null) throw credentialsRefused()

  const { accountId } = account
  return db.transaction(async (tx) => {
    if (!(await holdCredentials(tx, { accountId, passwordHash }))) throw credentialsRefused()
    const tokens = await openSession(tx, accessTokens, { kind: 'CUSTOMER', accountId, isRemembered, place })
    const customer = await findCustomer(tx, accountId)
    if (customer === null) throw credentialsRefused()
    return { ...toUser(customer), ...tokens }
  })
}
