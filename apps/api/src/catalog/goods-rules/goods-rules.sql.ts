import type { StaffProposalId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import type { Reader, Tx } from '#tables.ts'
import type { GoodsRuleKind, RuleScope } from './goods-rule.rules.ts'

export type NewRule = RuleScope & { id: string; kind: GoodsRuleKind; sentence: string; validFrom: Date }
export type StoredRule = NewRule & { endedAt: Date | null; isInForce: boolean }

/** False when there is a rule of this id. */
export async function insertRule(
  tx: Tx,
  rule: NewRule & { proposalId: StaffProposalId | null },
): Promise<boolean> {
  const { id, kind, sentence, words, category, subcategories, validFrom, proposalId } = rule
  const { rows } = await sql`
    insert into listing_rules (id, kind, sentence, words, category, subcategories, valid_from, proposal_id)
    values (${id}, ${kind}, ${sentence}, ${words}::text[], ${category}, ${subcategories}::text[],
      greatest(${validFrom}::timestamptz, now()), ${proposalId})
    on conflict (id) do nothing returning id`.execute(tx)
  return rows.length > 0
}

const columns = sql`
  id, kind, sentence, words, category, subcategories, valid_from as "validFrom", ended_at as "endedAt",
  valid_from <= now() and (ended_at is null or ended_at > now()) as "isInForce"`

/** Without those that no colleague can add or end. */
export async function listRules(reader: Reader): Promise<StoredRule[]> {
  const { rows } = await sql<StoredRule>`
    select ${columns} from listing_rules where kind <> 'RELISTED'
    order by ended_at is not null, kind, id limit 1000`.execute(reader)
  return rows
}

export async function findRule(reader: Reader, id: string): Promise<StoredRule | null> {
  const { rows } = await sql<StoredRule>`
    select ${columns} from listing_rules where id = ${id} and kind <> 'RELISTED'`.execute(reader)
  return rows[0] ?? null
}

/** False when it has ended already. */
export async function endRule(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`
    update listing_rules set ended_at = now()
    where id = ${id} and ended_at is null and kind <> 'RELISTED' returning id`.execute(tx)
  return rows.length > 0
}
