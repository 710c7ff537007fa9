import type { CandidateQuery } from '../rank/candidate-query.rules.ts'
import { toStepResult } from './rank-text.ts'
import type { SearchStep } from './search-step.ts'

const EVERYTHING: CandidateQuery = { text: null, subcategories: [], headNouns: null, excludedTerms: null }

/** Only a shop or a category is named. */
export const listShopOrCategory: SearchStep = async ({ understood: { terms, shop, category }, rank }) => {
  if (terms.length > 0) return null
  return shop === null && category === null ? 'nothing' : toStepResult(await rank([EVERYTHING]), [])
}
