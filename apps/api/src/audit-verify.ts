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
import { findSecretKey } from '#platform/secret-key.ts'
import { createSecrets } from '#platform/secrets.ts'
import { toLine } from '#platform/to-line.ts'
import type { Tables } from './tables.ts'

// Whether the audit of a market is as it was written (ADMIN-48): npm run audit:verify, for DATABASE_URL or for a market that
// `npm start` runs (DATA_DIR). `--export <file>` writes it to a file as well; `--file <file>` checks such a file without a
// database. `--key` names the key that seals are checked with, instead of the one of this market: for a file it is needed,
// as the one in the file proves nothing.

const root = path.resolve(import.meta.dirname, '../../..')
const text = { type: 'string' } as const

try {
  process.exitCode = (await run()) ? 0 : 1
} catch (error) {
  process.stderr.write(`ahia: ${toLine(error)}\n`)
  process.exitCode = 2
}

type Options = { file?: string; key?: string; export?: string }

function run(): Promise<boolean> {
  const { values } = parseArgs({ options: { file: text, key: text, export: text } })
  if (values.key !== undefined && !/^[0-9a-f]{64}$/i.test(values.key))
    throw new Error('--key takes the 64 characters that this command prints for a market')
  const options = { ...values, ...(values.key && { key: values.key.toLowerCase() }) }
  return options.file ? checkFile(options.file, options) : checkMarket(options)
}

async function checkFile(file: string, { key }: Options): Promise<boolean> {
  const { publicKey, ...audit } = await openExport(file)
  if (!key) console.log('Checked with the key in the file: name the real one with --key.')
  const isIntact = await say(audit, key ?? publicKey)
  if (key === undefined || key === publicKey) return isIntact
  console.log('The key in the file is another one.')
  return false
}

async function checkMarket({ key, export: file }: Options): Promise<boolean> {
  const url = findDatabase(process.env, root)
  if (url === null)
    throw new Error('There is no market here: name its DATABASE_URL, or the DATA_DIR of one that runs')
  const pools = createPools({ url, max: 1, log: createLog('silent') })
  try {
    const { read } = createDatabase<Tables>(pools)
    const publicKey = key ?? findPublicKey()
    if (file) await writeExport(file, await readAudit(read), publicKey)
    return await say(await readAudit(read), publicKey)
  } finally {
    await Promise.all([pools.pool.end(), pools.readPool.end()])
  }
}

/** Never makes a secret: its key would fit no seal. */
function findPublicKey(): string {
  const dataDir = path.resolve(root, process.env.DATA_DIR || '.data')
  const secretKey = findSecretKey({ secretKey: process.env.SECRET_KEY || null, dataDir })
  if (secretKey === null)
    throw new Error('The key of this market is not here: name its SECRET_KEY or DATA_DIR, or use --key')
  return sealPublicKeyOf(sealKeyFrom(createSecrets(secretKey)))
}

async function writeExport(file: string, audit: AuditSource, publicKey: string): Promise<void> {
  // An export is never written over another.
  if (fs.existsSync(file)) throw new Error(`${file} exists: name a new file`)
  const out = fs.openSync(file, 'wx', 0o600)
  try {
    for await (const line of toLines(audit, publicKey)) fs.writeSync(out, `${line}\n`)
  } finally {
    fs.closeSync(out)
  }
}

async function say(audit: AuditSource, publicKey: string): Promise<boolean> {
  const { entries, seals, broken } = await verifyAudit(audit, publicKeyFrom(Buffer.from(publicKey, 'hex')))
  console.log(
    `As they were written: ${count(entries, 'entry', 'entries')} and ${count(seals, 'seal', 'seals')}.`,
  )
  if (broken !== null) {
    console.log(`Broken: ${broken}.`)
    return false
  }
  console.log(`Not sealed yet: ${count(entries - lastSealed(audit), 'entry', 'entries')}.`)
  console.log(`The key is ${publicKey}.`)
  return true
}

function lastSealed({ seals }: AuditSource): number {
  return seals.reduce((last, { sequence }) => Math.max(last, Number(sequence)), 0)
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`
}
