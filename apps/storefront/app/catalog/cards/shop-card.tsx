import type { Shop } from '@ahia/contracts/shops'
import { cardClass } from '@ahia/ui/card'
import { classNames } from '@ahia/ui/class-names'
import { Icon } from '@ahia/ui/icon'
import { Skeleton } from '@ahia/ui/skeleton'
import { Link } from '@ahia/web/components/link'
import { ShopSign } from '#pictures/shop-sign.tsx'
import { WindowGoods } from './window-goods.tsx'

const BOX = classNames(cardClass, 'relative flex h-full flex-col overflow-hidden')

export type ShownShop = Pick<
  Shop,
  '_id' | 'name' | 'city' | 'rating' | 'reviews' | 'sign' | 'owner' | 'products'
>

/** WIN-10: a shop front: its board, what is in its window, and a line from its owner. */
export function ShopCard({ shop }: { shop: ShownShop }) {
  return (
    <article className={classNames(BOX, 'group transition-shadow hover:shadow-e2')}>
      <ShopSign sign={shop.sign}>
        <h3>
          <Link
            to={`/shops/${shop._id}`}
            className="outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus"
          >
            {shop.name}
          </Link>
        </h3>
      </ShopSign>
      <div className="flex flex-1 flex-col gap-3 p-3">
        <WindowGoods products={shop.products} />
        {shop.owner && <OwnerLine owner={shop.owner} />}
        <p className="mt-auto flex flex-wrap items-center gap-x-2 text-meta text-text-2">
          <span>{shop.city}</span>
          <ShopStars rating={shop.rating} reviews={shop.reviews} />
        </p>
      </div>
    </article>
  )
}

function OwnerLine({ owner: { name, line } }: { owner: NonNullable<Shop['owner']> }) {
  return (
    <figure className="text-small">
      <blockquote className="text-pretty">“{line}”</blockquote>
      <figcaption className="text-meta text-text-2">{name}</figcaption>
    </figure>
  )
}

function ShopStars({ rating, reviews }: Pick<Shop, 'rating' | 'reviews'>) {
  if (reviews === 0) return null
  return (
    <span className="flex items-center gap-1 tabular-nums">
      <Icon name="star" className="size-3.5 fill-star text-star" />
      <span className="sr-only">
        {rating.toFixed(1)} out of 5, {reviews === 1 ? '1 review' : `${reviews} reviews`}
      </span>
      <span aria-hidden="true">
        {rating.toFixed(1)} ({reviews})
      </span>
    </span>
  )
}

/** The skeleton of a card, so that nothing moves when the card arrives. */
export function ShopCardSkeleton() {
  return (
    <div className={BOX}>
      <Skeleton className="h-20 rounded-none" />
      <div className="flex flex-col gap-3 p-3">
        <div className="grid grid-cols-3 gap-2">
          <Skeleton className="aspect-square" />
          <Skeleton className="aspect-square" />
          <Skeleton className="aspect-square" />
        </div>
        <Skeleton className="h-14" />
      </div>
    </div>
  )
}
