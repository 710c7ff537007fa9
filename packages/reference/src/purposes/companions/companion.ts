import type { ProductGroup } from '../purpose.ts'

/** What goes with a thing of this kind; `of` is a shelf, or words that stand in its name. */
export type Companion = {
  of: ProductGroup
  groups: readonly ProductGroup[]
  excludedWords: readonly string[]
}

export const goesWith = (
  of: ProductGroup,
  groups: readonly ProductGroup[],
  excludedWords = '',
): Companion => ({
  of,
  groups,
  excludedWords: excludedWords === '' ? [] : excludedWords.split(' '),
})
