import { MAX_PIXELS } from '@ahia/contracts/limits'

/** The types that the server accepts. With these an iPhone converts its HEIC to JPEG. */
export const PICTURE_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp']

const MAX_SIDE_PX = 1_600
const MAX_BYTES = 400_000
/** Tried in turn until the picture is small enough; the last one is smaller as well. */
const ATTEMPTS = [
  { side: MAX_SIDE_PX, quality: 0.85 },
  { side: MAX_SIDE_PX, quality: 0.72 },
  { side: 1_280, quality: 0.72 },
  { side: 1_080, quality: 0.6 },
  { side: 800, quality: 0.5 },
] as const

/**
 * SELL-16: the picture to send: upright, at most 1,600 px and 400 kB, without what the camera wrote into it. A photo of
 * 4 MB would take a slow network 20 seconds. Throws, with a message for people, for other files.
 */
export async function shrinkPicture(file: File): Promise<Blob> {
  if (!PICTURE_TYPES.includes(file.type)) throw new Error(`${file.name} is not a JPEG, PNG or WebP picture.`)
  const unreadable = `${file.name} can't be read. Choose another picture.`
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch((cause: unknown) => {
    throw new Error(unreadable, { cause }) // ERR-02: the browser's own message is not for people
  })
  try {
    if (bitmap.width * bitmap.height > MAX_PIXELS)
      throw new Error(`${file.name} has too many pixels. Choose a smaller picture.`)
    let smallest: Blob | null = null
    for (const { side, quality } of ATTEMPTS) {
      smallest = await draw(bitmap, side, quality)
      if (smallest && smallest.size <= MAX_BYTES) break
    }
    if (!smallest) throw new Error(unreadable)
    return smallest
  } finally {
    bitmap.close()
  }
}

function draw(bitmap: ImageBitmap, side: number, quality: number): Promise<Blob | null> {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const brush = canvas.getContext('2d')
  if (!brush) return Promise.resolve(null)
  brush.imageSmoothingQuality = 'high'
  // A JPEG has no transparency: what was see-through would turn black.
  brush.fillStyle = '#fff'
  brush.fillRect(0, 0, canvas.width, canvas.height)
  brush.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
}
