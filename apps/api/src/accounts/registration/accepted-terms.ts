import type { AccountId } from '@ahia/contracts/ids'
import type { Reader, Tx } from '#tables.ts'
import { eraseAcceptances, listAcceptances } from './terms-acceptances.sql.ts'

/** Which terms the account accepted, oldest first. */
export async function listAcceptedTerms(reader: Reader, accountId: AccountId) {
  const accepted = await listAcceptances(reader, accountId)
  return accepted.map(({ version, acceptedAt }) => ({ version, acceptedAt: acceptedAt.toISOString() }))
}

export const forgetTermsAddress = (tx: Tx, owner: { email: string; accountId: AccountId }): Promise<void> =>
  eraseAcceptances(tx, owner)
