import { type KeyObject, sign, verify } from 'node:crypto'
import { publicBytesOf, signingKeyFrom } from '#platform/keys/ed25519.ts'
import type { Secrets } from '#platform/secrets.ts'
import type { ChainEnd } from './chain.ts'

/** The end of the chain at some time, signed. */
export type Seal = { sequence: string; hash: string; signature: string }

/** The key follows from the secret of the server: anyone who has only the database cannot seal what they changed. */
export const sealKeyFrom = (secrets: Secrets): KeyObject => signingKeyFrom(secrets.deriveKey('audit-seal'))

/** What offline checks need: it reveals nothing. */
export const sealPublicKeyOf = (key: KeyObject): string => publicBytesOf(key).toString('hex')

const wordsOf = (sequence: string, hash: string): Buffer => Buffer.from(`ahia-audit-1:${sequence}:${hash}`)

export function sealOf(key: KeyObject, { sequence, hash }: ChainEnd): Seal {
  const place = String(sequence)
  return { sequence: place, hash, signature: sign(null, wordsOf(place, hash), key).toString('hex') }
}

export const isSealedBy = (publicKey: KeyObject, { sequence, hash, signature }: Seal): boolean =>
  verify(null, wordsOf(sequence, hash), publicKey, Buffer.from(signature, 'hex'))
