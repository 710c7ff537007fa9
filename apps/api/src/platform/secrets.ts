import { hkdfSync } from 'node:crypto'

const KEY_BYTES = 32

/** Keys for different purposes, all derived from the app's secret: one of them reveals nothing about another. */
export type Secrets = { deriveKey(label: string): Buffer }

export const createSecrets = (secretKey: string): Secrets => ({
  deriveKey: (label) => Buffer.from(hkdfSync('sha256', secretKey, '', label, KEY_BYTES)),
})
