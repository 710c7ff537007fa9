import { fieldsOf, isText } from '../storage/stored-fields.ts'

/** SESS-01: kept across browser restarts, or until the tab is closed. */
export type Keep = 'persistent' | 'session'

export type Tokens = { token: string; refresh: string }

/** Of the copy in use; `refresh` is null when the stored value is broken. */
export type StoredTokens = { keep: Keep; token: string; refresh: string | null }

type Account = { email: string }

/** The storage keys of one kind of account; its events are named after them. */
export type SessionKeys = {
  /** Who is signed in, with their tokens. */
  readonly account: string
  /** The token of a registration or a password reset, in this tab only. */
  readonly grant: string
  /** The refresh tokens that this tab knows were replaced. */
  readonly replaced: string
}

const STORAGE_BLOCKED =
  "Your browser is blocking storage for this site, so you can't sign in. Allow site data, then try again."
const COPIES = ['session', 'persistent'] as const satisfies readonly Keep[]

const storageOf = (keep: Keep): Storage => (keep === 'session' ? sessionStorage : localStorage)

export type SessionStore<Signed extends Account> = ReturnType<typeof createSessionStore<Signed>>

/** One kind of account in the browser's storage. */
export function createSessionStore<Signed extends Account>({ account, grant, replaced }: SessionKeys) {
  const announce = (...keys: string[]): void => {
    for (const key of keys) dispatchEvent(new Event(`${key}-changed`))
  }
  const rewrite = (keep: Keep, fields: object): void =>
    storageOf(keep).setItem(account, JSON.stringify({ ...readFields(keep, account), ...fields }))

  /** SESS-01: the session copy, then the persistent one; null when neither is a signed-in account. */
  const readCopy = (): { keep: Keep; text: string } | null => {
    try {
      for (const keep of COPIES) {
        const text = storageOf(keep).getItem(account)
        if (text !== null && isText(parseFields(text).token)) return { keep, text }
      }
    } catch {} // with blocked site data, even reading the property throws
    return null
  }

  return {
    /**
     * SESS-01, SESS-02: stores the signed-in account as the only copy, and ends an unfinished registration or reset,
     * whose token would be sent instead. Throws with a message for the person when the browser stores nothing.
     */
    store: (signedIn: Signed & Tokens, keep: Keep): void => {
      inStorage(() => {
        storageOf(keep).setItem(account, JSON.stringify(signedIn))
        storageOf(keep === 'session' ? 'persistent' : 'session').removeItem(account)
        sessionStorage.removeItem(grant)
        sessionStorage.removeItem(replaced) // from the session before
      })
      announce(account, grant)
    },
    /** SESS-01: clears both copies. With blocked site data there are none. */
    remove: (): void => {
      try {
        localStorage.removeItem(account)
        sessionStorage.removeItem(account)
        sessionStorage.removeItem(replaced)
      } catch {}
      announce(account)
    },
    /** PROF-05: updates the copies of this account from the server's answer; their tokens stay. */
    update: (fields: Signed): void => {
      try {
        for (const keep of COPIES) if (readFields(keep, account).email === fields.email) rewrite(keep, fields)
      } catch {} // storage is full: the pages show what was stored before
      announce(account)
    },
    /**
     * SESS-01: rewrites the copies that have the replaced refresh token; an account that signed in meanwhile is left
     * alone.
     */
    updateTokens: (old: string, tokens: Tokens): void => {
      inStorage(() => {
        for (const keep of COPIES) if (readFields(keep, account).refresh === old) rewrite(keep, tokens)
      })
      announce(account)
    },
    readTokens: (): StoredTokens | null => {
      const copy = readCopy()
      if (copy === null) return null
      const { token, refresh } = parseFields(copy.text)
      return isText(token) ? { keep: copy.keep, token, refresh: isText(refresh) ? refresh : null } : null
    },
    /** The stored account as JSON: the same string until something changes. */
    readText: (): string | null => readCopy()?.text ?? null,
    /** Its fields, unchecked, as any script may have written them; null for a guest. */
    read: (): Record<string, unknown> | null => {
      const copy = readCopy()
      return copy && parseFields(copy.text)
    },
    /** AUTH-03, AUTH-08: the grant of a verified email address, in this tab only. Throws like `store`. */
    setGrant: (token: string): void => {
      inStorage(() => sessionStorage.setItem(grant, token))
      announce(grant)
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
      announce(grant)
    },
  }
}

function inStorage(act: () => void): void {
  try {
    act()
  } catch (cause) {
    throw new Error(STORAGE_BLOCKED, { cause }) // ERR-02: the browser's own message is not for shoppers
  }
}

const readFields = (keep: Keep, account: string): Record<string, unknown> =>
  parseFields(storageOf(keep).getItem(account))

/** Any script can write to browser storage; what does not parse counts as signed out. */
export function parseFields(text: string | null): Record<string, unknown> {
  try {
    return fieldsOf(JSON.parse(text ?? 'null'))
  } catch {
    return {}
  }
}
