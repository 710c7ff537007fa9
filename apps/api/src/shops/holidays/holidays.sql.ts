import type { ShopId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import type { Reader, Tx } from '#tables.ts'

/** Days as 2026-12-24, by the calendar in Lagos. */
export type StoredHoliday = {
  from: string | null
  to: string | null
  words: string | null
  backOn: string | null
  hasReminder: boolean
  version: number
  today: string
}

const columns = sql`
  holiday_from::text as "from", holiday_to::text as "to", holiday_words as words,
  shop_back_on(holiday_from, holiday_to)::text as "backOn", holiday_reminder as "hasReminder",
  holiday_version as version,
  (now() at time zone 'Africa/Lagos')::date::text as today`

export async function findHoliday(reader: Reader, shopId: ShopId): Promise<StoredHoliday> {
  const { rows } = await sql<StoredHoliday>`select ${columns} from shops where id = ${shopId}`.execute(reader)
  return onlyRow(rows)
}

type Planned = { from: string; to: string; words?: string | undefined; hasReminder: boolean } | null

/** Waits for checkouts that have read the holiday; null when another change came first. */
export async function updateHoliday(
  tx: Tx,
  { shopId, version, holiday }: { shopId: ShopId; version: number; holiday: Planned },
): Promise<StoredHoliday | null> {
  const { rows } = await sql<StoredHoliday>`
    update shops set holiday_from = ${holiday?.from ?? null}::date, holiday_to = ${holiday?.to ?? null}::date,
      holiday_words = ${holiday?.words ?? null}, holiday_reminder = ${holiday?.hasReminder ?? false},
      holiday_version = holiday_version + 1
    where id = ${shopId} and holiday_version = ${version}
    returning ${columns}`.execute(tx)
  return rows[0] ?? null
}

type ShopDays = { shopId: ShopId; name: string; backOn: string | null }

/**
 * Every one of these shops, so that each row is locked: a holiday that is being set waits, and one that was set meanwhile
 * is read.
 */
export async function lockShopDays(tx: Tx, shopIds: readonly ShopId[]): Promise<ShopDays[]> {
  const { rows } = await sql<ShopDays>`
    select id as "shopId", name, shop_back_on(holiday_from, holiday_to)::text as "backOn"
    from shops where id = any(${[...shopIds]}::uuid[]) order by id for share`.execute(tx)
  return rows
}

function onlyRow([row]: StoredHoliday[]): StoredHoliday {
  if (!row) throw new Error('A shop that was just found is not there')
  return row
}
