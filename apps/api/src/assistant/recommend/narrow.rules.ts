import type { Product } from '@ahia/contracts/catalog'
import type { Category } from '@ahia/reference/categories'
import { KIND_SHELVES } from '@ahia/reference/purposes/kinds'
import { stemOf } from '#catalog/search/parse/stems.rules.ts'
import { isA } from '../find/fit/name-head.rules.ts'
import { isShelf } from '../find/fit/relevance.rules.ts'
import type { GatheredGroup } from './gathered.rules.ts'
import { namesOf } from './product-words.rules.ts'

/** 'something to wear for Sallah': what is of that category; null where there is none. */
export function keepCategory(
  gathered: readonly GatheredGroup[],
  category: Category | null,
): GatheredGroup[] | null {
  const narrowed = keep(gathered, (product) => product.category === category)
  return narrowed.some(({ projections }) => projections.length > 0) ? narrowed : null
}

/** What is the thing that was named; nothing when none was. */
export const narrow = (gathered: readonly GatheredGroup[], things: readonly string[]): GatheredGroup[] =>
  keep(gathered, isOneOf(things))

/** 'which shoe goes with this', 'what jewellery will match it': of what goes with a thing the kind that was asked for. */
export function keepRequestedKind(
  gathered: readonly GatheredGroup[],
  beside: Product,
  { things, category }: { things: readonly string[]; category: Category | null },
): readonly GatheredGroup[] {
  const ofCategory = category === beside.category ? null : keepCategory(gathered, category)
  if (ofCategory !== null) return ofCategory
  const narrowed = narrow(
    gathered,
    things.filter((thing) => !isOneOf([thing])(beside)),
  )
  return narrowed.some(({ projections }) => projections.length > 0) ? narrowed : gathered
}

/** Whether a product's name or shelf is one of these. */
export function isOneOf(things: readonly string[]): (product: Product) => boolean {
  const names = namesOf(things)
  const shelves = new Set<string>(things.flatMap((word) => KIND_SHELVES[stemOf(word)] ?? []))
  return ({ name, category, subCategory }) =>
    isA(name, names) || isShelf(subCategory, names) || shelves.has(`${category}/${subCategory}`)
}

const keep = (gathered: readonly GatheredGroup[], matches: (product: Product) => boolean): GatheredGroup[] =>
  gathered.map(({ group, projections }) => ({
    group,
    projections: projections.filter(({ product }) => matches(product)),
  }))
