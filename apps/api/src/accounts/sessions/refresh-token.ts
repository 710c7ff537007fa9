import { hash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32

/** Nothing can be read from it, and it is kept nowhere: the table has its hash. */
export const newRefreshToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')

export const hashRefreshToken = (token: string): Buffer => hash('sha256', token, 'buffer')
