// The fast question 'is it done?': everything but the browser.
import { runChecks } from './checks/run-checks.ts'
import { staticChecks } from './checks/static-checks.ts'
import { unitTests } from './checks/unit-tests.ts'

await runChecks([staticChecks, [unitTests]])
