// The whole question: what `npm run verify` asks, and the journeys in a real browser.
import { browserTests } from './checks/browser-tests.ts'
import { runChecks } from './checks/run-checks.ts'
import { staticChecks } from './checks/static-checks.ts'
import { unitTests } from './checks/unit-tests.ts'

// One after the other: side by side they took 520 s on two cores instead of 460, as waiting tests look again and again.
await runChecks([[unitTests, browserTests], staticChecks])
