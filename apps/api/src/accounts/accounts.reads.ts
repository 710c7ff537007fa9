import type { AccountId } from '@ahia/contracts/ids'
import type { Reader } from '#tables.ts'

/** The address of an account of any kind, suspended or not; null for one that was deleted. */
export async function findEmail(reader: Reader, accountId: AccountId): Promise<string | null> {
  const account = await reader
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirst()
  return account?.email ?? null
}
