import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { earlyCallsScript, ID_IN_PATH, takeEarlyCalls } from './early-calls.ts'

const ORIGIN = 'https://ahia.example'
const ORDER = `${ORIGIN}/api/v1/seller/orders/o-1`

type Storage = Record<string, string>
type Visit = { local?: Storage; session?: Storage; search?: string; calls?: string[] }

let sent: { url: string; headers: Headers }[] = []
let network: (url: string) => Promise<Response> = async () => new Response('{}')

const fetchFake = async (input: Request | string, options?: RequestInit) => {
  const request = new Request(new URL(input instanceof Request ? input.url : input, ORIGIN), options)
  sent.push({ url: request.url, headers: request.headers })
  return network(request.url)
}

beforeEach(() => {
  sent = []
  network = async () => new Response('early')
})
afterEach(() => vi.unstubAllGlobals())

const storageOf = (stored: Storage) => ({ getItem: (key: string) => stored[key] ?? null })

/** The script as the page has it, in a browser with this storage. */
function visit({ local = {}, session = {}, search = '', calls = [] }: Visit): void {
  const window = { fetch: fetchFake }
  const scope = {
    window,
    fetch: fetchFake,
    sessionStorage: storageOf(session),
    localStorage: storageOf(local),
    location: { origin: ORIGIN, pathname: '/seller/orders/o-1', search },
    document: { getElementById: () => ({ textContent: JSON.stringify(calls) }) },
  }
  const run = new Function(...Object.keys(scope), earlyCallsScript({ account: 'shop', grant: 'shop-token' }))
  run(...Object.values(scope))
  vi.stubGlobal('window', window)
}

const signedIn = (token = 'a') => ({ shop: JSON.stringify({ token }) })
const CALLS = [`/api/v1/seller/orders/${ID_IN_PATH}`]

const callAs = (token: string, url = ORDER) =>
  window.fetch(new Request(url, { headers: { authorization: `Bearer ${token}` } })).then((r) => r.text())

test('SELL-02 the first call of a screen is sent before its scripts are here, and its answer is used once', async () => {
  visit({ local: signedIn(), calls: CALLS })
  expect(sent.map(({ url }) => url)).toEqual([ORDER])
  expect(sent[0]?.headers.get('authorization')).toBe('Bearer a')
  takeEarlyCalls()
  network = async () => new Response('later')

  expect(await callAs('a')).toBe('early')
  expect(await callAs('a')).toBe('later')
  expect(sent).toHaveLength(2)
})

test.each<[string, Visit]>([
  ['nobody is signed in', {}],
  ['the address asks for something else', { local: signedIn(), search: '?tab=ALL' }],
  ['a registration is under way', { local: signedIn(), session: { 'shop-token': 'grant' } }],
  ['what is stored is broken', { local: { shop: '{' } }],
])('SELL-02 nothing is sent early when %s', (_, given) => {
  visit({ ...given, calls: CALLS })
  takeEarlyCalls()

  expect(sent).toEqual([])
})

test('SELL-02 ROLE-02 an early answer is never another account’s: who signs in meanwhile calls again', async () => {
  visit({ local: signedIn('b'), session: signedIn('a'), calls: CALLS })
  takeEarlyCalls()
  network = async () => new Response('own')

  expect(sent[0]?.headers.get('authorization')).toBe('Bearer a')
  expect(await callAs('b')).toBe('own')
  expect(await callAs('a')).toBe('own')
})

test('SELL-06 an early call that was lost, or is old, is sent again', async () => {
  network = () => Promise.reject(new TypeError('Failed to fetch'))
  visit({ local: signedIn(), calls: CALLS })
  takeEarlyCalls()
  network = async () => new Response('again')
  expect(await callAs('a')).toBe('again')

  network = async () => new Response('old')
  visit({ local: signedIn(), calls: CALLS })
  takeEarlyCalls()
  network = async () => new Response('new')
  vi.useFakeTimers({ now: Date.now() + 31_000, toFake: ['Date'] })
  expect(await callAs('a')).toBe('new')
  vi.useRealTimers()
})

test('other calls, and what is sent, go to the network', async () => {
  visit({ local: signedIn(), calls: CALLS })
  takeEarlyCalls()
  network = async () => new Response('network')

  expect(await callAs('a', `${ORIGIN}/api/v1/seller/today`)).toBe('network')
  const posted = await window.fetch(new Request(ORDER, { method: 'POST' }))
  expect(await posted.text()).toBe('network')
})
