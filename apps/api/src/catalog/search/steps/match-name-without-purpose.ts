import { isInName } from './rank-text.ts'
import type { SearchStep } from './search-step.ts'

/** The same, where nothing serves the need. */
export const matchNameWithoutPurpose: SearchStep = async ({ rankRequiredTerms }) => {
  const found = await rankRequiredTerms()
  return isInName(found) ? found : null
}
