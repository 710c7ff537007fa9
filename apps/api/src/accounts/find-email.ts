import type { AccountId } from '@ahia/contracts/ids'
import type { Reader } from '#tables.ts'
import { findEmailOf } from './accounts.sql.ts'

/** Where to write to the owner of an account of any kind, suspended or not; null for one that was deleted. */
export const findEmail = (reader: Reader, accountId: AccountId): Promise<string | null> =>
  findEmailOf(reader, accountId)
