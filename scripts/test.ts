// The whole question: what `npm run verify` asks, and the journeys in a real browser.
import { browserTests } from './checks/browser-tests.ts'
import { runChecks } from './checks/run-checks.ts'
import { staticChecks } from './checks/static-checks.ts'
import { unitTests } from './checks/unit-tests.ts'

// Side by side: journeys wait for their pages, API tests for their database, and each has the cores while another waits.
await runChecks([[unitTests], [browserTests], staticChecks])
