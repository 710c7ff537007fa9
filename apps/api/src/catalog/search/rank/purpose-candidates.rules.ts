import { CATEGORIES, type Category } from '@ahia/reference/categories'
import { type Source as NeedSource, thing as thingCalled } from '@ahia/reference/needs/need'
import type { Use } from '@ahia/reference/uses/use'
import { groupTokens, tokenise } from '../query.rules.ts'
import type { FoundPurpose } from '../understand/find-purpose.rules.ts'
import { toKnownTerm } from '../understand/query-term.rules.ts'
import type { Source } from './candidate-query.rules.ts'
import { toTextQuery } from './text-query.rules.ts'

/** Of a gift more kinds will do than of what helps. */
const MOST_SOURCES = { gift: 3, other: 2 } as const

/** Where goods for a need are found, the most fitting first. */
export function sourcesOf({ purpose: { sources, never }, isGift }: FoundPurpose): Source[] {
  const unfit = never.length === 0 ? null : never.map((word) => `${word}:AB`).join(' | ')
  return sources
    .slice(0, MOST_SOURCES[isGift ? 'gift' : 'other'])
    .map((source) => ({ ...toSource(source), never: unfit }))
}

/** Goods of a kind that was described and not named. */
export const sourceOfUse = ({ called, category }: Use): Source => ({
  ...toSource(thingCalled(called, category)),
  never: null,
})

function toSource({ shelf, category, words }: NeedSource): Omit<Source, 'never'> {
  const [name = '', ...rest] = shelf?.split('/') ?? []
  const onShelf = CATEGORIES.find((one) => one === name)
  return {
    thing: words === null ? null : thingOf(words),
    nouns: null,
    shelves: onShelf
      ? [{ category: onShelf, subcategoryKey: rest.join('/').toLowerCase() }]
      : wholeOf(category),
  }
}

const wholeOf = (category: Category | null): Source['shelves'] =>
  category === null ? [] : [{ category, subcategoryKey: null }]

/** Words of our own tables, which need no correction, and come before other names of the same. */
function thingOf(text: string): NonNullable<Source['thing']> {
  const terms = groupTokens(tokenise(text)).map((term) => toKnownTerm(term, 1))
  return toTextQuery({ terms, head: terms.length - 1, optional: new Set() })
}
