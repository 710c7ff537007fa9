import { createHmac, hash, randomBytes, randomInt } from 'node:crypto'
import { CODE_LENGTH } from '@ahia/contracts/limits'
import type { Secrets } from '#platform/secrets.ts'
import type { CodeFor } from './codes.sql.ts'

const LINK_BYTES = 16

export const newCode = (): string => String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0')

/** Keyed, as ten thousand plain hashes are quickly tried; includes what the code is for, so that it is valid for nothing else. */
export const hashCode = (secrets: Secrets, { kind, email, purpose }: CodeFor, code: string): Buffer =>
  createHmac('sha256', secrets.deriveKey('code'))
    .update(JSON.stringify([kind, purpose, email, code]))
    .digest()

/** The secret of an emailed link. Only its hash is stored. */
export const newLinkSecret = (): string => randomBytes(LINK_BYTES).toString('base64url')

export const hashLinkSecret = (secret: string): Buffer => hash('sha256', secret, 'buffer')
