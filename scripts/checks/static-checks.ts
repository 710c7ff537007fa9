import path from 'node:path'
import { type Check, ok, wrong } from './outcome.ts'
import { root, runProgram } from './run-program.ts'

const bin = (name: string) => path.join(root, 'node_modules/.bin', name)

const program = (name: string, file: string, ...args: string[]): Check => ({
  name,
  run: async () => {
    const { code, output } = await runProgram(file, args)
    return code === 0 ? ok() : wrong(output)
  },
})

// Several checkers each work out most types again: twice the work, beside tests that need the other cores.
const types = (project: string): Check =>
  program(`types of ${project}`, bin('tsc'), '--noEmit', '--singleThreaded', '-p', project)

/** What can be told by reading alone. The import directions are among the unit tests (architecture.test.ts). */
export const staticChecks: Check[] = [
  program('format and lint', bin('biome'), 'check', '--error-on-warnings', '.'),
  types('apps/tsconfig.web.json'),
  types('apps/api'),
  types('apps/payment-sandbox'),
  types('tsconfig.json'), // packages, scripts, proofs and journeys
  program('unused code', bin('knip'), '--no-progress'),
  program('lock file', process.execPath, 'scripts/check-lock.ts'),
  program('licences', process.execPath, 'scripts/licences.ts'),
  program('requirement ids in test titles', process.execPath, 'scripts/coverage-spec.ts'),
]
