import { parsePictureAddress, pictureSources } from '@ahia/pictures/address'
import { Thumbnail } from '@ahia/ui/thumbnail'

export function ItemPicture({ image }: { image: string | null }) {
  const address = parsePictureAddress(image ?? '')
  return (
    <Thumbnail
      sources={address && pictureSources(address.key, 'square')}
      side={56}
      className="size-14 shrink-0"
    />
  )
}
