// The whole question: what `npm run verify` asks, and the journeys in a real browser.
import { browser, browserTests } from './checks/browser-tests.ts'
import { runChecks } from './checks/run-checks.ts'
import { staticChecks } from './checks/static-checks.ts'
import { unitTests } from './checks/unit-tests.ts'

await runChecks([[unitTests, browserTests], staticChecks, [browser]])
