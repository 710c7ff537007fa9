import { parsePictureAddress, pictureAddress } from '@ahia/pictures/address'
import type { Category } from '@ahia/reference/categories'

type SmallPictureProps = { image: string | undefined; category: Category; alt?: string; className: string }

/** A product's picture of at most 184 px, in two sizes: a page has many of them, and all are in its HTML. */
export function SmallPicture({ image = '', category, alt = '', className }: SmallPictureProps) {
  const key = parsePictureAddress(image)?.key
  return (
    <picture data-ground={category} className={`block aspect-square overflow-hidden ${className}`}>
      {key ? (
        <>
          <source
            type="image/avif"
            srcSet={`${pictureAddress(key, 180, 'avif')}, ${pictureAddress(key, 360, 'avif')} 2x`}
          />
          <img
            src={pictureAddress(key, 360, 'webp')}
            alt={alt}
            width={360}
            height={360}
            loading="lazy"
            decoding="async"
          />
        </>
      ) : (
        <span className="sr-only">{alt}</span>
      )}
    </picture>
  )
}
