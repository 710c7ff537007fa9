import type { Category } from '../categories.ts'

/** A kind of goods, and what people say who need it and do not name it. */
export type Use = {
  /** What such goods are called in any market. */
  called: string
  /** Where they are sold, where the name alone would also find others. */
  category: Category | null
  /** Single words in any order: what it is for, for whom, when, where, of what it is and what it has. */
  words: readonly string[]
}

/** A line of the tables. */
export const use = (called: string, words: string, category: Category | null = null): Use => ({
  called,
  category,
  words: words.split(/\s+/),
})
