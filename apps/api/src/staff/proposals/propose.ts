import { createHash } from 'node:crypto'
import type { StaffProposalId } from '@ahia/contracts/ids'
import { recordStaffAct, type StaffActor } from '#audit/record-staff-act.ts'
import { newId } from '#platform/ids.ts'
import type { Db } from '#tables.ts'
import { canonicalJson, type Json } from './canonical.rules.ts'
import type { ProposalKind } from './proposal-kind.ts'
import { insertProposal } from './proposals.sql.ts'

type Proposed = { kind: ProposalKind; payload: Json; words: string; by: StaffActor }

/** ADMIN-45: what one person wants and another must agree to. Nothing is done yet. */
export async function propose(
  { db }: { db: Db },
  { kind, payload, words, by }: Proposed,
): Promise<StaffProposalId> {
  const id = newId<StaffProposalId>()
  const hash = hashOf(payload)
  await db.transaction(async (tx) => {
    await insertProposal(tx, {
      id,
      kind: kind.name,
      payload,
      hash,
      needs: kind.needs,
      words,
      proposedBy: by.id,
    })
    const about = kind.about?.(payload) ?? []
    await recordStaffAct(tx, by, { act: 'proposal.make', subjects: [`proposal:${id}`, ...about] })
  })
  return id
}

export const hashOf = (payload: Json): Buffer => createHash('sha256').update(canonicalJson(payload)).digest()
