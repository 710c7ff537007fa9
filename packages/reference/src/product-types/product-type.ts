import type { Category } from '../categories.ts'

/** A kind of goods, and what people say who need it and do not name it. */
export type ProductType = {
  /** What such goods are called in any market. */
  name: string
  /** Where they are sold; null where the name alone finds them. */
  category: Category | null
  /** Single words in any order: what it is for, for whom, when, where, of what it is and what it has. */
  words: readonly string[]
}

/** The tables: a kind and a colon begin a line, and its words follow on this line and the next. */
export const listProductTypes = (category: Category | null, table: string): ProductType[] =>
  table
    .split(/\n(?=.*:)/)
    .filter((entry) => entry.includes(':'))
    .map((entry) => {
      const [name = '', words = ''] = entry.split(':')
      return { name: name.trim(), category, words: words.trim().split(/\s+/) }
    })
