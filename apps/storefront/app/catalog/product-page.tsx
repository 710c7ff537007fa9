import type { Product, ProductCard } from '@ahia/contracts/catalog'
import { listReviews } from '@ahia/contracts/reviews'
import { CATEGORY_LABELS } from '@ahia/reference/categories'
import { Suspense, useEffect, useRef, useState } from 'react'
import { data } from 'react-router'
import { addToCart } from '#cart/add-to-cart.ts'
import type { Late, Part } from '#platform/answer.ts'
import { call } from '#platform/api.ts'
import { askForPart, headersFor } from '#platform/ask-for-part.ts'
import { createAsker } from '#platform/asker.ts'
import { callContext } from '#platform/page-host.ts'
import { useAnswer } from '#platform/use-answer.ts'
import { askedPage } from '#reviews/asked-page.ts'
import { ProductReviews } from '#reviews/product-reviews.tsx'
import type { ReviewPage } from '#reviews/review-page.ts'
import { REVIEWS_FAILED } from '#reviews/review-texts.ts'
import { isSignedIn } from '#session/is-signed-in.ts'
import { breadcrumbJsonLd } from '#shell/json-ld.ts'
import { productJsonLd } from '#shell/json-ld-product.ts'
import { pageMeta } from '#shell/page-meta.ts'
import { pageTitle } from '#shell/page-title.ts'
import { WishHeart } from '#wishlist/wish-heart.tsx'
import type { Route } from './+types/product-page'
import { categoryPath, subcategoryPath } from './listing-address.ts'
import { ProductBack } from './product-back.tsx'
import { faceOf, NO_ID, pageStatusOf, titleOf } from './product-face.rules.ts'
import { productPath } from './product-path.ts'
import { askForProduct, askForRelated, PRODUCT_FAILED, RELATED_FAILED } from './product-question.ts'
import { ProductFailed, ProductIdMissing, ProductLoading, ProductNotFound } from './product-states.tsx'
import { ProductView } from './product-view.tsx'
import { rememberViewed } from './recently-viewed.ts'
import { RelatedSection } from './related-section.tsx'
import { subcategoryLabel } from './subcategory-label.ts'

type Parts = {
  product: Late<Part<Product | null>>
  related: Late<Part<readonly ProductCard[]>>
  reviews: Late<Part<ReviewPage>>
}

const NO_REVIEWS: ReviewPage = { reviews: [], total: 0, page: 1, pages: 0, stars: [] }

const isBlank = (productId: string): boolean => productId.trim() === ''

/** The product decides what becomes of the page; it can do without related products and without reviews. */
export async function loader({ context, request, params: { productId } }: Route.LoaderArgs) {
  const visit = { context, request }
  const ask = context.get(callContext)
  const { signal } = request
  const [product, related, reviews] = await Promise.all([
    isBlank(productId)
      ? NO_ID
      : askForPart<Product | null>(visit, {
          name: 'product',
          ask: () => askForProduct(ask, productId, signal),
          fallback: PRODUCT_FAILED,
          empty: null,
        }),
    askForPart<readonly ProductCard[]>(visit, {
      name: 'related',
      ask: () => askForRelated(ask, productId, signal),
      fallback: RELATED_FAILED,
      empty: [],
    }),
    askForPart<ReviewPage>(visit, {
      name: 'reviews',
      ask: () => ask(listReviews, { id: productId, page: askedPage(request.url) }, { signal }),
      fallback: REVIEWS_FAILED,
      empty: NO_REVIEWS,
    }),
  ])
  const parts: Parts = { product, related, reviews }
  return data(parts, { status: pageStatusOf(product), headers: headersFor(product, related, reviews) })
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

const productAsker = createAsker<Product | null>(PRODUCT_FAILED)
const relatedAsker = createAsker<readonly ProductCard[]>(RELATED_FAILED)
const reviewsAsker = createAsker<ReviewPage>(REVIEWS_FAILED)

export const clientLoader = ({ params: { productId: id } }: Route.ClientLoaderArgs): Parts => ({
  product: isBlank(id) ? NO_ID : productAsker({ key: id, ask: (signal) => askForProduct(call, id, signal) }),
  related: relatedAsker({ key: id, ask: (signal) => askForRelated(call, id, signal) }),
  reviews: reviewsAsker({ key: id, ask: (signal) => call(listReviews, { id }, { signal }) }),
})

const loadedFace = (product: Parts['product'] | undefined) =>
  faceOf(!product || product instanceof Promise ? { state: 'loading' } : product)

export const meta: Route.MetaFunction = (args) => {
  const face = loadedFace(args.loaderData?.product)
  const title = titleOf(face)
  if (face.kind !== 'there') return pageMeta(args, { title, description: title, isIndexed: false })
  const { product } = face
  const { category, subCategory } = product
  return pageMeta(args, {
    title,
    description: product.subtitle || product.description.slice(0, 150),
    type: 'product',
    picture: { src: product.images[0], alt: product.name },
    jsonLd: [
      productJsonLd(product),
      breadcrumbJsonLd([
        { name: CATEGORY_LABELS[category], path: categoryPath(category) },
        { name: subcategoryLabel(subCategory), path: subcategoryPath(category, subCategory) },
        { name: product.name, path: productPath(product._id) },
      ]),
    ],
  })
}

export default function ProductPage({ loaderData, params: { productId } }: Route.ComponentProps) {
  const parts: Parts = loaderData
  const page = useRef<HTMLDivElement>(null)
  const [hasRetried, setRetried] = useState(false)
  const { part, askAgain } = useAnswer<Product | null>({
    given: parts.product,
    ask: (signal) => askForProduct(call, productId, signal),
    fallback: PRODUCT_FAILED,
  })
  const face = faceOf(part)
  const title = titleOf(face)
  useEffect(() => {
    document.title = pageTitle(title) // it may have arrived after the page
  }, [title])
  const retry = () => {
    page.current?.focus() // the pressed button is about to go
    setRetried(true)
    askAgain()
  }
  const show = () => {
    switch (face.kind) {
      case 'loading':
        return <ProductLoading />
      case 'there':
        return <ShownProduct key={face.product._id} product={face.product} parts={parts} />
      case 'not-found':
        return <ProductNotFound />
      case 'id-missing':
        return <ProductIdMissing />
      case 'failed':
        return <ProductFailed message={face.message} onRetry={retry} hasRetried={hasRetried} />
    }
  }
  return (
    <div ref={page} tabIndex={-1} className="page-width relative outline-none lg:pt-4">
      {show()}
    </div>
  )
}

function ShownProduct({ product, parts }: { product: Product; parts: Parts }) {
  useEffect(() => rememberViewed(product), [product])
  return (
    <>
      <ProductBack category={product.category} />
      <ProductView
        product={product}
        addToCart={addToCart}
        isSignedIn={isSignedIn}
        heart={<WishHeart product={product} />}
        reviews={
          <ProductReviews
            productId={product._id}
            rating={product.rating}
            reviews={product.reviews}
            given={parts.reviews}
          />
        }
      />
      <Suspense>
        <RelatedSection
          productId={product._id}
          given={parts.related}
          heartOf={(card) => <WishHeart product={card} />}
        />
      </Suspense>
    </>
  )
}
