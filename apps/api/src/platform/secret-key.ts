import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { Config } from './config.ts'

const FILE = 'secret-key'
const KEY_BYTES = 32
const OWNER_ONLY = 0o600

/**
 * The secret that was named, or else the one of the data folder, made at the first start. Who loses it signs everybody
 * out and spoils the codes under way, and nothing else.
 */
export function readSecretKey({ secretKey, dataDir }: Pick<Config, 'secretKey' | 'dataDir'>): string {
  if (secretKey !== null) return secretKey
  const file = path.join(dataDir, FILE)
  if (!fs.existsSync(file)) keepNewKey(dataDir, file)
  return fs.readFileSync(file, 'utf8').trim()
}

/** Written aside and then linked, so that of two that start at the same moment both read the same whole key. */
function keepNewKey(dataDir: string, file: string): void {
  fs.mkdirSync(dataDir, { recursive: true })
  const draft = `${file}-${process.pid}-${randomBytes(4).toString('hex')}`
  fs.writeFileSync(draft, `${randomBytes(KEY_BYTES).toString('base64url')}\n`, { mode: OWNER_ONLY })
  try {
    fs.linkSync(draft, file)
  } catch (error) {
    if (!fs.existsSync(file)) throw error
  } finally {
    fs.unlinkSync(draft)
  }
}
