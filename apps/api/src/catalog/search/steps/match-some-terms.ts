import { toWeightedTextQuery } from '../rank/text-query.rules.ts'
import { rankText } from './rank-text.ts'
import type { SearchStep } from './search-step.ts'

/** FIND-04: products with some of the terms, the rarest first. */
export const matchSomeTerms: SearchStep = async ({
  rank,
  understood: { terms, isSentence },
  termsWithHead,
}) => {
  if (terms.every(({ match }) => match === 'unknown')) return null
  const some = await rankText(rank, toWeightedTextQuery(termsWithHead, isSentence), { isClose: true })
  return some && { ...some, isClose: true }
}
