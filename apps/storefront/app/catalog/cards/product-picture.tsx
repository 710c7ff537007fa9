import { largeSources, parsePictureAddress, pictureSources } from '@ahia/pictures/address'
import type { Category } from '@ahia/reference/categories'
import { classNames } from '@ahia/ui/class-names'
import { CategoryGlyph } from '../categories/category-glyph.tsx'

/** The displayed width, for the browser to choose a file by. */
export const PICTURE_SIZES = {
  card: '(min-width: 1280px) 213px, (min-width: 768px) 30vw, 46vw',
  row: '(min-width: 1024px) 208px, 156px',
  gallery: '(min-width: 1024px) 588px, 100vw',
  thumb: '72px',
  full: '100vw',
} as const
/** PIC-12: where a picture may be shown so large that twice its points are more than the other files have. */
export const WIDE_SCREEN = '(min-width: 1024px)'
const SIDE = 720

type ProductPictureProps = {
  /** The picture's URL; null shows the category's own mark. */
  image: string | null
  category: Category
  sizes: keyof typeof PICTURE_SIZES
  alt?: string
  /** Pictures on the first screen are fetched at once; the main picture of a page comes before everything else. */
  urgency?: 'lazy' | 'soon' | 'first'
  className?: string
}

/** A product's picture on the colour of its category, which shows before the picture does. */
export function ProductPicture(props: ProductPictureProps) {
  const { image, category, sizes, alt = '', urgency = 'lazy', className } = props
  const address = parsePictureAddress(image ?? '')
  const frame = classNames('block aspect-square overflow-hidden', className)
  if (!address)
    return (
      <div data-ground={category} className={classNames(frame, 'grid place-items-center text-text')}>
        <CategoryGlyph category={category} className="w-2/5 opacity-60" />
      </div>
    )
  const { avif, webp, src } = pictureSources(address.key, 'square')
  return (
    <picture data-ground={category} className={frame}>
      {(sizes === 'gallery' || sizes === 'full') && (
        <source
          media={WIDE_SCREEN}
          type="image/avif"
          srcSet={largeSources(address.key)}
          sizes={PICTURE_SIZES[sizes]}
        />
      )}
      <source type="image/avif" srcSet={avif} sizes={PICTURE_SIZES[sizes]} />
      <source type="image/webp" srcSet={webp} sizes={PICTURE_SIZES[sizes]} />
      <img
        src={src}
        alt={alt}
        width={SIDE}
        height={SIDE}
        loading={urgency === 'lazy' ? 'lazy' : undefined}
        fetchPriority={urgency === 'first' ? 'high' : undefined}
        decoding="async"
        className="size-full object-cover"
      />
    </picture>
  )
}
