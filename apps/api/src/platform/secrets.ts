import { hkdfSync } from 'node:crypto'

const KEY_BYTES = 32

/** Keys for different purposes, all derived from the app's secret: one of them reveals nothing about another. */
export type Secrets = { deriveKey(label: string): Buffer }

/** The same without some keys, for a part of the process that must never have them. */
export const withoutKeys = (secrets: Secrets, labels: readonly string[]): Secrets => ({
  deriveKey: (label) => {
    if (labels.includes(label)) throw new Error(`The key ${label} is not for this part of the market`)
    return secrets.deriveKey(label)
  },
})

export const createSecrets = (secretKey: string): Secrets => ({
  deriveKey: (label) => Buffer.from(hkdfSync('sha256', secretKey, '', label, KEY_BYTES)),
})
