import type { Product } from '@ahia/contracts/catalog'
import { groupDigits } from '@ahia/money/group-digits'
import { Rating } from '../cards/rating.tsx'

/** PDP-03: name, rating and sales. */
export function ProductFacts({ product }: { product: Product }) {
  const { name, subtitle, rating, reviews, sales } = product
  return (
    <div className="grid gap-2">
      <h1 className="text-h2 font-extrabold text-balance wrap-break-word lg:text-h1">{name}</h1>
      {subtitle && <p className="-mt-1 text-pretty text-text-2">{subtitle}</p>}
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-small text-text-2">
        {reviews > 0 ? (
          <a href="#reviews" className="inline-flex min-h-6 items-center rounded-tag hover:underline">
            <Rating rating={rating} reviews={reviews} />
          </a>
        ) : (
          <Rating rating={rating} reviews={reviews} />
        )}
        <span aria-hidden="true">·</span>
        <p className="tabular-nums">{groupDigits(sales)} sold</p>
      </div>
    </div>
  )
}
