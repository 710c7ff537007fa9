import type { SignedInUser } from '@ahia/contracts/shapes/user'

/** ERR-03: a success without an account counts as a failure. */
export function userIn<User extends object>(answer: { user?: User | null } | null): User {
  if (!answer?.user) throw new Error(UNEXPECTED)
  return answer.user
}

type MaybeSignedIn = Omit<SignedInUser, 'token' | 'refresh'> & {
  token?: string | undefined
  refresh?: string | undefined
}

/** The same for the account that the response signs in. */
export function signedInUserIn(answer: { user?: MaybeSignedIn | null } | null): SignedInUser {
  const user = userIn(answer)
  const { token, refresh } = user
  if (!token || !refresh) throw new Error(UNEXPECTED)
  return { ...user, token, refresh }
}

const UNEXPECTED = 'Unexpected response status'
