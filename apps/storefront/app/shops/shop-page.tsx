import type { ProductCard } from '@ahia/contracts/catalog'
import { BRAND } from '@ahia/reference/brand'
import type { Deferred, PartState } from '@ahia/web/parts/part-state'
import { definePage, type ViewProps, type Visit } from '@ahia/web/router/page'
import { useEffect } from 'react'
import { Rating } from '#catalog/cards/rating.tsx'
import { WindowGoods } from '#catalog/cards/window-goods.tsx'
import { Chips } from '#catalog/filters/chips.tsx'
import { ShelfChips } from '#catalog/filters/chips-shelves.tsx'
import { FilterSheet } from '#catalog/filters/sheet.tsx'
import { type Listing, listingPart } from '#catalog/listing/listing-part.ts'
import { isPlainShelf, readShopQuery } from '#catalog/listing/query.rules.ts'
import { ListingResults, ShownCount } from '#catalog/listing/results.tsx'
import { ListingSearch } from '#catalog/listing/search-within.tsx'
import { SortSelect } from '#catalog/listing/sort-select.tsx'
import { useListingView } from '#catalog/listing/view.ts'
import { LazyElsewhere } from '#catalog/sections/lazy-elsewhere.tsx'
import { breadcrumbJsonLd } from '#shell/head/json-ld.ts'
import { pageHead } from '#shell/head/page-head.ts'
import { pageTitle } from '#shell/head/page-title.ts'
import { HeartButton } from '#wishlist/heart-button.tsx'
import { FollowButton } from './following/follow-button.tsx'
import { ShopHeader, ShopHeaderLoading } from './shop-header.tsx'
import { type ShownShop, shopPart, useShop } from './shop-part.ts'
import { ShopFailed, ShopNotFound } from './shop-states.tsx'

const NOT_FOUND = 404

type ShopPageParts = { shop: Deferred<PartState<ShownShop>>; list: Deferred<PartState<Listing>> }

function load(visit: Visit): ShopPageParts {
  const { shopId = '' } = visit.params
  const query = readShopQuery(visit.url.searchParams)
  return { shop: shopPart.load(visit, shopId), list: listingPart.load(visit, { query, shopId }) }
}

export default definePage({
  load,
  status: ({ shop }) => (isUnknown(shop) ? NOT_FOUND : 200),
  head: ({ url, data }) => {
    const shop = shopOf(data.shop)
    const query = readShopQuery(url.searchParams)
    const path = url.pathname
    return pageHead({
      canonicalQuery: ['category', 'subcategory', 'page'],
      title: shop?.name ?? 'Shop',
      description: shop ? `${shop.name}, ${shop.city}. ${shop.description}` : `A shop on ${BRAND.name}.`,
      isIndexed: shop !== null && isPlainShelf(query),
      jsonLd: shop ? [breadcrumbJsonLd([{ name: shop.name, path }])] : [],
    })
  },
  isPublic: true,
  View: ShopPage,
})

/** LIST-13: the shop, and its products with the filters of a list. */
function ShopPage({ data, params: { shopId = '' } }: ViewProps<ShopPageParts>) {
  const { part, reload } = useShop(data.shop, shopId)
  const shop = shopOf(part)
  useEffect(() => {
    if (shop) document.title = pageTitle(shop.name) // it may arrive after the page
  }, [shop])
  return (
    <div className="page-width grid gap-6 pt-4 pb-10 lg:gap-8 lg:pt-8 lg:pb-16">
      {isUnknown(part) && (
        <>
          <ShopNotFound />
          <LazyElsewhere heartOf={heartOf} />
        </>
      )}
      {part.state === 'loading' && <ShopHeaderLoading />}
      {part.state === 'failed' && !isUnknown(part) && <ShopFailed message={part.message} onRetry={reload} />}
      {shop && (
        <ShopHeader
          shop={shop}
          rating={<Rating rating={shop.rating} reviews={shop.reviews} />}
          goods={<WindowGoods products={shop.products} />}
          follow={<FollowButton shopId={shop._id} name={shop.name} />}
        />
      )}
      {!isUnknown(part) && (
        <ShopProducts key={shopId} shopId={shopId} list={data.list} name={shop?.name ?? 'this shop'} />
      )}
    </div>
  )
}

type ShopProductsProps = {
  shopId: string
  list: ShopPageParts['list']
  name: string
}

function ShopProducts({ shopId, list, name }: ShopProductsProps) {
  const { query, part, latest, hasRetried, reload, heading } = useListingView(list, shopId)
  const place = { path: `/shops/${shopId}`, query }
  const facets = latest?.facets ?? null
  const total = part.state === 'ready' ? part.value.total : null
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
        onReload={reload}
        heartOf={heartOf}
        isAtItsShop
      />
    </section>
  )
}

const heartOf = (product: ProductCard) => <HeartButton product={product} />

const isUnknown = (part: PartState<ShownShop>): boolean =>
  part.state === 'failed' ? part.status === NOT_FOUND : part.state === 'ready' && part.value.shop === null

const shopOf = (part: ShopPageParts['shop']): ShownShop['shop'] =>
  !(part instanceof Promise) && part.state === 'ready' ? part.value.shop : null
