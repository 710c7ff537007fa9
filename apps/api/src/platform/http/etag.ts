import { createHash } from 'node:crypto'

const TAG_LENGTH = 22

/** A hash of the parts, which changes when any of them does. */
export function fingerprint(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  // Each part is prefixed with its length, so that text moved between parts changes the hash.
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:`).update(part)
  return hash.digest('base64url').slice(0, TAG_LENGTH)
}

/** Whether the caller already has it: `If-None-Match` compares weakly, and may list several tags or `*`. */
export function isKnown(ifNoneMatch: string | null | undefined, etag: string | null | undefined): boolean {
  if (!ifNoneMatch || !etag) return false
  const plain = withoutWeakness(etag)
  return ifNoneMatch.split(',').some((known) => ['*', plain].includes(withoutWeakness(known.trim())))
}

const withoutWeakness = (etag: string): string => etag.replace(/^W\//, '')
