import type { AccountId, AccountRecordId } from '@ahia/contracts/ids'
import { newId } from '#platform/ids.ts'
import type { Reader, Tables, Writer } from '#tables.ts'

type NewRecord = { kind: Tables['account_records']['kind']; accountId: AccountId; requestId: string }

/** T26: a record that stays for good, even when the account is deleted; the table rejects changes. */
export async function insertRecord(writer: Writer, { kind, accountId, requestId }: NewRecord): Promise<void> {
  await writer
    .insertInto('account_records')
    .values({ id: newId<AccountRecordId>(), kind, account_id: accountId, request_id: requestId })
    .onConflict((sameHour) => sameHour.doNothing()) // exports, which may be repeated at will
    .execute()
}

const MAX_EXPORTED = 1_000

export const listRecords = (reader: Reader, accountId: AccountId) =>
  reader
    .selectFrom('account_records')
    .select(['kind', 'recorded_at'])
    .where('account_id', '=', accountId)
    .orderBy('recorded_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_EXPORTED)
    .execute()
