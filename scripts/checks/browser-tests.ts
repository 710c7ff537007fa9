import fs from 'node:fs'
import path from 'node:path'
import { findBrowserForJourneys } from './chromium.ts'
import { type Check, wrong } from './outcome.ts'
import { root, runProgram } from './run-program.ts'

type Report = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } }

/** Journeys in a real browser against the real product. Without a browser they fail; they are never left out. */
export const browserTests: Check = {
  name: 'browser journeys',
  run: async () => {
    const chromium = await findBrowserForJourneys()
    if ('missing' in chromium) return wrong(chromium.missing)
    const file = path.join(root, 'test-results/browser-tests.json')
    fs.rmSync(file, { force: true })
    const env = { CHROMIUM_PATH: chromium.path, PLAYWRIGHT_JSON_OUTPUT_FILE: file }
    const args = ['test', '--reporter=list,json']
    const { code, output } = await runProgram(path.join(root, 'node_modules/.bin/playwright'), args, { env })
    if (!fs.existsSync(file)) return wrong(output)
    const { stats }: Report = JSON.parse(fs.readFileSync(file, 'utf8'))
    // A journey that passes at the second try, or was left out, has not passed.
    const failed = stats.unexpected + stats.flaky + stats.skipped || (code === 0 ? 0 : 1)
    return { passed: stats.expected, failed, output: failed > 0 ? output : '' }
  },
}
