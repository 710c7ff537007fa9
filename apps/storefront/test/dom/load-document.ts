import { request as ask } from 'node:http'
import type { FakeApi } from '@ahia/testing/dom/fake-api'
import { fillGaps } from '@ahia/testing/dom/fill-gaps'
import { nextTask, waitFor } from '@ahia/testing/dom/user'
import type { ApiAnswer } from '@ahia/testing/open-page'
import { isTakenOver } from '@ahia/testing/taken-over'
import type { Root } from 'react-dom/client'
import { inject, vi } from 'vitest'
import { type AppScripts, compileScripts, runApp } from './app-scripts.ts'
import { endPageBefore } from './end-page.ts'

declare global {
  interface Window {
    happyDOM: { setURL(url: string): void }
  }
}

/** As in vitest.config.ts. */
const SITE = 'https://ahia.example'

type DocumentSource = {
  answers: readonly ApiAnswer[]
  api: FakeApi
  /** Scripts that cannot be fetched now. */
  lostScripts: ReadonlySet<string>
}

export type LoadedDocument = {
  /** Throws unless the app has scripts of these names. */
  expectScripts: (names: ReadonlySet<string>) => void
  leave: () => Promise<void>
}

let root: Root | null = null
let faults: unknown[] = []

// On the window, which all test files of a worker share: compiled once for all their pages.
declare global {
  interface Window {
    appScripts?: Promise<AppScripts>
  }
}

const getScripts = (): Promise<AppScripts> =>
  (window.appScripts ??= askServer('GET').then((text) => compileScripts(JSON.parse(text))))

// Loaded now, while the timers that it takes are real.
const client = await withoutDelays(() => import('react-dom/client'))

// The app keeps its root to itself, and would report hydration errors nowhere that a test sees.
const watchedClient = {
  ...client,
  hydrateRoot: ((container, content) => {
    const onError = (error: unknown) => faults.push(error)
    root = client.hydrateRoot(container, content, {
      onRecoverableError: onError,
      onUncaughtError: onError,
      onCaughtError: onError,
    })
    return root
  }) satisfies typeof client.hydrateRoot,
}

/** React shows a lazy part up to 300 ms late, so that pages do not flicker. It takes its timer when it is loaded. */
async function withoutDelays<Value>(load: () => Promise<Value>): Promise<Value> {
  const original = globalThis.setTimeout
  const atOnce = (run: () => void) => original(run, 0)
  globalThis.setTimeout = Object.assign(atOnce, original)
  try {
    return await load()
  } finally {
    globalThis.setTimeout = original
  }
}

/** Shows the server's page in the DOM and starts the app in it, with modules that no page before has used. */
export async function loadDocument(
  path: string,
  { answers, api, lostScripts }: DocumentSource,
): Promise<LoadedDocument> {
  faults = api.faults
  const stopListening = watchFaults()
  endPageBefore()
  const scripts = await getScripts()
  const expectScripts = (names: ReadonlySet<string>) => {
    for (const name of names) if (!scripts.has(name)) throw new Error(`There is no script ${name}`)
  }
  expectScripts(lostScripts)
  const html = await render(path, answers)
  window.happyDOM.setURL(new URL(path, SITE).href) // a download leaves the URL of its file behind
  history.replaceState(null, '', path)
  writeDocument(html)
  fillGaps()
  vi.stubGlobal('fetch', (input: Request | string) =>
    api.fetch(input instanceof Request ? input : new Request(input)),
  )
  runApp(scripts, { replaced: { 'react-dom/client': watchedClient }, lost: lostScripts })
  await waitFor(() => isTakenOver(['main']))
  dispatchEvent(new PointerEvent('pointermove')) // lazy parts wait for the first interaction
  await waitFor(() => {
    if (vi.isFakeTimers()) vi.advanceTimersByTime(0) // what is due now, where a test has stopped the clock
    return isHydrated() && !isRendering()
  })
  await nextTask()
  if (!isHydrated()) faults.push(new Error(`${path} was not hydrated`))
  return {
    expectScripts,
    leave: async () => {
      await nextTask() // for lazy parts that are on their way: later they would listen on the window for ever
      root?.unmount()
      root = null
      endPageBefore()
      stopListening()
    },
  }
}

/** React works in all parts of the page, the lazy ones included. */
const isHydrated = (): boolean =>
  isTakenOver(['main', 'footer']) &&
  [...document.querySelectorAll('main button')].every((element) =>
    Object.keys(element).some((key) => key.startsWith('__react')),
  )

/** What React keeps of its work: bits that are to do, those of them that wait for a module or data, and those no longer. */
type WorkLeft = { pendingLanes: number; suspendedLanes: number; pingedLanes: number }

/** Elements get React's keys while it hydrates; what they do on a press is settled only once nothing is left to do. */
function isRendering(): boolean {
  const left = (root as unknown as { _internalRoot: WorkLeft } | null)?._internalRoot
  return left === undefined || (left.pendingLanes & (~left.suspendedLanes | left.pingedLanes)) !== 0
}

/** The same document object has a new page, without the listeners that React has put there before: it is to add them. */
function writeDocument(html: string): void {
  for (const key of Object.keys(document)) if (/^_+react/.test(key)) Reflect.deleteProperty(document, key)
  document.open()
  document.write(html)
  document.close()
  // To a browser with scripts, what is in them is plain text.
  for (const part of document.querySelectorAll('noscript')) part.replaceChildren()
}

/** The server's HTML. */
const render = (path: string, answers: readonly ApiAnswer[]): Promise<string> =>
  askServer('POST', JSON.stringify({ path, answers }))

/** What render-server.ts answers. */
function askServer(method: 'GET' | 'POST', body?: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const asked = ask(inject('renderUrl'), { method }, async (response) => {
      let text = ''
      for await (const chunk of response) text += chunk
      if (response.statusCode === 200) resolve(text)
      else reject(new Error(text))
    })
    asked.on('error', reject)
    asked.end(body)
  })
}

function watchFaults(): () => void {
  const report = (...words: unknown[]) => faults.push(new Error(words.join(' ')))
  const spies = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
  for (const spy of spies) spy.mockImplementation(report)
  vi.stubGlobal('reportError', report)
  return () => {
    for (const spy of spies) spy.mockRestore()
  }
}
