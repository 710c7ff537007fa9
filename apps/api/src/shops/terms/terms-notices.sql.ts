import type { AccountId, ShopId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import type { Reader, Tables, Tx } from '#tables.ts'

type TermsAnswer = NonNullable<Tables['terms_notices']['answer']>
export type Notice = {
  version: string
  noticedAt: Date
  holdsFrom: Date
  answer: TermsAnswer | null
  /** Whether it holds: agreed to, or not answered in time. */
  holds: boolean
  isOpen: boolean
}

/** Of all versions that the shop was told of, the newest first. */
export async function listNotices(reader: Reader, shopId: ShopId): Promise<Notice[]> {
  const { rows } = await sql<Notice>`
    select version, noticed_at as "noticedAt", holds_from as "holdsFrom", answer,
      coalesce(answer = 'AGREED', holds_from <= now()) as holds, holds_from > now() as "isOpen"
    from terms_notices where shop_id = ${shopId} order by version desc`.execute(reader)
  return rows
}

type Answered = { shopId: ShopId; version: string; answer: TermsAnswer }

/** False after the two weeks, when only an objection can still be taken back. */
export async function storeAnswer(tx: Tx, { shopId, version, answer }: Answered): Promise<boolean> {
  const { rows } = await sql`
    update terms_notices set answer = ${answer}, answered_at = now()
    where shop_id = ${shopId} and version = ${version}
      and (holds_from > now() or (answer = 'OBJECTED' and ${answer} = 'AGREED'))
    returning version`.execute(tx)
  return rows.length > 0
}

export type Untold = { shopId: ShopId; accountId: AccountId }

/** Shops with an owner that do not know of a version yet. */
export async function listUntold(reader: Reader, version: string, limit: number): Promise<Untold[]> {
  const { rows } = await sql<Untold>`
    select id as "shopId", account_id as "accountId" from shops s
    where account_id is not null and status <> 'ENDED'
      and not exists (select from terms_notices n where n.shop_id = s.id and n.version = ${version})
    order by id limit ${limit}`.execute(reader)
  return rows
}

const NOTICE_DAYS = 14

/** The day from which the version holds; null when the shop was told before. */
export async function insertNotice(tx: Tx, shopId: ShopId, version: string): Promise<Date | null> {
  const { rows } = await sql<{ holdsFrom: Date }>`
    insert into terms_notices (shop_id, version, holds_from)
    values (${shopId}, ${version}, now() + make_interval(days => ${sql.lit(NOTICE_DAYS)}))
    on conflict do nothing returning holds_from as "holdsFrom"`.execute(tx)
  return rows[0]?.holdsFrom ?? null
}

/** For a shop that accepted the version when it signed up. */
export async function insertAccepted(tx: Tx, shopId: ShopId, version: string): Promise<void> {
  await sql`
    insert into terms_notices (shop_id, version, holds_from, answer, answered_at)
    values (${shopId}, ${version}, now(), 'AGREED', now()) on conflict do nothing`.execute(tx)
}
