import type { SearchDeps } from '../search-deps.ts'
import type { SearchRequest } from '../search-request.ts'
import type { UnderstoodQuery } from '../understand/understood-query.rules.ts'
import { matchFullText, matchSomeTerms, matchSummary, stopAtBrandNotCarried } from './close.ts'
import { matchListedProducts } from './lists.ts'
import { matchPurpose, matchPurposeAlone } from './needs.ts'
import { createContext, type SearchStep, type StepResult } from './search-step.ts'
import { filterBroadTerm, listBroadTerm, listShopOrCategory } from './shelves.ts'
import {
  completeLastTerm,
  matchAnyTermAsType,
  matchName,
  matchNameWithoutPurpose,
  matchProductType,
  matchTypeBesidePurpose,
  matchTypeWithoutPurpose,
  stopAtUnsoldName,
  stopAtWholeUnsoldName,
} from './things.ts'
import { matchDescription, matchSureDescription } from './uses.ts'

/** What may be meant, the likeliest first: the first step with goods answers, or the first that says that nothing does. */
const STEPS: readonly SearchStep[] = [
  listBroadTerm,
  listShopOrCategory,
  matchPurposeAlone,
  completeLastTerm,
  matchProductType,
  stopAtWholeUnsoldName,
  matchListedProducts,
  matchName,
  stopAtUnsoldName,
  matchSureDescription,
  filterBroadTerm,
  matchTypeWithoutPurpose,
  matchTypeBesidePurpose,
  matchPurpose,
  matchNameWithoutPurpose,
  matchDescription,
  matchSummary,
  stopAtBrandNotCarried,
  matchAnyTermAsType,
  matchFullText,
  matchSomeTerms,
]

export async function runSteps(
  deps: SearchDeps,
  request: SearchRequest,
  understood: UnderstoodQuery,
): Promise<StepResult | null> {
  const search = createContext(deps, request, understood)
  for (const step of STEPS) {
    const found = await step(search)
    if (found === 'nothing') return null
    if (found) return found
  }
  return null
}
