import { hash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32

/** What a letter carries. It is kept nowhere else: the table has its hash, which opens nothing. */
export const newLetterToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')

export const hashLetterToken = (token: string): Buffer => hash('sha256', token, 'buffer')
