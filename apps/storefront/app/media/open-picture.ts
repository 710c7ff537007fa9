import { MAX_FILE_BYTES, MAX_PIXELS } from '@ahia/contracts/limits'

const MEGABYTE = 1024 * 1024
export const MAX_MEGABYTES = MAX_FILE_BYTES / MEGABYTE

/** What the server takes. An iPhone asked for these makes a JPEG of its own HEIC. */
export const PICTURE_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp']

/** A picture that the browser has read, and whether parts of it may be seen through. */
export type OpenedPicture = { bitmap: ImageBitmap; hasAlpha: boolean }

/** MERCH-03: reads what somebody has chosen. Refuses, in words for them, what is no picture, too large or broken. */
export async function openPicture(file: File): Promise<OpenedPicture> {
  if (!PICTURE_TYPES.includes(file.type)) throw new Error(otherType(file.name))
  if (file.size > MAX_FILE_BYTES) throw new Error(tooLarge(file))
  const bitmap = await createImageBitmap(file).catch((cause: unknown) => {
    throw new Error(`${file.name} can't be read. Choose another picture.`, { cause }) // ERR-02: the browser's own words are not for people
  })
  if (bitmap.width * bitmap.height > MAX_PIXELS) {
    bitmap.close()
    throw new Error(`${file.name} has too many pixels. Choose a smaller picture.`)
  }
  return { bitmap, hasAlpha: file.type !== 'image/jpeg' }
}

const otherType = (name: string): string => `${name} is not a JPEG, PNG or WebP picture. Choose one that is.`

const tooLarge = ({ name, size }: File): string =>
  `${name} is ${(size / MEGABYTE).toFixed(1)} MB. Choose a picture up to ${MAX_MEGABYTES} MB.`
