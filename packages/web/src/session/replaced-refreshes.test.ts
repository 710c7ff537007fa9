import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createReplacedRefreshes } from './replaced-refreshes.ts'

const open = new Set<FakeChannel>()

/** Reaches all others of the same name, as between the tabs of a browser. */
class FakeChannel {
  onmessage: ((event: { data: unknown }) => void) | null = null
  readonly name: string
  constructor(name: string) {
    this.name = name
    open.add(this)
  }
  postMessage(data: unknown): void {
    for (const other of open)
      if (other !== this && other.name === this.name) queueMicrotask(() => other.onmessage?.({ data }))
  }
  close(): void {
    open.delete(this)
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  const stored = new Map<string, string>()
  vi.stubGlobal('window', { BroadcastChannel: FakeChannel })
  vi.stubGlobal('BroadcastChannel', FakeChannel)
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  })
})
afterEach(() => {
  open.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** `key`: each tab has a session storage of its own. */
const aTab = (key: string, refresh: string, keep: 'session' | 'persistent' = 'session') =>
  createReplacedRefreshes({
    channelName: 'ahia-customer-session',
    key,
    readTokens: () => ({ keep, token: 'access', refresh }),
  })

async function newestOf(tab: ReturnType<typeof aTab>, refresh: string): Promise<string> {
  const found = tab.newestOf(refresh)
  await vi.runAllTimersAsync()
  return found
}

test('SESS-04 a duplicated tab learns the successor of its refresh token from the tab that replaced it', async () => {
  aTab('first', 'ada-2').rememberReplaced('ada-1')
  const copy = aTab('copy', 'ada-1')

  expect(await newestOf(copy, 'ada-1')).toBe('ada-2')
})

test('SESS-04 a tab of another account, or of a session that all tabs share, gives its token to nobody', async () => {
  aTab('bisi', 'bisi-2').rememberReplaced('bisi-1')
  aTab('shared', 'chi-2', 'persistent').rememberReplaced('chi-1')
  const ada = aTab('ada', 'ada-1')

  expect(await newestOf(ada, 'ada-1')).toBe('ada-1')
  expect(await newestOf(ada, 'chi-1')).toBe('chi-1')
})
