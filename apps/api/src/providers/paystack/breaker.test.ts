import { expect, test } from 'vitest'
import { createBreaker } from './breaker.ts'
import { ProviderRefused, ProviderUnreachable } from './payment-provider.ts'

const gone = async (): Promise<string> => {
  throw new ProviderUnreachable('gone', { retryAfterSeconds: 5 })
}
const there = async () => 'there'
const refused = async (): Promise<string> => {
  throw new ProviderRefused('no', null)
}

/** Lets it fail so often, at a time that the test decides. */
async function failing(times: number) {
  const clock = { ms: 0 }
  const breaker = createBreaker(() => clock.ms)
  for (let time = 0; time < times; time += 1) await expect(breaker.ask(gone)).rejects.toThrow('gone')
  return { breaker, clock }
}

test('PAY-03 after five failures in a row the provider is not called for 10 s, then tried once', async () => {
  const { breaker, clock } = await failing(5)

  await expect(breaker.ask(there)).rejects.toMatchObject({ retryAfterSeconds: 10 })
  clock.ms = 9_999
  await expect(breaker.ask(there)).rejects.toThrow('left alone')
  clock.ms = 10_000
  const trying = breaker.ask(gone)
  await expect(breaker.ask(there)).rejects.toThrow('left alone')
  await expect(trying).rejects.toThrow('gone')
  await expect(breaker.ask(there)).rejects.toThrow('left alone')
  clock.ms = 20_000
  expect(await breaker.ask(there)).toBe('there')
  expect(await breaker.ask(there)).toBe('there')
})

test('PAY-03 four failures, or failures with an error response in between, do not stop calls', async () => {
  const { breaker } = await failing(4)
  await expect(breaker.ask(refused)).rejects.toThrow('no')
  for (let time = 0; time < 4; time += 1) await expect(breaker.ask(gone)).rejects.toThrow('gone')

  expect(await breaker.ask(there)).toBe('there')
})
