import fs from 'node:fs'
import path from 'node:path'
import { findBrowserForJourneys } from './chromium.ts'
import { findOtherEngines } from './other-engines.ts'
import { type Check, type Outcome, ok, wrong } from './outcome.ts'
import { root, runProgram } from './run-program.ts'

type Report = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } }

let search: ReturnType<typeof findBrowserForJourneys> | undefined
const findBrowserOnce = () => (search ??= findBrowserForJourneys())

/** Beside the other checks: where the browser is not there yet, installing it takes half a minute. */
export const browser: Check = {
  name: 'browser for the journeys',
  run: async () => {
    const found = await findBrowserOnce()
    return 'missing' in found ? wrong(found.missing) : ok()
  },
}

const journeys = (name: string, which: 'quick' | 'all'): Check => ({
  name,
  run: async () => {
    const chromium = await findBrowserOnce()
    if ('missing' in chromium) return wrong(chromium.missing)
    console.log(`  … ${name} in ${chromium.version}`)
    return runJourneys({ CHROMIUM_PATH: chromium.path, JOURNEYS: which })
  },
})

/** Journeys in a real browser against the real product. Without a browser they fail; they are never left out. */
export const browserTests = journeys('browser journeys', 'quick')

/** Those and the slow ones. */
export const allBrowserTests = journeys('all browser journeys', 'all')

/** The smoke journey in every engine that can be had. One that cannot is named, and counts as not run. */
export const engineTests: Check = {
  name: 'smoke journey in every engine',
  run: async () => {
    const chromium = await findBrowserOnce()
    if ('missing' in chromium) return wrong(chromium.missing)
    const engines = await findOtherEngines()
    const found = engines.flatMap((engine) => ('env' in engine ? [engine] : []))
    const names = [chromium.version, ...found.map(({ name }) => name)]
    console.log(`  … smoke journey in ${names.join(', ')}`)
    for (const engine of engines) if ('notRun' in engine) console.log(`  … ${engine.notRun}`)
    const env = Object.assign(
      { CHROMIUM_PATH: chromium.path, JOURNEYS: 'engines' },
      ...found.map((one) => one.env),
    )
    return runJourneys(env)
  },
}

async function runJourneys(env: Record<string, string>): Promise<Outcome> {
  const file = path.join(root, 'test-results/browser-tests.json')
  fs.rmSync(file, { force: true })
  const { code, output } = await runProgram(
    path.join(root, 'node_modules/.bin/playwright'),
    ['test', '--reporter=list,json'],
    { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file } },
  )
  if (!fs.existsSync(file)) return wrong(output)
  const { stats }: Report = JSON.parse(fs.readFileSync(file, 'utf8'))
  // A journey that passes at the second try, or was left out, has not passed.
  const failed = stats.unexpected + stats.flaky + stats.skipped || (code === 0 ? 0 : 1)
  return { passed: stats.expected, failed, output: failed > 0 ? output : '' }
}
