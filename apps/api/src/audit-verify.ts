import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { findDatabase } from '@ahia/local-postgres/find-database'
import { openExport, toLines } from '#audit/audit-file.ts'
import { readAudit } from '#audit/read-audit.ts'
import { sealKeyFrom, sealPublicKeyOf } from '#audit/seals.ts'
import { type AuditSource, verifyAudit } from '#audit/verify-audit.ts'
import { createDatabase } from '#platform/database/database.ts'
import { createPools } from '#platform/database/pool.ts'
import { publicKeyFrom } from '#platform/keys/ed25519.ts'
import { createLog } from '#platform/log.ts'
import { readSecretKey } from '#platform/secret-key.ts'
import { createSecrets } from '#platform/secrets.ts'
import { toLine } from '#platform/to-line.ts'
import type { Tables } from './tables.ts'

// Whether the audit of a market is as it was written (ADMIN-48): npm run audit:verify, for DATABASE_URL or for a market that
// `npm start` runs (DATA_DIR). `--export <file>` writes it to a file as well; `--file <file>` checks such a file without a
// database, against the key that `--key` names: the one that is in the file proves nothing.

const root = path.resolve(import.meta.dirname, '../../..')
const text = { type: 'string' } as const
const { values: options } = parseArgs({ options: { file: text, key: text, export: text } })

try {
  process.exitCode = (await (options.file ? checkFile(options.file) : checkMarket())) ? 0 : 1
} catch (error) {
  process.stderr.write(`ahia: ${toLine(error)}\n`)
  process.exitCode = 2
}

async function checkFile(file: string): Promise<boolean> {
  const { publicKey, ...audit } = await openExport(file)
  if (!options.key) console.log('Checked against the key in the file: name the real one with --key.')
  return say(audit, options.key ?? publicKey)
}

async function checkMarket(): Promise<boolean> {
  const url = findDatabase(process.env, root)
  if (url === null)
    throw new Error('There is no market here: name its DATABASE_URL, or the DATA_DIR of one that runs')
  const pools = createPools({ url, max: 1, log: createLog('silent') })
  try {
    const { read } = createDatabase<Tables>(pools)
    const dataDir = path.resolve(root, process.env.DATA_DIR || '.data')
    const secretKey = readSecretKey({ secretKey: process.env.SECRET_KEY || null, dataDir })
    const publicKey = sealPublicKeyOf(sealKeyFrom(createSecrets(secretKey)))
    if (options.export) await writeExport(options.export, await readAudit(read), publicKey)
    return await say(await readAudit(read), publicKey)
  } finally {
    await Promise.all([pools.pool.end(), pools.readPool.end()])
  }
}

async function writeExport(file: string, audit: AuditSource, publicKey: string): Promise<void> {
  const out = fs.openSync(file, 'wx', 0o600) // an export is never written over another
  try {
    for await (const line of toLines(audit, publicKey)) fs.writeSync(out, `${line}\n`)
  } finally {
    fs.closeSync(out)
  }
}

async function say(audit: AuditSource, publicKey: string): Promise<boolean> {
  const { entries, seals, broken } = await verifyAudit(audit, publicKeyFrom(Buffer.from(publicKey, 'hex')))
  console.log(`${entries} entries and ${seals} seals are as they were written.`)
  if (broken !== null) console.log(`Broken: ${broken}.`)
  else console.log(`The key is ${publicKey}.`)
  return broken === null
}
