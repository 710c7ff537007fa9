import { crc32, deflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
const GREY = 0
const FASTEST = { level: 1 }

export function pngChunk(type: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(body.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

type PngSize = { width: number; height: number; depth?: 1 | 8 | 16 }

export function pngHeader({ width, height, depth = 8 }: PngSize): Buffer {
  const body = Buffer.alloc(13)
  body.writeUInt32BE(width, 0)
  body.writeUInt32BE(height, 4)
  body.writeUInt8(depth, 8)
  body.writeUInt8(GREY, 9)
  return pngChunk('IHDR', body)
}

/** Black all over: a row is one byte for how it is packed, and its pixels. */
export function pngPixels({ width, height, depth = 8 }: PngSize): Buffer {
  const rowBytes = 1 + Math.ceil((width * depth) / 8)
  return pngChunk('IDAT', deflateSync(Buffer.alloc(rowBytes * height), FASTEST))
}

/** A grey PNG; `extra` stands between its header and its pixels. */
export const pngFile = (size: PngSize, extra: Buffer[] = []): Buffer =>
  pngOf(pngHeader(size), ...extra, pngPixels(size), pngChunk('IEND', Buffer.alloc(0)))

export const pngOf = (...chunks: Buffer[]): Buffer => Buffer.concat([SIGNATURE, ...chunks])
