import type { Category } from '../categories.ts'
import type { SUBCATEGORIES } from '../subcategories.ts'

/** A subcategory with its category: 'SPA/Fragrances'. One that is not there does not compile. */
export type ShelfPath = { [C in Category]: `${C}/${(typeof SUBCATEGORIES)[C][number]}` }[Category]

/** Where in any market something is found: on a shelf, by what it is called, or both. */
export type ProductGroup = { shelf: ShelfPath | null; category: Category | null; words: string | null }

/** Something that people need, whom they give to or what they celebrate, and what serves it, the most fitting first. */
export type Purpose = {
  /** How it is said: lower case, without marks and signs, as few words as make it sure. A plural needs no line of its own. */
  phrases: readonly string[]
  /** As a reply speaks of it: 'for your wife', 'against the heat'. */
  aim: string
  groups: readonly ProductGroup[]
  /** What serves it where it is for a man; null where that makes no difference. */
  ofMen: readonly ProductGroup[] | null
  /** Words of a name or shelf that do not serve it. */
  excludedWords: readonly string[]
  /** What a careful person adds. */
  advice: string | null
}

export const shelf = (path: ShelfPath, words: string | null = null): ProductGroup => ({
  shelf: path,
  category: null,
  words,
})

export const thing = (words: string, category: Category | null = null): ProductGroup => ({
  shelf: null,
  category,
  words,
})

/** A line of the tables: how it is said with | between. */
export const need = (
  phrases: string,
  aim: string,
  groups: readonly ProductGroup[],
  more: { excludedWords?: string; advice?: string; ofMen?: readonly ProductGroup[] } = {},
): Purpose => ({
  phrases: phrases.split('|'),
  aim,
  groups,
  ofMen: more.ofMen ?? null,
  excludedWords: more.excludedWords?.split(' ') ?? [],
  advice: more.advice ?? null,
})
