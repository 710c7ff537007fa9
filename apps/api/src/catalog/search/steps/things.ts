import { listWords } from '../parse/normalised-text.rules.ts'
import { stemOf } from '../parse/stems.rules.ts'
import { toTextQuery } from '../rank/text-query.rules.ts'
import { isContainer, isVerb, type TermsWithHead } from '../understand/find-head-noun.rules.ts'
import { findProductName, listTermStems } from '../understand/find-product-name.rules.ts'
import { toPrefixTerm } from '../understand/query-term.rules.ts'
import { listWordsByPrefix } from '../understand/vocabulary.sql.ts'
import { isPartOfPurpose, namesProductBesidePurpose } from './needs.ts'
import { isInName, rankText, requireHeadOnly, type SearchContext, type SearchStep } from './search-step.ts'

/** Goods that are what all the words name. */
export const matchProductType: SearchStep = async ({
  understood: { listedTerms, purpose },
  termsWithHead,
  rankAllTerms,
}) => {
  const found = await rankAllTerms()
  const isPart = termsWithHead.asides.size > 0 && isPartOfPurpose(purpose, termsWithHead)
  return found?.ranked.tier === 'is' && (listedTerms === null || found.ranked.hasAllTermsInName) && !isPart
    ? found
    : null
}

/** FIND-11: a thing was named that nobody here sells, and no need beside it: what only mentions it is not meant. */
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

/** FIND-04: nobody sells coconut biscuits, but biscuits are sold: those are close. Of all the words it is already known. */
async function isSoldAs(
  name: readonly string[],
  { terms }: TermsWithHead,
  ask: SearchContext['rank'],
): Promise<boolean> {
  const own = terms.filter((word) => listTermStems([word]).every((stem) => name.includes(stem)))
  // 'popcorn maize' is one word here, and only the last of it is a name.
  if (own.length === 0 || own.length === terms.length) return false
  const found = await rankText(ask, toTextQuery({ terms: own, head: own.length - 1, optional: new Set() }))
  return found?.ranked.tier === 'is'
}

const isOneOfMany = ({ head }: TermsWithHead, isSentence: boolean): boolean => head > 1 && !isSentence

/** The same of all that was typed, so that words which only stand in a name are not looked for. */
export const stopAtWholeUnsoldName: SearchStep = async (search) => {
  const { termsWithHead, understood } = search
  const words = termsWithHead.terms.flatMap(({ typed }) => typed.split(' '))
  return findProductName(termsWithHead, understood.isSentence)?.length === words.length
    ? stopAtUnsoldName(search)
    : null
}

/** Goods with all the words in their name. */
export const matchName: SearchStep = async ({ rankAllTerms }) => {
  const found = await rankAllTerms()
  return found?.ranked.tier === 'named' ? found : null
}

/** The same without what only says what for; not where the need says more than the thing. */
export const matchTypeWithoutPurpose: SearchStep = async ({
  understood: { purpose },
  termsWithHead,
  rankRequiredTerms,
}) => {
  const found = await rankRequiredTerms()
  return found?.ranked.tier === 'is' && !purpose?.isAilment && !isPartOfPurpose(purpose, termsWithHead)
    ? found
    : null
}

/** The same, where nothing serves the need. */
export const matchNameWithoutPurpose: SearchStep = async ({ rankRequiredTerms }) => {
  const found = await rankRequiredTerms()
  return isInName(found) ? found : null
}

/** A thing was named beside a need. */
export const matchTypeBesidePurpose: SearchStep = async ({
  rank,
  understood: { purpose },
  termsWithHead,
}) => {
  if (!purpose || !namesProductBesidePurpose(purpose, termsWithHead)) return null
  const found = await rankText(rank, toTextQuery(requireHeadOnly(termsWithHead)))
  return found?.ranked.tier === 'is' ? found : null
}

/** How many words that begin so are looked at, to see whether any is more than a plural. */
const ENDS = 4

/** Only words were typed, and nothing is what they name: the last may want its end, as 'blend' of a blender. */
export const completeLastTerm: SearchStep = async ({
  deps: { db },
  rank,
  understood,
  termsWithHead,
  rankAllTerms,
}) => {
  const { isSentence, listedTerms, terms, parsed } = understood
  if (isSentence || listedTerms !== null || listWords(parsed.text).length > terms.length) return null
  if ((await rankAllTerms())?.ranked.hasHeadNoun) return null
  const last = termsWithHead.terms.at(-1)
  if (!last || last.isPrefix || last.match === 'corrected' || !/^[a-z]{4,}$/.test(last.typed)) return null
  const longer = await listWordsByPrefix(db.read, last.typed, ENDS)
  if (longer.every(({ word }) => stemOf(word) === stemOf(last.typed))) return null
  const begun = [...termsWithHead.terms.slice(0, -1), toPrefixTerm(last)]
  const found = await rankText(
    rank,
    toTextQuery({ terms: begun, head: begun.length - 1, optional: new Set() }),
  )
  return found?.ranked.hasHeadNoun ? found : null
}

/** This many words are tried as the thing, each with a statement. */
const MOST_HEADS = 4

/** Nothing has all the words: whichever of them names goods is meant, with as many of the others as there are. */
export const matchAnyTermAsType: SearchStep = async ({ rank, understood, termsWithHead }) => {
  const { terms, head } = termsWithHead
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
        Number(b.at === head) - Number(a.at === head) ||
        b.at - a.at,
    )
    .slice(0, MOST_HEADS)
  for (const { at } of heads) {
    const found = await rankText(
      rank,
      toTextQuery(requireHeadOnly({ terms, head: at, optional: new Set() })),
      {
        isClose: true,
      },
    )
    if (found?.ranked.tier === 'is') return { ...found, isClose: true }
  }
  return null
}
