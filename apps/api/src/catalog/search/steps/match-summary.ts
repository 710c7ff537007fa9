import type { SearchStep } from './search-step.ts'

/** Goods that say all the words beside their name: on the shelf, in the shop's name, in a subtitle or a choice. */
export const matchSummary: SearchStep = async ({ rankAllTerms }) => {
  const found = await rankAllTerms()
  return found && found.ranked.tier !== 'text' ? found : null
}
