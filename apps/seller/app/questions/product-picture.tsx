import { parsePictureAddress, pictureSources } from '@ahia/pictures/address'
import { Icon } from '@ahia/ui/icon'

const SIDE = 56
const FRAME = 'block size-14 shrink-0 overflow-hidden rounded-control bg-surface-2'

/** The product's name is beside it, so it needs no alt text. */
export function ProductPicture({ image }: { image: string | null }) {
  const address = parsePictureAddress(image ?? '')
  if (!address)
    return (
      <span className={`${FRAME} grid place-items-center text-text-3`}>
        <Icon name="box" className="size-6" />
      </span>
    )
  const { avif, webp, src } = pictureSources(address.key, 'square')
  return (
    <picture className={FRAME}>
      <source type="image/avif" srcSet={avif} sizes={`${SIDE}px`} />
      <img
        srcSet={webp}
        sizes={`${SIDE}px`}
        src={src}
        alt=""
        width={SIDE}
        height={SIDE}
        loading="lazy"
        decoding="async"
        className="size-full object-cover"
      />
    </picture>
  )
}
