import type { SearchStep } from './search-step.ts'

/** Products with all terms in their name. */
export const matchName: SearchStep = async ({ rankAllTerms }) => {
  const found = await rankAllTerms()
  return found?.ranked.tier === 'name' ? found : null
}
