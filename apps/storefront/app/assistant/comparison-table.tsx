import type { ReactNode } from 'react'
import { NewTabLink } from './new-tab-link.tsx'
import type { ShownComparison } from './shown.ts'

type ComparisonTableProps = {
  comparison: ShownComparison
  productPath: (productId: string) => string
  picture: (productId: string) => ReactNode
}

/** Two products fit beside their labels even on a phone; more scroll, so they need not be narrow. */
const widthOf = (columns: number) => (columns > 2 ? 'min-w-32' : 'min-w-24')
const CELL = 'border-b border-border p-2.5 text-left align-top wrap-anywhere'
const ROW_HEAD =
  'sticky left-0 max-w-28 border-r border-b border-border bg-surface-2 p-2.5 text-left align-top font-semibold'

/** CHAT-06: products side by side; scrolls horizontally with the row labels in view. */
export function ComparisonTable({ comparison, productPath, picture }: ComparisonTableProps) {
  const { products, rows } = comparison
  const cell = `${CELL} ${widthOf(products.length)}`
  const caption = `Comparison of ${products.length} products`
  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must reach it
      tabIndex={0}
      className="overflow-x-auto rounded-card border border-border -outline-offset-3"
    >
      <table className="w-full border-separate border-spacing-0 text-small [&_tbody_tr:last-child>*]:border-b-0">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <td className={ROW_HEAD} />
            {products.map(({ id, name }) => (
              <th key={id} scope="col" className={cell}>
                <NewTabLink
                  href={productPath(id)}
                  className="block min-h-11 font-semibold text-brand-text underline underline-offset-2"
                >
                  {picture(id)}
                  {name}
                </NewTabLink>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, values }) => (
            <tr key={label}>
              <th scope="row" className={ROW_HEAD}>
                {label}
              </th>
              {products.map(({ id }, place) => (
                <td key={id} className={cell}>
                  {values[place] ?? '—'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
