import { inflateSync } from 'node:zlib'

type Minimal = { bytes: Buffer; frames: 'one' | 'many' }
type Chunk = { type: string; bytes: Buffer; body: Buffer }

const SIGNATURE_BYTES = 8
/** Length, name and checksum. */
const FRAME_BYTES = 12
/** The chunks that make up the pixels. */
const NEEDED = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'])
/** The orientation: a few bytes in an honest file. */
const MAX_EXIF_BYTES = 64 * 1024
/** Several times the largest profile in use. */
const MAX_PROFILE_BYTES = 1024 * 1024
/** Marks an animated PNG. */
const ANIMATION = 'acTL'

/**
 * A PNG with only the chunks that are needed to show it: texts and profiles may unpack to gigabytes, and anything
 * behind its end is not picture data. Null for an incomplete PNG.
 */
export function minimalPng(bytes: Buffer): Minimal | null {
  const kept = [bytes.subarray(0, SIGNATURE_BYTES)]
  let frames: Minimal['frames'] = 'one'
  for (let at = SIGNATURE_BYTES; ; ) {
    const chunk = readChunk(bytes, at)
    if (chunk === null) return null
    if (chunk.type === ANIMATION) frames = 'many'
    if (isKept(chunk)) kept.push(chunk.bytes)
    if (chunk.type === 'IEND') return { bytes: Buffer.concat(kept), frames }
    at += chunk.bytes.length
  }
}

function readChunk(bytes: Buffer, at: number): Chunk | null {
  if (at + FRAME_BYTES > bytes.length) return null
  const end = at + FRAME_BYTES + bytes.readUInt32BE(at)
  if (end > bytes.length) return null
  return {
    type: bytes.toString('latin1', at + 4, at + 8),
    bytes: bytes.subarray(at, end),
    body: bytes.subarray(at + 8, end - 4),
  }
}

function isKept({ type, body }: Chunk): boolean {
  if (type === 'eXIf') return body.length <= MAX_EXIF_BYTES
  return type === 'iCCP' ? isSmallProfile(body) : NEEDED.has(type)
}

/** A name, a zero byte, the compression method, and the compressed profile. */
function isSmallProfile(body: Buffer): boolean {
  const packed = body.subarray(body.indexOf(0) + 2)
  try {
    return inflateSync(packed, { maxOutputLength: MAX_PROFILE_BYTES }).length > 0
  } catch {
    return false
  }
}
