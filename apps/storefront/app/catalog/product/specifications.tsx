import type { Product } from '@ahia/contracts/catalog'

/** PDP-08: names and values, as the shop wrote them. */
export function Specifications({ specifications }: Pick<Product, 'specifications'>) {
  const rows = Object.entries(specifications)
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="specifications">
      <h2 id="specifications" className="mb-3 text-h2 font-extrabold">
        Specifications
      </h2>
      <dl className="divide-y divide-border overflow-hidden rounded-card border border-border bg-surface">
        {rows.map(([name, value]) => (
          <div key={name} className="grid grid-cols-[2fr_3fr] gap-4 px-4 py-2.5 lg:grid-cols-[1fr_2fr]">
            <dt className="text-text-2">{name}</dt>
            <dd className="font-semibold wrap-break-word">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
