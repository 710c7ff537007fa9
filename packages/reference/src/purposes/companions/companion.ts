import type { ProductGroup } from '../purpose.ts'

/** What goes with a thing of this kind; `of` is a shelf, or words that stand in its name. */
export type Companion = { of: ProductGroup; sources: readonly ProductGroup[]; never: readonly string[] }

export const goesWith = (of: ProductGroup, sources: readonly ProductGroup[], never = ''): Companion => ({
  of,
  sources,
  never: never === '' ? [] : never.split(' '),
})
