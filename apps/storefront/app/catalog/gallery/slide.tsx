import type { Category } from '@ahia/reference/categories'
import type { MouseEvent } from 'react'
import { ProductPicture } from '../cards/product-picture.tsx'

type GallerySlideProps = {
  image: string
  /** What the picture shows, in words. */
  name: string
  category: Category
  position: { at: number; count: number; isCurrent: boolean }
  onOpen: (at: number) => void
}

/** Without scripts a link to the picture file; with scripts it opens large over the page. */
export function GallerySlide({ image, name, category, position, onOpen }: GallerySlideProps) {
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
          category={category}
          sizes="gallery"
          urgency={at === 0 ? 'first' : 'lazy'}
          alt={`${name}, image ${at + 1} of ${count}, enlarge`}
        />
      </a>
    </div>
  )
}
