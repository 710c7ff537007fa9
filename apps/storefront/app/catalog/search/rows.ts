import type { Suggestion } from '@ahia/contracts/catalog'
import { CATEGORY_LABELS, type Category } from '@ahia/reference/categories'
import { productPath } from '../cards/product-path.ts'
import { categoryPath, subcategoryPath } from '../categories/listing-address.ts'
import { searchPath } from './search-path.ts'

/** One row of the list below the search box. */
export type SearchRow = {
  to: string
  label: string
  /** Shown after the name. */
  note: { kind: 'text'; text: string } | { kind: 'price'; naira: number } | null
  picture:
    | { kind: 'recent' }
    | { kind: 'search' }
    | { kind: 'category'; category: Category }
    | { kind: 'image'; src: string | null; shape: 'thing' | 'shop' }
}

export const recentRow = (text: string): SearchRow => ({
  to: searchPath(text) ?? '/products',
  label: text,
  note: null,
  picture: { kind: 'recent' },
})

export function suggestionRow(suggestion: Suggestion): SearchRow {
  const { kind, label } = suggestion
  if (kind === 'search') return { ...recentRow(label), picture: { kind } }
  if (kind === 'category') return categoryRow(suggestion)
  if (kind === 'shop') {
    const { shop } = suggestion
    const picture = { kind: 'image', src: shop.avatar, shape: 'shop' } as const
    return { to: `/shops/${shop._id}`, label, note: { kind: 'text', text: `Shop in ${shop.city}` }, picture }
  }
  const { _id, basePrice, images } = suggestion.product
  const picture = { kind: 'image', src: images[0] ?? null, shape: 'thing' } as const
  return { to: productPath(_id), label, note: { kind: 'price', naira: basePrice }, picture }
}

function categoryRow({ label, category, subCategory }: Extract<Suggestion, { kind: 'category' }>): SearchRow {
  const picture = { kind: 'category', category } as const
  if (subCategory === null)
    return { to: categoryPath(category), label, note: { kind: 'text', text: 'Category' }, picture }
  const note = { kind: 'text', text: `in ${CATEGORY_LABELS[category]}` } as const
  return { to: subcategoryPath(category, subCategory), label, note, picture }
}
