import type { SignedInUser } from '@ahia/contracts/shapes/user'
import { createFakeApi, type FakeApi } from '@ahia/testing/dom/fake-api'
import { type Locator, locate } from '@ahia/testing/dom/locator'
import { nextTask } from '@ahia/testing/dom/user'
import type { ApiAnswer } from '@ahia/testing/open-page'
import { onTestFinished, vi } from 'vitest'
import { UNLESS_GIVEN } from '../unless-given.ts'
import { type LoadedDocument, loadDocument } from './load-document.ts'

type DomOpening = {
  answers?: readonly ApiAnswer[]
  /** Prepares the API of the page, for answers that depend on what is sent. */
  serve?: (api: FakeApi) => void
  /** A customer who is signed in. */
  user?: SignedInUser
  /** What earlier visits have stored in this browser: text, or something that becomes JSON. */
  stored?: Readonly<Record<string, unknown>>
  /** Scripts of lazy parts, named by their modules, that cannot be fetched. */
  lostScripts?: readonly string[]
  /** Time passes only when the test says so. */
  isClockStopped?: boolean
  /** Errors and warnings that the test causes on purpose. */
  toleratedErrors?: RegExp
}

export type DomPage = {
  api: FakeApi
  /** The whole page. */
  all: Locator
  main: Locator
  /** The level 1 heading. */
  title: Locator
  toasts: Locator
  /** Where the shopper is now. */
  path: () => string
  /** Loads a page, this one by default, as the browser does: only what is stored stays. */
  goTo: (path?: string) => Promise<void>
  /** Lets time pass where the clock is stopped, and the page show what has come of it. */
  advance: (ms: number) => Promise<void>
  setOffline: (isOffline: boolean) => void
  /** Whether the script of a lazy part, named by its module and not loaded yet, cannot be fetched from now on. */
  setScriptLost: (name: string, isLost: boolean) => void
  /** What another tab of the site stores; null is removed. */
  storeElsewhere: (key: string, value: unknown) => void
}

/**
 * A page as the server sends it, in a DOM, hydrated with the modules of the client build. The test fails on an error or
 * a warning on the console, on a hydration error and on a call without an answer.
 */
export async function openInDom(path: string, opening: DomOpening = {}): Promise<DomPage> {
  const { serve, user, stored = {}, isClockStopped = false, toleratedErrors } = opening
  const answers = [...(opening.answers ?? []), ...UNLESS_GIVEN]
  const api = createFakeApi(answers)
  serve?.(api)
  const all = locate(() => [document.documentElement])
  const currentPath = () => location.pathname + location.search
  const lostScripts = new Set(opening.lostScripts?.map(toFile))
  let shown: LoadedDocument | null = null
  const goTo = async (to = currentPath()) => {
    await shown?.leave()
    shown = await loadDocument(to, { answers, api, lostScripts })
  }

  onTestFinished(async () => {
    await api.settled()
    const faults = api.faults.filter((fault) => !toleratedErrors?.test(String(fault)))
    localStorage.clear()
    sessionStorage.clear()
    await shown?.leave()
    vi.useRealTimers()
    vi.unstubAllGlobals()
    setOnline(true)
    if (faults.length > 0) throw faults[0]
  })
  if (isClockStopped) vi.useFakeTimers({ toFake: [...CLOCK] })
  if (user) localStorage.setItem('user', JSON.stringify(user))
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, toText(value))
  await goTo(path)
  return {
    api,
    all,
    main: all.css('main'),
    title: all.css('h1'),
    toasts: all.role('region', 'Messages'),
    path: currentPath,
    goTo,
    advance: async (ms) => {
      await vi.advanceTimersByTimeAsync(ms)
      for (let tasks = 0; tasks < TASKS_TO_RENDER; tasks += 1) await nextTask()
    },
    setOffline: (isOffline) => {
      api.setOffline(isOffline)
      setOnline(!isOffline)
      dispatchEvent(new Event(isOffline ? 'offline' : 'online'))
    },
    setScriptLost: (name, isLost) => {
      if (isLost) lostScripts.add(toFile(name))
      else lostScripts.delete(toFile(name))
      shown?.expectScripts(lostScripts)
    },
    storeElsewhere: (key, value) => {
      if (value === null) localStorage.removeItem(key)
      else localStorage.setItem(key, toText(value))
      dispatchEvent(new StorageEvent('storage', { key }))
    },
  }
}

/** An answer, the render that it causes and the effects of that. */
const TASKS_TO_RENDER = 4

/** Not those that React and the tests wait with. */
const CLOCK = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] as const

const toFile = (name: string): string => `${name}.js`

const toText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

const setOnline = (isOnline: boolean): void =>
  void Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true })
