import { createHash } from 'node:crypto'

/** The same id for the same words on every machine, so that seeding again finds the existing rows. Shaped as a UUIDv8. */
export function stableId<Id extends string>(...words: string[]): Id {
  const hex = createHash('sha256').update(words.join('\n')).digest('hex')
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16)
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20, 32),
  ]
  return parts.join('-') as Id
}
