import type { StaffChallengeId, StaffInvitationId, StaffMemberId, StaffProposalId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import { newId } from '#platform/ids.ts'
import type { Tables, Writer } from '#tables.ts'

type NewChallenge = Pick<Tables['staff_challenges'], 'purpose' | 'challenge'> & {
  staffId?: StaffMemberId
  invitationId?: StaffInvitationId
  proposalId?: StaffProposalId
  sealedSecret?: string
}

export async function insertChallenge(writer: Writer, given: NewChallenge): Promise<StaffChallengeId> {
  const id = newId<StaffChallengeId>()
  const {
    purpose,
    challenge,
    staffId = null,
    invitationId = null,
    proposalId = null,
    sealedSecret = null,
  } = given
  await writer
    .insertInto('staff_challenges')
    .values({
      id,
      purpose,
      challenge,
      staff_id: staffId,
      invitation_id: invitationId,
      proposal_id: proposalId,
      sealed_secret: sealedSecret,
    })
    .execute()
  return id
}

type Wanted = { id: StaffChallengeId; purpose: Tables['staff_challenges']['purpose'] }

/** Each can be used once: it is deleted as it is read. Old ones go along. */
export async function takeChallenge(writer: Writer, { id, purpose }: Wanted) {
  const { rows } = await sql<{
    challenge: string
    staffId: StaffMemberId | null
    invitationId: StaffInvitationId | null
    proposalId: StaffProposalId | null
    sealedSecret: string | null
    isOpen: boolean
  }>`
    with gone as (
      delete from staff_challenges where (id = ${id} and purpose = ${purpose}) or expires_at < now() - interval '1 day'
      returning *
    )
    select challenge, staff_id as "staffId", invitation_id as "invitationId", proposal_id as "proposalId",
      sealed_secret as "sealedSecret", expires_at > now() as "isOpen"
    from gone where id = ${id}`.execute(writer)
  const [taken] = rows
  return taken?.isOpen ? taken : null
}
