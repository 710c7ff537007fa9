import type { PictureKey } from '@ahia/pictures/address'

/** A picture that is stored already, ready to be named in a row. */
export type StoredPicture = { key: PictureKey; placeholder: string }

/** Where the demo market finds the pictures of its goods. */
export type DemoPictures = {
  avatarOf(shopName: string): StoredPicture | null
  /** One to four, the most telling first. */
  picturesOf(shopName: string, productName: string): StoredPicture[]
}
