import { expect, onTestFinished, test, vi } from 'vitest'
import { Pace } from './pace.ts'

test('what was spent passes with the time, beyond the lead', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const pace = new Pace({ leadMs: 100 })

  pace.spend('a', 90)
  expect(pace.overMs('a')).toBe(0)
  pace.spend('a', 40)
  expect([pace.overMs('a'), pace.overMs('b')]).toEqual([30, 0])
  vi.advanceTimersByTime(30)

  expect(pace.overMs('a')).toBe(0)
})

test('R30 made-up addresses do not fill the memory', () => {
  const pace = new Pace({ leadMs: 0 })

  for (let one = 0; one < 25_000; one += 1) pace.spend(`made up ${one}`, 60_000)

  expect(pace.known).toBeLessThanOrEqual(10_000)
})
