import type { SearchStep } from './search-step.ts'

/** Products with all terms in their name, shop, subcategory, subtitle or choices. */
export const matchSummary: SearchStep = async ({ rankAllTerms }) => {
  const found = await rankAllTerms()
  return found && found.ranked.tier !== 'text' ? found : null
}
