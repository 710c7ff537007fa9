import fs from 'node:fs'
import path from 'node:path'
import type { Check, Outcome } from './outcome.ts'
import { root } from './run-program.ts'

/** Runs each lane's checks one after the other, the lanes side by side, and closes with the sum. */
export async function runChecks(lanes: Check[][]): Promise<void> {
  fs.mkdirSync(path.join(root, 'test-results'), { recursive: true })
  const outcomes = (await Promise.all(lanes.map(runLane))).flat()
  closeWith(outcomes)
}

async function runLane(checks: Check[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const check of checks) outcomes.push(await runOne(check))
  return outcomes
}

async function runOne({ name, run }: Check): Promise<Outcome> {
  const startedAt = performance.now()
  const outcome = await run()
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  const counts =
    outcome.passed + outcome.failed > 1 ? `, ${outcome.passed} passed, ${outcome.failed} failed` : ''
  console.log(`  ${outcome.failed === 0 ? '✓' : '✗'} ${name} (${seconds} s${counts})`)
  if (outcome.failed > 0) console.log(outcome.output)
  return outcome
}

function closeWith(outcomes: Outcome[]): void {
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0)
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1
}
