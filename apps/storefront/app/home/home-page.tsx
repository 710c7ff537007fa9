import type { ProductCard } from '@ahia/contracts/catalog'
import { BRAND } from '@ahia/reference/brand'
import { data } from 'react-router'
import { CategoryTiles } from '#catalog/category-tiles.tsx'
import { FEATURED_FAILED } from '#catalog/featured-products.tsx'
import { askFeatured } from '#catalog/featured-question.ts'
import { FeaturedSection } from '#catalog/featured-section.tsx'
import { categoryPath, LISTING_PATH } from '#catalog/listing-address.ts'
import { useServedMemory } from '#catalog/listing-memory.ts'
import { RecentlyViewedSection } from '#catalog/recently-viewed-section.tsx'
import type { ShownShop } from '#catalog/shop-card.tsx'
import { askShops, stateOf } from '#catalog/shops-question.ts'
import { SHOPS_FAILED, ShopsSection } from '#catalog/shops-section.tsx'
import { call } from '#platform/api.ts'
import { askForPart, headersFor } from '#platform/ask-for-part.ts'
import { createAsker } from '#platform/asker.ts'
import { callContext } from '#platform/page-host.ts'
import { organizationJsonLd, websiteJsonLd } from '#shell/json-ld.ts'
import { pageMeta } from '#shell/page-meta.ts'
import { WishHeart } from '#wishlist/wish-heart.tsx'
import type { Route } from './+types/home-page'
import { Benefits } from './benefits.tsx'
import { Hero } from './hero.tsx'
import { SellerBanners } from './seller-banners.tsx'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: BRAND.tagline,
    description: 'Buy from shops across Nigeria. See the seller, the city and the price before you sign in.',
    jsonLd: [organizationJsonLd, websiteJsonLd],
  })

/** A front page without its products or shops is still a front page, so a failure is shown there and not as an error page. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const ask = context.get(callContext)
  const state = stateOf(request.url)
  const [featured, shops] = await Promise.all([
    askForPart(
      { context, request },
      { name: 'featured', ask: () => askFeatured(ask, request.signal), fallback: FEATURED_FAILED, empty: [] },
    ),
    askForPart(
      { context, request },
      { name: 'shops', ask: () => askShops(ask, state, request.signal), fallback: SHOPS_FAILED, empty: [] },
    ),
  ])
  return data({ featured, shops, state }, { headers: headersFor(featured, shops) })
}

const FEATURED_KEY = 'featured'
const featuredAsker = createAsker<ProductCard[]>(FEATURED_FAILED)
const shopsAsker = createAsker<ShownShop[]>(SHOPS_FAILED)

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const state = stateOf(request.url)
  return {
    featured: featuredAsker({ key: FEATURED_KEY, ask: (signal) => askFeatured(call, signal) }),
    shops: shopsAsker({ key: state ?? '', ask: (signal) => askShops(call, state, signal) }),
    state,
  }
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export default function HomePage({ loaderData: { featured, shops, state } }: Route.ComponentProps) {
  useServedMemory({ asker: featuredAsker, given: featured, key: FEATURED_KEY })
  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-8 pt-4 lg:gap-12 lg:pt-6">
      <Hero allPath={LISTING_PATH} foodPath={categoryPath('FOOD')} />
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
      <SellerBanners />
      <ShopsSection given={shops} state={state} />
      <Benefits />
      <RecentlyViewedSection heartOf={heartOf} />
    </div>
  )
}

const heartOf = (product: ProductCard) => <WishHeart product={product} />
