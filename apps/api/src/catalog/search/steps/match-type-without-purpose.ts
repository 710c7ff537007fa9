import { isPartOfPurpose } from './purpose-and-head.rules.ts'
import type { SearchStep } from './search-step.ts'

/** Products of the type without the terms that only say what it is for, unless the purpose says more than the type. */
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
