import { expect, test } from 'vitest'
import { APP_START_SCRIPT, NAME_FILES_SCRIPT } from './start-script.ts'

const FILES = ['/entry.js', '/home.js']
const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor

type Phone = { hasWorker: boolean; loses?: string }

/** Runs both scripts as a page does; what happened, in its order. */
async function start({ hasWorker, loses }: Phone): Promise<string[]> {
  const happened: string[] = []
  let isLost = loses !== undefined
  const textContent = JSON.stringify({ boot: '/boot.js', entry: '/entry.js', files: FILES, when: 'at-once' })
  const scope = {
    document: {
      getElementById: () => ({ textContent }),
      createElement: () => ({}),
      head: { append: ({ rel, href }: { rel: string; href: string }) => happened.push(`${rel} ${href}`) },
    },
    navigator: { serviceWorker: { controller: hasWorker ? {} : null } },
    window: { hasBooted: true },
    dispatchEvent: ({ type }: Event) => happened.push(type),
    addEventListener: () => {},
    setTimeout: (go: () => void) => queueMicrotask(go),
    fetch: async (file: string) => {
      happened.push(`fetched ${file}`)
      return new Response('')
    },
    start: async (file: string) => {
      const wasLost = isLost
      isLost = false
      if (wasLost) throw new Error(`${file} is lost`)
      happened.push(`started ${file}`)
    },
  }
  const script = NAME_FILES_SCRIPT + APP_START_SCRIPT.replace('import(entry)', 'start(entry)')
  await new AsyncFunction(...Object.keys(scope), script)(...Object.values(scope))
  return happened
}

test('SELL-54 files that the worker has are all named as modules at once, and imported without being fetched before', async () => {
  expect(await start({ hasWorker: true })).toEqual([
    'modulepreload /entry.js',
    'modulepreload /home.js',
    'started /entry.js',
    'ahia:scripts-found',
  ])
})

test('without a worker files are on their way at once, and named as modules only when all have arrived', async () => {
  expect(await start({ hasWorker: false })).toEqual([
    'preload /entry.js',
    'preload /home.js',
    'fetched /entry.js',
    'fetched /home.js',
    'modulepreload /entry.js',
    'modulepreload /home.js',
    'started /entry.js',
    'ahia:scripts-found',
  ])
})

test('SELL-54 a file that the worker has lost comes from the network in the next round', async () => {
  const happened = await start({ hasWorker: true, loses: '/entry.js' })

  expect(happened.slice(2)).toEqual([
    'ahia:scripts-lost',
    'fetched /entry.js',
    'fetched /home.js',
    'modulepreload /entry.js',
    'modulepreload /home.js',
    'started /entry.js',
    'ahia:scripts-found',
  ])
})
