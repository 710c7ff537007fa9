import { Scroller } from '@ahia/ui/rows/scroller'
import { Link } from '@ahia/web/components/link'
import { FromPrice } from '../cards/price.tsx'
import { productPath } from '../cards/product-path.ts'
import { SmallPicture } from '../cards/small-picture.tsx'
import type { NewProduct } from './rails-part.ts'
import { SectionHead } from './section-head.tsx'

const TITLE = 'New arrivals'
const ALL = { to: '/products?sort=newest', label: 'See all new arrivals' }

/** WIN-11: what came last; nothing where there is nothing. */
export function NewestSection({ products }: { products: readonly NewProduct[] }) {
  if (products.length === 0) return null
  return (
    <section aria-labelledby="newest">
      <SectionHead id="newest" title={TITLE} all={ALL} />
      <Scroller label={TITLE}>
        <ul className="row-laid-out-late flex w-max gap-3 lg:gap-4">
          {products.map(({ _id, name, images, category, basePrice, fromPrice }) => (
            <li key={_id} className="w-39 snap-start sm:w-46">
              <Link to={productPath(_id)} className="group block text-small">
                <SmallPicture image={images[0]} category={category} className="mb-1 rounded-card" />
                <span className="line-clamp-2 min-h-10 group-hover:text-brand-text">{name}</span>
                <FromPrice base={basePrice} from={fromPrice} />
              </Link>
            </li>
          ))}
        </ul>
      </Scroller>
    </section>
  )
}
