import type { SearchDeps } from '../search-deps.ts'
import type { SearchRequest } from '../search-request.ts'
import type { UnderstoodQuery } from '../understand/understood-query.rules.ts'
import { completeLastTerm } from './complete-last-term.ts'
import { createContext } from './create-context.ts'
import { filterBroadTerm } from './filter-broad-term.ts'
import { listBroadTerm } from './list-broad-term.ts'
import { listShopOrCategory } from './list-shop-or-category.ts'
import { matchAnyTermAsType } from './match-any-term-as-type.ts'
import { matchDescription } from './match-description.ts'
import { matchFullText } from './match-full-text.ts'
import { matchListedProducts } from './match-listed-products.ts'
import { matchName } from './match-name.ts'
import { matchNameWithoutPurpose } from './match-name-without-purpose.ts'
import { matchProductType } from './match-product-type.ts'
import { matchPurpose } from './match-purpose.ts'
import { matchPurposeAlone } from './match-purpose-alone.ts'
import { matchSomeTerms } from './match-some-terms.ts'
import { matchSummary } from './match-summary.ts'
import { matchSureDescription } from './match-sure-description.ts'
import { matchTypeBesidePurpose } from './match-type-beside-purpose.ts'
import { matchTypeWithoutPurpose } from './match-type-without-purpose.ts'
import type { SearchStep, StepResult } from './search-step.ts'
import { stopAtBrandNotCarried } from './stop-at-brand-not-carried.ts'
import { stopAtUnsoldName } from './stop-at-unsold-name.ts'
import { stopAtWholeUnsoldName } from './stop-at-whole-unsold-name.ts'

/**
 * The likeliest meaning first. The first step that finds products answers; one that returns 'nothing' ends the search. Behind
 * each, a search in quotation marks that it answers in the demo market, or what kind of search it is for.
 */
const STEPS: readonly SearchStep[] = [
  listBroadTerm, // 'drinks'
  listShopOrCategory, // 'pet supplies'
  matchPurposeAlone, // 'thing to cut grass'
  completeLastTerm, // 'blend'
  matchProductType, // 'jollof rice'
  stopAtWholeUnsoldName, // 'drum set', which no shop of the demo market sells
  matchListedProducts, // 'rice, beans and oil'
  matchName, // all terms in a name whose noun is another
  stopAtUnsoldName, // 'rice cooker for my mum', which none sells
  matchSureDescription, // 'boil water fast'
  filterBroadTerm, // a broad term with other terms
  matchTypeWithoutPurpose, // 'mattress for hostel'
  matchTypeBesidePurpose, // a product type beside a purpose of one word
  matchPurpose, // 'gift for my wife'
  matchNameWithoutPurpose, // the type or the name, where nothing serves the purpose
  matchDescription, // a type that is described less clearly
  matchSummary, // 'Mama Nkechi', a shop
  stopAtBrandNotCarried, // a brand that no shop has, where nothing above answered
  matchAnyTermAsType, // 'coconut biscuits', where only others are sold
  matchFullText, // 'gluten free'
  matchSomeTerms, // 'purple shawarma elephant'
]

/** WIN-90: nothing that only comes close. */
const EXACT_STEPS: readonly SearchStep[] = [matchProductType, matchName, matchSummary, matchFullText]

export async function runSteps(
  deps: SearchDeps,
  request: SearchRequest,
  understood: UnderstoodQuery,
): Promise<StepResult | null> {
  if (understood.isExact && understood.terms.length === 0) return null
  const search = createContext(deps, request, understood)
  for (const step of understood.isExact ? EXACT_STEPS : STEPS) {
    const found = await step(search)
    if (found === 'nothing') return null
    if (found) return found
  }
  return null
}
