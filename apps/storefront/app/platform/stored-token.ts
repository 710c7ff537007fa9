type Storages = { session: Pick<Storage, 'getItem'>; local: Pick<Storage, 'getItem'> }

/** SESS-01: the session token first, then the token of the stored user, session copy before persistent one. */
export function readStoredToken({ session, local }: Storages): string | null {
  return (
    session.getItem('token') || tokenOfUser(session.getItem('user')) || tokenOfUser(local.getItem('user'))
  )
}

function tokenOfUser(stored: string | null): string | null {
  const user = parse(stored)
  const token = typeof user === 'object' && user !== null && 'token' in user ? user.token : null
  return typeof token === 'string' ? token : null
}

function parse(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null')
  } catch {
    return null // anybody can write into browser storage; what does not parse is nobody's session
  }
}
