import type { Category } from '@ahia/reference/categories'

/** ADMIN-29. RESTRICTED is looked at first, REGISTRATION asks for its number, ADULTS asks the buyer. */
export type GoodsRuleKind = 'PROHIBITED' | 'RESTRICTED' | 'REGISTRATION' | 'ADULTS'

/** What a rule is about: words, a shelf, or words on a shelf. */
export type RuleScope = {
  words: readonly string[] | null
  category: Category | null
  subcategories: readonly string[] | null
}

/** As rules compare them: lower case, no marks, single spaces, each once. */
export const foldRuleWords = (words: readonly string[]): string[] => [
  ...new Set(
    words
      .map((word) =>
        word
          .normalize('NFD')
          .replace(/\p{M}/gu, '')
          .toLowerCase()
          .replace(/[^a-z0-9]+/g, ' ')
          .trim(),
      )
      .filter((word) => word !== ''),
  ),
]

const ID_LENGTH = 40

/** The id of a rule from its title: 'Bush meat' is BUSH_MEAT. */
export const ruleIdOf = (title: string): string =>
  (foldRuleWords([title])[0] ?? '')
    .replace(/[^a-z]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .toUpperCase()
    .slice(0, ID_LENGTH)

/** What it hits is taken off the shelf until somebody has looked. */
export const asksForLook = (kind: GoodsRuleKind): boolean => kind === 'PROHIBITED' || kind === 'RESTRICTED'
