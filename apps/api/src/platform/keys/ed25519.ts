import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'

/** A key in PKCS #8, and one in SPKI, is this and its 32 bytes. */
const PRIVATE_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex')
const PUBLIC_HEAD = Buffer.from('302a300506032b6570032100', 'hex')
const PUBLIC_KEY_BYTES = 32

/** The key to sign with that follows from 32 secret bytes. */
export const signingKeyFrom = (seed: Buffer): KeyObject =>
  createPrivateKey({ key: Buffer.concat([PRIVATE_HEAD, seed]), format: 'der', type: 'pkcs8' })

/** The 32 bytes that may be known to everybody. */
export const publicBytesOf = (key: KeyObject): Buffer =>
  createPublicKey(key).export({ type: 'spki', format: 'der' }).subarray(-PUBLIC_KEY_BYTES)

export const publicKeyFrom = (bytes: Buffer): KeyObject =>
  createPublicKey({ key: Buffer.concat([PUBLIC_HEAD, bytes]), format: 'der', type: 'spki' })
