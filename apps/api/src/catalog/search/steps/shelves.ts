import {
  excludedTermsOf,
  headNounsOf,
  listSubcategories,
  toBroadTermQuery,
} from '../rank/broad-term-query.rules.ts'
import type { CandidateQuery } from '../rank/candidate-query.rules.ts'
import { SUBCATEGORY_CANDIDATES } from '../rank/rank-candidates.sql.ts'
import { toTextQuery } from '../rank/text-query.rules.ts'
import { findHeadNoun } from '../understand/find-head-noun.rules.ts'
import { type SearchContext, type SearchStep, type StepResult, toStepResult } from './search-step.ts'

/** 'drinks' and nothing else. */
export const listBroadTerm: SearchStep = async (search) => {
  const { broadTerm, listedTerms } = search.understood
  return broadTerm?.otherTerms.length === 0 && broadTerm.optionalTerms.length === 0 && listedTerms === null
    ? rankBroadTerm(search)
    : null
}

/** 'leather bag', 'drinks for children'. */
export const filterBroadTerm: SearchStep = async (search) => {
  const { broadTerm } = search.understood
  const isNarrower =
    broadTerm &&
    (broadTerm.otherTerms.length > 0 ||
      (broadTerm.optionalTerms.length > 0 && broadTerm.term.things.length > 0))
  return isNarrower ? rankBroadTerm(search) : null
}

const EVERYTHING: CandidateQuery = { text: null, subcategories: [], headNouns: null, excludedTerms: null }

/** No word is left but those for a shop or a category. */
export const listShopOrCategory: SearchStep = async ({ understood: { terms, shop, category }, rank }) => {
  if (terms.length > 0) return null
  return shop === null && category === null ? 'nothing' : toStepResult(await rank([EVERYTHING]), [])
}

/** All on the shelves, or what has the other words of it. A word of very many names is searched by them. */
async function rankBroadTerm({
  rank,
  understood: { broadTerm, terms, parsed },
}: SearchContext): Promise<StepResult | null> {
  if (broadTerm === null || terms.some(({ products = 0 }) => products > SUBCATEGORY_CANDIDATES)) return null
  const { otherTerms } = broadTerm
  const thing = otherTerms.length === 0 ? null : toTextQuery(findHeadNoun(parsed.remainingText, otherTerms))
  const source = thing
    ? {
        text: thing,
        subcategories: listSubcategories(broadTerm.term),
        headNouns: broadTerm.term.shelves.length === 0 ? headNounsOf(broadTerm.term) : null,
        excludedTerms: excludedTermsOf(broadTerm.term),
      }
    : toBroadTermQuery(broadTerm.term)
  const hints = terms
    .filter(
      ({ match, typed }) =>
        match === 'known' && !broadTerm.optionalTerms.some((soft) => soft.typed === typed),
    )
    .map(({ typed }) => typed.split(' ').join(' & '))
  const soft = broadTerm.optionalTerms.map(({ query }) => query)
  return toStepResult(await rank([source], { boostTerms: thing ? soft : [...hints, ...soft] }), [source])
}
