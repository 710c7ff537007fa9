import { PASSWORD_MIN_LENGTH } from '@ahia/contracts/limits'
import { Cache } from '#platform/cache.ts'
import { passwordTooCommon } from '../codes/codes.errors.ts'

const cache = new Cache<ReadonlySet<string>>({ maxEntries: 1 })

/** Throws for common passwords (some 18,000) and for the address itself. */
export async function assertUncommonPassword(password: string, email: string): Promise<void> {
  const listed = await cache.get('listed', readList)
  const plain = password.toLowerCase()
  if (plain.trim() === email || listed.has(plain)) throw passwordTooCommon()
}

// Read on first use: it takes a tenth of a second, and a worker process never needs it.
async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].filter(({ length }) => length >= PASSWORD_MIN_LENGTH))
}
