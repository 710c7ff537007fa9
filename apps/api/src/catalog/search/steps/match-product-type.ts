import { isPartOfPurpose } from './purpose-and-head.rules.ts'
import type { SearchStep } from './search-step.ts'

/** Products of the type that the head noun names, with all terms. */
export const matchProductType: SearchStep = async ({
  understood: { listedTerms, purpose },
  termsWithHead,
  rankAllButIncidental,
}) => {
  const found = await rankAllButIncidental()
  const isPart = termsWithHead.incidental.size > 0 && isPartOfPurpose(purpose, termsWithHead)
  return found?.ranked.tier === 'product-type' &&
    (listedTerms === null || found.ranked.hasAllTermsInName) &&
    !isPart
    ? found
    : null
}
