import type { SearchStep } from './search-step.ts'

/** Products with all terms in their name. */
export const matchName: SearchStep = async ({ rankAllButIncidental }) => {
  const found = await rankAllButIncidental()
  return found?.ranked.tier === 'name' ? found : null
}
