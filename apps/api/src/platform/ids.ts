import { randomFillSync } from 'node:crypto'

const bytes = Buffer.alloc(16)

/**
 * A UUID of version 7: 48 bits of time, then randomness, so that new rows land at the end of an index.
 * Made here and not by the database, so that an id exists before its insert and a repeat can carry the same one.
 */
export function newId<Id extends string>(now: Date = new Date()): Id {
  randomFillSync(bytes)
  bytes.writeUIntBE(now.getTime(), 0, 6)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString('hex')
  const parts = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)]
  return parts.join('-') as Id
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether this text could be an id at all: PostgreSQL would not even compare anything else. */
export const isId = <Id extends string>(text: string): text is Id => ID.test(text)
