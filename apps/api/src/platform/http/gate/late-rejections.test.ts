import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { expect, onTestFinished, test, vi } from 'vitest'
import { LateRejections } from './late-rejections.ts'

const newResponse = () =>
  Object.assign(new EventEmitter(), { destroyed: false }) as EventEmitter & ServerResponse

/** Rejects this many requests of one address at once, and says how many have been sent. */
function rejectMany(rejections: LateRejections, address: string, times: number) {
  const sent = { count: 0 }
  const responses = Array.from({ length: times }, newResponse)
  for (const response of responses)
    void rejections.wait(address, response).then(() => {
      sent.count += 1
    })
  return { sent, responses }
}

function withFakeTime(): void {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
}

test('R30 an address gets twenty rejections at once and twenty more each second, others are not delayed', async () => {
  withFakeTime()
  const rejections = new LateRejections()
  const greedy = rejectMany(rejections, 'greedy', 60).sent
  const honest = rejectMany(rejections, 'honest', 1).sent

  await vi.advanceTimersByTimeAsync(0)
  expect([greedy.count, honest.count]).toEqual([21, 1])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(greedy.count).toBe(41)
})

test('R30 no rejection waits for more than two seconds', async () => {
  withFakeTime()
  const { sent } = rejectMany(new LateRejections(), 'greedy', 5_000)

  await vi.advanceTimersByTimeAsync(2_000)

  expect(sent.count).toBe(5_000)
})

test('R30 a caller who hangs up is not waited for', async () => {
  withFakeTime()
  const { sent, responses } = rejectMany(new LateRejections(), 'greedy', 40)

  for (const response of responses) response.emit('close')
  await vi.advanceTimersByTimeAsync(0)

  expect(sent.count).toBe(40)
  expect(vi.getTimerCount()).toBe(0)
})
