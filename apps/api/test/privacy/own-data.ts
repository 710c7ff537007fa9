import { hash, randomUUID } from 'node:crypto'
import type { AccountId } from '@ahia/contracts/ids'
import { send } from '../customer.ts'
import type { TestApi } from '../test-api.ts'

type Owner = { accountId: AccountId; token: string }

/** PRIV-02: a key as it stands in the email, without the email. */
export async function exportKeyOf({ pool }: TestApi, accountId: AccountId): Promise<string> {
  const key = randomUUID()
  await pool.query('insert into export_links (key_hash, account_id) values ($1, $2)', [
    hash('sha256', key, 'buffer'),
    accountId,
  ])
  return key
}

/** Opens everything that is kept about somebody. */
export const exportOf = async (api: TestApi, { accountId, token }: Owner): Promise<Response> =>
  send(api, '/user/export', { token, body: { key: await exportKeyOf(api, accountId) } })
