import sharp, { type Metadata } from 'sharp'
import { minimalPng } from './minimal-png.ts'
import { SentRefused } from './sent-fault.ts'
import { sentKind } from './sent-kind.ts'

export type InspectedFile = {
  bytes: Buffer
  /** As it was sent, upright. */
  width: number
  height: number
  profile: 'honoured' | 'ignored'
}

/** Of pictures that cannot be read row by row; larger ones would make a small machine run out of memory. */
const MAX_HELD_BYTES = 96 * 1024 * 1024
/** Several times the largest profile in use. */
const MAX_PROFILE_BYTES = 1024 * 1024
/** Coefficients are kept in two bytes each. */
const COEFFICIENT_BYTES = 2
const TURNED_SIDEWAYS = 5

/** T12: looks at the header alone, so that nothing is decoded of what would be refused. */
export async function inspectSent(sent: Buffer, maxPixels: number): Promise<InspectedFile> {
  if (sent.length === 0) throw new SentRefused('empty')
  const bytes = withoutBallast(sent)
  const facts = await readHeader(bytes)
  const { width, height, pages = 1 } = facts
  if (pages > 1) throw new SentRefused('animated')
  if (width * height > maxPixels) throw new SentRefused('too_many_pixels')
  if (heldBytesOf(facts) > MAX_HELD_BYTES) throw new SentRefused('too_heavy')
  const isSideways = (facts.orientation ?? 1) >= TURNED_SIDEWAYS
  return {
    bytes,
    width: isSideways ? height : width,
    height: isSideways ? width : height,
    profile: (facts.icc?.length ?? 0) > MAX_PROFILE_BYTES ? 'ignored' : 'honoured',
  }
}

function withoutBallast(sent: Buffer): Buffer {
  const kind = sentKind(sent)
  if (kind === null) throw new SentRefused('not_a_picture')
  if (kind !== 'png') return sent
  const withoutAddOns = minimalPng(sent)
  if (withoutAddOns === null) throw new SentRefused('broken')
  if (withoutAddOns.frames === 'many') throw new SentRefused('animated')
  return withoutAddOns.bytes
}

async function readHeader(bytes: Buffer): Promise<Metadata> {
  try {
    // How many pixels it has is asked below, to say so in words.
    return await sharp(bytes, { limitInputPixels: false, animated: true, failOn: 'error' }).metadata()
  } catch (error) {
    throw new SentRefused('broken', error)
  }
}

/** What decoding it holds in memory at once, about. */
function heldBytesOf({ format, width, height, channels, isProgressive, depth, ...rest }: Metadata): number {
  const pixels = width * height
  if (format === 'webp') return pixels * 4
  if (format === 'jpeg') {
    const samples = rest.chromaSubsampling === '4:2:0' ? 1.5 : channels
    return isProgressive ? pixels * samples * COEFFICIENT_BYTES : 0
  }
  const isWhole = isProgressive || (rest.orientation ?? 1) > 1
  return isWhole ? pixels * channels * (depth === 'ushort' ? 2 : 1) : 0
}
