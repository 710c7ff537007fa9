import { pictureKey } from '@ahia/pictures/address'
import { widestOf } from '@ahia/pictures/first-widths'
import type { PictureStore } from './picture-store.ts'

/** A picture without an address, in base64 (AVIF); null when it is gone. Does not check who asks. */
export async function readPrivatePicture(
  { pictures }: { pictures: PictureStore },
  key: string,
): Promise<string | null> {
  const bytes = await pictures.find(pictureKey(key), widestOf('square'), 'avif')
  return bytes && Buffer.from(bytes).toString('base64')
}
