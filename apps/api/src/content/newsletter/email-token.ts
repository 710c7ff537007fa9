import { hash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32

/** The token in an email. Only its hash is stored. */
export const newEmailToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')

export const hashEmailToken = (token: string): Buffer => hash('sha256', token, 'buffer')
