import path from 'node:path'
import { root, runProgram } from './run-program.ts'

const VITEST = path.join(root, 'node_modules/.bin/vitest')

/** Runs the tests of a folder that measure, and shows what they say. */
export async function runEvaluation(folder: string): Promise<void> {
  const { code, output } = await runProgram(VITEST, ['run', folder, '--silent=false', '--reporter=dot'], {
    env: { SLOW_TESTS: 'on' },
  })
  const report = output.split('\n').filter((line) => !/^stdout|^\s*$|^ RUN/.test(line))
  console.log(report.join('\n'))
  process.exitCode = code
}
