import { type PictureKey, pictureKey } from '@ahia/pictures/address'
import type { PictureFile } from '@ahia/pictures/encode-picture'
import { z } from 'zod'

/** A request to the painter process. */
export type PainterTask = { kind: 'keys' } | { kind: 'files'; key: PictureKey }

export type PainterAnswer = { keys: PictureKey[] } | { files: PictureFile[] }

export const painterAnswerSchema = z.union([
  z.object({ keys: z.array(z.string().transform(pictureKey)) }),
  z.object({ files: z.array(z.object({ name: z.string(), bytes: z.instanceof(Uint8Array) })) }),
])
