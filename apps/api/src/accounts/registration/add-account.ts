import type { Tx } from '#tables.ts'
import { insertAccount } from '../accounts.sql.ts'

/** For accounts that nobody registers: those of the demo market. Idempotent by kind and email. */
export const addAccount = async (tx: Tx, account: Parameters<typeof insertAccount>[1]): Promise<void> => {
  await insertAccount(tx, account)
}
