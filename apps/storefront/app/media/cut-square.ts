import type { OpenedPicture } from './open-picture.ts'
import { type Crop, squareOf } from './square-crop.rules.ts'

/** Larger than any logo on a page. */
const MAX_SIDE_PX = 1024
const JPEG_QUALITY = 0.9

/** Draws the cropped part onto the canvas, filling it. */
export function paintSquare(canvas: HTMLCanvasElement, { bitmap }: OpenedPicture, crop: Crop): void {
  const { left, top, side } = squareOf(bitmap, crop)
  const brush = canvas.getContext('2d')
  if (!brush) return
  brush.imageSmoothingQuality = 'high'
  brush.clearRect(0, 0, canvas.width, canvas.height)
  brush.drawImage(bitmap, left, top, side, side, 0, 0, canvas.width, canvas.height)
}

/** The file to send: square, no larger than needed, without camera metadata. */
export async function cutSquare(picture: OpenedPicture, crop: Crop): Promise<Blob> {
  const canvas = document.createElement('canvas')
  const side = Math.max(1, Math.min(MAX_SIDE_PX, Math.round(squareOf(picture.bitmap, crop).side)))
  canvas.width = side
  canvas.height = side
  paintSquare(canvas, picture, crop)
  const type = picture.hasAlpha ? 'image/png' : 'image/jpeg'
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type, JPEG_QUALITY)
  })
  if (!blob) throw new Error("We couldn't crop this picture. Choose another one.")
  return blob
}
