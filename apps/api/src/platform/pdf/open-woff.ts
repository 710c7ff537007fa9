import { inflateSync } from 'node:zlib'

const WOFF_HEADER = 44
const WOFF_ENTRY = 20
const SFNT_HEADER = 12
const SFNT_ENTRY = 16

type Table = { tag: string; checksum: number; bytes: Buffer }

/**
 * The plain font (sfnt) in a web font of the first kind (WOFF 1.0). The PDF library can open a WOFF itself, but
 * unpacks it in JavaScript for every receipt, which takes ten times as long as all the rest.
 */
export function openWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is no WOFF')
  const tables = Array.from({ length: woff.readUInt16BE(12) }, (_, at) => readTable(woff, at))
  return toSfnt(woff.subarray(4, 8), tables)
}

function readTable(woff: Buffer, at: number): Table {
  const entry = woff.subarray(WOFF_HEADER + at * WOFF_ENTRY)
  const [offset, packedLength, length] = [
    entry.readUInt32BE(4),
    entry.readUInt32BE(8),
    entry.readUInt32BE(12),
  ]
  const packed = woff.subarray(offset, offset + packedLength)
  return {
    tag: entry.toString('latin1', 0, 4),
    checksum: entry.readUInt32BE(16),
    // What would not have become smaller is in it as it is.
    bytes: packedLength < length ? inflateSync(packed) : packed,
  }
}

function toSfnt(flavour: Buffer, tables: readonly Table[]): Buffer {
  const header = Buffer.alloc(SFNT_HEADER + tables.length * SFNT_ENTRY)
  flavour.copy(header)
  header.writeUInt16BE(tables.length, 4)
  const body: Buffer[] = []
  let offset = header.length
  for (const [at, { tag, checksum, bytes }] of tables.entries()) {
    const place = SFNT_HEADER + at * SFNT_ENTRY
    header.write(tag, place, 'latin1')
    header.writeUInt32BE(checksum, place + 4)
    header.writeUInt32BE(offset, place + 8)
    header.writeUInt32BE(bytes.length, place + 12)
    const padding = Buffer.alloc(-bytes.length & 3)
    body.push(bytes, padding)
    offset += bytes.length + padding.length
  }
  return Buffer.concat([header, ...body])
}
