import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { findDatabase } from '@ahia/local-postgres/find-database'
import { openExport, toLines } from '#audit/audit-file.ts'
import { compareSeals, withStored } from '#audit/compare-seals.ts'
import { readAudit } from '#audit/read-audit.ts'
import { listStoredSequences } from '#audit/seals.sql.ts'
import { sealKeyFrom, sealPublicKeyOf } from '#audit/seals.ts'
import { readStoredSeals, type StoredSealFiles, type StoredSeals } from '#audit/stored-seals.ts'
import { type AuditSource, verifyAudit } from '#audit/verify-audit.ts'
import { linesInFolder, openLineStore } from '#media/lines/open-line-store.ts'
import { readConfig } from '#platform/config.ts'
import { createDatabase } from '#platform/database/database.ts'
import { createPools } from '#platform/database/pool.ts'
import { publicKeyFrom } from '#platform/keys/ed25519.ts'
import { createLog } from '#platform/log.ts'
import { findSecretKey } from '#platform/secret-key.ts'
import { createSecrets } from '#platform/secrets.ts'
import { toLine } from '#platform/to-line.ts'
import type { Tables } from './tables.ts'

// Whether the audit of a market is as it was written (ADMIN-48): npm run audit:verify, for DATABASE_URL or for a market that
// `npm start` runs (DATA_DIR), against the seals that are stored beside its pictures. `--export <file>` writes it to a file as
// well; `--file <file>` checks such a file without a database. `--key` names the key that seals are checked with, instead of
// the one of this market: for a file it is needed, as the one in the file proves nothing. `--store <folder>` names a copy of
// the stored seals, for a file or instead of the market's own; `--without-store` checks a database without them.

const root = path.resolve(import.meta.dirname, '../../..')
const text = { type: 'string' } as const
const MOST_LINES = 20

try {
  process.exitCode = (await run()) ? 0 : 1
} catch (error) {
  process.stderr.write(`ahia: ${toLine(error)}\n`)
  process.exitCode = 2
}

type Options = { file?: string; key?: string; export?: string; store?: string; 'without-store'?: boolean }

function run(): Promise<boolean> {
  const { values } = parseArgs({
    options: { file: text, key: text, export: text, store: text, 'without-store': { type: 'boolean' } },
  })
  if (values.key !== undefined && !/^[0-9a-f]{64}$/i.test(values.key))
    throw new Error('--key takes the 64 characters that this command prints for a market')
  const options = { ...values, ...(values.key && { key: values.key.toLowerCase() }) }
  return options.file ? checkFile(options.file, options) : checkMarket(options)
}

async function checkFile(file: string, { key, store }: Options): Promise<boolean> {
  const { publicKey, ...audit } = await openExport(file)
  if (!key) console.log('Checked with the key in the file: name the real one with --key.')
  const stored = store === undefined ? null : await readStoredSeals(openFolder(store), key ?? publicKey)
  // An export is of some day: seals that were stored after it are nothing to it.
  const seals = stored?.seals.filter(({ sequence }) => BigInt(sequence) <= audit.head.sequence)
  const isIntact = await say(audit, {
    publicKey: key ?? publicKey,
    stored: stored && seals ? { ...stored, seals } : null,
    markedStored: [],
  })
  if (key === undefined || key === publicKey) return isIntact
  console.log('The key in the file is another one.')
  return false
}

async function checkMarket({ key, export: file, ...options }: Options): Promise<boolean> {
  const url = findDatabase(process.env, root)
  if (url === null)
    throw new Error('There is no market here: name its DATABASE_URL, or the DATA_DIR of one that runs')
  const pools = createPools({ url, max: 1, log: createLog('silent') })
  try {
    const { read } = createDatabase<Tables>(pools)
    const publicKey = key ?? findPublicKey()
    if (file) await writeExport(file, await readAudit(read), publicKey)
    // In this order: what is marked as stored is in the store by then, and what is in the store is in the database by then.
    const markedStored = await listStoredSequences(read)
    const stored = await readStore(options, publicKey)
    return await say(await readAudit(read), { publicKey, stored, markedStored })
  } finally {
    await Promise.all([pools.pool.end(), pools.readPool.end()])
  }
}

async function readStore(options: Options, publicKey: string): Promise<StoredSeals | null> {
  if (options['without-store']) return null
  if (options.store !== undefined) return readStoredSeals(openFolder(options.store), publicKey)
  return readStoredSeals(openLineStore(readConfig(process.env)), publicKey)
}

function openFolder(folder: string): StoredSealFiles {
  if (!fs.existsSync(path.join(folder, 'audit-seals')))
    throw new Error(`${folder} has no folder audit-seals: name the one that has it`)
  return linesInFolder(folder)
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

type Against = { publicKey: string; stored: StoredSeals | null; markedStored: readonly string[] }

async function say(audit: AuditSource, { publicKey, stored, markedStored }: Against): Promise<boolean> {
  const startedAt = performance.now()
  const seals = stored ? withStored(audit.seals, stored) : audit.seals
  const verdict = await verifyAudit({ ...audit, seals }, publicKeyFrom(Buffer.from(publicKey, 'hex')))
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(2)
  console.log(
    `As they were written: ${count(verdict.entries, 'entry', 'entries')} and ${count(verdict.seals, 'seal', 'seals')}, in ${seconds} s.`,
  )
  const differences = stored ? compareSeals({ seals: audit.seals, markedStored, stored }) : []
  const broken = [...(verdict.broken === null ? [] : [verdict.broken]), ...differences]
  for (const one of broken.slice(0, MOST_LINES)) console.log(`Broken: ${one}.`)
  if (broken.length > MOST_LINES) console.log(`And ${broken.length - MOST_LINES} more.`)
  if (broken.length > 0) return false
  console.log(
    stored ? `Stored: ${count(stored.seals.length, 'seal', 'seals')}.` : 'Stored seals were not compared.',
  )
  console.log(`Not sealed yet: ${count(verdict.entries - lastSealed(audit), 'entry', 'entries')}.`)
  console.log(`The key is ${publicKey}.`)
  return true
}

function lastSealed({ seals }: AuditSource): number {
  return seals.reduce((last, { sequence }) => Math.max(last, Number(sequence)), 0)
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`
}
