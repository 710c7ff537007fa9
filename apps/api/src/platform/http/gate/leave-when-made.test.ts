import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { leaveWhenMade } from './leave-when-made.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A response whose work is done, and how its slot is freed. */
function respond() {
  const events = new EventEmitter()
  const response = Object.assign(events, { writableEnded: false }) as EventEmitter & ServerResponse
  const leave = vi.fn()
  leaveWhenMade({ response, work: Promise.resolve(), leave })
  const make = () => {
    Object.assign(response, { writableEnded: true })
    response.emit('prefinish')
  }
  return { response, leave, make }
}

test('R30 a slot is freed when the response is sent', () => {
  const { response, leave, make } = respond()
  make()
  expect(leave).not.toHaveBeenCalled()

  response.emit('close')

  expect(leave).toHaveBeenCalled()
})

test('R30 a page that nobody reads takes no slot soon after it is made', () => {
  const { leave, make } = respond()
  make()

  vi.advanceTimersByTime(250)

  expect(leave).toHaveBeenCalled()
})

test('R30 a page that is not made yet keeps its slot', async () => {
  const { leave } = respond()

  await vi.advanceTimersByTimeAsync(10_000)

  expect(leave).not.toHaveBeenCalled()
})
