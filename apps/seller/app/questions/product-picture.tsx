import { parsePictureAddress, pictureSources } from '@ahia/pictures/address'
import { Thumbnail } from '@ahia/ui/thumbnail'

export function ProductPicture({ image }: { image: string | null }) {
  const address = parsePictureAddress(image ?? '')
  const sources = address && pictureSources(address.key, 'square')
  return <Thumbnail sources={sources} side={56} className="size-14 shrink-0" />
}
