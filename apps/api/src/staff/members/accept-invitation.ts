import type { NewPasskey } from '@ahia/contracts/admin/webauthn'
import type { StaffChallengeId, StaffMemberId } from '@ahia/contracts/ids'
import { drawQr, qrPath } from '@ahia/rules/qr/draw-qr'
import { coarseNetwork, describeDevice } from '#platform/http/device.rules.ts'
import { newId } from '#platform/ids.ts'
import type { Tx } from '#tables.ts'
import { authenticatorUri, newAuthenticatorSecret, stepOfCode } from '../factors/authenticator.ts'
import { insertChallenge, takeChallenge } from '../factors/challenges.sql.ts'
import { insertAuthenticator, insertPasskey } from '../factors/factors.sql.ts'
import { checkNewPasskey, newPasskeyOptions, type StoredPasskey } from '../factors/passkeys.ts'
import { openSealed, sealText } from '../factors/sealed-text.ts'
import { tryFactor } from '../factors/try-factor.ts'
import { openStaffSession, type StaffPlace } from '../sessions/open-staff-session.ts'
import { hashToken } from '../sessions/session-cookie.ts'
import { emailTaken, invitationOver, proofRefused } from '../staff.errors.ts'
import type { StaffDeps } from '../staff-deps.ts'
import { acceptInvitationRow, findInvitation, type OpenInvitation } from './invitations.sql.ts'
import { insertMember, updatePassword } from './members.sql.ts'

async function getInvitation({ db }: StaffDeps, token: string): Promise<OpenInvitation> {
  const invitation = await findInvitation(db.read, hashToken(token))
  if (invitation === null) throw invitationOver()
  return invitation
}

/** What the invited person sees, and what their passkey or authenticator app needs. */
export async function openInvitation(deps: StaffDeps, token: string) {
  const { db, adminUrl, secrets } = deps
  const invitation = await getInvitation(deps, token)
  const { id: invitationId, email, name } = invitation
  const options = await newPasskeyOptions({ adminUrl, userId: invitationId, email, name, existing: [] })
  const secret = newAuthenticatorSecret()
  const { challenge } = options
  const sealedSecret = sealText(secrets, secret)
  const challengeId = await db.statement((writer) =>
    insertChallenge(writer, { purpose: 'ENROL', challenge, invitationId, sealedSecret }),
  )
  const uri = authenticatorUri(secret, email)
  const qr = drawQr(uri)
  const authenticator = { secret, uri, qr: { size: qr.length, path: qrPath(qr) } }
  return { invitation, enrolment: { challengeId, options, authenticator } }
}

type Factor = { passkey: NewPasskey } | { password: string; code: string }
type Accepted = { token: string; challengeId: StaffChallengeId; factor: Factor; place: StaffPlace }

/** What is known of the new colleague once their factor has been checked. */
type Enrolled = { passkey: StoredPasskey } | { passwordHash: string; sealedSecret: string; step: number }

/** ADMIN-02: the account, its first factor and the session come into being together, or not at all. */
export async function acceptInvitation(deps: StaffDeps, accepted: Accepted): Promise<string> {
  const { place } = accepted
  const invitation = await getInvitation(deps, accepted.token)
  const tried = { staffId: null, kind: 'INVITATION', network: coarseNetwork(place.clientAddress) } as const
  let enrolled: Enrolled | null = null
  await tryFactor(deps, tried, async () => {
    enrolled = await enrol(deps, invitation, accepted)
    return enrolled !== null
  })
  if (enrolled === null) throw proofRefused()
  const checked: Enrolled = enrolled
  return deps.db.transaction((tx) => join(tx, { invitation, enrolled: checked, place }))
}

async function enrol(
  deps: StaffDeps,
  invitation: OpenInvitation,
  { challengeId, factor }: Accepted,
): Promise<Enrolled | null> {
  const { db, adminUrl, secrets, passwords } = deps
  if ('password' in factor) await deps.assertUncommonPassword(factor.password, invitation.email)
  const asked = await db.statement((writer) => takeChallenge(writer, { id: challengeId, purpose: 'ENROL' }))
  if (asked?.invitationId !== invitation.id || asked.sealedSecret === null) return null
  if ('passkey' in factor) {
    const passkey = await checkNewPasskey({ adminUrl, challenge: asked.challenge }, factor.passkey)
    return passkey && { passkey }
  }
  const step = stepOfCode(openSealed(secrets, asked.sealedSecret), factor.code)
  if (step === null) return null
  return { passwordHash: await passwords.hash(factor.password), sealedSecret: asked.sealedSecret, step }
}

type Joining = { invitation: OpenInvitation; enrolled: Enrolled; place: StaffPlace }

async function join(tx: Tx, { invitation, enrolled, place }: Joining): Promise<string> {
  if (!(await acceptInvitationRow(tx, invitation.id))) throw invitationOver()
  const passwordHash = 'passwordHash' in enrolled ? enrolled.passwordHash : null
  const staffId = await addMember(tx, invitation, passwordHash)
  if ('passkey' in enrolled)
    await insertPasskey(tx, { staffId, passkey: enrolled.passkey, name: describeDevice(place.userAgent) })
  else await insertAuthenticator(tx, { staffId, sealedSecret: enrolled.sealedSecret, step: enrolled.step })
  return openStaffSession(tx, { staffId, place, how: 'INVITATION' })
}

/** Somebody new; or, after a reset (ADMIN-07), the colleague who is there and has no factor. */
async function addMember(
  tx: Tx,
  { staffId: existing, email, name, phone, roles }: OpenInvitation,
  passwordHash: string | null,
): Promise<StaffMemberId> {
  if (existing !== null) {
    await updatePassword(tx, existing, passwordHash)
    return existing
  }
  const id = newId<StaffMemberId>()
  if (!(await insertMember(tx, { id, email, name, passwordHash, phone, roles }))) throw emailTaken()
  return id
}
