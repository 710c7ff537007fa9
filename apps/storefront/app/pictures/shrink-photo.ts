import { MAX_PIXELS } from '@ahia/contracts/limits'

/** The types that the server accepts. With these an iPhone converts its HEIC to JPEG. */
const PHOTO_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp']

/** More than the largest view shows; a phone's photo is then a tenth of its size, which saves the sender's data. */
const MAX_SIDE_PX = 1600
const JPEG_QUALITY = 0.85

/** WIN-38, ADMIN-24: the photo to send, without what the camera wrote into it. Throws, with a message for people, for other files. */
export async function shrinkPhoto(file: File): Promise<Blob> {
  if (!PHOTO_TYPES.includes(file.type)) throw new Error(`${file.name} is not a JPEG, PNG or WebP picture.`)
  const bitmap = await createImageBitmap(file).catch((cause: unknown) => {
    throw new Error(`${file.name} can't be read. Choose another photo.`, { cause })
  })
  const { width, height } = bitmap
  if (width * height > MAX_PIXELS)
    throw new Error(`${file.name} has too many pixels. Choose a smaller photo.`)
  const scale = Math.min(1, MAX_SIDE_PX / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY)
  })
  if (!blob) throw new Error(`${file.name} can't be read. Choose another photo.`)
  return blob
}
