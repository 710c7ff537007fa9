import type { AccountId, ShopDecisionId, ShopId, StaffMemberId } from '@ahia/contracts/ids'
import type { ShopDecision } from '@ahia/reference/staff/shop-decisions'
import { sql } from 'kysely'
import { newId } from '#platform/ids.ts'
import type { Reader, Tables, Tx } from '#tables.ts'

type NewDecision = {
  shopId: ShopId
  decision: ShopDecision
  version: number | null
  reason: string
  words: string
  until: Date | null
  emailSubject: string
  staffId: StaffMemberId | null
}

/** Dated by the clock: who waited for a colleague began before them and decides after them. */
export async function insertDecision(tx: Tx, given: NewDecision): Promise<void> {
  const { shopId, decision, version, reason, words, until, emailSubject, staffId } = given
  await sql`
    insert into shop_decisions (id, shop_id, decision, version, reason, words, until, email_subject, staff_id,
      decided_at)
    values (${newId<ShopDecisionId>()}, ${shopId}, ${decision}, ${version}, ${reason}, ${words}, ${until}, ${emailSubject},
      ${staffId}, clock_timestamp())`.execute(tx)
}

export type DecisionRow = {
  decision: ShopDecision
  reason: string
  words: string
  emailSubject: string
  by: string | null
  at: Date
  until: Date | null
}

export async function listDecisions(reader: Reader, shopId: ShopId): Promise<DecisionRow[]> {
  const { rows } = await sql<DecisionRow>`
    select decision, reason, words, email_subject as "emailSubject", member.name as by, decided_at as at, until
    from shop_decisions left join staff_members member on member.id = staff_id
    where shop_id = ${shopId} order by decided_at desc, shop_decisions.id desc limit 100`.execute(reader)
  return rows
}

export async function countWarnings(reader: Reader | Tx, shopId: ShopId): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from shop_decisions where shop_id = ${shopId} and decision = 'WARN'`.execute(
    reader,
  )
  return rows[0]?.count ?? 0
}

type OpenAsk = { reason: string; words: string; at: Date }

/** What staff last asked for or refused, while it is the owner's turn. */
export async function findOpenAsk(reader: Reader | Tx, shopId: ShopId): Promise<OpenAsk | null> {
  const { rows } = await sql<OpenAsk>`
    select d.reason, d.words, d.decided_at as at from shop_decisions d join shops s on s.id = d.shop_id
    where s.id = ${shopId} and s.review_state is not null and d.decision in ('ASK', 'REFUSE')
    order by d.decided_at desc limit 1`.execute(reader)
  return rows[0] ?? null
}

/** Null when it is not waiting for a review, or has changed since it was seen. */
export async function setReviewState(
  tx: Tx,
  { shopId, version, state }: { shopId: ShopId; version: number; state: 'ASKED' | 'REFUSED' },
): Promise<boolean> {
  const { rows } = await sql`
    update shops set review_state = ${state}
    where id = ${shopId} and shown_version = ${version} and waits_since is not null returning 1`.execute(tx)
  return rows.length === 1
}

/** From one status to another; false when it has another one by now. */
export async function moveShop(
  tx: Tx,
  { shopId, from, to }: { shopId: ShopId; from: ShopRow['status']; to: ShopRow['status'] },
): Promise<boolean> {
  const { rows } = await sql`
    update shops set status = ${to} where id = ${shopId} and status = ${from} returning 1`.execute(tx)
  return rows.length === 1
}

/** Suspensions that end by themselves and have: of shops that nobody has decided on since. */
export async function listOverSuspensions(reader: Reader): Promise<ShopId[]> {
  const { rows } = await sql<{ shopId: ShopId }>`
    select d.shop_id as "shopId" from shop_decisions d join shops s on s.id = d.shop_id
    where d.decision = 'SUSPEND' and d.until <= now() and s.status = 'SUSPENDED' and not exists (
      select from shop_decisions later where later.shop_id = d.shop_id and later.decided_at > d.decided_at
        and later.decision in ('SUSPEND', 'REOPEN', 'END')
    )`.execute(reader)
  return rows.map(({ shopId }) => shopId)
}

export type ShopRow = {
  id: ShopId
  name: string
  description: string
  avatar: string | null
  category: Tables['shops']['category']
  street: string | null
  city: string
  region: string | null
  phone: string | null
  accountId: AccountId | null
  status: 'PENDING' | 'APPROVED' | 'SUSPENDED' | 'CLOSING' | 'ENDED'
  reviewState: 'ASKED' | 'REFUSED' | null
  version: number
  isChanged: boolean
  waitsSince: Date | null
  createdAt: Date
  ratingSum: number
  ratingCount: number
}

export async function findShopRow(reader: Reader, shopId: ShopId): Promise<ShopRow | null> {
  const { rows } = await sql<ShopRow>`
    select id, name, description, avatar_address(avatar_key) as avatar, category, street, city, region, phone,
      account_id as "accountId", status, review_state as "reviewState", shown_version as version,
      reviewed_version is distinct from shown_version as "isChanged", waits_since as "waitsSince", created_at as "createdAt",
      rating_sum as "ratingSum", rating_count as "ratingCount"
    from shops where id = ${shopId}`.execute(reader)
  return rows[0] ?? null
}

type Alike = { _id: ShopId; name: string; status: string }

/** ADMIN-18: other shops whose name looks alike, and other shops with the same telephone. */
export async function listAlike(
  reader: Reader,
  shopId: ShopId,
): Promise<{ names: Alike[]; phones: Alike[] }> {
  const names = await sql<Alike>`
    select other.id as "_id", other.name, other.status from shops s join shops other on other.id <> s.id
      and (shop_name_skeleton(other.name) = shop_name_skeleton(s.name) or similarity(lower(other.name), lower(s.name)) > 0.6)
    where s.id = ${shopId} order by similarity(lower(other.name), lower(s.name)) desc limit 5`.execute(reader)
  const phones = await sql<Alike>`
    select other.id as "_id", other.name, other.status from shops s join shops other on other.id <> s.id
      and regexp_replace(other.phone, '\\D', '', 'g') = regexp_replace(s.phone, '\\D', '', 'g')
    where s.id = ${shopId} limit 5`.execute(reader)
  return { names: names.rows, phones: phones.rows }
}
