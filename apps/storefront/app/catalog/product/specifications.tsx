import type { Product } from '@ahia/contracts/catalog'
import { Link } from '@ahia/web/components/link'
import { listingHref, WHOLE_LIST } from '../listing/query.rules.ts'

const ROW = 'grid grid-cols-[2fr_3fr] gap-4 px-4 py-2.5 lg:grid-cols-[1fr_2fr]'

/** PDP-08: names and values, as the shop wrote them. WIN-44: the brand first, which leads to its other goods. */
export function Specifications({ brand, specifications }: Pick<Product, 'brand' | 'specifications'>) {
  const rows = Object.entries(specifications).filter(([name]) => brand === null || !/^brand$/i.test(name))
  if (rows.length === 0 && brand === null) return null
  return (
    <section aria-labelledby="specifications">
      <h2 id="specifications" className="mb-3 text-h2 font-extrabold">
        Specifications
      </h2>
      <dl className="divide-y divide-border overflow-hidden rounded-card border border-border bg-surface">
        {brand !== null && (
          <div className={ROW}>
            <dt className="text-text-2">Brand</dt>
            <dd className="font-semibold wrap-break-word">
              <Link
                to={listingHref('/products', { ...WHOLE_LIST, brand })}
                className="-my-2.5 inline-flex min-h-11 items-center text-brand-text underline underline-offset-4"
              >
                {brand}
              </Link>
            </dd>
          </div>
        )}
        {rows.map(([name, value]) => (
          <div key={name} className={ROW}>
            <dt className="text-text-2">{name}</dt>
            <dd className="font-semibold wrap-break-word">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
