import type { Product } from '@ahia/contracts/catalog'
import { type ReactNode, Suspense } from 'react'
import { BuyBar } from '../buy/buy-bar.tsx'
import { BuyPanel } from '../buy/buy-panel.tsx'
import { useOutOfSight } from '../buy/buy-sight.ts'
import { type AddToCart, useBuying } from '../buy/buy-state.ts'
import { DeliveryAndReturns } from '../delivery/delivery-and-returns.tsx'
import { DeliveryPlace } from '../delivery/delivery-place.tsx'
import { Gallery } from '../gallery/gallery.tsx'
import { useChoosing } from './choice-state.ts'
import { ProductDescription } from './description.tsx'
import { ProductFacts } from './facts.tsx'
import { ProductPrice } from './price.tsx'
import { SellerCard } from './seller-card.tsx'
import { ShareButton } from './share.tsx'
import { Specifications } from './specifications.tsx'

export const PRODUCT_COLUMNS = 'grid gap-x-12 gap-y-5 lg:grid-cols-2 xl:grid-cols-[588px_1fr] [&>*]:min-w-0'

type ProductViewProps = {
  product: Product
  addToCart: AddToCart
  isSignedIn: () => boolean
  /** Mounted separately at each place where it is shown. */
  heart: ReactNode
  reviews: ReactNode
}

/** Everything about a product, and the buttons to buy it. */
export function ProductView({ product, addToCart, isSignedIn, heart, reviews }: ProductViewProps) {
  const choosing = useChoosing(product)
  const buying = useBuying({ product, choosing, addToCart, isSignedIn })
  const { target, isOutOfSight } = useOutOfSight()
  const extras = (
    <>
      {heart}
      <ShareButton name={product.name} />
    </>
  )
  return (
    <article>
      <div className={PRODUCT_COLUMNS}>
        <div className="self-start lg:sticky lg:top-[calc(var(--header)+1rem)]">
          <Gallery product={product} chosen={choosing.values} corner={extras} />
        </div>
        <div className="grid content-start gap-5">
          <ProductFacts product={product} />
          <ProductPrice choosing={choosing} />
          <DeliveryPlace productId={product._id} />
          <BuyPanel
            product={product}
            choosing={choosing}
            buying={buying}
            extras={extras}
            buttonsRef={target}
          />
          <SellerCard shop={product.shopId} />
        </div>
      </div>
      {/* On a phone one below the other as written here; on a large screen the third stands beside the others. */}
      <div className="mt-10 grid gap-x-12 gap-y-10 lg:mt-16 lg:grid-cols-[2fr_1fr] [&>*]:min-w-0">
        <ProductDescription description={product.description} />
        <Specifications specifications={product.specifications} />
        <div className="lg:col-start-2 lg:row-span-3 lg:row-start-1">
          <DeliveryAndReturns product={product} />
        </div>
        {/* A part of its own when React takes over: a cheap phone then answers in between. */}
        <Suspense>{reviews}</Suspense>
      </div>
      <BuyBar buying={buying} naira={choosing.unitNaira} isNeeded={isOutOfSight} />
    </article>
  )
}
