import type { Product } from '@ahia/contracts/catalog'
import { BRAND } from '@ahia/reference/brand'
import { buttonClass } from '@ahia/ui/button'
import { Card } from '@ahia/ui/card'
import { Icon } from '@ahia/ui/icon'
import { Tag } from '@ahia/ui/tag'
import { Link } from '@ahia/web/components/link'
import { Avatar } from '#pictures/avatar.tsx'

/** PDP-02: the shop that sells the product. */
export function SellerCard({ shop }: { shop: Product['shopId'] }) {
  return (
    <Card as="section" aria-label="Seller" className="grid gap-3 p-4">
      <div className="flex items-center gap-3">
        <Avatar
          picture={shop.avatar}
          name={shop.name}
          sizes="48px"
          className="size-12 shrink-0 rounded-pill border border-border bg-brand-soft text-brand-text"
        />
        <div className="min-w-0 flex-1">
          <p className="font-semibold">{shop.name}</p>
          <p className="text-small text-text-2">{shop.city}</p>
        </div>
        {shop.reviews > 0 && (
          <p className="hidden text-small font-semibold whitespace-nowrap lg:block">
            {shop.rating.toFixed(1)}
            <span className="text-star">★</span> Rating
          </p>
        )}
      </div>
      {shop.away?.words && <p className="text-small text-pretty text-text-2">“{shop.away.words}”</p>}
      <div className="flex flex-wrap items-start justify-between gap-3">
        <Badges />
        <Link to={`/shops/${shop._id}`} className={`${buttonClass('outline')} grow lg:grow-0`}>
          <span>
            Visit Shop<span className="sr-only">: {shop.name}</span>
          </span>
        </Link>
      </div>
    </Card>
  )
}

/** Explains the two words, also without scripts. */
function Badges() {
  return (
    <details className="max-w-reading flex-1 basis-60">
      <summary className="flex min-h-11 list-none items-center gap-2 [&::-webkit-details-marker]:hidden">
        <Tag tone="ok">
          <span className="inline-flex items-center gap-1">
            <Icon name="check" className="size-3.5" />
            Verified Seller
          </span>
        </Tag>
        <Tag tone="info">Trusted</Tag>
        <Icon name="info" className="size-4 text-text-3" />
        <span className="sr-only">What does this mean?</span>
      </summary>
      <p className="text-small text-text-2">
        Verified: we checked and approved this shop before it could sell. Trusted: you pay {BRAND.name}, never
        the shop directly.
      </p>
    </details>
  )
}
