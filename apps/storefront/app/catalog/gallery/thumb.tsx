import type { Category } from '@ahia/reference/categories'
import { ProductPicture } from '../cards/product-picture.tsx'

type GalleryThumbProps = {
  image: string
  category: Category
  label: string
  isChosen: boolean
  onPress: () => void
}

export function GalleryThumb({ image, category, label, isChosen, onPress }: GalleryThumbProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isChosen}
      onClick={onPress}
      className="overflow-hidden rounded-control border-2 border-transparent bg-border p-px transition-colors hover:border-border-strong aria-pressed:border-brand"
    >
      <ProductPicture
        image={image}
        category={category}
        sizes="thumb"
        className="w-18 rounded-[7px] lg:w-20"
      />
    </button>
  )
}
