import { hash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32

/** What an email carries. It is kept nowhere else: the table has its hash, which opens nothing. */
export const newEmailToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')

export const hashEmailToken = (token: string): Buffer => hash('sha256', token, 'buffer')
