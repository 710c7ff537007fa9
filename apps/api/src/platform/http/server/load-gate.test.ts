import { expect, onTestFinished, test, vi } from 'vitest'
import { LoadGate } from './load-gate.ts'

function withFakeTime(): void {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
}

test('who comes when all places are taken gets the first one that falls free, in the order of coming', async () => {
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

test('who has stood in line for too long is sent away, and takes no place later', async () => {
  withFakeTime()
  const gate = new LoadGate(1)
  await gate.enter()
  const waiting = gate.enter()

  await vi.advanceTimersByTimeAsync(300)
  gate.leave()

  expect(await waiting).toBe(false)
  expect([gate.inFlight, gate.refused]).toEqual([0, 1])
})

test('a line that is already long is not made longer', () => {
  withFakeTime()
  const gate = new LoadGate(2)

  const admissions = Array.from({ length: 30 }, () => gate.enter())

  const atOnce = admissions.filter((admission) => typeof admission === 'boolean')
  expect(atOnce).toEqual([true, true, ...new Array(12).fill(false)])
})

test('R8 what money hangs on finds a place when all are taken, and those who only look around never take it', async () => {
  const gate = new LoadGate(1)
  await gate.enter()
  const looking = gate.enter()

  expect(gate.enter('first')).toBe(true)
  gate.leave()

  expect(gate.inFlight).toBe(1)
  gate.leave()
  expect(await looking).toBe(true)
})

test('R8 when its own places are taken too, it stands before all others in line', async () => {
  const gate = new LoadGate(1)
  while (gate.enter('first') === true);
  const order: string[] = []
  void Promise.resolve(gate.enter()).then(() => order.push('looking'))
  const paying = Promise.resolve(gate.enter('first')).then(() => order.push('paying'))

  gate.leave()
  await paying

  expect(order).toEqual(['paying'])
})
