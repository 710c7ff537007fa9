import type { SearchStep } from './search-step.ts'

/** Products with all terms in their name, shop, subcategory, subtitle or choices. */
export const matchSummary: SearchStep = async ({ rankAllButIncidental }) => {
  const found = await rankAllButIncidental()
  return found && found.ranked.tier !== 'text' ? found : null
}
