import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { startHttpCache } from './start-http-cache.ts'

const open: (() => unknown)[] = []
afterEach(async () => {
  for (let close = open.pop(); close; close = open.pop()) await close()
})

type Headers = Record<string, string>

/** A server that counts what it is asked, and a cache with a clock of its own in front of it. */
async function aCache(headers: Headers | (() => Headers)) {
  const asked: http.IncomingHttpHeaders[] = []
  const server = http.createServer((request, response) => {
    asked.push(request.headers)
    const own: Headers = typeof headers === 'function' ? headers() : headers
    const isKnown = own.etag !== undefined && request.headers['if-none-match'] === own.etag
    response.writeHead(isKnown ? 304 : 200, own).end(isKnown ? undefined : `answer ${asked.length}`)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const clock = { ms: 0 }
  const cache = await startHttpCache({
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    now: () => clock.ms,
  })
  open.push(() => server.close(), cache.close)
  return {
    asked,
    wait: (seconds: number) => {
      clock.ms += seconds * 1000
    },
    read: async (more: Headers = {}, method = 'GET') => {
      const answer = await fetch(`${cache.origin}/thing`, { method, headers: more })
      return { text: await answer.text(), age: answer.headers.get('age') }
    },
  }
}

test('a fresh answer is kept with its age, and s-maxage counts more than max-age', async () => {
  const { read, wait } = await aCache({ 'cache-control': 'public, max-age=0, s-maxage=10', age: '4' })

  expect((await read()).text).toBe('answer 1')
  wait(5.9)
  expect(await read()).toEqual({ text: 'answer 1', age: '9' })
  wait(0.1)
  expect((await read()).text).toBe('answer 2')
})

test('a stale answer is shown while it is asked for again, and no longer than it may', async () => {
  const { read, wait, asked } = await aCache({ 'cache-control': 's-maxage=10, stale-while-revalidate=5' })
  await read()

  wait(14.9)
  expect((await read()).text).toBe('answer 1')
  await expect.poll(() => asked.length).toBe(2)
  await expect.poll(async () => (await read()).text).toBe('answer 2')
  wait(15)
  expect((await read()).text).toBe('answer 3')
})

test('what is known by its tag is confirmed, with the age that is said then', async () => {
  const own: Headers = { 'cache-control': 'max-age=10', etag: '"one"' }
  const { read, wait, asked } = await aCache(() => own)
  await read()
  wait(11)
  own.age = '7'

  expect((await read()).text).toBe('answer 1')
  expect(asked.at(-1)).toMatchObject({ 'if-none-match': '"one"' })
  wait(2.9)
  await read()
  expect(asked).toHaveLength(2)
  wait(0.1)
  await read()
  expect(asked).toHaveLength(3)
})

test('answers vary by the headers that they name', async () => {
  const { read } = await aCache({ 'cache-control': 'max-age=10', vary: 'Accept-Language' })
  const texts = []
  for (const language of ['ig', 'en', 'ig', 'en'])
    texts.push((await read({ 'accept-language': language })).text)

  expect(texts).toEqual(['answer 1', 'answer 2', 'answer 1', 'answer 2'])
})

test.each<[string, Headers]>([
  ['private', { 'cache-control': 'private, max-age=10' }],
  ['not to be stored', { 'cache-control': 'no-store' }],
  ['to be asked for each time', { 'cache-control': 'no-cache, max-age=10' }],
  ['one with a cookie', { 'cache-control': 'max-age=10', 'set-cookie': 'a=b' }],
  ['one that varies by everything', { 'cache-control': 'max-age=10', vary: '*' }],
  ['one without a time', {}],
])('an answer that is %s is not kept', async (_name, headers) => {
  const { read } = await aCache(headers)

  expect([(await read()).text, (await read()).text]).toEqual(['answer 1', 'answer 2'])
})

test('what somebody is signed in for is not kept, and a change removes what is kept', async () => {
  const { read } = await aCache({ 'cache-control': 'max-age=10' })
  expect((await read({ authorization: 'Bearer x' })).text).toBe('answer 1')
  expect((await read()).text).toBe('answer 2')
  expect((await read({}, 'POST')).text).toBe('answer 3')
  expect((await read()).text).toBe('answer 4')
})
