import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { customerSession } from './customer-session.ts'

type Reply = () => Response | Promise<Response>

const rotated: Reply = () =>
  Response.json({ success: true, message: 'OK', data: { token: 'access-2', refresh: 'refresh-2' } })
const refused =
  (status: number): Reply =>
  () =>
    Response.json({ success: false, message: 'No', code: 'NOT_SIGNED_IN' }, { status })

let stored: Map<string, string>
let asked: unknown[]
let events: string[]
let wentTo: string | null

/** Tabs share the storage and the lock of the browser; in these tests all calls are tabs of one browser. */
beforeEach(() => {
  stored = new Map([['user', JSON.stringify({ token: 'access-1', refresh: 'refresh-1', name: 'Ada' })]])
  asked = []
  events = []
  wentTo = null
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  }
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', {
    ...storage,
    getItem: (key: string) => stored.get(`session ${key}`) ?? null,
  })
  vi.stubGlobal('navigator', { locks: oneAfterTheOther() })
  vi.stubGlobal('location', {
    pathname: '/profile',
    search: '?tab=1',
    replace: (address: string) => {
      wentTo = address
    },
  })
  vi.stubGlobal('dispatchEvent', ({ type }: Event) => {
    events.push(type)
    return false // as if a listener had called `preventDefault`
  })
})
afterEach(() => vi.unstubAllGlobals())

function oneAfterTheOther() {
  let last: Promise<unknown> = Promise.resolve()
  return {
    request: (_: string, act: () => Promise<unknown>) => {
      last = last.then(act, act)
      return last
    },
  }
}

/** A fake server: outside a browser, fetch takes only URLs with an origin. */
function serverThat(reply: Reply) {
  vi.stubGlobal(
    'Request',
    class {
      init: RequestInit
      constructor(_: string, init: RequestInit) {
        this.init = init
      }
    },
  )
  vi.stubGlobal('fetch', async (request: { init: RequestInit }) => {
    asked.push(JSON.parse(String(request.init.body)))
    return reply()
  })
}

const storedUser = () => JSON.parse(stored.get('user') ?? 'null')

test('SESS-04 a rejected access token is refreshed once and stored with the rest of the user', async () => {
  serverThat(rotated)

  expect(await customerSession.renew('access-1')).toBe('again')

  expect(asked).toEqual([{ refresh: 'refresh-1' }])
  expect(storedUser()).toEqual({ token: 'access-2', refresh: 'refresh-2', name: 'Ada' })
})

test('SESS-04 a tab that waited for another uses the token that it stored', async () => {
  serverThat(rotated)

  const renewals = await Promise.all([customerSession.renew('access-1'), customerSession.renew('access-1')])

  expect(renewals).toEqual(['again', 'again'])
  expect(asked).toHaveLength(1)
})

test('SESS-04 a browser without locks can still refresh', async () => {
  vi.stubGlobal('navigator', {})
  serverThat(rotated)

  expect(await customerSession.renew('access-1')).toBe('again')
})

test.each([401, 422])('SESS-04 a refresh token refused with %s ends the session', async (status) => {
  serverThat(refused(status))

  expect(await customerSession.renew('access-1')).toBe('over')

  expect(storedUser()).toBeNull()
  expect(events).toEqual(['session-expired', 'user-changed', 'token-changed'])
  expect(wentTo).toBeNull()
})

test('SESS-04 when no page handles the expiry, the browser goes to sign-in and can return', async () => {
  vi.stubGlobal('dispatchEvent', () => true)
  serverThat(refused(401))

  await customerSession.renew('access-1')

  expect(wentTo).toBe('/auth?next=%2Fprofile%3Ftab%3D1')
})

test('CART-05 the page is left only after the listeners of the expiry have finished', async () => {
  const order: string[] = []
  vi.stubGlobal('dispatchEvent', (event: Event) => {
    if (event instanceof CustomEvent)
      event.detail.push(Promise.resolve().then(() => order.push(`finished before ${wentTo}`)))
    return true
  })
  serverThat(refused(401))

  await customerSession.renew('access-1')

  expect(order).toEqual(['finished before null'])
  expect(wentTo).not.toBeNull()
})

test.each<[string, Reply]>([
  ['there is no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server fails', refused(500)],
  ['the server is too busy', refused(503)],
  ['it is asked too often', refused(429)],
])('SESS-04 the session stays when %s', async (_, reply) => {
  serverThat(reply)

  await expect(customerSession.renew('access-1')).rejects.toThrow()

  expect(storedUser()).toMatchObject({ token: 'access-1', refresh: 'refresh-1' })
  expect(events).toEqual([])
})

test('SESS-04 the token of a registration or a reset is not refreshed and ends no session', async () => {
  serverThat(rotated)
  stored.set('session token', 'grant')

  expect(await customerSession.renew('grant')).toBe('over')

  expect(asked).toEqual([])
  expect(storedUser()).not.toBeNull()
})

test('SESS-04 a customer who has signed out in the meantime sees no expiry message', async () => {
  serverThat(rotated)
  stored.delete('user')

  expect(await customerSession.renew('access-1')).toBe('over')

  expect([asked, events]).toEqual([[], []])
})
