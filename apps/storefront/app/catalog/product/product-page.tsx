import type { Product, ProductCard } from '@ahia/contracts/catalog'
import { CATEGORY_LABELS } from '@ahia/reference/categories'
import { lazyOnInteraction } from '@ahia/web/loading/lazy-part'
import type { Deferred, PartState } from '@ahia/web/parts/part-state'
import { definePage, type ViewProps, type Visit } from '@ahia/web/router/page'
import { Suspense, useEffect, useRef, useState } from 'react'
import { addToCart } from '#cart/add-to-cart.ts'
import type { ProductQuestionsProps } from '#questions/product-questions.tsx'
import { questionsPart } from '#questions/questions-part.ts'
import { ProductReviews } from '#reviews/product-reviews.tsx'
import type { ReviewPage } from '#reviews/review-page.ts'
import { parseReviewsPage } from '#reviews/reviews-page-query.ts'
import { reviewsPart } from '#reviews/reviews-part.ts'
import { isSignedIn } from '#session/customer-session.ts'
import { breadcrumbJsonLd } from '#shell/head/json-ld.ts'
import { productJsonLd } from '#shell/head/json-ld-product.ts'
import { pageHead } from '#shell/head/page-head.ts'
import { pageTitle } from '#shell/head/page-title.ts'
import { HeartButton } from '#wishlist/heart-button.tsx'
import { productPath } from '../cards/product-path.ts'
import { categoryPath, subcategoryPath } from '../categories/listing-address.ts'
import { subcategoryLabel } from '../categories/subcategory-label.ts'
import { deliveryPart, type StateEstimate } from '../delivery/delivery-part.ts'
import { rememberViewed } from '../recent/recently-viewed.ts'
import { ReportButton } from '../report/report-button.tsx'
import { LazyElsewhere } from '../sections/lazy-elsewhere.tsx'
import { productPart, relatedPart } from './product-parts.ts'
import { ProductView } from './product-view.tsx'
import { RelatedSection } from './related-section.tsx'
import { ProductFailed, ProductIdMissing, ProductLoading, ProductNotFound } from './states.tsx'
import { NO_ID, pageStatusOf, productViewState, titleOf } from './view-state.rules.ts'

const loadQuestions = () =>
  import('#questions/product-questions.tsx').then(({ ProductQuestions }) => ProductQuestions)
const ProductQuestions = import.meta.env.SSR ? await loadQuestions() : lazyOnInteraction(loadQuestions)

type ProductPageParts = {
  /** SELL-19: of a preview, which shows the product alone; null for shoppers. */
  token: string | null
  product: Deferred<PartState<Product | null>>
  related: Deferred<PartState<readonly ProductCard[]>>
  reviews: Deferred<PartState<ReviewPage>>
  delivery: Deferred<PartState<StateEstimate | null>>
  questions: ProductQuestionsProps['given']
}

/** SELL-19: `/preview/:productId` */
const tokenOf = ({ pathname, searchParams }: URL): string | null =>
  pathname.startsWith('/preview') ? (searchParams.get('token') ?? '') : null

const isBlank = (productId: string): boolean => productId.trim() === ''

/** Only the product decides between page and error page; the other parts are optional. */
function load(visit: Visit): ProductPageParts {
  const { productId = '' } = visit.params
  const token = tokenOf(visit.url)
  return {
    token,
    product: isBlank(productId) ? NO_ID : productPart.load(visit, { id: productId, token }),
    related: relatedPart.load(visit, productId),
    reviews: reviewsPart.load(visit, { productId, page: parseReviewsPage(visit.url) }),
    delivery: deliveryPart.load(visit, productId),
    questions: questionsPart.load(visit, productId),
  }
}

const loadedState = (product: ProductPageParts['product']) =>
  productViewState(product instanceof Promise ? { state: 'loading' } : product)

export default definePage({
  load,
  status: ({ product }) => pageStatusOf(product),
  head: ({ data }) => {
    const state = loadedState(data.product)
    const title = titleOf(state)
    if (state.kind !== 'ready' || data.token !== null)
      return pageHead({ title, description: title, isIndexed: false })
    const { product } = state
    const { category, subCategory } = product
    return pageHead({
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
  },
  isPublic: (url) => tokenOf(url) === null,
  View: ProductPage,
})

function ProductPage({ data: parts, params: { productId = '' } }: ViewProps<ProductPageParts>) {
  const page = useRef<HTMLDivElement>(null)
  const [hasRetried, setRetried] = useState(false)
  const { part, reload } = productPart.use(parts.product, { id: productId, token: parts.token })
  const state = productViewState(part)
  const title = titleOf(state)
  useEffect(() => {
    document.title = pageTitle(title) // it may have arrived after the page
  }, [title])
  const retry = () => {
    page.current?.focus() // the pressed button is about to be removed
    setRetried(true)
    reload()
  }
  const show = () => {
    switch (state.kind) {
      case 'loading':
        return <ProductLoading />
      case 'ready':
        return parts.token === null ? (
          <ShownProduct key={state.product._id} product={state.product} parts={parts} />
        ) : (
          <PreviewedProduct product={state.product} delivery={parts.delivery} />
        )
      case 'not-found':
        return (
          <>
            <ProductNotFound />
            <LazyElsewhere heartOf={heartOf} />
          </>
        )
      case 'id-missing':
        return (
          <>
            <ProductIdMissing />
            <LazyElsewhere heartOf={heartOf} />
          </>
        )
      case 'failed':
        return <ProductFailed message={state.message} onRetry={retry} hasRetried={hasRetried} />
    }
  }
  return (
    <div ref={page} tabIndex={-1} className="page-width relative outline-none lg:pt-4">
      {show()}
    </div>
  )
}

const heartOf = (card: ProductCard) => <HeartButton product={card} />

/** SELL-19: as shoppers will see it, without what is remembered, written or bought there. */
const PreviewedProduct = ({
  product,
  delivery,
}: Pick<ProductPageParts, 'delivery'> & { product: Product }) => (
  <ProductView
    product={product}
    addToCart={addToCart}
    isSignedIn={isSignedIn}
    isPreview
    heart={null}
    delivery={delivery}
    reviews={null}
    questions={null}
  />
)

function ShownProduct({ product, parts }: { product: Product; parts: ProductPageParts }) {
  useEffect(() => rememberViewed(product), [product])
  return (
    <>
      <ProductView
        product={product}
        addToCart={addToCart}
        isSignedIn={isSignedIn}
        heart={<HeartButton product={product} />}
        delivery={parts.delivery}
        reviews={
          <ProductReviews
            productId={product._id}
            rating={product.rating}
            reviews={product.reviews}
            given={parts.reviews}
            reportOf={({ _id: reviewId, authorName: name }) => (
              <ReportButton reported={{ productId: product._id, reviewId, name }} />
            )}
          />
        }
        questions={
          <ProductQuestions productId={product._id} shopName={product.shopId.name} given={parts.questions} />
        }
      />
      <Suspense>
        <RelatedSection productId={product._id} given={parts.related} heartOf={heartOf} />
      </Suspense>
    </>
  )
}
