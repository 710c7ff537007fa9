import { isPartOfPurpose } from './purpose-and-head.rules.ts'
import type { SearchStep } from './search-step.ts'

/** The same without what only says what for; not where the need says more than the thing. */
export const matchTypeWithoutPurpose: SearchStep = async ({
  understood: { purpose },
  termsWithHead,
  rankRequiredTerms,
}) => {
  const found = await rankRequiredTerms()
  return found?.ranked.tier === 'product-type' &&
    !purpose?.isAilment &&
    !isPartOfPurpose(purpose, termsWithHead)
    ? found
    : null
}
