import { findProductName } from '../understand/find-product-name.rules.ts'
import type { SearchStep } from './search-step.ts'
import { stopAtUnsoldName } from './stop-at-unsold-name.ts'

/** The same of all that was typed, so that words which only stand in a name are not looked for. */
export const stopAtWholeUnsoldName: SearchStep = async (search) => {
  const { termsWithHead, understood } = search
  const words = termsWithHead.terms.flatMap(({ typed }) => typed.split(' '))
  return findProductName(termsWithHead, understood.isSentence)?.length === words.length
    ? stopAtUnsoldName(search)
    : null
}
