// Everything that `npm test` asks, and what takes too long to ask of every change: the smoke journey in every engine.
import { browserTests, engineTests } from './checks/browser-tests.ts'
import { runChecks } from './checks/run-checks.ts'
import { staticChecks } from './checks/static-checks.ts'
import { unitTests } from './checks/unit-tests.ts'

await runChecks([[unitTests, browserTests, engineTests], staticChecks])
