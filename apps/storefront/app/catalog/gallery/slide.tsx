import type { Product } from '@ahia/contracts/catalog'
import type { MouseEvent } from 'react'
import { ProductPicture } from '../cards/product-picture.tsx'

type GallerySlideProps = {
  image: string
  product: Pick<Product, 'name' | 'category'>
  position: { at: number; count: number; isCurrent: boolean }
  onOpen: (at: number) => void
}

/** Without scripts a link to the picture file; with scripts it opens large over the page. */
export function GallerySlide({ image, product, position, onOpen }: GallerySlideProps) {
  const { at, count, isCurrent } = position
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onOpen(at)
  }
  return (
    <div className="w-full shrink-0 snap-center">
      <a
        href={image}
        onClick={open}
        draggable={false}
        tabIndex={isCurrent ? undefined : -1}
        className="block cursor-zoom-in focus-visible:-outline-offset-3"
      >
        <ProductPicture
          image={image}
          category={product.category}
          sizes="gallery"
          urgency={at === 0 ? 'first' : 'lazy'}
          alt={`${product.name}, image ${at + 1} of ${count}, enlarge`}
        />
      </a>
    </div>
  )
}
