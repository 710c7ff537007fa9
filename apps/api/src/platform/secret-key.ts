import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { Config } from './config.ts'

const FILE = 'secret-key'
const KEY_BYTES = 32
const MIN_LENGTH = 32
const OWNER_ONLY = 0o600

type Place = Pick<Config, 'secretKey' | 'dataDir'>

/**
 * The configured secret, or else the one in the data folder, created at the first start. Losing it signs everybody out and
 * invalidates open codes, and nothing else.
 */
export function readSecretKey(place: Place): string {
  const file = path.join(place.dataDir, FILE)
  if (place.secretKey === null && !fs.existsSync(file)) writeNewKey(place.dataDir, file)
  const key = findSecretKey(place)
  if (key === null) throw new Error(`${file} was removed while the market started`)
  return key
}

/** The same of a market that has been started; null when there is none here. */
export function findSecretKey({ secretKey, dataDir }: Place): string | null {
  if (secretKey !== null) return secretKey
  const file = path.join(dataDir, FILE)
  if (!fs.existsSync(file)) return null
  const key = fs.readFileSync(file, 'utf8').trim()
  if (key.length < MIN_LENGTH) {
    throw new Error(`${file} holds fewer than ${MIN_LENGTH} characters: remove it, and a new key is made`)
  }
  return key
}

/** Written to a temporary file and then linked, so that two processes that start at once read the same whole key. */
function writeNewKey(dataDir: string, file: string): void {
  fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const draft = `${file}-${process.pid}-${randomBytes(4).toString('hex')}`
  const key = `${randomBytes(KEY_BYTES).toString('base64url')}\n`
  fs.writeFileSync(draft, key, { mode: OWNER_ONLY, flush: true }) // on the disk before it has its name
  try {
    fs.linkSync(draft, file)
  } catch (error) {
    if (!fs.existsSync(file)) throw error
  } finally {
    fs.unlinkSync(draft)
  }
}
