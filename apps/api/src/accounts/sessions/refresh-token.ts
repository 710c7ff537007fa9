import { hash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32

/** Random, without content. Only its hash is stored. */
export const newRefreshToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')

export const hashRefreshToken = (token: string): Buffer => hash('sha256', token, 'buffer')
