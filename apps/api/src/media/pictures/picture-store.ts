import type { PictureFormat, PictureKey, PictureWidth } from '@ahia/pictures/address'
import type { PictureFile } from '@ahia/pictures/encode-picture'

/** Where pictures are kept. A picture is there with all its files or not at all, and never changes. */
export type PictureStore = {
  has(key: PictureKey): Promise<boolean>
  put(key: PictureKey, files: readonly PictureFile[]): Promise<void>
  /** One more file of a picture that is there; who comes second with the same loses nothing. */
  add(key: PictureKey, file: PictureFile): Promise<void>
  find(key: PictureKey, width: PictureWidth, format: PictureFormat): Promise<Uint8Array | null>
  /** The tiny one as a data URI, to be sent along with a page; null when there is no such picture. */
  placeholder(key: PictureKey): Promise<string | null>
  /** With all its files; of one that is not there nothing has to be removed. */
  remove(key: PictureKey): Promise<void>
}

export const toDataUri = (webp: Uint8Array): string =>
  `data:image/webp;base64,${Buffer.from(webp).toString('base64')}`
