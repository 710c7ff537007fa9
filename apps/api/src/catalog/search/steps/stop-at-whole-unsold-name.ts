import { findProductName } from '../understand/find-product-name.rules.ts'
import type { SearchStep } from './search-step.ts'
import { stopAtUnsoldName } from './stop-at-unsold-name.ts'

/** The same where the name is the whole query, so that products with its words in their name are not shown. */
export const stopAtWholeUnsoldName: SearchStep = async (search) => {
  const { termsWithHead, understood } = search
  const words = termsWithHead.terms.flatMap(({ typed }) => typed.split(' '))
  return findProductName(termsWithHead, understood.isSentence)?.length === words.length
    ? stopAtUnsoldName(search)
    : null
}
