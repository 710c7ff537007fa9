import type { SignedInUser } from '@ahia/contracts/shapes/user'
import { giveConsent } from '#privacy/consents/give-consent.ts'
import { assertComplete, fillIn, type ProfileInput } from '../profile/fill-in-profile.ts'
import { getProfile } from '../profile/get-profile.ts'
import { holdProfile, writeProfile } from '../profile/profiles.sql.ts'
import { endRegistration, type Registration, type RegistrationDeps } from './end-registration.ts'

type Completion = Registration & { input: ProfileInput }

/** AUTH-06: the last step of a customer's registration; it also signs them in. */
export async function completeRegistration(
  deps: RegistrationDeps,
  { input, ...registration }: Completion,
): Promise<SignedInUser> {
  return deps.db.transaction(async (tx) => {
    const { accountId, tokens } = await endRegistration(tx, deps, registration)
    const profile = fillIn(await holdProfile(tx, accountId), input)
    assertComplete(profile)
    await writeProfile(tx, accountId, profile)
    if (profile.gender !== null) await giveConsent(tx, { accountId }, { purpose: 'GENDER', how: 'PROFILE' })
    return { ...(await getProfile(tx, accountId)), ...tokens }
  })
}
