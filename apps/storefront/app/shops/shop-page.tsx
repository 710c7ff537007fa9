import { showShop } from '@ahia/contracts/shops'
import { useEffect } from 'react'
import { data } from 'react-router'
import { Chips } from '#catalog/chips.tsx'
import { ShelfChips } from '#catalog/chips-shelves.tsx'
import { FilterSheet } from '#catalog/filter-sheet.tsx'
import { useServedMemory } from '#catalog/listing-memory.ts'
import { isPlainShelf, readShopQuery } from '#catalog/listing-query.rules.ts'
import { askForListing, LISTING_FALLBACK, NO_LISTING } from '#catalog/listing-question.ts'
import { ListingResults, ShownCount } from '#catalog/listing-results.tsx'
import { ListingSearch } from '#catalog/listing-search.tsx'
import { askForListingHere, useListingView } from '#catalog/listing-view.ts'
import { Rating } from '#catalog/rating.tsx'
import { SortSelect } from '#catalog/sort-select.tsx'
import type { Late, Part } from '#platform/answer.ts'
import { askForPart, headersFor } from '#platform/ask-for-part.ts'
import { callContext } from '#platform/page-host.ts'
import type { PageHandle } from '#shell/canonical-url.ts'
import { breadcrumbJsonLd } from '#shell/json-ld.ts'
import { pageMeta } from '#shell/page-meta.ts'
import { pageTitle } from '#shell/page-title.ts'
import { WishHeart } from '#wishlist/wish-heart.tsx'
import type { Route } from './+types/shop-page'
import { ShopHeader, ShopHeaderLoading } from './shop-header.tsx'
import { SHOP_FAILED, ShopFailed, ShopNotFound } from './shop-states.tsx'
import { askForShopHere, type ShopPart, shopAsker, useShop } from './use-shop.ts'

const NOT_FOUND = 404

export const handle = { canonicalQuery: ['category', 'subcategory', 'page'] } satisfies PageHandle

export const meta: Route.MetaFunction = (args) => {
  const shop = shopOf(args.loaderData?.shop)
  const query = readShopQuery(new URLSearchParams(args.location.search))
  const path = args.location.pathname
  return pageMeta(args, {
    title: shop?.name ?? 'Shop',
    description: shop ? `${shop.name}, ${shop.city}. ${shop.description}` : 'A shop of the market.',
    isIndexed: shop !== null && isPlainShelf(query),
    jsonLd: shop ? [breadcrumbJsonLd([{ name: shop.name, path }])] : [],
  })
}

export async function loader({ context, request, params: { shopId } }: Route.LoaderArgs) {
  const call = context.get(callContext)
  const { signal } = request
  const query = readShopQuery(new URL(request.url).searchParams)
  const [shop, list] = await Promise.all([
    askForPart<ShopPart>(
      { context, request },
      {
        name: 'shop',
        ask: () => call(showShop, { id: shopId }, { signal }),
        fallback: SHOP_FAILED,
        empty: { shop: null },
      },
    ),
    askForPart(
      { context, request },
      {
        name: 'list',
        ask: () => askForListing(call, { query, shopId }, signal),
        fallback: LISTING_FALLBACK,
        empty: NO_LISTING,
      },
    ),
  ])
  const status = isUnknown(shop) ? NOT_FOUND : 200
  return data({ shop, list }, { status, headers: headersFor(shop, list) })
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export const clientLoader = ({ request, params: { shopId } }: Route.ClientLoaderArgs) => ({
  shop: askForShopHere(shopId),
  list: askForListingHere({ url: request.url, shopId }),
})

/** LIST-13 */
export default function ShopPage({ loaderData, params: { shopId } }: Route.ComponentProps) {
  const { part, askAgain } = useShop(loaderData.shop, shopId)
  useServedMemory({ asker: shopAsker, given: loaderData.shop, key: shopId })
  const shop = shopOf(part)
  useEffect(() => {
    if (shop) document.title = pageTitle(shop.name) // it may arrive after the page
  }, [shop])
  return (
    <div className="page-width grid gap-6 pt-4 pb-10 lg:gap-8 lg:pt-8 lg:pb-16">
      {isUnknown(part) && <ShopNotFound />}
      {part.state === 'loading' && <ShopHeaderLoading />}
      {part.state === 'failed' && !isUnknown(part) && (
        <ShopFailed message={part.message} onRetry={askAgain} />
      )}
      {shop && <ShopHeader shop={shop} rating={<Rating rating={shop.rating} reviews={shop.reviews} />} />}
      {!isUnknown(part) && (
        <ShopProducts key={shopId} shopId={shopId} list={loaderData.list} name={shop?.name ?? 'this shop'} />
      )}
    </div>
  )
}

type ShopProductsProps = {
  shopId: string
  list: Route.ComponentProps['loaderData']['list']
  name: string
}

function ShopProducts({ shopId, list, name }: ShopProductsProps) {
  const { query, part, latest, hasRetried, askAgain, heading } = useListingView(list, shopId)
  const place = { path: `/shops/${shopId}`, query }
  const facets = latest?.facets ?? null
  const total = part.state === 'there' ? part.value.total : null
  return (
    <section aria-labelledby="products" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="products" ref={heading} tabIndex={-1} className="text-h3 font-extrabold lg:text-h2">
          Products
        </h2>
        <div className="w-full sm:w-96">
          <ListingSearch path={place.path} search={query.search} label={`Search in ${name}`} />
        </div>
      </div>
      <ShelfChips {...place} facets={facets} />
      <Chips {...place} onRemove={() => heading.current?.focus({ preventScroll: true })} />
      <div className="flex flex-wrap items-center gap-2">
        <div className="grow max-sm:order-last max-sm:w-full">
          <ShownCount part={part} />
        </div>
        <FilterSheet {...place} place="over" facets={facets} total={total} shopId={shopId} />
        <SortSelect {...place} />
      </div>
      <ListingResults
        {...place}
        part={part}
        columns="five"
        hasRetried={hasRetried}
        onAskAgain={askAgain}
        heartOf={(product) => <WishHeart product={product} />}
      />
    </section>
  )
}

const isUnknown = (part: Part<ShopPart>): boolean =>
  part.state === 'failed' ? part.status === NOT_FOUND : part.state === 'there' && part.value.shop === null

const shopOf = (part: Late<Part<ShopPart>> | undefined): ShopPart['shop'] =>
  part && !(part instanceof Promise) && part.state === 'there' ? part.value.shop : null
