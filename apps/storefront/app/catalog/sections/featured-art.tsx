import { LineArt } from '@ahia/ui/line-art'

export const EmptyBasket = () => (
  <LineArt>
    <path d="M18 54h84l-9 44H27l-9-44ZM40 54l14-28m26 28L66 26M44 68v16m16-16v16m16-16v16" />
    <path d="M20 30v.01M32 20v.01M100 30v.01M88 20v.01" className="stroke-star" strokeWidth="6" />
  </LineArt>
)

export const SnappedThread = () => (
  <LineArt>
    <path d="M8 66c14 0 16-26 32-26s14 26 4 28-12-18 2-22M112 56c-14 0-16 26-32 26s-14-26-4-28 12 18-2 22" />
    <path d="M60 44v.01M58 62v.01M62 78v.01" className="stroke-star" strokeWidth="6" />
  </LineArt>
)
