import type { ProductCard } from '@ahia/contracts/catalog'
import { parsePictureAddress, pictureSources } from '@ahia/pictures/address'
import { CategoryGlyph } from './category-glyph.tsx'

const CARD_SIZES = '(min-width: 1280px) 292px, (min-width: 768px) 30vw, 46vw'
const SIDE = 360

/** The first picture of a product on the ground of its category, which is there before the picture is. */
export function ProductPicture({ product }: { product: Pick<ProductCard, 'images' | 'category'> }) {
  const { images, category } = product
  const address = parsePictureAddress(images[0] ?? '')
  if (!address)
    return (
      <div data-ground={category} className="grid aspect-square place-items-center text-text">
        <CategoryGlyph category={category} className="w-2/5 opacity-60" />
      </div>
    )
  const { avif, webp, src } = pictureSources(address.key, 'square')
  return (
    <picture data-ground={category} className="block aspect-square">
      <source type="image/avif" srcSet={avif} sizes={CARD_SIZES} />
      <source type="image/webp" srcSet={webp} sizes={CARD_SIZES} />
      <img
        src={src}
        alt=""
        width={SIDE}
        height={SIDE}
        loading="lazy"
        decoding="async"
        className="size-full"
      />
    </picture>
  )
}
