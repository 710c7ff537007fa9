import type { ShopDecisionId, ShopId, StaffMemberId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import type { Reader, Tx } from '#tables.ts'

type Answered = { shopId: ShopId; suspension: ShopDecisionId; words: string }

/** False when it is not the suspension that the shop is in now, or it has its answer. */
export async function insertAnswer(tx: Tx, { shopId, suspension, words }: Answered): Promise<boolean> {
  const { rows } = await sql`
    insert into suspension_answers (decision_id, shop_id, words)
    select d.id, d.shop_id, ${words} from shop_decisions d join shops s on s.id = d.shop_id
    where d.id = ${suspension} and d.shop_id = ${shopId} and d.decision = 'SUSPEND' and s.status = 'SUSPENDED'
      and not exists (
        select from shop_decisions later where later.shop_id = d.shop_id and later.decided_at > d.decided_at
          and later.decision in ('SUSPEND', 'REOPEN', 'END')
      )
    on conflict do nothing returning 1`.execute(tx)
  return rows.length === 1
}

export type SuspensionRow = {
  id: ShopDecisionId
  reason: string
  words: string
  at: Date
  until: Date | null
  answer: string | null
  answeredAt: Date | null
  kept: string | null
  keptAt: Date | null
}

/** Null for a shop that is not suspended, or was before decisions were kept. */
export async function findSuspension(reader: Reader | Tx, shopId: ShopId): Promise<SuspensionRow | null> {
  const { rows } = await sql<SuspensionRow>`
    select d.id, d.reason, d.words, d.decided_at as at, d.until, a.words as answer, a.sent_at as "answeredAt",
      kept.words as kept, kept.decided_at as "keptAt"
    from shops s
      join lateral (
        select * from shop_decisions where shop_id = s.id and decision = 'SUSPEND' order by decided_at desc limit 1
      ) d on true
      left join suspension_answers a on a.decision_id = d.id
      left join lateral (
        select words, decided_at from shop_decisions
        where shop_id = s.id and decision = 'KEEP' and decided_at > d.decided_at order by decided_at desc limit 1
      ) kept on true
    where s.id = ${shopId} and s.status = 'SUSPENDED'`.execute(reader)
  return rows[0] ?? null
}

export type OpenAnswer = { words: string; at: Date; suspendedBy: StaffMemberId | null }

/** What the owner of a suspended shop answered, while nobody has decided about it. */
export async function findOpenAnswer(reader: Reader | Tx, shopId: ShopId): Promise<OpenAnswer | null> {
  const { rows } = await sql<OpenAnswer>`
    select o.words, o.sent_at as at, o.suspended_by as "suspendedBy"
    from suspension_answers_open o join shops s on s.id = o.shop_id
    where o.shop_id = ${shopId} and s.status = 'SUSPENDED' limit 1`.execute(reader)
  return rows[0] ?? null
}

export async function isSuspended(reader: Reader, shopId: ShopId): Promise<boolean> {
  const { rows } = await sql`select from shops where id = ${shopId} and status = 'SUSPENDED'`.execute(reader)
  return rows.length === 1
}
