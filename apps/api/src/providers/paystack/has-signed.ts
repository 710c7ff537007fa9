import { createHmac, timingSafeEqual } from 'node:crypto'

/** SHA-512 in lower-case hex, as the provider writes it, and nothing that merely reads the same. */
const SIGNATURE = /^[0-9a-f]{128}$/

/** T9: whether these exact bytes were signed with the key. The comparison takes constant time. */
export function hasSigned(secretKey: string, body: Uint8Array, signature: string | null): boolean {
  if (signature === null || !SIGNATURE.test(signature)) return false
  const expected = createHmac('sha512', secretKey).update(body).digest()
  return timingSafeEqual(Buffer.from(signature, 'hex'), expected)
}
