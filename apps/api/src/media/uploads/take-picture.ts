import { MAX_PIXELS } from '@ahia/contracts/limits'
import type { PictureFile } from '@ahia/pictures/encode-picture'
import type { SentShape } from '@ahia/pictures/encode-sent'
import { SentRefused } from '@ahia/pictures/sent-fault'
import { createPictureMaker } from '../pictures/picture-maker.ts'

export type TakenPicture = { width: number; height: number; files: PictureFile[]; fingerprint: string }
export type TakePicture = (bytes: Buffer, shape: SentShape) => Promise<TakenPicture>

/** T12: re-encodes the uploaded picture, or throws; one at a time, however many are sent. */
export function createTakePicture(makePicture = createPictureMaker()): TakePicture {
  return async (bytes, shape) => {
    const answer = await makePicture({ bytes, shape, maxPixels: MAX_PIXELS })
    if (answer.outcome === 'refused') throw new SentRefused(answer.fault)
    return answer
  }
}
