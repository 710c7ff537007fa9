import type { SignedInUser } from '@ahia/contracts/shapes/user'
import type { AccountsDeps } from '../accounts-deps.ts'
import { assertComplete, fillIn, type ProfileInput } from '../profile/fill-in-profile.ts'
import { getProfile } from '../profile/get-profile.ts'
import { holdProfile, writeProfile } from '../profile/profiles.sql.ts'
import { endRegistration, type Registration } from './end-registration.ts'

type Completion = Registration & { input: ProfileInput }

/** AUTH-06: the last step of a customer's registration; it also signs them in. */
export async function completeRegistration(
  { db, accessTokens }: AccountsDeps,
  { input, ...registration }: Completion,
): Promise<SignedInUser> {
  return db.transaction(async (tx) => {
    const { accountId, tokens } = await endRegistration(tx, accessTokens, registration)
    const profile = fillIn(await holdProfile(tx, accountId), input)
    assertComplete(profile)
    await writeProfile(tx, accountId, profile)
    return { ...(await getProfile(tx, accountId)), ...tokens }
  })
}
