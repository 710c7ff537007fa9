// Whether all money and stock of a market add up: npm run audit:money, for DATABASE_URL or for a market that `npm start`
// runs (DATA_DIR). With --sandbox <address> also against what the payment sandbox says it captured.
import path from 'node:path'
import { parseArgs } from 'node:util'
import { findDatabase } from '@ahia/local-postgres/find-database'
import { auditMoney } from '@ahia/testing/audit-money'
import { createSandboxControl } from '@ahia/testing/sandbox-control'
import { listLines } from './audit/list-lines.ts'

const { values } = parseArgs({ options: { sandbox: { type: 'string' } } })
const url = findDatabase(process.env, path.resolve(import.meta.dirname, '..'))
if (url === null) {
  console.error('There is no market here: name its DATABASE_URL, or the DATA_DIR of one that runs')
  process.exit(2)
}
// Read before the database, so that what is captured meanwhile is not missed there.
const captured = values.sandbox ? await createSandboxControl(values.sandbox).captured() : undefined
const findings = await auditMoney(url, captured ? { captured } : {})
for (const line of findings.flatMap(listLines)) console.log(line)
const broken = findings.filter(({ rows }) => rows.length > 0).length
console.log(`\n${findings.length - broken} hold, ${broken} broken`)
process.exitCode = broken === 0 ? 0 : 1
