import type { ConsentId } from '@ahia/contracts/ids'
import { CONSENTS, type ConsentPurpose } from '@ahia/reference/privacy/consents'
import { newId } from '#platform/ids.ts'
import type { Tx } from '#tables.ts'
import { type ConsentOf, endConsent, insertConsent, type NewConsent } from './consents.sql.ts'

type Giving = { purpose: ConsentPurpose; how: NewConsent['how'] }
type Withdrawing = { purpose: ConsentPurpose; how: Parameters<typeof endConsent>[2]['how'] }

/** PRIV-07: keeps what somebody agreed to, in the words they were shown. Given twice, the first one counts. */
export const giveConsent = (tx: Tx, of: ConsentOf, { purpose, how }: Giving): Promise<void> => {
  const { words, version } = CONSENTS[purpose]
  return insertConsent(tx, of, { id: newId<ConsentId>(), purpose, words, version, how })
}

/** PRIV-07: the row stays, with the time from which it no longer holds. */
export const withdrawConsent = (tx: Tx, of: ConsentOf, withdrawing: Withdrawing): Promise<void> =>
  endConsent(tx, of, withdrawing)
