import type { AccountId } from '@ahia/contracts/ids'
import type { ConsentPurpose } from '@ahia/reference/privacy/consents'
import type { Reader, Tx } from '#tables.ts'
import { type ConsentOf, deleteConsentsOfAddress, isGiven, listStoredConsents } from './consents.sql.ts'

/** PRIV-07: whether somebody has agreed and not taken it back. */
export const hasConsent = (reader: Reader, of: ConsentOf, purpose: ConsentPurpose): Promise<boolean> =>
  isGiven(reader, of, purpose)

/** PRIV-02: everything that was ever agreed to, oldest first. */
export async function listConsents(reader: Reader, owner: { accountId: AccountId; email: string }) {
  const consents = await listStoredConsents(reader, owner)
  return consents.map(({ givenAt, withdrawnAt, ...consent }) => ({
    ...consent,
    givenAt: givenAt.toISOString(),
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
  }))
}

/** PRIV-05: of an account they stay without an address; of an address they go with it. */
export const forgetConsentsOf = (tx: Tx, email: string): Promise<void> => deleteConsentsOfAddress(tx, email)
