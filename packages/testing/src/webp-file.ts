const base64 = (text: string): Buffer => Buffer.from(text, 'base64')

/** 24 × 16 pixels each. */
export const WEBP = base64(
  'UklGRkoAAABXRUJQVlA4ID4AAAAQAwCdASoYABAAPtFYpEuoJSOhsAgBABoJaACxGoAAgbAA/hMebPcdo3/ui33H1zd9Vx61QGf9y5N/H4WAAA==',
)
export const MOVING_WEBP = base64(
  'UklGRt4AAABXRUJQVlA4WAoAAAACAAAAFwAADwAAQU5JTQYAAAD/////AABBTk1GVAAAAAAAAAAAABcAAA8AAGQAAAJWUDggPAAAAPACAJ0BKhgAEAA/EXaxUCwnpKKwCAGAIgloAJ0ALSQAAPzK64ubIij8noOvCv+IMfnR2/8t6cFvjgAAAEFOTUZWAAAAAAAAAAAAFwAADwAAZAAAAFZQOCA+AAAA1AIAnQEqGAAQAD8RcLBQAwCAAAIglqAJ0yhHAAOJwAD+0m+4vyBYklR4qOQh447bw9Gj6SVhGetnExMAAAA=',
)

const HEAD_BYTES = 12
const HAS_XMP = 0x04

function chunk(type: string, body: Buffer): Buffer {
  const head = Buffer.from(`${type}\0\0\0\0`, 'latin1')
  head.writeUInt32LE(body.length, 4)
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)])
}

/** One with the extended size header, and metadata behind the picture. */
export function webpClaiming({ width, height, xmp }: { width: number; height: number; xmp: string }): Buffer {
  const about = Buffer.alloc(10)
  about.writeUInt8(HAS_XMP, 0)
  about.writeUIntLE(width - 1, 4, 3)
  about.writeUIntLE(height - 1, 7, 3)
  const chunks = [chunk('VP8X', about), WEBP.subarray(HEAD_BYTES), chunk('XMP ', Buffer.from(xmp))]
  const body = Buffer.concat([Buffer.from('WEBP', 'latin1'), ...chunks])
  return chunk('RIFF', body)
}
