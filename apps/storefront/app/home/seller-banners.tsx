import { pictureSources } from '@ahia/pictures/address'
import { BANNERS, type BannerName } from '@ahia/pictures/site-picture-keys'
import { BRAND } from '@ahia/reference/brand'
import { buttonClass } from '@ahia/ui/button'
import { cardClass } from '@ahia/ui/card'
import { Link } from '@ahia/web/components/link'
import type { ShownBanners } from './banners-part.ts'
import { GivenBanner } from './given-banner.tsx'

const SELL_PATH = '/merchant'

/** HOME-02, WIN-14: the pair for merchants, as one block. */
export function SellerBanners({ given: { SELLER_1: left, SELLER_2: right } }: { given: ShownBanners }) {
  return (
    <section
      aria-label={`Sell on ${BRAND.name}`}
      className={`${cardClass} grid overflow-hidden lg:grid-cols-2`}
    >
      {left ? (
        <GivenBanner banner={left} />
      ) : (
        <SellerBanner name="sell" title={`Sell on ${BRAND.name}`} action="Open a shop">
          One shop, open to every city, all day.
        </SellerBanner>
      )}
      {right ? (
        <GivenBanner banner={right} />
      ) : (
        <SellerBanner name="grow" title="Grow your business" action="See packages">
          The first three months are free.
        </SellerBanner>
      )}
    </section>
  )
}

type SellerBannerProps = { name: BannerName; title: string; action: string; children: string }

/** The words are beside the picture and never on it: large fonts make it higher, and the dark theme changes only the words. */
function SellerBanner({ name, title, action, children }: SellerBannerProps) {
  const { avif, src } = pictureSources(BANNERS[name].narrow, 'banner')
  return (
    <div className="relative flex">
      <div className="flex flex-1 flex-col items-start gap-2 p-4 lg:p-6">
        <h2 className="text-lead font-extrabold text-balance">{title}</h2>
        <p className="text-small text-pretty text-text-2">{children}</p>
        <Link
          to={SELL_PATH}
          className={`${buttonClass('tonal')} mt-auto text-small whitespace-nowrap after:absolute after:inset-0`}
        >
          {action}
        </Link>
      </div>
      <picture className="relative w-2/5">
        <source type="image/avif" srcSet={avif} sizes={SIZES} />
        <img
          src={src}
          alt=""
          width={1440}
          height={720}
          loading="lazy"
          decoding="async"
          className="absolute inset-0 size-full object-cover object-right"
        />
      </picture>
    </div>
  )
}

/** The picture is wider than its place, and only its right side is in view. */
const SIZES = '(min-width: 1024px) 400px, 80vw'
