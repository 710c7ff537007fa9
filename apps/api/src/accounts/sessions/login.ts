import type { SignedInUser } from '@ahia/contracts/shapes/user'
import type { AccountsDeps } from '../accounts-deps.ts'
import { getProfile } from '../profile/get-profile.ts'
import { type SignIn, signIn } from './sign-in.ts'

/** API-14: signs a customer in. */
export const login = (deps: AccountsDeps, input: SignIn): Promise<SignedInUser> =>
  signIn(deps, { kind: 'CUSTOMER', ...input }, getProfile)
