import type { DemoProduct } from '@ahia/demo-market/demo-goods'
import { demoShops } from '@ahia/demo-market/demo-shops'
import type { Category } from '@ahia/reference/categories'

/** A product of the demo market, prepared to be written thousands of times with small differences. */
export type Template = {
  product: DemoProduct
  category: Category
  /** The beginning of its name, short enough that the rest still fits. */
  base: string
  /** Its description, cut so that every second piece is a number. */
  pieces: readonly string[]
  specifications: string
  pictures: readonly string[]
}

const MOST_WORDS = 8
const MOST_PICTURES = 4

/** By category, no two with the same base. */
export const templates: ReadonlyMap<Category, readonly Template[]> = Map.groupBy(
  listTemplates(),
  ({ category }) => category,
)

function listTemplates(): Template[] {
  const all = demoShops.flatMap((shop) =>
    shop.products.map((product) => ({ product, category: product.category ?? shop.category })),
  )
  const found = new Map<string, Template>()
  for (const [place, { product, category }] of all.entries()) {
    const base = shorten(product.name)
    found.set(`${category}/${base}`, {
      product,
      category,
      base,
      pieces: product.description.split(/(\d+)/),
      specifications: JSON.stringify(product.specifications),
      pictures: Array.from({ length: 1 + (place % MOST_PICTURES) }, (_, at) =>
        keyOf(place * MOST_PICTURES + at),
      ),
    })
  }
  return [...found.values()]
}

// No such pictures are stored: this market is only measured.
function keyOf(number: number): string {
  return `big-${String(number).padStart(4, '0')}`
}

/** As many whole phrases as fit, and never less than the first words. */
function shorten(name: string): string {
  const words = name.replace(/[()]/g, '').split(' ')
  if (words.length <= MOST_WORDS) return words.join(' ')
  const short = words.slice(0, MOST_WORDS).join(' ')
  const end = short.lastIndexOf(',')
  return (end > 0 ? short.slice(0, end) : short).replace(/\W+$/, '')
}
