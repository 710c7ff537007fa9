import { parsePictureAddress, pictureSources } from '@ahia/pictures/address'
import { Thumbnail } from '@ahia/ui/thumbnail'

/** The ordered item, as it looked then. */
export function OrderPicture({ image }: { image: string | null }) {
  const address = parsePictureAddress(image ?? '')
  const sources = address && pictureSources(address.key, 'square')
  return <Thumbnail sources={sources} side={72} className="aspect-square w-full" />
}
