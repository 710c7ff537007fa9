import type { Source } from '../rank/candidate-query.rules.ts'
import { SHELF_MATCHES } from '../rank/rank-candidates.sql.ts'
import { toThing } from '../rank/text-query.rules.ts'
import { neverOf, nounsOf, shelvesOf, sourceOfKind } from '../understand/find-broad-term.rules.ts'
import { findHeadNoun } from '../understand/find-head-noun.rules.ts'
import { type Found, type Search, type Step, whole } from './search-step.ts'

/** 'drinks' and nothing else. */
export const wholeShelves: Step = async (search) => {
  const { kind, several } = search.understood
  return kind?.rest.length === 0 && kind.soft.length === 0 && several === null ? onShelves(search) : null
}

/** 'leather bag', 'drinks for children'. */
export const partOfShelves: Step = async (search) => {
  const { kind } = search.understood
  const isNarrower = kind && (kind.rest.length > 0 || (kind.soft.length > 0 && kind.kind.things.length > 0))
  return isNarrower ? onShelves(search) : null
}

const EVERYTHING: Source = { thing: null, shelves: [], nouns: null, never: null }

/** No word is left but those for a shop or a category. */
export const allOfShopOrCategory: Step = async ({ understood: { words, shop, category }, ask }) => {
  if (words.length > 0) return null
  return shop === null && category === null ? 'nothing' : whole(await ask([EVERYTHING]), [])
}

/** All on the shelves, or what has the other words of it. A word of very many names is searched by them. */
async function onShelves({ ask, understood: { kind, words, parsed } }: Search): Promise<Found | null> {
  if (kind === null || words.some(({ products = 0 }) => products > SHELF_MATCHES)) return null
  const { rest } = kind
  const thing = rest.length === 0 ? null : toThing(findHeadNoun(parsed.remainingText, rest))
  const source = thing
    ? {
        thing,
        shelves: shelvesOf(kind.kind),
        nouns: kind.kind.shelves.length === 0 ? nounsOf(kind.kind) : null,
        never: neverOf(kind.kind),
      }
    : sourceOfKind(kind.kind)
  const hints = words
    .filter(({ match, typed }) => match === 'known' && !kind.soft.some((soft) => soft.typed === typed))
    .map(({ typed }) => typed.split(' ').join(' & '))
  const soft = kind.soft.map(({ query }) => query)
  return whole(await ask([source], { hints: thing ? soft : [...hints, ...soft] }), [source])
}
