import sharp, { type Metadata } from 'sharp'
import { minimalPng } from './minimal-png.ts'
import { SentRefused } from './sent-fault.ts'
import { sentKind } from './sent-kind.ts'

export type InspectedFile = {
  bytes: Buffer
  /** The uploaded picture, upright. */
  width: number
  height: number
  profile: 'honoured' | 'ignored'
}

/** For pictures that cannot be decoded row by row; larger ones would exhaust the memory of a small machine. */
const MAX_HELD_BYTES = 96 * 1024 * 1024
/** Several times the largest profile in use. */
const MAX_PROFILE_BYTES = 1024 * 1024
/** Coefficients take two bytes each. */
const COEFFICIENT_BYTES = 2
const TURNED_SIDEWAYS = 5

/** T12: reads only the header, so that nothing is decoded that would be rejected. */
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
    // The number of pixels is checked below, for a better message.
    return await sharp(bytes, { limitInputPixels: false, animated: true, failOn: 'error' }).metadata()
  } catch (error) {
    throw new SentRefused('broken', error)
  }
}

/** Roughly the memory that decoding it takes. */
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
