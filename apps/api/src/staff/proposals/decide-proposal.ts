import type { StaffProposalId } from '@ahia/contracts/ids'
import { assertNoConflict, recordStaffAct, type StaffActor } from '#audit/record-staff-act.ts'
import type { Db, Tx } from '#tables.ts'
import { roleFor } from '../sessions/staff-only.ts'
import type { OpenStaffSession } from '../sessions/staff-sessions.sql.ts'
import {
  alreadyDecided,
  notPermitted,
  ownProposal,
  proofNeeded,
  proposalNotFound,
  proposalStale,
} from '../staff.errors.ts'
import type { ProposalKind, ProposalKinds } from './proposal-kind.ts'
import { closeProposal, lockProposal, type ProposalRow } from './proposals.sql.ts'
import { hashOf } from './propose.ts'

type Deps = { db: Db; proposalKinds: ProposalKinds }
type Decision = { id: StaffProposalId; by: StaffActor; session: OpenStaffSession }

/** ADMIN-45: carries out a proposal once, if it is the one that was shown and nothing it depends on has changed. */
export async function agreeToProposal(
  { db, proposalKinds }: Deps,
  { id, by, session, hash }: Decision & { hash: string },
): Promise<void> {
  const isDone = await db.transaction(async (tx) => {
    const proposal = await openOne(tx, id)
    const role = mayDecide(proposal, by, session)
    // ADMIN-05: a proof for this very proposal, not for something else a minute ago.
    if (!session.hasProof || session.proofFor !== id) throw proofNeeded()
    const kind = proposalKinds.get(proposal.kind)
    const isWhatWasShown =
      proposal.hash.toString('hex') === hash && hashOf(proposal.payload).equals(proposal.hash)
    const actor = { ...by, role }
    await assertNoConflict(tx, actor, aboutOf(kind, proposal))
    const subjects = kind && isWhatWasShown ? await kind.carryOut(tx, proposal.payload, actor) : null
    await closeProposal(tx, { id, state: subjects ? 'DONE' : 'STALE', by: by.id })
    await recordStaffAct(tx, actor, {
      act: subjects ? proposal.kind : 'proposal.void',
      subjects: [`proposal:${id}`, ...(subjects ?? [])],
    })
    return subjects !== null
  })
  if (!isDone) throw proposalStale()
}

export async function refuseProposal(
  { db, proposalKinds }: Deps,
  { id, by, session }: Decision,
): Promise<void> {
  await db.transaction(async (tx) => {
    const proposal = await openOne(tx, id)
    const role = mayDecide(proposal, by, session)
    await closeProposal(tx, { id, state: 'REFUSED', by: by.id })
    const about = aboutOf(proposalKinds.get(proposal.kind), proposal)
    const subjects = [`proposal:${id}`, ...about] as const
    await recordStaffAct(tx, { ...by, role }, { act: 'proposal.refuse', subjects })
  })
}

export async function withdrawProposal({ db }: Deps, { id, by }: Omit<Decision, 'session'>): Promise<void> {
  await db.transaction(async (tx) => {
    const proposal = await openOne(tx, id)
    if (proposal.proposedBy !== by.id) throw proposalNotFound()
    await closeProposal(tx, { id, state: 'WITHDRAWN', by: by.id })
    await recordStaffAct(tx, by, { act: 'proposal.withdraw', subjects: [`proposal:${id}`] })
  })
}

const aboutOf = (kind: ProposalKind | undefined, { payload }: ProposalRow): readonly string[] =>
  kind?.about?.(payload) ?? []

async function openOne(tx: Tx, id: StaffProposalId): Promise<ProposalRow> {
  const proposal = await lockProposal(tx, id)
  if (!proposal || (proposal.state === 'OPEN' && proposal.isExpired)) throw proposalNotFound()
  if (proposal.state !== 'OPEN') throw alreadyDecided(proposal.deciderName)
  return proposal
}

/** I40: nobody agrees to their own; the database rejects it too. */
function mayDecide({ needs, proposedBy }: ProposalRow, by: StaffActor, session: OpenStaffSession) {
  if (proposedBy === by.id) throw ownProposal()
  const role = roleFor(session, needs as NonNullable<Parameters<typeof roleFor>[1]>)
  if (role === null) throw notPermitted()
  return role
}
