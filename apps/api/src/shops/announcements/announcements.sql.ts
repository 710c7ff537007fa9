import type { AnnouncementId, ShopId, StaffMemberId } from '@ahia/contracts/ids'
import type { AnnouncementKind, ShopGroup } from '@ahia/reference/staff/announcements'
import { sql } from 'kysely'
import type { AfterKey } from '#platform/after-key.ts'
import type { Reader, Tx } from '#tables.ts'

export type Draft = {
  kind: AnnouncementKind
  group: ShopGroup
  subject: string
  words: string
  sendsAt: Date
  holdsFrom: Date | null
}
export type AnnouncementState = 'DRAFT' | 'PLANNED' | 'SENT' | 'CANCELLED' | 'TOO_LATE'

export type AnnouncementFile = Draft & {
  id: AnnouncementId
  state: AnnouncementState
  version: number
  madeAt: Date
  sentAt: Date | null
  madeBy: string
  agreedBy: string | null
  changedBy: string | null
}

const GROUP = sql`concat_ws(':', to_group, group_value)`
const FIELDS = sql`
  a.id, a.kind, ${GROUP} as group, a.subject, a.words, a.sends_at as "sendsAt", a.holds_from as "holdsFrom", a.state, a.version,
  a.made_at as "madeAt", a.sent_at as "sentAt", maker.name as "madeBy", second.name as "agreedBy", changer.name as "changedBy"
  from announcements a join staff_names maker on maker.id = a.made_by
    left join staff_names second on second.id = a.agreed_by left join staff_names changer on changer.id = a.changed_by`

const splitGroup = (group: ShopGroup): { to: string; value: string | null } => {
  const [to = '', value = null] = group.split(':')
  return { to, value }
}

/** The notice is so long that what it says can be sent now, or on its day. A draft that is too late is not even kept. */
const IS_IN_TIME = sql`(kind = 'NEWS' or holds_from >= greatest(sends_at, now()) + notice_of(kind))`

type NewAnnouncement = Draft & { id: AnnouncementId; by: StaffMemberId }

/** False when it is there already, or its notice would be too short. */
export async function insertAnnouncement(tx: Tx, { id, by, ...draft }: NewAnnouncement): Promise<boolean> {
  const { to, value } = splitGroup(draft.group)
  const { rows } = await sql`
    insert into announcements (id, kind, to_group, group_value, subject, words, sends_at, holds_from, made_by)
    select * from (values (${id}::uuid, ${draft.kind}, ${to}, ${value}, ${draft.subject}, ${draft.words},
      ${draft.sendsAt}::timestamptz, ${draft.holdsFrom}::timestamptz, ${by}::uuid)
    ) as draft (id, kind, to_group, group_value, subject, words, sends_at, holds_from, made_by)
    where ${IS_IN_TIME} on conflict (id) do nothing returning 1`.execute(tx)
  return rows.length > 0
}

type SentAtOnce = Omit<NewAnnouncement, 'sendsAt'>

/** Announced by what it is about: already agreed to. The database rejects it when its notice is too short. */
export async function insertSent(tx: Tx, { id, by, ...sent }: SentAtOnce): Promise<void> {
  const { to, value } = splitGroup(sent.group)
  await sql`
    insert into announcements (id, kind, to_group, group_value, subject, words, sends_at, holds_from, made_by, agreed_by,
      state, sent_at)
    values (${id}, ${sent.kind}, ${to}, ${value}, ${sent.subject}, ${sent.words}, now(), ${sent.holdsFrom}, ${by}, ${by},
      'SENT', now())`.execute(tx)
}

type Seen = { id: AnnouncementId; version: number; by: StaffMemberId }

/** False when it is no draft any more, or not as it was seen, or its notice would be too short. */
export async function updateDraft(tx: Tx, { id, version, by, ...draft }: Seen & Draft): Promise<boolean> {
  const { to, value } = splitGroup(draft.group)
  const { rows } = await sql`
    update announcements a set kind = d.kind, to_group = ${to}, group_value = ${value}, subject = ${draft.subject},
      words = ${draft.words}, sends_at = d.sends_at, holds_from = d.holds_from, version = a.version + 1, changed_by = ${by}
    from (
      select * from (values (${draft.kind}, ${draft.sendsAt}::timestamptz, ${draft.holdsFrom}::timestamptz)
      ) as given (kind, sends_at, holds_from) where ${IS_IN_TIME}
    ) as d
    where a.id = ${id} and a.version = ${version} and a.state = 'DRAFT' returning 1`.execute(tx)
  return rows.length > 0
}

/** A draft in the form that was seen is planned for its day, if there is time enough left. */
export async function planDraft(
  tx: Tx,
  { id, version, by, agreedBy }: Seen & { agreedBy: StaffMemberId | null },
): Promise<boolean> {
  const { rows } = await sql`
    update announcements set state = 'PLANNED', version = version + 1, changed_by = ${by}, agreed_by = ${agreedBy}
    where id = ${id} and version = ${version} and state = 'DRAFT' and ${IS_IN_TIME} returning 1`.execute(tx)
  return rows.length > 0
}

export async function cancelPlanned(tx: Tx, { id, version, by }: Seen): Promise<boolean> {
  const { rows } = await sql`
    update announcements set state = 'CANCELLED', version = version + 1, changed_by = ${by}
    where id = ${id} and version = ${version} and state in ('DRAFT', 'PLANNED', 'TOO_LATE') returning 1`.execute(
    tx,
  )
  return rows.length > 0
}

export async function findAnnouncement(
  reader: Reader | Tx,
  id: AnnouncementId,
): Promise<AnnouncementFile | null> {
  const { rows } = await sql<AnnouncementFile>`select ${FIELDS} where a.id = ${id}`.execute(reader)
  return rows[0] ?? null
}

type Wanted = { state: AnnouncementState | null; after: AfterKey | null; limit: number }

export async function listAnnouncementFiles(
  reader: Reader,
  { state, after, limit }: Wanted,
): Promise<AnnouncementFile[]> {
  const { rows } = await sql<AnnouncementFile>`
    select ${FIELDS} where (${state}::text is null or a.state = ${state})
      and ${after ? sql`(a.made_at, a.id) < (${after.at}::timestamptz, ${after.id}::uuid)` : sql`true`}
    order by a.made_at desc, a.id desc limit ${sql.lit(limit)}`.execute(reader)
  return rows
}

/** Of a shop with an owner whom an email reaches. */
const isIn = (group: ShopGroup) => {
  const { to, value } = splitGroup(group)
  if (to === 'PACKAGE') return sql`coalesce(owner.package, 'NONE') = ${value}`
  return to === 'STATE' ? sql`shop.state = ${value}` : sql`true`
}

export async function countGroup(reader: Reader | Tx, group: ShopGroup): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from shop_owners owner join shops shop on shop.id = owner.shop_id
    where ${isIn(group)}`.execute(reader)
  return rows[0]?.count ?? 0
}

export type Sent = { id: AnnouncementId; group: ShopGroup }

/** What is due: marks it as sent, or as too late. One row at a time, which no other process takes meanwhile. */
export async function takeDue(tx: Tx): Promise<(Sent & { state: AnnouncementState }) | null> {
  const { rows } = await sql<Sent & { state: AnnouncementState }>`
    with due as (
      select id from announcements where state = 'PLANNED' and sends_at <= now()
      order by sends_at limit 1 for update skip locked
    )
    update announcements set state = case when ${IS_IN_TIME} then 'SENT' else 'TOO_LATE' end,
      sent_at = case when ${IS_IN_TIME} then now() end, version = version + 1
    where id in (select id from due) returning id, ${GROUP} as group, state`.execute(tx)
  return rows[0] ?? null
}

/** All who get it, once. */
export async function insertReceivers(tx: Tx, { id, group }: Sent): Promise<ShopId[]> {
  const { rows } = await sql<{ shopId: ShopId }>`
    insert into announcement_shops (announcement_id, shop_id)
    select ${id}::uuid, shop.id from shop_owners owner join shops shop on shop.id = owner.shop_id where ${isIn(group)}
    on conflict do nothing returning shop_id as "shopId"`.execute(tx)
  return rows.map(({ shopId }) => shopId)
}

type Receiver = { id: AnnouncementId; shopId: ShopId }

/** False when it was emailed before. */
export async function markEmailed(tx: Tx, { id, shopId }: Receiver): Promise<boolean> {
  const { rows } = await sql`
    update announcement_shops set emailed_at = now()
    where announcement_id = ${id} and shop_id = ${shopId} and emailed_at is null returning 1`.execute(tx)
  return rows.length > 0
}

export async function countReceivers(
  reader: Reader,
  id: AnnouncementId,
): Promise<{ receivers: number; emailed: number }> {
  const { rows } = await sql<{ receivers: number; emailed: number }>`
    select count(*)::int as receivers, count(emailed_at)::int as emailed
    from announcement_shops where announcement_id = ${id}`.execute(reader)
  return rows[0] ?? { receivers: 0, emailed: 0 }
}

type ReceiverRow = { id: ShopId; name: string; emailedAt: Date | null }

export async function listReceivers(
  reader: Reader,
  { id, after, limit }: { id: AnnouncementId; after: ShopId | null; limit: number },
): Promise<ReceiverRow[]> {
  const { rows } = await sql<ReceiverRow>`
    select shop.id, shop.name, receiver.emailed_at as "emailedAt"
    from announcement_shops receiver join shops shop on shop.id = receiver.shop_id
    where receiver.announcement_id = ${id} and (${after}::uuid is null or receiver.shop_id > ${after}::uuid)
    order by receiver.shop_id limit ${sql.lit(limit)}`.execute(reader)
  return rows
}
