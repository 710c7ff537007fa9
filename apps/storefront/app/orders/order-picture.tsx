import { parsePictureAddress, pictureSources } from '@ahia/pictures/address'
import { Icon } from '@ahia/ui/icon'

const SIDE = 72
const FRAME = 'block aspect-square w-full overflow-hidden rounded-control bg-surface-2'

/** The ordered item, as it looked then. Its name is beside it, so it needs no alt text. */
export function OrderPicture({ image }: { image: string | null }) {
  const address = parsePictureAddress(image ?? '')
  if (!address)
    return (
      <div className={`${FRAME} grid place-items-center text-text-3`}>
        <Icon name="box" className="size-8" />
      </div>
    )
  const { avif, webp, src } = pictureSources(address.key, 'square')
  return (
    <picture className={FRAME}>
      <source type="image/avif" srcSet={avif} sizes={`${SIDE}px`} />
      <source type="image/webp" srcSet={webp} sizes={`${SIDE}px`} />
      <img
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
