import type { AccountId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import { deleteSome } from '#platform/database/delete-some.ts'
import type { Reader, Tx } from '#tables.ts'
import type { AccountKind } from '../sessions/access-token.ts'
import { hashDeviceKey } from './device-key.ts'

/** T19: each has its own attempts, so their number is limited. */
const MAX_DEVICES = 20
const FORGET_DAYS = 180

type Sender = { kind: AccountKind; email: string; deviceKey: string | null }

/** The account and the device as one text, under which its attempts are counted; null when it has not signed in before. */
export async function findKnownDevice(reader: Reader, sender: Sender): Promise<string | null> {
  const { kind, email, deviceKey } = sender
  if (deviceKey === null) return null
  const device = await reader
    .selectFrom('known_devices')
    .innerJoin('accounts', 'accounts.id', 'known_devices.account_id')
    .select(sql<string>`account_id || ' ' || encode(device_hash, 'hex')`.as('name'))
    .where('accounts.kind', '=', kind)
    .where('accounts.email', '=', email)
    .where('device_hash', '=', hashDeviceKey(deviceKey))
    .executeTakeFirst()
  return device?.name ?? null
}

/** Keeps the latest used devices of the account. */
export async function rememberDevice(tx: Tx, accountId: AccountId, deviceKey: string | null): Promise<void> {
  if (deviceKey === null) return
  await tx
    .insertInto('known_devices')
    .values({ account_id: accountId, device_hash: hashDeviceKey(deviceKey) })
    .onConflict((same) =>
      same.columns(['account_id', 'device_hash']).doUpdateSet({ last_used_at: sql<Date>`now()` }),
    )
    .execute()
  await sql`
    delete from known_devices where account_id = ${accountId} and device_hash in (
      select device_hash from known_devices where account_id = ${accountId}
      order by last_used_at desc, device_hash offset ${sql.lit(MAX_DEVICES)})`.execute(tx)
}

export async function forgetDevices(tx: Tx, accountId: AccountId): Promise<void> {
  await tx.deleteFrom('known_devices').where('account_id', '=', accountId).execute()
}

export const deleteOldDevices = (tx: Tx): Promise<number> =>
  deleteSome(tx, 'known_devices', sql`last_used_at < now() - make_interval(days => ${sql.lit(FORGET_DAYS)})`)
