import type { SearchStep } from './search-step.ts'

/** Goods with all the words in their name. */
export const matchName: SearchStep = async ({ rankAllTerms }) => {
  const found = await rankAllTerms()
  return found?.ranked.tier === 'name' ? found : null
}
