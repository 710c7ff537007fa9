import type { ShopId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import type { Tx, Writer } from '#tables.ts'

export type Command = { shopId: ShopId; requestKey: string; requestHash: string }

/** Returns false when the key was used before; waits for a command with the same key that is under way. */
export async function insertCommand(tx: Tx, { shopId, requestKey, requestHash }: Command): Promise<boolean> {
  const { rows } = await sql`
    insert into shop_commands (shop_id, request_key, request_hash)
    values (${shopId}, ${requestKey}, ${requestHash}) on conflict do nothing returning request_key`.execute(
    tx,
  )
  return rows.length > 0
}

export async function findCommand(
  tx: Tx,
  { shopId, requestKey }: Command,
): Promise<{ requestHash: string; answer: unknown } | null> {
  const { rows } = await sql<{ requestHash: string; answer: unknown }>`
    select request_hash as "requestHash", answer from shop_commands
    where shop_id = ${shopId} and request_key = ${requestKey}`.execute(tx)
  return rows[0] ?? null
}

export async function storeAnswer(tx: Tx, { shopId, requestKey }: Command, answer: unknown): Promise<void> {
  await sql`
    update shop_commands set answer = ${JSON.stringify(answer)}::jsonb
    where shop_id = ${shopId} and request_key = ${requestKey}`.execute(tx)
}

const KEPT_DAYS = 30
const AT_ONCE = 10_000

/** A phone that was offline for longer than this starts again. */
export async function deleteOldCommands(writer: Writer): Promise<void> {
  await sql`
    delete from shop_commands where (shop_id, request_key) in (
      select shop_id, request_key from shop_commands
      where received_at < now() - make_interval(days => ${sql.lit(KEPT_DAYS)}) order by received_at limit ${sql.lit(AT_ONCE)}
    )`.execute(writer)
}
