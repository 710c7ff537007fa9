import type { Source } from '../rank/candidate-query.rules.ts'
import { SHELF_MATCHES } from '../rank/rank-candidates.sql.ts'
import { toTextQuery } from '../rank/text-query.rules.ts'
import { neverOf, nounsOf, shelvesOf, sourceOfKind } from '../understand/find-broad-term.rules.ts'
import { findHeadNoun } from '../understand/find-head-noun.rules.ts'
import { type Found, type Search, type Step, whole } from './search-step.ts'

/** 'drinks' and nothing else. */
export const wholeShelves: Step = async (search) => {
  const { broadTerm, listedTerms } = search.understood
  return broadTerm?.otherTerms.length === 0 && broadTerm.optionalTerms.length === 0 && listedTerms === null
    ? onShelves(search)
    : null
}

/** 'leather bag', 'drinks for children'. */
export const partOfShelves: Step = async (search) => {
  const { broadTerm } = search.understood
  const isNarrower =
    broadTerm &&
    (broadTerm.otherTerms.length > 0 ||
      (broadTerm.optionalTerms.length > 0 && broadTerm.term.things.length > 0))
  return isNarrower ? onShelves(search) : null
}

const EVERYTHING: Source = { thing: null, shelves: [], nouns: null, never: null }

/** No word is left but those for a shop or a category. */
export const allOfShopOrCategory: Step = async ({ understood: { terms, shop, category }, ask }) => {
  if (terms.length > 0) return null
  return shop === null && category === null ? 'nothing' : whole(await ask([EVERYTHING]), [])
}

/** All on the shelves, or what has the other words of it. A word of very many names is searched by them. */
async function onShelves({ ask, understood: { broadTerm, terms, parsed } }: Search): Promise<Found | null> {
  if (broadTerm === null || terms.some(({ products = 0 }) => products > SHELF_MATCHES)) return null
  const { otherTerms } = broadTerm
  const thing = otherTerms.length === 0 ? null : toTextQuery(findHeadNoun(parsed.remainingText, otherTerms))
  const source = thing
    ? {
        thing,
        shelves: shelvesOf(broadTerm.term),
        nouns: broadTerm.term.shelves.length === 0 ? nounsOf(broadTerm.term) : null,
        never: neverOf(broadTerm.term),
      }
    : sourceOfKind(broadTerm.term)
  const hints = terms
    .filter(
      ({ match, typed }) =>
        match === 'known' && !broadTerm.optionalTerms.some((soft) => soft.typed === typed),
    )
    .map(({ typed }) => typed.split(' ').join(' & '))
  const soft = broadTerm.optionalTerms.map(({ query }) => query)
  return whole(await ask([source], { hints: thing ? soft : [...hints, ...soft] }), [source])
}
