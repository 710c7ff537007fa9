import { parsePictureAddress, pictureSources } from '@ahia/pictures/address'
import { classNames } from '@ahia/ui/class-names'

/** The picture is cropped to a square of this many pixels. */
const SIDE = 360

type AvatarProps = {
  picture: string | null
  /** Without a picture its first character is shown. */
  name: string
  /** The displayed width, as in an image's `sizes`. */
  sizes: string
  loading?: 'lazy' | 'eager'
  className: string
}

/** The name is shown beside it, so it needs no text of its own. */
export function Avatar({ picture, name, sizes, loading = 'lazy', className }: AvatarProps) {
  const address = parsePictureAddress(picture ?? '')
  if (!address)
    return (
      <span aria-hidden="true" className={classNames('grid place-items-center font-extrabold', className)}>
        {name.slice(0, 1)}
      </span>
    )
  const { avif, webp, src } = pictureSources(address.key, 'avatar')
  return (
    <picture className={classNames('overflow-hidden', className)}>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        srcSet={webp}
        sizes={sizes}
        src={src}
        alt=""
        width={SIDE}
        height={SIDE}
        loading={loading}
        decoding="async"
        className="size-full object-cover"
      />
    </picture>
  )
}
