import type { Product } from '@ahia/contracts/catalog'
import { useCornerClear } from '@ahia/ui/overlays/use-corner-clear'
import { type ReactNode, Suspense, useRef } from 'react'
import { BuyBar } from '../buy/buy-bar.tsx'
import { BuyPanel } from '../buy/buy-panel.tsx'
import { type AddToCart, useBuying } from '../buy/buy-state.ts'
import { DeliveryAndReturns } from '../delivery/delivery-and-returns.tsx'
import type { DeliveryLineProps } from '../delivery/delivery-line.tsx'
import { DeliveryPlace } from '../delivery/delivery-place.tsx'
import { Gallery } from '../gallery/gallery.tsx'
import { ReportButton } from '../report/report-button.tsx'
import { ProductBack } from './back.tsx'
import { Breadcrumb } from './breadcrumb.tsx'
import { ChoicePickers } from './choice-pickers.tsx'
import { useChoosing } from './choice-state.ts'
import { ProductDescription } from './description.tsx'
import { ProductFacts } from './facts.tsx'
import { ProductPrice } from './price.tsx'
import { SellerCard } from './seller-card.tsx'
import { ShareButton } from './share.tsx'
import { Specifications } from './specifications.tsx'

/** Two columns on a large screen (product-layout.css). */
export const PRODUCT_COLUMNS = 'product-columns grid gap-x-12 gap-y-5 lg:gap-y-2 [&>*]:min-w-0'

type ProductViewProps = {
  product: Product
  addToCart: AddToCart
  isSignedIn: () => boolean
  /** SELL-19: nothing can be bought. */
  isPreview?: boolean
  /** Mounted separately at each place where it is shown. */
  heart: ReactNode
  delivery: DeliveryLineProps['given']
  reviews: ReactNode
  questions: ReactNode
}

/** Everything about a product, and the buttons to buy it. */
export function ProductView({
  product,
  addToCart,
  isSignedIn,
  isPreview = false,
  heart,
  ...parts
}: ProductViewProps) {
  const choosing = useChoosing(product)
  const buying = useBuying({ product, choosing, addToCart, isSignedIn })
  const buttons = useRef<HTMLDivElement>(null)
  const controls = useRef<HTMLDivElement>(null)
  useCornerClear(controls)
  const extras = (
    <>
      {heart}
      <ShareButton name={product.name} />
    </>
  )
  return (
    // WIN-32, WIN-97: the margin is for the chat's button, and all parts of the page end at it.
    <article className="lg:pr-16">
      <div className={PRODUCT_COLUMNS}>
        {/* On a phone below the picture, which Back then lies on. */}
        <div className="flex items-center gap-4 max-lg:order-1 max-lg:-my-3 lg:col-span-2">
          <ProductBack category={product.category} />
          <Breadcrumb category={product.category} subCategory={product.subCategory} />
        </div>
        <div className="self-start lg:sticky lg:top-[calc(var(--header)+1rem)]">
          <Gallery product={product} chosen={choosing.values} corner={extras} />
        </div>
        <div className="grid content-start gap-5 max-lg:order-2 lg:gap-4">
          <ProductFacts product={product} />
          <ProductPrice choosing={choosing} />
          {product.baseQuantity > 0 && (
            <DeliveryOf available={choosing.available}>
              <DeliveryPlace product={product} given={parts.delivery} />
            </DeliveryOf>
          )}
          <div ref={controls} className="grid gap-5 lg:gap-8">
            {isPreview ? (
              <>
                <ChoicePickers product={product} choosing={choosing} />
                <p className="rounded-card bg-info-soft p-4">
                  This is a preview. Shoppers can buy it here once you've published it.
                </p>
              </>
            ) : (
              <BuyPanel product={product} choosing={choosing} buying={buying} buttonsRef={buttons} />
            )}
            <SellerCard shop={product.shopId} />
            {!isPreview && (
              <ReportButton
                reported={{ productId: product._id, reviewId: null, name: product.name }}
                className="-my-3 lg:-my-6"
              />
            )}
          </div>
        </div>
      </div>
      {/* On a phone one below the other as written here; on a large screen the third stands beside the others. */}
      <div className="mt-10 grid gap-x-12 gap-y-10 lg:mt-16 lg:grid-cols-[2fr_1fr] [&>*]:min-w-0">
        <ProductDescription description={product.description} />
        <Specifications brand={product.brand} specifications={product.specifications} />
        <div className="lg:col-start-2 lg:row-span-4 lg:row-start-1">
          <DeliveryAndReturns product={product} />
        </div>
        {/* A part of its own when React takes over: a cheap phone then answers in between. */}
        <Suspense>{parts.reviews}</Suspense>
        <Suspense>{parts.questions}</Suspense>
      </div>
      {!isPreview && product.baseQuantity > 0 && (
        <BuyBar buying={buying} naira={choosing.unitNaira} inPage={buttons} />
      )}
    </article>
  )
}

/** WIN-94: a choice that is out of stock has no delivery date. Its line keeps the space, so that the choices below stay where they are. */
const DeliveryOf = ({ available, children }: { available: number; children: ReactNode }) => (
  <div className="relative">
    <div className={available === 0 ? 'invisible' : ''}>{children}</div>
    {available === 0 && (
      <p className="absolute inset-0 text-small text-text-2">Out of stock, so there's no delivery date.</p>
    )}
  </div>
)
