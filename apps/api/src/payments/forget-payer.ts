import type { AccountId } from '@ahia/contracts/ids'
import type { Tx } from '#tables.ts'
import { eraseProviderWords } from './payments-of-account.sql.ts'

/** PRIV-05: amounts and references stay for the books; what the provider wrote goes. */
export const forgetPayer = (tx: Tx, accountId: AccountId): Promise<void> => eraseProviderWords(tx, accountId)
