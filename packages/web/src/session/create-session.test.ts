import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSession } from './create-session.ts'

const opened: string[] = []
const stored = new Map<string, string>()

class FakeChannel {
  onmessage = null
  constructor(name: string) {
    opened.push(name)
  }
}

beforeEach(() => {
  vi.stubGlobal('window', { BroadcastChannel: FakeChannel })
  vi.stubGlobal('BroadcastChannel', FakeChannel)
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => stored.get(key) ?? null })
})
afterEach(() => {
  opened.length = 0
  stored.clear()
  vi.unstubAllGlobals()
})

const aSession = (kind = 'customer') =>
  createSession({
    kind,
    keys: { account: 'user', grant: 'grant' },
    apiPath: '/api/v1',
    refresh: () => Promise.reject(new Error('nobody refreshes here')),
    logOut: () => Promise.resolve(),
  })

test('SESS-04 a reloaded tab that has replaced refresh tokens answers its duplicates', async () => {
  stored.set('customer-replaced-refreshes', JSON.stringify(['ada-1']))
  aSession().answerOtherTabs()

  await expect.poll(() => opened).toEqual(['ahia-customer-session'])
})

test('SESS-04 a tab that has replaced none fetches nothing to answer with', async () => {
  stored.set('shop-replaced-refreshes', JSON.stringify(['mama-1']))
  aSession().answerOtherTabs()
  aSession('shop').answerOtherTabs()

  await expect.poll(() => opened).toContain('ahia-shop-session') // asked for later, so the other would be here by now
  expect(opened).toEqual(['ahia-shop-session'])
})

test('SESS-04 a browser that blocks site data has nothing to answer either', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('blocked')
    },
  })

  expect(() => aSession().answerOtherTabs()).not.toThrow()
})
