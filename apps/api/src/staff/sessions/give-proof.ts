import type { ShownPasskey } from '@ahia/contracts/admin/webauthn'
import type { StaffChallengeId, StaffProposalId } from '@ahia/contracts/ids'
import { recordStaffAct, type StaffActor } from '#audit/record-staff-act.ts'
import { insertChallenge, takeChallenge } from '../factors/challenges.sql.ts'
import { checkCode } from '../factors/check-code.ts'
import { findPasskey, listPasskeys, usePasskey } from '../factors/factors.sql.ts'
import { checkShownPasskey, passkeyOptions } from '../factors/passkeys.ts'
import { tryFactor } from '../factors/try-factor.ts'
import { findOpenProposal } from '../proposals/proposals.sql.ts'
import { proofRefused, proposalNotFound } from '../staff.errors.ts'
import type { StaffDeps } from '../staff-deps.ts'
import { recordProof } from './staff-sessions.sql.ts'

type ProofRequest = { by: StaffActor; proposal: StaffProposalId | undefined }

/** ADMIN-05: for a proposal the passkey signs the hash of what is agreed to, and something random. */
export async function makeProofChallenge({ db, adminUrl }: StaffDeps, { by, proposal }: ProofRequest) {
  const passkeys = await listPasskeys(db.read, by.id)
  const signed = proposal === undefined ? undefined : await challengeOf(db, proposal)
  const options = await passkeyOptions(
    adminUrl,
    passkeys.map(({ id }) => id),
    signed,
  )
  const challengeId = await db.statement((writer) =>
    insertChallenge(writer, {
      purpose: 'PROOF',
      challenge: options.challenge,
      staffId: by.id,
      ...(proposal && { proposalId: proposal }),
    }),
  )
  return { challengeId, options }
}

async function challengeOf(db: StaffDeps['db'], id: StaffProposalId): Promise<Uint8Array<ArrayBuffer>> {
  const proposal = await findOpenProposal(db.read, id)
  if (!proposal) throw proposalNotFound()
  return new Uint8Array([...proposal.hash, ...crypto.getRandomValues(new Uint8Array(16))])
}

type Given =
  | { challengeId: StaffChallengeId; passkey: ShownPasskey }
  | { code: string; proposal?: StaffProposalId | undefined }

/** Shows again who is there. A wrong passkey or code counts as a wrong try to sign in. */
export async function giveProof(
  deps: StaffDeps,
  { by, given }: { by: StaffActor; given: Given },
): Promise<void> {
  const { db } = deps
  const kind = 'code' in given ? ('CODE' as const) : ('PASSKEY' as const)
  let proposalId: StaffProposalId | null = 'code' in given ? (given.proposal ?? null) : null
  const isRight = await tryFactor(deps, { staffId: by.id, kind, network: by.network }, async () => {
    if ('code' in given) return checkCode(deps, { staffId: by.id, code: given.code })
    const shown = await showPasskey(deps, by, given)
    proposalId = shown?.proposalId ?? null
    return shown !== null
  })
  if (!isRight) throw proofRefused()
  const about = proposalId === null ? [] : [`proposal:${proposalId}`]
  await db.transaction(async (tx) => {
    await recordProof(tx, { id: by.sessionId, proposalId })
    await recordStaffAct(tx, by, {
      act: 'staff.give-proof',
      subjects: [`staff:${by.id}`, ...about],
      reason: kind,
    })
  })
}

async function showPasskey(
  { db, adminUrl }: StaffDeps,
  by: StaffActor,
  { challengeId, passkey }: { challengeId: StaffChallengeId; passkey: ShownPasskey },
): Promise<{ proposalId: StaffProposalId | null } | null> {
  const asked = await db.statement((writer) => takeChallenge(writer, { id: challengeId, purpose: 'PROOF' }))
  const found = await findPasskey(db.read, passkey.id)
  if (asked?.staffId !== by.id || found?.staffId !== by.id) return null
  const signCount = await checkShownPasskey({ adminUrl, challenge: asked.challenge }, found.stored, passkey)
  if (signCount === null) return null
  const used = { credentialId: found.stored.credentialId, before: found.stored.signCount, signCount }
  const isUsed = await db.transaction((tx) => usePasskey(tx, used))
  return isUsed ? { proposalId: asked.proposalId } : null
}
