import { groupDigits } from '@ahia/money/group-digits'
import { Link } from '@ahia/web/components/link'
import { FromPrice } from '../cards/price.tsx'
import { productPath } from '../cards/product-path.ts'
import { SmallPicture } from '../cards/small-picture.tsx'
import type { PopularProduct } from './rails-part.ts'
import { SectionHead } from './section-head.tsx'

const ALL = { to: '/products?sort=popular', label: 'See all best sellers' }

/** WIN-11: what is sold most, with how often; nothing where nothing has been sold. */
export function PopularSection({ products }: { products: readonly PopularProduct[] }) {
  if (products.length === 0) return null
  return (
    <section aria-labelledby="popular">
      <SectionHead id="popular" title="Best sellers" all={ALL} />
      <ol className="grid gap-3 sm:grid-cols-2 md:grid-cols-3 lg:gap-5">
        {products.map(({ _id, name, images, category, basePrice, fromPrice, sales }, place) => (
          <li key={_id}>
            <Link to={productPath(_id)} className="group flex items-center gap-3">
              <b
                aria-hidden="true"
                className="w-4 shrink-0 text-center text-h3 font-extrabold tabular-nums text-text-3"
              >
                {place + 1}
              </b>
              <SmallPicture image={images[0]} category={category} className="size-18 shrink-0 rounded-card" />
              <span className="min-w-0 text-small">
                <span className="line-clamp-2 font-semibold text-pretty group-hover:text-brand-text">
                  {name}
                </span>
                <FromPrice base={basePrice} from={fromPrice} />
                <span className="text-meta text-text-2"> · {groupDigits(sales)} sold</span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}
