import { rankBroadTerm } from './rank-broad-term.ts'
import type { SearchStep } from './search-step.ts'

/** 'leather bag', 'drinks for children': products of the broad term with the other terms. */
export const filterBroadTerm: SearchStep = async (search) => {
  const { broadTerm } = search.understood
  const isNarrower =
    broadTerm &&
    (broadTerm.otherTerms.length > 0 ||
      (broadTerm.optionalTerms.length > 0 && broadTerm.term.productNames.length > 0))
  return isNarrower ? rankBroadTerm(search) : null
}
