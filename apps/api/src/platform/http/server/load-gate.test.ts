import { expect, onTestFinished, test, vi } from 'vitest'
import { LoadGate } from './load-gate.ts'

function withFakeTime(): void {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
}

test('when all places are taken, requests get free places in the order of arrival', async () => {
  const gate = new LoadGate(1)
  expect(gate.enter()).toBe(true)
  const order: string[] = []
  const second = Promise.resolve(gate.enter()).then(() => order.push('second'))
  const third = Promise.resolve(gate.enter()).then(() => order.push('third'))

  gate.leave()
  await second
  gate.leave()
  await third

  expect(order).toEqual(['second', 'third'])
  expect(gate.inFlight).toBe(1)
})

test('a request that waits too long is refused and takes no place later', async () => {
  withFakeTime()
  const gate = new LoadGate(1)
  await gate.enter()
  const waiting = gate.enter()

  await vi.advanceTimersByTimeAsync(300)
  gate.leave()

  expect(await waiting).toBe(false)
  expect([gate.inFlight, gate.refused]).toEqual([0, 1])
})

test('a long queue is not made longer', () => {
  withFakeTime()
  const gate = new LoadGate(2)

  const admissions = Array.from({ length: 30 }, () => gate.enter())

  const atOnce = admissions.filter((admission) => typeof admission === 'boolean')
  expect(atOnce).toEqual([true, true, ...new Array(12).fill(false)])
})

test('R8 payment requests have reserved places that browsing requests never take', async () => {
  const gate = new LoadGate(1)
  await gate.enter()
  const looking = gate.enter()

  expect(gate.enter('first')).toBe(true)
  gate.leave()

  expect(gate.inFlight).toBe(1)
  gate.leave()
  expect(await looking).toBe(true)
})

test('R8 when reserved places are taken too, payment requests are first in the queue', async () => {
  const gate = new LoadGate(1)
  while (gate.enter('first') === true);
  const order: string[] = []
  void Promise.resolve(gate.enter()).then(() => order.push('looking'))
  const paying = Promise.resolve(gate.enter('first')).then(() => order.push('paying'))

  gate.leave()
  await paying

  expect(order).toEqual(['paying'])
})
