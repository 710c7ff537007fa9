import { expect, test } from 'vitest'
import { PublicAnswers } from './public-answers.ts'

const PUBLIC = { 'cache-control': 'public, s-maxage=10' }

function counting(headers: Record<string, string> = PUBLIC) {
  const asked = { times: 0 }
  const ask = async () => new Response(`answer ${++asked.times}`, { headers })
  return { asked, ask }
}

test('concurrent requests share one call', async () => {
  const answers = new PublicAnswers({ maxAgeMs: 60_000 })
  const { asked, ask } = counting()

  const given = await Promise.all(Array.from({ length: 20 }, () => answers.get('/products', ask)))

  expect(await Promise.all(given.map((answer) => answer.text()))).toEqual(Array(20).fill('answer 1'))
  expect(asked.times).toBe(1)
})

test('when a response is not cacheable, waiting requests run concurrently', async () => {
  const answers = new PublicAnswers({ maxAgeMs: 60_000 })
  const busy = { now: 0, most: 0 }
  const refuse = async () => {
    busy.now += 1
    busy.most = Math.max(busy.most, busy.now)
    await new Promise((resolve) => setImmediate(resolve))
    busy.now -= 1
    return new Response('no', { status: 503 })
  }

  await Promise.all(Array.from({ length: 10 }, () => answers.get('/products', refuse)))

  expect(busy.most).toBe(9)
})

test('when a shared call fails, the next waiting request makes its own', async () => {
  const answers = new PublicAnswers({ maxAgeMs: 60_000 })
  const { ask } = counting()

  const failing = answers.get('/products', () => Promise.reject(new Error('away')))
  const waiting = answers.get('/products', ask)

  await expect(failing).rejects.toThrow('away')
  expect(await (await waiting).text()).toBe('answer 1')
})

test('a response that is not public, or too old, is never shared', async () => {
  const answers = new PublicAnswers({ maxAgeMs: 60_000 })
  const own = counting({ 'cache-control': 'no-store' })
  const none = new PublicAnswers({ maxAgeMs: 0 })
  const { asked, ask } = counting()

  for (let times = 0; times < 2; times += 1) {
    await answers.get('/orders', own.ask)
    await none.get('/products', ask)
  }

  expect([own.asked.times, asked.times]).toEqual([2, 2])
  expect(answers.find('/orders')).toBeNull()
})
