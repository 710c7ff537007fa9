import type { Shop } from '@ahia/contracts/shops'
import { BRAND } from '@ahia/reference/brand'
import { lagosDate, lagosMonth } from '@ahia/rules/lagos-date'
import { cardClass } from '@ahia/ui/card'
import { classNames } from '@ahia/ui/class-names'
import { Icon } from '@ahia/ui/icon'
import { Skeleton, SkeletonGroup } from '@ahia/ui/skeleton'
import type { ReactNode } from 'react'
import { ShopSign } from '#pictures/shop-sign.tsx'

const BOX = classNames(cardClass, 'grid overflow-hidden lg:grid-cols-2')

/** WIN-13: fewer would say less about the shop than none. */
const FOLLOWERS_WORTH_SHOWING = 10

type ShopHeaderProps = {
  shop: Shop
  rating: ReactNode
  /** What is in its window. */
  goods: ReactNode
  follow: ReactNode
}

/** LIST-13, WIN-10: the shop front, since when it sells, its rating and what its owner says. */
export function ShopHeader({ shop, rating, goods, follow }: ShopHeaderProps) {
  return (
    <div className={BOX}>
      <div className="bg-surface-2">
        <ShopSign sign={shop.sign} loading="eager">
          <h1 className="text-h3 sm:text-h2 lg:text-h1">{shop.name}</h1>
        </ShopSign>
        <div className="p-3">{goods}</div>
      </div>
      <div className="flex flex-col items-start justify-center gap-3 p-4 lg:p-6">
        <div className="grid gap-1">
          <p className="flex items-center gap-1.5 text-small font-semibold text-ok">
            <Icon name="check" className="size-4" />
            Verified Seller
          </p>
          {rating}
          <p className="text-small text-text-2">
            {shop.city} · on {BRAND.name} since <time dateTime={shop.since}>{lagosMonth(shop.since)}</time>
          </p>
        </div>
        {shop.owner && (
          <figure>
            <blockquote className="text-lead font-semibold text-pretty">“{shop.owner.line}”</blockquote>
            <figcaption className="text-small text-text-2">{shop.owner.name}</figcaption>
          </figure>
        )}
        {shop.away && (
          <p className="rounded-control bg-warn-soft px-3 py-2 font-semibold text-pretty text-warn">
            On holiday, back on {lagosDate(shop.away.backOn)}. {shop.away.words}
          </p>
        )}
        <p className="max-w-reading text-pretty text-text-2">{shop.description}</p>
        <div className="flex flex-wrap items-center gap-3">
          {follow}
          {shop.followers >= FOLLOWERS_WORTH_SHOWING && (
            <span className="text-small text-text-2">{shop.followers} followers</span>
          )}
        </div>
      </div>
    </div>
  )
}

export function ShopHeaderLoading() {
  return (
    <SkeletonGroup label="Loading shop">
      <div className={BOX}>
        <Skeleton className="aspect-video rounded-none" />
        <div className="grid content-center gap-3 p-4 lg:p-6">
          <Skeleton className="h-4 w-32" />
          <Skeleton className="h-4 w-56 max-w-full" />
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </div>
      </div>
    </SkeletonGroup>
  )
}
