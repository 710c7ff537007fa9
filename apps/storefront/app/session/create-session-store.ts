import type { SignedInUser } from '@ahia/contracts/user-shapes'
import { fieldsOf, isText } from '@ahia/web/storage/stored-fields'

/** SESS-01: for as long as this browser remembers, or until the tab is closed. */
export type Keep = 'persistent' | 'session'

/** Of the copy that counts; `refresh` is null where somebody has spoilt it. */
export type StoredTokens = { keep: Keep; token: string; refresh: string | null }

type Person = { email: string }

export type Tokens = Pick<SignedInUser, 'token' | 'refresh'>

/** Under which names one kind of account is kept; its events are called after them. */
export type SessionNames = {
  /** Who is signed in. */
  readonly person: string
  /** What a proven address opens. */
  readonly grant: string
  /** The refresh tokens that this tab has seen replaced. */
  readonly replaced: string
}

const NOT_KEPT = 'This browser keeps nothing for our site, so nobody can sign in. Allow site data for it.'
const COPIES = ['session', 'persistent'] as const satisfies readonly Keep[]

const storageOf = (keep: Keep): Storage => (keep === 'session' ? sessionStorage : localStorage)

/** ROLE-02: each kind of account has a store of its own, so that two can be signed in at once and never mix. */
export function createSessionStore<Signed extends Person>({ person, grant, replaced }: SessionNames) {
  const tell = (...names: string[]): void => {
    for (const name of names) dispatchEvent(new Event(`${name}-changed`))
  }
  const rewrite = (keep: Keep, fields: object): void =>
    storageOf(keep).setItem(person, JSON.stringify({ ...readFields(keep, person), ...fields }))

  return {
    /**
     * SESS-01, SESS-02: keeps who has signed in, as the only copy, and ends a half-finished registration or reset, whose
     * token would be sent instead. Refuses with words for the person where the browser keeps nothing.
     */
    store: (signedIn: Signed & Tokens, keep: Keep): void => {
      inStorage(() => {
        storageOf(keep).setItem(person, JSON.stringify(signedIn))
        storageOf(keep === 'session' ? 'persistent' : 'session').removeItem(person)
        sessionStorage.removeItem(grant)
        sessionStorage.removeItem(replaced) // of the session before
      })
      tell(person, grant)
    },
    /** SESS-01: clears both copies. A browser that blocks site data has none. */
    remove: (): void => {
      try {
        localStorage.removeItem(person)
        sessionStorage.removeItem(person)
        sessionStorage.removeItem(replaced)
      } catch {}
      tell(person)
    },
    /** PROF-05: the copies of this person say what the server says now; their tokens stay. */
    update: (fields: Signed): void => {
      try {
        for (const keep of COPIES) if (readFields(keep, person).email === fields.email) rewrite(keep, fields)
      } catch {} // no room left: the pages know what was so before
      tell(person)
    },
    /** SESS-01: rewrites the copies with the replaced refresh token; whoever signed in meanwhile is left alone. */
    updateTokens: (old: string, tokens: Tokens): void => {
      inStorage(() => {
        for (const keep of COPIES) if (readFields(keep, person).refresh === old) rewrite(keep, tokens)
      })
      tell(person)
    },
    /** SESS-01: of the session copy, then of the persistent one, else none. */
    readTokens: (): StoredTokens | null => {
      try {
        for (const keep of COPIES) {
          const { token, refresh } = readFields(keep, person)
          if (isText(token)) return { keep, token, refresh: isText(refresh) ? refresh : null }
        }
      } catch {} // a browser that blocks site data throws already when asked for the storage
      return null
    },
    /** AUTH-03, AUTH-08: what a proven address opens, in this tab only. Refuses like `store`. */
    setGrant: (token: string): void => {
      inStorage(() => sessionStorage.setItem(grant, token))
      tell(grant)
    },
    readGrant: (): string | null => {
      try {
        return sessionStorage.getItem(grant)
      } catch {
        return null
      }
    },
    removeGrant: (): void => {
      try {
        sessionStorage.removeItem(grant)
      } catch {}
      tell(grant)
    },
  }
}

function inStorage(act: () => void): void {
  try {
    act()
  } catch (cause) {
    throw new Error(NOT_KEPT, { cause }) // ERR-02: the browser's own words are not for shoppers
  }
}

function readFields(keep: Keep, person: string): Record<string, unknown> {
  const text = storageOf(keep).getItem(person)
  try {
    return fieldsOf(JSON.parse(text ?? 'null'))
  } catch {
    return {} // anybody can write into browser storage; what does not parse is nobody
  }
}
