import { toTextQuery } from '../rank/text-query.rules.ts'
import type { TermsWithHead } from '../understand/find-head-noun.rules.ts'
import { findProductName, listTermStems } from '../understand/find-product-name.rules.ts'
import { isContainer } from '../understand/kinds-of-words.rules.ts'
import { rankText } from './rank-text.ts'
import type { SearchContext, SearchStep } from './search-step.ts'

/** FIND-11: the query names a product that no shop sells and no purpose: products that only mention it are not meant. */
export const stopAtUnsoldName: SearchStep = async ({
  rank,
  understood: { listedTerms, purpose, isSentence },
  termsWithHead,
}) => {
  const name = listedTerms === null ? findProductName(termsWithHead, isSentence) : null
  if (name === null) return null
  const [only = ''] = name
  // 'tomato pepper onion' is a list, and a keg of oil is oil.
  if (
    name.length === 1 &&
    termsWithHead.terms.length > 1 &&
    (isOneOfMany(termsWithHead, isSentence) || isContainer(only))
  )
    return null
  const isClear =
    purpose === null ||
    purpose.isGift ||
    (!purpose.isAilment && purpose.phrase.every((stem) => name.includes(stem)))
  return isClear && !(await isSoldAs(name, termsWithHead, rank)) ? 'nothing' : null
}

/** FIND-04: no shop sells coconut biscuits, but some sell biscuits: those are close. All terms together were tried before. */
async function isSoldAs(
  name: readonly string[],
  { terms }: TermsWithHead,
  rank: SearchContext['rank'],
): Promise<boolean> {
  const own = terms.filter((word) => listTermStems([word]).every((stem) => name.includes(stem)))
  // 'popcorn maize' is one word here, and only the last of it is a name.
  if (own.length === 0 || own.length === terms.length) return false
  const found = await rankText(
    rank,
    toTextQuery({ terms: own, headIndex: own.length - 1, optional: new Set() }),
  )
  return found?.ranked.tier === 'product-type'
}

const isOneOfMany = ({ headIndex }: TermsWithHead, isSentence: boolean): boolean =>
  headIndex > 1 && !isSentence
