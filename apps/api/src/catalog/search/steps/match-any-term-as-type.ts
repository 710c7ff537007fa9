import { toTextQuery } from '../rank/text-query.rules.ts'
import { findProductName } from '../understand/find-product-name.rules.ts'
import { isVerb } from '../understand/kinds-of-words.rules.ts'
import { rankText, requireHeadOnly } from './rank-text.ts'
import type { SearchStep } from './search-step.ts'

/** This many terms are tried as the head noun, each with a statement. */
const MOST_HEADS = 4

/** No product has all terms: the first term that names a product type is taken as the head noun, and the others are optional. */
export const matchAnyTermAsType: SearchStep = async ({ rank, understood, termsWithHead }) => {
  const { terms, headIndex } = termsWithHead
  const { isSentence } = understood
  if (!isSentence && terms.length <= 2 && findProductName(termsWithHead, isSentence) === null) return null
  const heads = terms
    .map((word, at) => ({ word, at }))
    .filter(
      ({ word }) =>
        word.match !== 'unknown' && !word.isPrefix && /^[a-z]/.test(word.typed) && !isVerb(word.typed),
    )
    .sort(
      (a, b) =>
        Number(b.word.match === 'known') - Number(a.word.match === 'known') ||
        Number(b.at === headIndex) - Number(a.at === headIndex) ||
        b.at - a.at,
    )
    .slice(0, MOST_HEADS)
  for (const { at } of heads) {
    const found = await rankText(
      rank,
      toTextQuery(requireHeadOnly({ terms, headIndex: at, optional: new Set() })),
      {
        isClose: true,
      },
    )
    if (found?.ranked.tier === 'product-type') return { ...found, isClose: true }
  }
  return null
}
