import { createHash } from 'node:crypto'

const TAG_LENGTH = 22

/** A short word for exactly these parts: it changes when any of them does. */
export function fingerprint(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  // Its length before each part, so that nothing can move from one into the next unseen.
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:`).update(part)
  return hash.digest('base64url').slice(0, TAG_LENGTH)
}

/** Whether the caller has it already: `If-None-Match` compares weakly, and may name several or any. */
export function isKnown(ifNoneMatch: string | null | undefined, etag: string | null | undefined): boolean {
  if (!ifNoneMatch || !etag) return false
  const plain = withoutWeakness(etag)
  return ifNoneMatch.split(',').some((known) => ['*', plain].includes(withoutWeakness(known.trim())))
}

const withoutWeakness = (etag: string): string => etag.replace(/^W\//, '')
