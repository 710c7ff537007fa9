import sharp, { type ResizeOptions } from 'sharp'
import type { PictureShape } from './address.ts'
import { encodePicture, type PictureFile, type Pixels } from './encode-picture.ts'
import { fingerprintOf } from './fingerprint.ts'
import { widestOf } from './first-widths.ts'
import type { InspectedFile } from './inspect-sent.ts'
import { SentRefused } from './sent-fault.ts'

export type SentShape = PictureShape

/** Products are shown whole; logos and banners fill their frames. */
const FITS = { square: 'contain', avatar: 'cover', banner: 'cover' } as const satisfies Record<
  SentShape,
  ResizeOptions['fit']
>
/** Height by width: that of the built-in banners on a large screen. */
const RATIO = { square: 1, avatar: 1, banner: 0.3 } as const satisfies Record<SentShape, number>
const WHITE = '#ffffff'
/** For decoding; the process that does it is stopped a little later. */
const LONGEST_SECONDS = 10

/** `fingerprint` is nearly the same for a copy of the picture in another size or quality. */
type EncodedSent = { files: PictureFile[]; fingerprint: string }

/** The files of an uploaded picture. Only its pixels are taken over: upright, in sRGB, on white. */
export async function encodeSent(inspected: InspectedFile, shape: SentShape): Promise<EncodedSent> {
  const picture = await readPixels(inspected, shape)
  return { files: await encodePicture(picture, shape), fingerprint: await fingerprintOf(picture) }
}

async function readPixels(
  { bytes, width, height, profile }: InspectedFile,
  shape: SentShape,
): Promise<Pixels> {
  const side = widestOf(shape)
  try {
    const { data, info } = await sharp(bytes, {
      limitInputPixels: width * height,
      failOn: 'error',
      ignoreIcc: profile === 'ignored',
    })
      .autoOrient()
      .flatten({ background: WHITE })
      .resize({ width: side, height: Math.round(side * RATIO[shape]), fit: FITS[shape], background: WHITE })
      .toColourspace('srgb')
      .removeAlpha()
      .raw({ depth: 'uchar' })
      .timeout({ seconds: LONGEST_SECONDS })
      .toBuffer({ resolveWithObject: true })
    return { width: info.width, height: info.height, pixels: data }
  } catch (error) {
    throw new SentRefused('broken', error)
  }
}
