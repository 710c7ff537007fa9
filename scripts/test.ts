// The whole question: what `npm run verify` asks, and the journeys in a real browser.
import { browserTests } from './checks/browser-tests.ts'
import { runChecks } from './checks/run-checks.ts'
import { staticChecks } from './checks/static-checks.ts'
import { unitTests } from './checks/unit-tests.ts'

// Side by side: each waits a good part of its time, for the database or for a page, and leaves the cores to the others.
await runChecks([[browserTests], [unitTests], staticChecks])
