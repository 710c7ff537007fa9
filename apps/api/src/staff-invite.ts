import path from 'node:path'
import { parseArgs } from 'node:util'
import { emailSchema } from '@ahia/contracts/fields/email'
import { findDatabase } from '@ahia/local-postgres/find-database'
import { STAFF_ROLE_NAMES } from '@ahia/reference/staff/roles'
import { z } from 'zod'
import { readConfig } from '#platform/config.ts'
import { createDatabase } from '#platform/database/database.ts'
import { createPools } from '#platform/database/pool.ts'
import { createLog } from '#platform/log.ts'
import { toLine } from '#platform/to-line.ts'
import { inviteFirst } from '#staff/members/invite-staff.ts'
import type { Tables } from './tables.ts'

// Invites the first colleague, on the server itself (ADMIN-02):
//   npm run staff:invite -- --email ada@example.com --name 'Ada Okafor' --role OWNER
// for DATABASE_URL, or for a market that `npm start` runs (DATA_DIR). The link is printed: it works once, for 24 hours.

const root = path.resolve(import.meta.dirname, '../../..')
const text = { type: 'string' } as const
const wanted = z.strictObject({
  email: emailSchema,
  name: z.string().trim().min(1, 'is missing').max(100),
  role: z.enum(STAFF_ROLE_NAMES, `must be one of ${STAFF_ROLE_NAMES.join(', ')}`),
})

try {
  await invite()
} catch (error) {
  process.stderr.write(`ahia: ${toLine(error)}\n`)
  process.exitCode = 1
}

async function invite(): Promise<void> {
  const { values } = parseArgs({ options: { email: text, name: text, role: text } })
  const parsed = wanted.safeParse({ ...values })
  if (!parsed.success)
    throw new Error(
      parsed.error.issues.map(({ path: [name], message }) => `--${String(name)} ${message}`).join('; '),
    )
  const { email, name, role } = parsed.data
  const url = findDatabase(process.env, root)
  if (url === null)
    throw new Error('There is no market here: name its DATABASE_URL, or the DATA_DIR of one that runs')
  const { adminUrl, adminPort } = readConfig({
    ...process.env,
    NODE_ENV: process.env.NODE_ENV ?? 'development',
  })
  const pools = createPools({ url, max: 1, log: createLog('silent') })
  try {
    const db = createDatabase<Tables>(pools)
    const link = await inviteFirst(
      { db, adminUrl: adminUrl ?? `http://localhost:${adminPort}` },
      { email, name, roles: [role] },
    )
    console.log(`Give this link to ${name}. It works once, for 24 hours:\n${link}`)
  } finally {
    await Promise.all([pools.pool.end(), pools.readPool.end()])
  }
}
