import type { StaffMemberId, StaffProposalId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import type { Reader, Tx } from '#tables.ts'
import type { Json } from './canonical.rules.ts'

type State = 'OPEN' | 'DONE' | 'REFUSED' | 'WITHDRAWN' | 'STALE'
type NewProposal = {
  id: StaffProposalId
  kind: string
  payload: Json
  hash: Buffer
  needs: string
  words: string
  proposedBy: StaffMemberId
}

export async function insertProposal(tx: Tx, given: NewProposal): Promise<void> {
  const { id, kind, payload, hash, needs, words, proposedBy } = given
  await sql`
    insert into staff_proposals (id, kind, payload, payload_hash, needs, words, proposed_by)
    values (${id}, ${kind}, ${JSON.stringify(payload)}::jsonb, ${hash}, ${needs}, ${words}, ${proposedBy})`.execute(
    tx,
  )
}

export type ProposalRow = {
  id: StaffProposalId
  kind: string
  payload: Record<string, Json>
  hash: Buffer
  needs: string
  words: string
  state: State
  proposedBy: StaffMemberId
  proposerName: string
  proposedAt: Date
  expiresAt: Date
  deciderName: string | null
  decidedAt: Date | null
  isExpired: boolean
}

const FIELDS = sql`
  proposal.id, kind, payload, payload_hash as hash, needs, words, state, proposed_by as "proposedBy",
  proposer.name as "proposerName", proposed_at as "proposedAt", expires_at as "expiresAt", decider.name as "deciderName",
  decided_at as "decidedAt", expires_at <= now() as "isExpired"`
const FROM = sql`
  staff_proposals proposal join staff_members proposer on proposer.id = proposed_by
  left join staff_members decider on decider.id = decided_by`

/** Open ones first, the oldest of them first; then the latest decided. Those that died are left out. */
export async function listProposalRows(reader: Reader): Promise<ProposalRow[]> {
  const { rows } = await sql<ProposalRow>`
    select ${FIELDS} from ${FROM} where state <> 'OPEN' or expires_at > now()
    order by state = 'OPEN' desc, case when state = 'OPEN' then proposed_at end, decided_at desc,
      proposal.id limit 100`.execute(reader)
  return rows
}

export async function findOpenProposal(
  reader: Reader,
  id: StaffProposalId,
): Promise<{ hash: Buffer } | null> {
  const { rows } = await sql<{ hash: Buffer }>`
    select payload_hash as hash from staff_proposals where id = ${id} and state = 'OPEN' and expires_at > now()`.execute(
    reader,
  )
  return rows[0] ?? null
}

/** Nobody else decides it until the transaction ends. */
export async function lockProposal(tx: Tx, id: StaffProposalId): Promise<ProposalRow | null> {
  const { rows } = await sql<ProposalRow>`
    select ${FIELDS} from ${FROM} where proposal.id = ${id} for update of proposal`.execute(tx)
  return rows[0] ?? null
}

export async function closeProposal(
  tx: Tx,
  { id, state, by }: { id: StaffProposalId; state: Exclude<State, 'OPEN'>; by: StaffMemberId },
): Promise<void> {
  await tx
    .updateTable('staff_proposals')
    .set({ state, decided_by: by, decided_at: sql`now()` })
    .where('id', '=', id)
    .execute()
}
