import type { ProductCard as Card } from '@ahia/contracts/catalog'
import { cardClass } from '@ahia/ui/card'
import { classNames } from '@ahia/ui/class-names'
import { Link } from '@ahia/web/components/link'
import type { ReactNode } from 'react'
import { CardDelivery } from './card-delivery.tsx'
import { FromPrice } from './price.tsx'
import { productPath } from './product-path.ts'
import { ProductPicture } from './product-picture.tsx'
import { Rating } from './rating.tsx'

const NBSP = '\u00a0' // the dot never begins a line

export type ProductCardProps = {
  product: Card
  /** Over the picture and outside the card's one link: the wishlist button. */
  heart?: ReactNode
  /** HOME-04: products of a scroller open in a new tab. */
  opens?: 'here' | 'new-tab'
  sizes?: 'card' | 'row'
  urgency?: 'lazy' | 'soon'
  /** Why it is where it is: 'Promoted'. */
  label?: string | null
  /** WIN-98: on the page of its own shop. */
  isAtItsShop?: boolean
}

/** What a shopper wants to know first: name, rating, price, shop and place. */
export function ProductCard({
  product,
  heart,
  opens = 'here',
  sizes = 'card',
  urgency,
  label,
  isAtItsShop = false,
}: ProductCardProps) {
  const { name, images, category, rating, reviews, shopId: shop } = product
  const isSoldOut = product.baseQuantity === 0
  return (
    <article
      className={classNames(
        cardClass,
        'group relative flex h-full flex-col overflow-hidden transition-shadow hover:shadow-e2',
      )}
    >
      <div className="relative">
        <ProductPicture image={images[0] ?? null} category={category} sizes={sizes} urgency={urgency} />
        {label && (
          <p className="absolute top-2 left-2 rounded-pill bg-strip px-2 py-0.5 text-meta font-semibold text-on-strip">
            {label}
          </p>
        )}
        {isSoldOut && (
          <p className="absolute inset-x-0 bottom-0 bg-strip py-1.5 text-center text-small font-semibold text-on-strip">
            Out of stock
          </p>
        )}
      </div>
      <div className="flex flex-1 flex-col gap-1 p-3">
        <h3 className="line-clamp-2 min-h-10 text-small font-semibold text-pretty">
          <CardLink product={product} opens={opens}>
            {name}
          </CardLink>
        </h3>
        {/* on a phone two cards stand side by side, and the stars make room for the figures */}
        <Rating
          rating={rating}
          reviews={reviews}
          className="min-h-5 whitespace-nowrap max-sm:gap-1 max-sm:text-meta max-sm:[&>svg]:w-17"
        />
        {/* on a phone 'From' and six digits are one line */}
        <p>
          <FromPrice base={product.basePrice} from={product.fromPrice} className="text-lead lg:text-h3" />
        </p>
        <CardDelivery product={product} />
        {!isAtItsShop && (
          <p className="mt-auto text-meta text-text-2">
            {`${shop.name}${NBSP}· `}
            <span className="inline-block">{shop.city}</span>
          </p>
        )}
      </div>
      {heart && <div className="absolute top-2 right-2">{heart}</div>}
    </article>
  )
}

type CardLinkProps = Required<Pick<ProductCardProps, 'product' | 'opens'>> & { children: ReactNode }

/** Covers the whole card, so that all of it can be pressed. */
function CardLink({ product, opens, children }: CardLinkProps) {
  const className =
    'outline-none group-hover:text-brand-text after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus'
  if (opens === 'here')
    return (
      <Link to={productPath(product._id)} className={className}>
        {children}
      </Link>
    )
  return (
    <a href={productPath(product._id)} target="_blank" rel="noreferrer" className={className}>
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}
