import { rankBroadTerm } from './rank-broad-term.ts'
import type { SearchStep } from './search-step.ts'

/** 'drinks' and nothing else: all products of the broad term. */
export const listBroadTerm: SearchStep = async (search) => {
  const { broadTerm, listedTerms } = search.understood
  return broadTerm?.otherTerms.length === 0 && broadTerm.optionalTerms.length === 0 && listedTerms === null
    ? rankBroadTerm(search)
    : null
}
