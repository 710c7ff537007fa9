import type { Shop } from '@ahia/contracts/shops'
import { BRAND } from '@ahia/reference/brand'
import { lagosMonth } from '@ahia/rules/lagos-date'
import { cardClass } from '@ahia/ui/card'
import { classNames } from '@ahia/ui/class-names'
import { Icon } from '@ahia/ui/icon'
import { Skeleton, SkeletonGroup } from '@ahia/ui/skeleton'
import type { ReactNode } from 'react'
import { Avatar } from '#pictures/avatar.tsx'

const BOX = classNames(cardClass, 'grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-3 p-4 sm:gap-x-6 lg:p-6')
const AVATAR = 'size-18 overflow-hidden rounded-card bg-surface-2 sm:row-span-2 sm:size-28'
const DESCRIPTION = 'max-w-reading max-sm:col-span-2 text-pretty text-text-2'

/** LIST-13: the shop, since when it sells, and its rating. */
export function ShopHeader({ shop, rating }: { shop: Shop; rating: ReactNode }) {
  return (
    <div className={BOX}>
      <Avatar
        picture={shop.avatar}
        name={shop.name}
        sizes="(min-width: 640px) 112px, 72px"
        loading="eager"
        className={`text-h1 ${AVATAR}`}
      />
      <div className="grid content-center gap-1">
        <h1 className="text-h2 font-extrabold wrap-anywhere lg:text-h1">{shop.name}</h1>
        <p className="flex items-center gap-1.5 text-small font-semibold text-ok">
          <Icon name="check" className="size-4" />
          Verified Seller
        </p>
        {rating}
        <p className="text-small text-text-2">
          {shop.city} · on {BRAND.name} since <time dateTime={shop.since}>{lagosMonth(shop.since)}</time>
        </p>
      </div>
      <p className={DESCRIPTION}>{shop.description}</p>
    </div>
  )
}

export function ShopHeaderLoading() {
  return (
    <SkeletonGroup label="Loading shop">
      <div className={BOX}>
        <Skeleton className={AVATAR} />
        <div className="grid content-center gap-1">
          <Skeleton className="my-1 h-6 w-1/2 lg:h-7" />
          <Skeleton className="my-0.5 h-4 w-32" />
          <Skeleton className="my-0.5 h-4 w-40" />
          <Skeleton className="my-0.5 h-4 w-56 max-w-full" />
        </div>
        <div className={classNames(DESCRIPTION, 'w-full')}>
          <Skeleton className="my-1 h-4" />
          <Skeleton className="my-1 h-4 w-2/3" />
        </div>
      </div>
    </SkeletonGroup>
  )
}
