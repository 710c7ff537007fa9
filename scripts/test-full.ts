// Everything that `npm test` asks, and what takes too long to ask of every change: slow tests, evaluations, every engine.
import { allBrowserTests, browser, engineTests } from './checks/browser-tests.ts'
import { runChecks } from './checks/run-checks.ts'
import { staticChecks } from './checks/static-checks.ts'
import { allUnitTests } from './checks/unit-tests.ts'

await runChecks([[allUnitTests, allBrowserTests, engineTests], staticChecks, [browser]])
