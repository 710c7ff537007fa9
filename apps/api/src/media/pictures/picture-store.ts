import type { PictureFormat, PictureKey, PictureWidth } from '@ahia/pictures/address'
import type { PictureFile } from '@ahia/pictures/encode-picture'

/** Stores pictures. A picture exists with all its files or not at all, and never changes. */
export type PictureStore = {
  has(key: PictureKey): Promise<boolean>
  put(key: PictureKey, files: readonly PictureFile[]): Promise<void>
  /** Adds a file to an existing picture. Idempotent. */
  add(key: PictureKey, file: PictureFile): Promise<void>
  find(key: PictureKey, width: PictureWidth, format: PictureFormat): Promise<Uint8Array | null>
  /** The placeholder as a data URI, for embedding in a page; null when there is no such picture. */
  placeholder(key: PictureKey): Promise<string | null>
  /** Removes all its files; does nothing when there is no such picture. */
  remove(key: PictureKey): Promise<void>
}

export const toDataUri = (webp: Uint8Array): string =>
  `data:image/webp;base64,${Buffer.from(webp).toString('base64')}`
