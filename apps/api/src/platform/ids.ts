import { randomFillSync } from 'node:crypto'

const BYTES = 16
/** Random bytes for many ids at once, as each draw costs more than the rest of making an id. */
const drawn = Buffer.alloc(BYTES * 256)
let used = drawn.length

function drawBytes(): Buffer {
  if (used === drawn.length) {
    randomFillSync(drawn)
    used = 0
  }
  used += BYTES
  return drawn.subarray(used - BYTES, used)
}

/**
 * A UUID of version 7: 48 bits of time, then randomness, so that new rows land at the end of an index.
 * Made here and not by the database, so that an id exists before its insert and a repeat can carry the same one.
 */
export function newId<Id extends string>(now: Date = new Date()): Id {
  const bytes = drawBytes()
  bytes.writeUIntBE(now.getTime(), 0, 6)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString('hex')
  const parts = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)]
  return parts.join('-') as Id
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether the text is a UUID: PostgreSQL would throw when comparing anything else. */
export const isId = <Id extends string>(text: string): text is Id => ID.test(text)
