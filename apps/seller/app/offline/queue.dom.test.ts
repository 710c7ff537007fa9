import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const OWNER = 'shop@example.com'
const kindsOf = (commands: readonly { step: { kind: string } }[]) => commands.map(({ step }) => step.kind)

const NEVER = { request: () => new Promise(() => {}) }

/** The queue as a page has it that was just opened; `locks` as its browser has them. */
async function openQueue(browser: { locks?: typeof NEVER }) {
  vi.stubGlobal('navigator', browser)
  vi.resetModules()
  return import('./queue.ts')
}

beforeEach(() => {
  localStorage.setItem('shop', JSON.stringify({ email: OWNER, token: 'token', refresh: 'refresh' }))
})

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('SELL-54 what was done just before its page was left is shown by the next page, and taken in once', async () => {
  const left = await openQueue({ locks: NEVER })
  void left.enqueue({ orders: [], step: { kind: 'PACK' } })
  void left.enqueue({ orders: [], step: { kind: 'AT_POINT' } })
  expect(kindsOf(left.queue.read())).toEqual([])

  const next = await openQueue({})
  expect(kindsOf(next.shownQueue.read())).toEqual(['PACK', 'AT_POINT'])
  await Promise.all([next.takeIn(), next.takeIn()])
  await next.takeIn()

  expect(kindsOf(next.queue.read())).toEqual(['PACK', 'AT_POINT'])
  expect(kindsOf(next.shownQueue.read())).toEqual(['PACK', 'AT_POINT'])
})

test('SELL-54 a note of it that cannot be read hides nothing of the rest', async () => {
  const left = await openQueue({ locks: NEVER })
  void left.enqueue({ orders: [], step: { kind: 'PACK' } })
  localStorage.setItem('seller-queue-new-broken', '{"requestKey": ')

  const next = await openQueue({})

  expect(kindsOf(next.shownQueue.read())).toEqual(['PACK'])
})

test('SELL-56 what was never taken in goes with the rest when somebody signs out', async () => {
  const left = await openQueue({ locks: NEVER })
  void left.enqueue({ orders: [], step: { kind: 'PACK' } })
  localStorage.setItem('seller-queue-new-broken', '{"requestKey": ')

  const next = await openQueue({})
  await next.forgetQueue()

  expect(Object.keys(localStorage).filter((key) => key.startsWith('seller-queue-'))).toEqual([])
  expect(next.shownQueue.read()).toEqual([])
})

test('SELL-56 who signs out in a browser that blocks its storage is signed out', async () => {
  const { forgetQueue } = await openQueue({})
  const blocked = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  vi.stubGlobal('localStorage', new Proxy({}, { get: blocked, ownKeys: blocked }))

  await expect(forgetQueue()).resolves.toBeUndefined()
})
