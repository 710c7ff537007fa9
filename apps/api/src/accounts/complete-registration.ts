import type { SignedInUser } from '@ahia/contracts/user-shapes'
import type { AccountsDeps } from './accounts-deps.ts'
import { assertComplete, fillIn, type GivenProfile } from './fill-in-profile.ts'
import { getProfile } from './get-profile.ts'
import { finishGrant, type OpenGrant } from './grants.sql.ts'
import { openSession, type Place } from './open-session.ts'
import { holdProfile, writeProfile } from './profiles.sql.ts'
import { notSignedIn } from './sessions.errors.ts'

type Completion = { grant: OpenGrant; given: GivenProfile; place: Place }

/** AUTH-06: the last step of a registration. It uses up the grant and signs the new customer in until the browser closes. */
export async function completeRegistration(
  { db, accessTokens }: AccountsDeps,
  { grant, given, place }: Completion,
): Promise<SignedInUser> {
  const { accountId, grantId } = grant
  // Without a password there is no account yet whose profile this could be.
  if (accountId === null) throw notSignedIn()
  return db.transaction(async (tx) => {
    if (!(await finishGrant(tx, grantId))) throw notSignedIn()
    const profile = fillIn(await holdProfile(tx, accountId), given)
    assertComplete(profile)
    await writeProfile(tx, accountId, profile)
    const user = await getProfile(tx, accountId)
    const opening = { kind: 'CUSTOMER', accountId, isRemembered: false, place } as const
    return { ...user, ...(await openSession(tx, accessTokens, opening)) }
  })
}
