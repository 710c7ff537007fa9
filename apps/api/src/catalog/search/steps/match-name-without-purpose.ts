import { isInName } from './rank-text.ts'
import type { SearchStep } from './search-step.ts'

/** Products of the type or the name, where nothing serves the purpose. */
export const matchNameWithoutPurpose: SearchStep = async ({ rankRequiredTerms }) => {
  const found = await rankRequiredTerms()
  return isInName(found) ? found : null
}
