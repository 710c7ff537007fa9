import type { Shop } from '@ahia/contracts/shops'
import { cardClass } from '@ahia/ui/card'
import { classNames } from '@ahia/ui/class-names'
import { Icon } from '@ahia/ui/icon'
import { Skeleton } from '@ahia/ui/skeleton'
import { Link } from '@ahia/web/components/link'
import { Avatar } from '#pictures/avatar.tsx'

const BOX = classNames(cardClass, 'relative flex h-full items-center gap-3 p-4')

export type ShownShop = Pick<Shop, '_id' | 'name' | 'city' | 'avatar' | 'rating' | 'reviews'>

/** The shop, its place and its rating. */
export function ShopCard({ shop }: { shop: ShownShop }) {
  return (
    <article className={classNames(BOX, 'group transition-shadow hover:shadow-e2')}>
      <Avatar
        picture={shop.avatar}
        name={shop.name}
        sizes="48px"
        className="size-12 shrink-0 rounded-pill bg-surface-2"
      />
      <div className="min-w-0">
        <h3 className="text-small font-semibold text-pretty">
          <Link
            to={`/shops/${shop._id}`}
            className="outline-none group-hover:text-brand-text after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
          >
            {shop.name}
          </Link>
        </h3>
        <p className="text-meta text-text-2">{shop.city}</p>
        <ShopStars rating={shop.rating} reviews={shop.reviews} />
      </div>
    </article>
  )
}

function ShopStars({ rating, reviews }: Pick<Shop, 'rating' | 'reviews'>) {
  if (reviews === 0) return <p className="text-meta text-text-3">No reviews yet</p>
  return (
    <p className="flex items-center gap-1 text-meta text-text-2 tabular-nums">
      <Icon name="star" className="size-3.5 fill-star text-star" />
      <span className="sr-only">
        {rating.toFixed(1)} out of 5, {reviews === 1 ? '1 review' : `${reviews} reviews`}
      </span>
      <span aria-hidden="true">
        {rating.toFixed(1)} ({reviews})
      </span>
    </p>
  )
}

/** The skeleton of a card, so that nothing moves when the card arrives. */
export function ShopCardSkeleton() {
  return (
    <div className={BOX}>
      <Skeleton className="size-12 shrink-0 rounded-pill" />
      <div className="flex-1">
        <Skeleton className="my-0.5 h-4 w-3/4" />
        <Skeleton className="my-0.5 h-3 w-1/2" />
        <Skeleton className="my-0.5 h-3 w-1/3" />
      </div>
    </div>
  )
}
