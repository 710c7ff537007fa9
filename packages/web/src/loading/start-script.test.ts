import { expect, test } from 'vitest'
import { START_SCRIPT } from './start-script.ts'

test('the start script is self-contained: it loads all files of a page and then starts the entry', async () => {
  const files = ['/entry.js', '/home.js']
  const page = JSON.stringify({ boot: '/boot.js', entry: '/entry.js', files, when: 'at-once' })
  const happened: string[] = []
  const scope = {
    document: { getElementById: () => ({ textContent: page }) },
    window: { hasBooted: true },
    dispatchEvent: () => true,
    addEventListener: () => {},
    fetch: async (file: string) => {
      happened.push(`fetched ${file}`)
      return new Response('')
    },
    start: async (file: string) => happened.push(`started ${file}`),
  }
  const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor

  await new AsyncFunction(...Object.keys(scope), START_SCRIPT.replace('import(entry)', 'start(entry)'))(
    ...Object.values(scope),
  )

  expect(happened).toEqual(['fetched /entry.js', 'fetched /home.js', 'started /entry.js'])
})
