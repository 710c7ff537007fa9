import { createHmac, hash, randomBytes } from 'node:crypto'
import type { Secrets } from '#platform/secrets.ts'

const TOKEN_BYTES = 32

/** Random, without content. Only its hash is stored. */
export const newRefreshToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')

export const hashRefreshToken = (token: string): Buffer => hash('sha256', token, 'buffer')

/**
 * SESS-04: the token that replaces this one. Keyed, so that only the server can compute it, and always the same, so that two
 * tabs that send one token get the same successor although only hashes are stored.
 */
export const successorOf = (secrets: Secrets, token: string): string =>
  createHmac('sha256', secrets.deriveKey('refresh-token')).update(token).digest('base64url')
