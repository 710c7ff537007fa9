import type { SignedInUser, User } from '@ahia/contracts/user-shapes'
import { REPLACED_REFRESHES } from './replaced-refresh-key.ts'
import { fieldsOf, isText } from './stored-fields.ts'

/** SESS-01: for as long as this browser remembers, or until the tab is closed. */
export type Keep = 'persistent' | 'session'

/** Of the copy that counts; `refresh` is null where somebody has spoilt it. */
type StoredTokens = { keep: Keep; token: string; refresh: string | null }

type Tokens = Pick<SignedInUser, 'token' | 'refresh'>

const USER = 'user'
const TOKEN = 'token'
const NOT_KEPT = 'This browser keeps nothing for our site, so nobody can sign in. Allow site data for it.'

/**
 * SESS-01, SESS-02: keeps who has signed in, as the only copy, and ends a half-finished registration or reset, whose
 * token would be sent instead. Refuses with words for the person where the browser keeps nothing.
 */
export function storeUser(user: SignedInUser, keep: Keep): void {
  inStorage(() => {
    storageOf(keep).setItem(USER, JSON.stringify(user))
    storageOf(keep === 'session' ? 'persistent' : 'session').removeItem(USER)
    sessionStorage.removeItem(TOKEN)
    sessionStorage.removeItem(REPLACED_REFRESHES) // of the session before
  })
  tell('user-changed', 'token-changed')
}

/** SESS-01: clears both copies. A browser that blocks site data has none. */
export function removeUser(): void {
  try {
    localStorage.removeItem(USER)
    sessionStorage.removeItem(USER)
    sessionStorage.removeItem(REPLACED_REFRESHES)
  } catch {}
  tell('user-changed')
}

/** PROF-05: the copies of this person say what the server says now; their tokens stay. */
export function updateUser(user: User): void {
  try {
    for (const keep of COPIES) if (readUser(keep).email === user.email) rewrite(keep, user)
  } catch {} // no room left: the header greets with the name before
  tell('user-changed')
}

/** SESS-01: rewrites the copies with the replaced refresh token; whoever signed in meanwhile is left alone. */
export function updateTokens(replaced: string, tokens: Tokens): void {
  inStorage(() => {
    for (const keep of COPIES) if (readUser(keep).refresh === replaced) rewrite(keep, tokens)
  })
  tell('user-changed')
}

/** SESS-01: of the session copy, then of the persistent one, else none. */
export function readTokens(): StoredTokens | null {
  try {
    for (const keep of COPIES) {
      const { token, refresh } = readUser(keep)
      if (isText(token)) return { keep, token, refresh: isText(refresh) ? refresh : null }
    }
  } catch {} // a browser that blocks site data throws already when asked for the storage
  return null
}

/** AUTH-03, AUTH-08: what a proven address opens, in this tab only. Refuses like `storeUser`. */
export function setSessionToken(token: string): void {
  inStorage(() => sessionStorage.setItem(TOKEN, token))
  tell('token-changed')
}

export function readSessionToken(): string | null {
  try {
    return sessionStorage.getItem(TOKEN)
  } catch {
    return null
  }
}

export function removeSessionToken(): void {
  try {
    sessionStorage.removeItem(TOKEN)
  } catch {}
  tell('token-changed')
}

/** Before a customer's call: what is left of a registration in this tab would be sent instead of their own token. */
export function dropLeftToken(): void {
  if (readSessionToken()) removeSessionToken()
}

const COPIES = ['session', 'persistent'] as const satisfies readonly Keep[]

const storageOf = (keep: Keep): Storage => (keep === 'session' ? sessionStorage : localStorage)

function inStorage(act: () => void): void {
  try {
    act()
  } catch (cause) {
    throw new Error(NOT_KEPT, { cause }) // ERR-02: the browser's own words are not for shoppers
  }
}

function rewrite(keep: Keep, fields: User | Tokens): void {
  storageOf(keep).setItem(USER, JSON.stringify({ ...readUser(keep), ...fields }))
}

function readUser(keep: Keep): Record<string, unknown> {
  const text = storageOf(keep).getItem(USER)
  try {
    return fieldsOf(JSON.parse(text ?? 'null'))
  } catch {
    return {} // anybody can write into browser storage; what does not parse is nobody
  }
}

const tell = (...events: ('user-changed' | 'token-changed')[]): void => {
  for (const event of events) dispatchEvent(new Event(event))
}
