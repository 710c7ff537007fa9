import { expect, test } from 'vitest'
import { KeptAnswers } from './kept-answers.ts'

const PUBLIC = { 'cache-control': 'public, s-maxage=10' }

function counting(headers: Record<string, string> = PUBLIC) {
  const asked = { times: 0 }
  const ask = async () => new Response(`answer ${++asked.times}`, { headers })
  return { asked, ask }
}

test('many who ask at once are answered by one question', async () => {
  const kept = new KeptAnswers({ keepMs: 60_000 })
  const { asked, ask } = counting()

  const answers = await Promise.all(Array.from({ length: 20 }, () => kept.ask('/products', ask)))

  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(Array(20).fill('answer 1'))
  expect(asked.times).toBe(1)
})

test('what is not kept is not waited for in a line: all who waited ask at once', async () => {
  const kept = new KeptAnswers({ keepMs: 60_000 })
  const busy = { now: 0, most: 0 }
  const refuse = async () => {
    busy.now += 1
    busy.most = Math.max(busy.most, busy.now)
    await new Promise((resolve) => setImmediate(resolve))
    busy.now -= 1
    return new Response('no', { status: 503 })
  }

  await Promise.all(Array.from({ length: 10 }, () => kept.ask('/products', refuse)))

  expect(busy.most).toBe(9)
})

test('what fails for one is asked anew by the next', async () => {
  const kept = new KeptAnswers({ keepMs: 60_000 })
  const { ask } = counting()

  const failing = kept.ask('/products', () => Promise.reject(new Error('away')))
  const waiting = kept.ask('/products', ask)

  await expect(failing).rejects.toThrow('away')
  expect(await (await waiting).text()).toBe('answer 1')
})

test('what is not public, or too old, is never handed to another', async () => {
  const kept = new KeptAnswers({ keepMs: 60_000 })
  const own = counting({ 'cache-control': 'no-store' })
  const none = new KeptAnswers({ keepMs: 0 })
  const { asked, ask } = counting()

  for (let times = 0; times < 2; times += 1) {
    await kept.ask('/orders', own.ask)
    await none.ask('/products', ask)
  }

  expect([own.asked.times, asked.times]).toEqual([2, 2])
  expect(kept.find('/orders')).toBeNull()
})
