import type { ShownPasskey } from '@ahia/contracts/admin/webauthn'
import type { StaffChallengeId, StaffMemberId } from '@ahia/contracts/ids'
import { coarseNetwork } from '#platform/http/device.rules.ts'
import { insertChallenge, takeChallenge } from '../factors/challenges.sql.ts'
import { checkCode } from '../factors/check-code.ts'
import { findPasskey, usePasskey } from '../factors/factors.sql.ts'
import { checkShownPasskey, passkeyOptions } from '../factors/passkeys.ts'
import { tryFactor } from '../factors/try-factor.ts'
import { findMemberByEmail } from '../members/members.sql.ts'
import { signInRefused } from '../staff.errors.ts'
import type { StaffDeps } from '../staff-deps.ts'
import { openStaffSession, type StaffPlace } from './open-staff-session.ts'

export async function makeSignInChallenge({ db, adminUrl }: StaffDeps) {
  const options = await passkeyOptions(adminUrl, [])
  const { challenge } = options
  const challengeId = await db.statement((writer) =>
    insertChallenge(writer, { purpose: 'SIGN_IN', challenge }),
  )
  return { challengeId, options }
}

type WithPasskey = { challengeId: StaffChallengeId; passkey: ShownPasskey; place: StaffPlace }

/** ADMIN-03: complete by itself, as the device asked its owner for a fingerprint or a PIN. */
export async function signInWithPasskey(
  deps: StaffDeps,
  { challengeId, passkey, place }: WithPasskey,
): Promise<string> {
  const { db, adminUrl } = deps
  const asked = await db.statement((writer) => takeChallenge(writer, { id: challengeId, purpose: 'SIGN_IN' }))
  const found = await findPasskey(db.read, passkey.id)
  const tried = {
    staffId: found?.staffId ?? null,
    kind: 'PASSKEY',
    network: coarseNetwork(place.clientAddress),
  } as const
  let token: string | null = null
  await tryFactor(deps, tried, async () => {
    if (!asked || !found) return false
    const { staffId, stored } = found
    const signCount = await checkShownPasskey({ adminUrl, challenge: asked.challenge }, stored, passkey)
    if (signCount === null) return false
    token = await db.transaction(async (tx) => {
      const used = { credentialId: stored.credentialId, before: stored.signCount, signCount }
      return (await usePasskey(tx, used)) ? openStaffSession(tx, { staffId, place, how: 'PASSKEY' }) : null
    })
    return token !== null
  })
  if (token === null) throw signInRefused()
  return token
}

type WithPassword = { email: string; password: string; code: string; place: StaffPlace }

/** The same work and the same error, whichever of address, password and code is wrong. */
export async function signInWithPassword(deps: StaffDeps, given: WithPassword): Promise<string> {
  const { db, passwords } = deps
  const { email, password, code, place } = given
  const member = await findMemberByEmail(db.read, email)
  const network = coarseNetwork(place.clientAddress)
  const tried = { staffId: member?.id ?? null, kind: 'PASSWORD', network } as const
  const isRight = await tryFactor(deps, tried, async () => {
    const isPassword = await passwords.verify(member?.passwordHash ?? null, password)
    return isPassword && member !== undefined && (await checkCode(deps, { staffId: member.id, code }))
  })
  if (!isRight || !member) throw signInRefused()
  return enter(deps, member.id, place)
}

const enter = ({ db }: StaffDeps, staffId: StaffMemberId, place: StaffPlace): Promise<string> =>
  db.transaction((tx) => openStaffSession(tx, { staffId, place, how: 'PASSWORD' }))
