import { expect, onTestFinished, test, vi } from 'vitest'
import { Closing } from './closing.ts'

test('everything is closed in reverse order, even if a step fails or never ends', async () => {
  const closing = new Closing()
  const closed: string[] = []
  closing.add('database', async () => closed.push('database'))
  closing.add('stuck', () => new Promise(() => {}), 10)
  closing.add('broken', async () => {
    throw new Error('cannot close')
  })
  closing.add('server', async () => closed.push('server'))

  const unclean = await closing.closeAll()

  expect(closed).toEqual(['server', 'database'])
  expect(unclean).toEqual(['broken', 'stuck'])
})

test('what does not say how long it takes to close is waited for 15 seconds', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const closing = new Closing()
  closing.add('stuck', () => new Promise(() => {}))
  const closed = vi.fn()
  void closing.closeAll().then(closed)

  await vi.advanceTimersByTimeAsync(14_999)
  expect(closed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)

  expect(closed).toHaveBeenCalledWith(['stuck'])
})
