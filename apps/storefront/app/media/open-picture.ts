import { MAX_FILE_BYTES, MAX_PIXELS } from '@ahia/contracts/limits'

const MEGABYTE = 1024 * 1024
export const MAX_MEGABYTES = MAX_FILE_BYTES / MEGABYTE

/** The types that the server accepts. With these an iPhone converts its HEIC to JPEG. */
export const PICTURE_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp']

/** A decoded picture, and whether it has transparency. */
export type OpenedPicture = { bitmap: ImageBitmap; hasAlpha: boolean }

/** MERCH-03: decodes the chosen file. Throws, with a message for people, when it is no picture, too large or broken. */
export async function openPicture(file: File): Promise<OpenedPicture> {
  if (!PICTURE_TYPES.includes(file.type)) throw new Error(otherType(file.name))
  if (file.size > MAX_FILE_BYTES) throw new Error(tooLarge(file))
  const bitmap = await createImageBitmap(file).catch((cause: unknown) => {
    throw new Error(`${file.name} can't be read. Choose another picture.`, { cause }) // ERR-02: the browser's own message is not for people
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
