type ReadableStorage = Pick<Storage, 'getItem'>
type Storages = { readonly sessionStorage: ReadableStorage; readonly localStorage: ReadableStorage }

/** SESS-01: the session token first, then the token of the stored user, session copy before persistent one. */
export function readStoredToken(storages: Storages): string | null {
  try {
    const { sessionStorage: session, localStorage: local } = storages
    return (
      session.getItem('token') || tokenOfUser(session.getItem('user')) || tokenOfUser(local.getItem('user'))
    )
  } catch {
    return null // a browser that blocks site data throws already when asked for the storage: nobody is signed in
  }
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
