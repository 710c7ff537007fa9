import { expect, test } from 'vitest'
import { z } from 'zod'
import { ApiError, messageOf } from './api-error.ts'
import { createCall } from './call.ts'
import { endpoint } from './endpoint.ts'

const about = {
  path: '/products/{id}/reviews',
  auth: 'none',
  tag: 'test',
  summary: 'Reviews',
  errors: [],
} as const
const params = z.strictObject({ id: z.string() })
const data = z.strictObject({ total: z.number() })
const query = z.strictObject({ page: z.string().optional(), sort: z.string().optional() })
const getReview = endpoint({ ...about, method: 'GET', params, query, data })
const rate = endpoint({ ...about, method: 'POST', params, body: z.strictObject({ stars: z.number() }), data })

const success = (data: unknown) => Response.json({ success: true, message: 'OK', data })

/** A call whose server is the given function; `seen` are its requests. */
function wired(answer: (request: Request) => Response | Promise<Response>, token?: () => string | null) {
  const seen: Request[] = []
  const call = createCall({
    fetch: async (request) => {
      seen.push(request)
      return answer(request)
    },
    baseUrl: 'http://market.test/api/v1',
    ...(token ? { token } : {}),
  })
  return { call, seen }
}

const failure = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => null,
    (error: unknown) => error,
  )

test('path, query and body are filled from one object', async () => {
  const { call, seen } = wired(() => success({ total: 3 }))

  const data = await call(getReview, { id: 'a/b', page: 2, sort: undefined })
  await call(rate, { id: '7', stars: 5 })

  expect(data).toEqual({ total: 3 })
  expect(seen[0]?.url).toBe('http://market.test/api/v1/products/a%2Fb/reviews?page=2')
  expect(seen[1]?.url).toBe('http://market.test/api/v1/products/7/reviews')
  expect(await seen[1]?.json()).toEqual({ stars: 5 })
})

test('API-40 an answer at the top level is read there', async () => {
  const { call } = wired(() => Response.json({ success: true, message: 'OK', total: 3 }))

  expect(await call({ ...getReview, isFlat: true }, { id: '7' })).toMatchObject({ total: 3 })
})

test('SESS-03 the bearer is read from storage for each call, and left out when there is none', async () => {
  const tokens = ['first', null]
  const { call, seen } = wired(
    () => success({ total: 0 }),
    () => tokens.shift() ?? null,
  )

  await call(getReview, { id: '1' })
  await call(getReview, { id: '1' })

  expect(seen.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer first', null])
})

const mine = endpoint({ ...about, method: 'GET', params, data, auth: 'customer' })
const notSignedIn = () =>
  Response.json({ success: false, message: 'Sign in', code: 'NOT_SIGNED_IN' }, { status: 401 })

/** A server that accepts only this bearer; `renewal` is the result of a renewal. */
function guarded(right: string, renewal: () => Promise<'again' | 'over'>) {
  const bearers: (string | null)[] = []
  const refusedBearers: string[] = []
  let token = 'old'
  const call = createCall({
    fetch: async ({ headers }) => {
      bearers.push(headers.get('authorization'))
      return headers.get('authorization') === `Bearer ${right}` ? success({ total: 1 }) : notSignedIn()
    },
    baseUrl: 'http://market.test/api/v1',
    token: () => token,
    renew: async (refused) => {
      refusedBearers.push(refused)
      token = 'new'
      return renewal()
    },
  })
  return { call, bearers, refusedBearers }
}

test('SESS-04 a refused bearer is renewed once, and the call is repeated with the new one', async () => {
  const { call, bearers, refusedBearers } = guarded('new', async () => 'again')

  expect(await call(mine, { id: '1' })).toEqual({ total: 1 })

  expect(bearers).toEqual(['Bearer old', 'Bearer new'])
  expect(refusedBearers).toEqual(['old'])
})

test('SESS-04 a bearer that is refused again, or cannot be renewed, ends in an error', async () => {
  const twice = guarded('another', async () => 'again')
  const over = guarded('another', async () => 'over')

  expect(await failure(twice.call(mine, { id: '1' }))).toMatchObject({ status: 401 })
  expect(await failure(over.call(mine, { id: '1' }))).toMatchObject({ status: 401, message: 'Sign in' })

  expect([twice.bearers.length, over.bearers.length]).toEqual([2, 1])
})

test('SESS-04 a failed token refresh is the error that the caller gets', async () => {
  const { call } = guarded('new', () => Promise.reject(new TypeError('Failed to fetch')))

  expect(await failure(call(mine, { id: '1' }))).toMatchObject({
    status: null,
    message: 'No response from server',
  })
})

test('SESS-04 a 401 from a public endpoint does not renew the bearer', async () => {
  const { call, refusedBearers } = guarded('new', async () => 'again')

  expect(await failure(call(getReview, { id: '1' }))).toMatchObject({ status: 401 })

  expect(refusedBearers).toEqual([])
})

test("ERR-02 the server's message is shown if there is one", async () => {
  const body = { success: false, message: 'Not enough left', code: 'NOT_FOUND', details: { left: 2 } }
  const { call } = wired(() => Response.json(body, { status: 404 }))

  const error = await failure(call(getReview, { id: '1' }))

  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({
    message: 'Not enough left',
    status: 404,
    code: 'NOT_FOUND',
    details: { left: 2 },
  })
})

test("ERR-02 an error without a message shows 'Error: {status}', also for a proxy's page", async () => {
  const { call } = wired(() => new Response('<h1>Bad gateway</h1>', { status: 502 }))

  expect(await failure(call(getReview, { id: '1' }))).toMatchObject({ message: 'Error: 502', status: 502 })
})

test("ERR-02 'No response from server' is shown when the network fails or the response takes too long", async () => {
  const gone = wired(() => Promise.reject(new TypeError('fetch failed')))
  const silent = wired(
    ({ signal }) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  )

  const noNetwork = await failure(gone.call(getReview, { id: '1' }))
  const tooLate = await failure(silent.call(getReview, { id: '1' }, { timeoutMs: 10 }))

  expect(noNetwork).toMatchObject({ message: 'No response from server', status: null })
  expect(tooLate).toMatchObject({ message: 'No response from server', status: null })
})

test("ERR-02 any other error shows its own message, else the caller's default, else 'An error occurred'", () => {
  expect(messageOf(new Error('Out of memory'))).toBe('Out of memory')
  expect(messageOf('?', 'Login failed')).toBe('Login failed')
  expect(messageOf(undefined)).toBe('An error occurred')
})

test('a cancelled call ends with the reason of the cancellation, not as a server error', async () => {
  const { call } = wired(
    ({ signal }) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  )
  const cancel = new AbortController()

  const ended = failure(call(getReview, { id: '1' }, { signal: cancel.signal }))
  cancel.abort('a newer search')

  expect(await ended).toBe('a newer search')
})

test('a fetch that ignores its signal still ends at the timeout or after a cancellation', async () => {
  const { call } = wired(() => new Promise(() => {}))
  const deaf = wired(() => new Response(new ReadableStream({ pull: () => new Promise(() => {}) })))
  const cancel = new AbortController()

  const cancelled = failure(call(getReview, { id: '1' }, { signal: cancel.signal }))
  cancel.abort('a newer search')

  expect(await cancelled).toBe('a newer search')
  expect(await failure(call(getReview, { id: '1' }, { signal: cancel.signal }))).toBe('a newer search')
  for (const silent of [call, deaf.call]) {
    const tooLate = await failure(silent(getReview, { id: '1' }, { timeoutMs: 10 }))
    expect(tooLate).toMatchObject({ message: 'No response from server', status: null })
  }
})
