import { type Call, createCall, type Renewal } from '@ahia/contracts/call'
import { readDeviceKey } from './device-key.ts'
import { followSession } from './follow-session.ts'
import { createSessionStore, type SessionKeys, type SessionStore, type Tokens } from './session-store.ts'

type SessionOptions = {
  /** The kind of account: tabs that renew its session talk to each other under this name. */
  kind: string
  keys: Pick<SessionKeys, 'account' | 'grant'>
  /** The base path of the API, for example `/api/v1`. */
  apiPath: string
  /** Exchanges a refresh token for new tokens. */
  refresh: (call: Call, sent: { refresh: string }) => Promise<Tokens>
  /** Ends the session on the server. */
  logOut: (call: Call, sent: { refresh: string }) => Promise<unknown>
  /** Called when the session has expired without a logout. Must call `clear`, which is also the default. */
  onExpired?: (clear: () => void) => void | Promise<void>
}

export type Session<Account extends { email: string }> = {
  store: SessionStore<Account>
  /** The bearer token: the grant of a registration or a reset first, then the account's token. */
  token: () => string | null
  /** Calls the API with the signed-in account; a rejected bearer is renewed once (SESS-03, SESS-04). */
  call: Call
  /** For a call that reads its response itself. */
  renew: (rejected: string) => Promise<Renewal>
  /** Calls back whenever somebody signs in or out, here or in another tab; returns how to stop. */
  follow: (listener: () => void) => () => void
  /** Logs out here at once, then on the server. */
  end: () => void
  /** From now on this tab tells its duplicates which refresh tokens were replaced. */
  answerOtherTabs: () => void
}

/** ROLE-02: each kind of account has its own session, so that two can be signed in at once and never mix. */
export function createSession<Account extends { email: string }>(options: SessionOptions): Session<Account> {
  const { kind, apiPath, logOut } = options
  const keys: SessionKeys = { ...options.keys, replaced: `${kind}-replaced-refreshes` }
  const store = createSessionStore<Account>(keys)
  const token = () => store.readGrant() ?? store.readTokens()?.token ?? null
  const clear = () => {
    store.remove()
    store.removeGrant()
  }
  const loadRenewal = rememberLoaded(async () => {
    const { createRenewal } = await import('./renewal.ts')
    const { refresh, onExpired } = options
    return createRenewal({
      kind,
      keys,
      store,
      apiPath,
      refresh,
      onExpired: () => (onExpired ? onExpired(clear) : clear()),
    })
  })
  const renew = async (rejected: string) => (await loadRenewal()).renew(rejected)
  return {
    store,
    token,
    renew,
    call: createCall({
      fetch: (request) => fetch(request),
      baseUrl: apiPath,
      token,
      renew,
      deviceKey: readDeviceKey,
    }),
    follow: followSession(keys),
    end: () => {
      const refresh = store.readTokens()?.refresh
      clear()
      if (refresh) logOut(callWhileLeaving(apiPath), { refresh }).catch(warn)
    },
    answerOtherTabs: () => {
      if (!hasReplacedRefreshes(keys.replaced)) return
      loadRenewal().then(
        (renewal) => renewal.answerOtherTabs(),
        () => {}, // without it a duplicated tab may have to log in again
      )
    },
  }
}

/** Loads once, on first use, because guests never renew a session. A failed load is tried again by the next caller. */
function rememberLoaded<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null
      throw error
    })
    return loading
  }
}

/** A tab that has replaced no token has nothing to answer, so the file need not be loaded. Once it replaces one, it answers by itself. */
function hasReplacedRefreshes(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    return false // with blocked site data, even reading the property throws
  }
}

/** The page may be left at once, and this request must still arrive. */
const callWhileLeaving = (baseUrl: string): Call =>
  createCall({ fetch: (request) => fetch(request, { keepalive: true }), baseUrl })

const warn = (cause: unknown): void => console.warn('The session was not ended on the server', cause)
