import type { AccountId } from '@ahia/contracts/ids'
import { newId } from '#platform/ids.ts'
import { insertAccount } from './accounts.sql.ts'
import type { AccountsDeps } from './accounts-deps.ts'
import { voidCodes } from './codes.sql.ts'
import { assertUncommonPassword } from './common-passwords.ts'
import { finishGrants, giveGrantItsAccount, type OpenGrant } from './grants.sql.ts'
import { notSignedIn } from './sessions.errors.ts'

type SetPassword = { grant: OpenGrant; password: string }

/** Makes the account of a proven address. Refuses a second password, and an address that has an account by now. */
export async function setPassword(
  { db, passwords }: Pick<AccountsDeps, 'db' | 'passwords'>,
  { grant, password }: SetPassword,
): Promise<void> {
  if (grant.accountId !== null) throw notSignedIn()
  await assertUncommonPassword(password, grant.email)
  const passwordHash = await passwords.hash(password)
  const accountId = newId<AccountId>()

  await db.transaction(async (tx) => {
    await voidCodes(tx, grant)
    await finishGrants(tx, grant, grant.grantId)
    if (!(await insertAccount(tx, { ...grant, accountId, passwordHash }))) throw notSignedIn()
    if (!(await giveGrantItsAccount(tx, grant.grantId, accountId))) throw notSignedIn()
  })
}
