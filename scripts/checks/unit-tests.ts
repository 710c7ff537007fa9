import fs from 'node:fs'
import path from 'node:path'
import { type Check, wrong } from './outcome.ts'
import { root, runProgram } from './run-program.ts'

type Report = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  numFailedTestSuites: number
}

const VITEST = path.join(root, 'node_modules/vitest/vitest.mjs')
/** Room for what lives shortly, as most of what a test makes does: a tenth less work for the collector. */
const ROOMY = '--max-semi-space-size=64'

const tests = (name: string, env: Record<string, string>): Check => ({
  name,
  run: async () => {
    const file = path.join(root, 'test-results/unit-tests.json')
    fs.rmSync(file, { force: true })
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
    const { code, output } = await runProgram(process.execPath, [ROOMY, VITEST, 'run', ...reporters], { env })
    if (!fs.existsSync(file)) return wrong(output)
    const report: Report = JSON.parse(fs.readFileSync(file, 'utf8'))
    // A test that was left out has not passed, and a file that could not even be loaded holds none.
    const notPassed = report.numFailedTests + report.numPendingTests + report.numTodoTests
    const failed = notPassed || (code === 0 ? 0 : Math.max(1, report.numFailedTestSuites))
    return { passed: report.numPassedTests, failed, output: failed > 0 ? output : '' }
  },
})

/** Rules, parts and API, the latter on a real PostgreSQL. */
export const unitTests = tests('unit and API tests', {})

/** Those and the slow ones, evaluations among them. */
export const allUnitTests = tests('all unit and API tests', { SLOW_TESTS: 'on' })
