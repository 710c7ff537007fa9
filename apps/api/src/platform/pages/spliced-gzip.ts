import zlib from 'node:zlib'

const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
const FINAL_BLOCK = Buffer.from([1, 0, 0, 0xff, 0xff])
const WINDOW = 32 * 1024

/** A text with holes, compressed once; filling the holes later costs next to nothing. */
export type SplicedGzip = { fill(word: string): Buffer }

/**
 * Deflates each piece between the holes to a byte boundary. The word for the holes is then put between the pieces
 * as a stored block, so a cached page goes out compressed with a fresh nonce without compressing it again.
 */
export function spliceGzip(pieces: readonly Buffer[], wordLength: number): SplicedGzip {
  // Zeros stand for the holes: no later piece can then point back into a word that will differ.
  const hole = Buffer.alloc(wordLength)
  const deflated = pieces.map((piece, index) => {
    const before = Buffer.concat(pieces.slice(0, index).flatMap((earlier) => [earlier, hole]))
    return deflate(piece, before.subarray(Math.max(0, before.length - WINDOW)))
  })
  const size = pieces.reduce((sum, piece) => sum + piece.length, 0) + (pieces.length - 1) * wordLength
  return { fill: (word) => assemble(pieces, deflated, Buffer.from(word), size) }
}

function deflate(piece: Buffer, dictionary: Buffer): Buffer {
  const options = { level: 9, finishFlush: zlib.constants.Z_SYNC_FLUSH }
  return zlib.deflateRawSync(piece, dictionary.length > 0 ? { ...options, dictionary } : options)
}

function assemble(
  pieces: readonly Buffer[],
  deflated: readonly Buffer[],
  word: Buffer,
  size: number,
): Buffer {
  const stored = storedBlock(word)
  const parts: Buffer[] = [GZIP_HEADER]
  let checksum = 0
  for (const [index, piece] of pieces.entries()) {
    if (index > 0) {
      parts.push(stored)
      checksum = zlib.crc32(word, checksum)
    }
    parts.push(deflated[index] ?? FINAL_BLOCK)
    checksum = zlib.crc32(piece, checksum)
  }
  const trailer = Buffer.alloc(8)
  trailer.writeUInt32LE(checksum, 0)
  trailer.writeUInt32LE(size, 4)
  return Buffer.concat([...parts, FINAL_BLOCK, trailer])
}

function storedBlock(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5)
  head.writeUInt16LE(bytes.length, 1)
  head.writeUInt16LE(~bytes.length & 0xffff, 3)
  return Buffer.concat([head, bytes])
}
