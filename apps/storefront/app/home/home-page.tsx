import type { ProductCard } from '@ahia/contracts/catalog'
import { BRAND } from '@ahia/reference/brand'
import type { Deferred, PartState } from '@ahia/web/parts/part-state'
import { definePage, type ViewProps } from '@ahia/web/router/page'
import { useState } from 'react'
import type { ShownShop } from '#catalog/cards/shop-card.tsx'
import { categoryPath, LISTING_PATH } from '#catalog/categories/listing-address.ts'
import { CategoryTiles } from '#catalog/sections/category-tiles.tsx'
import type { FeaturedCard } from '#catalog/sections/featured-card.ts'
import { featuredPart } from '#catalog/sections/featured-part.ts'
import { FeaturedSection } from '#catalog/sections/featured-section.tsx'
import { NewestSection } from '#catalog/sections/newest-section.tsx'
import { PopularSection } from '#catalog/sections/popular-section.tsx'
import { RailLoading } from '#catalog/sections/rail-loading.tsx'
import { type Rails, railsPart } from '#catalog/sections/rails-part.ts'
import { RecentlyViewedSection } from '#catalog/sections/recently-viewed-section.tsx'
import { type AskedPlace, placeOf, shopsPart, stateOf } from '#catalog/sections/shops-part.ts'
import { ShopsSection } from '#catalog/sections/shops-section.tsx'
import { organizationJsonLd, websiteJsonLd } from '#shell/head/json-ld.ts'
import { pageHead } from '#shell/head/page-head.ts'
import { HeartButton } from '#wishlist/heart-button.tsx'
import { bannersPart, type ShownBanners, useBanners } from './banners-part.ts'
import { Benefits } from './benefits.tsx'
import { Hero } from './hero.tsx'
import { SellerBanners } from './seller-banners.tsx'

/**
 * A home page without its products or shops is still useful, so a failure is shown in place and not as an error page.
 */
export default definePage({
  load: (visit) => {
    const asked = placeOf(visit.url)
    return {
      featured: featuredPart.load(visit, null),
      banners: bannersPart.load(visit, null),
      rails: railsPart.load(visit, null),
      shops: shopsPart.load(visit, stateOf(asked)),
      asked,
    }
  },
  head: () =>
    pageHead({
      title: BRAND.tagline,
      description:
        'Buy from shops across Nigeria. See the seller, the city and the price before you sign in.',
      jsonLd: [organizationJsonLd, websiteJsonLd],
    }),
  isPublic: true,
  View: HomePage,
})

type HomeData = {
  featured: Deferred<PartState<FeaturedCard[]>>
  banners: Deferred<PartState<ShownBanners>>
  rails: Deferred<PartState<Rails>>
  shops: Deferred<PartState<ShownShop[]>>
  asked: AskedPlace
}

/** WIN-11: each row from data, and none where there is nothing to show. */
function HomePage({ data: { featured, banners, rails, shops, asked } }: ViewProps<HomeData>) {
  const shown = useRails(rails)
  const given = useBanners(banners)
  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-8 pt-4 lg:gap-12 lg:pt-6">
      <Hero allPath={LISTING_PATH} foodPath={categoryPath('FOOD')} given={given} />
      <section aria-labelledby="categories">
        <h2
          id="categories"
          className="mb-2 flex min-h-11 items-center text-h3 font-extrabold sm:mb-4 lg:text-h2"
        >
          Popular Categories
        </h2>
        <CategoryTiles label="Popular Categories" />
      </section>
      <FeaturedSection given={featured} heartOf={heartOf} />
      {shown ? <PopularSection products={shown.popular} /> : <RailLoading />}
      <ShopsSection given={shops} asked={asked} />
      {shown ? <NewestSection products={shown.newest} /> : <RailLoading />}
      <RecentlyViewedSection heartOf={heartOf} />
      <SellerBanners given={given} />
      <Benefits />
    </div>
  )
}

const heartOf = (product: ProductCard) => <HeartButton product={product} />

/** Null while they load for the first time; later those that are shown stay until the new ones are here. */
function useRails(given: HomeData['rails']): Rails | null {
  const { part } = railsPart.use(given, null)
  const [latest, setLatest] = useState<Rails | null>(null)
  if (part.state === 'ready' && part.value !== latest) setLatest(part.value)
  if (part.state === 'failed') return latest ?? NO_RAILS
  return part.state === 'ready' ? part.value : latest
}

const NO_RAILS: Rails = { newest: [], popular: [] }
