import { hkdfSync } from 'node:crypto'

const KEY_BYTES = 32

/** Keys for different ends, all made from the one secret of the app: knowing one of them tells nothing of another. */
export type Secrets = { deriveKey(label: string): Buffer }

export const createSecrets = (secretKey: string): Secrets => ({
  deriveKey: (label) => Buffer.from(hkdfSync('sha256', secretKey, '', label, KEY_BYTES)),
})
