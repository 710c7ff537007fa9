import sharp from 'sharp'
import type { Pixels } from './encode-picture.ts'

const ROWS = 8
const COLUMNS = 8
const HEX = 16

/**
 * ADMIN-30: 64 bits as hex: whether each field of a coarse grid is brighter than its neighbour. Another size, format or
 * quality of the same picture changes few of them.
 */
export async function fingerprintOf({ width, height, pixels }: Pixels): Promise<string> {
  const grey = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .greyscale()
    .resize({ width: COLUMNS + 1, height: ROWS, fit: 'fill' })
    .raw()
    .toBuffer()
  let bits = 0n
  for (let row = 0; row < ROWS; row++)
    for (let column = 0; column < COLUMNS; column++) {
      const at = row * (COLUMNS + 1) + column
      bits = (bits << 1n) | ((grey[at] ?? 0) > (grey[at + 1] ?? 0) ? 1n : 0n)
    }
  return bits.toString(16).padStart(HEX, '0')
}
