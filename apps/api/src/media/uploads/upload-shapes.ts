import type { SentShape } from '@ahia/pictures/encode-sent'
import type { UploadKind } from './uploads.sql.ts'

export const SHAPES = {
  LOGO: 'avatar',
  MEDIA: 'square',
  REVIEW: 'square',
  PARCEL: 'square',
  DISPUTE: 'square',
  BANNER: 'banner',
  DOCUMENT: 'square',
} as const satisfies Record<UploadKind, SentShape>
