import { listWords } from '../parse/normalised-text.rules.ts'
import { stemOf } from '../parse/stems.rules.ts'
import { type TermsWithHead, toTextQuery } from '../rank/text-query.rules.ts'
import { isContainer, isVerb } from '../understand/find-head-noun.rules.ts'
import { findProductName, listTermStems } from '../understand/find-product-name.rules.ts'
import { toPrefixTerm } from '../understand/query-term.rules.ts'
import { listWordsByPrefix } from '../understand/vocabulary.sql.ts'
import { isOfNeed, saysThing } from './needs.ts'
import { askFor, isSure, onlyHead, type Search, type Step } from './search-step.ts'

/** Goods that are what all the words name. */
export const thingItself: Step = async ({ understood: { listedTerms, purpose }, headed, strict }) => {
  const found = await strict()
  const isPart = headed.asides.size > 0 && isOfNeed(purpose, headed)
  return found?.answer.tier === 'is' && (listedTerms === null || found.answer.hasTyped) && !isPart
    ? found
    : null
}

/** FIND-11: a thing was named that nobody here sells, and no need beside it: what only mentions it is not meant. */
export const notSold: Step = async ({ ask, understood: { listedTerms, purpose, isSentence }, headed }) => {
  const name = listedTerms === null ? findProductName(headed, isSentence) : null
  if (name === null) return null
  const [only = ''] = name
  // 'tomato pepper onion' is a list, and a keg of oil is oil.
  if (name.length === 1 && headed.terms.length > 1 && (isOneOfMany(headed, isSentence) || isContainer(only)))
    return null
  const isClear =
    purpose === null ||
    purpose.isGift ||
    (!purpose.isAilment && purpose.phrase.every((stem) => name.includes(stem)))
  return isClear && !(await isSoldAs(name, headed, ask)) ? 'nothing' : null
}

/** FIND-04: nobody sells coconut biscuits, but biscuits are sold: those are close. Of all the words it is already known. */
async function isSoldAs(
  name: readonly string[],
  { terms }: TermsWithHead,
  ask: Search['ask'],
): Promise<boolean> {
  const own = terms.filter((word) => listTermStems([word]).every((stem) => name.includes(stem)))
  // 'popcorn maize' is one word here, and only the last of it is a name.
  if (own.length === 0 || own.length === terms.length) return false
  const found = await askFor(ask, toTextQuery({ terms: own, head: own.length - 1, optional: new Set() }))
  return found?.answer.tier === 'is'
}

const isOneOfMany = ({ head }: TermsWithHead, isSentence: boolean): boolean => head > 1 && !isSentence

/** The same of all that was typed, so that words which only stand in a name are not looked for. */
export const onlyNotSold: Step = async (search) => {
  const { headed, understood } = search
  const words = headed.terms.flatMap(({ typed }) => typed.split(' '))
  return findProductName(headed, understood.isSentence)?.length === words.length ? notSold(search) : null
}

/** Goods with all the words in their name. */
export const namedSo: Step = async ({ strict }) => {
  const found = await strict()
  return found?.answer.tier === 'named' ? found : null
}

/** The same without what only says what for; not where the need says more than the thing. */
export const thingForSomething: Step = async ({ understood: { purpose }, headed, loose }) => {
  const found = await loose()
  return found?.answer.tier === 'is' && !purpose?.isAilment && !isOfNeed(purpose, headed) ? found : null
}

/** The same, where nothing serves the need. */
export const thingWithoutItsNeed: Step = async ({ loose }) => {
  const found = await loose()
  return isSure(found) ? found : null
}

/** A thing was named beside a need. */
export const thingBesideNeed: Step = async ({ ask, understood: { purpose }, headed }) => {
  if (!purpose || !saysThing(purpose, headed)) return null
  const found = await askFor(ask, toTextQuery(onlyHead(headed)))
  return found?.answer.tier === 'is' ? found : null
}

/** How many words that begin so are looked at, to see whether any is more than a plural. */
const ENDS = 4

/** Only words were typed, and nothing is what they name: the last may want its end, as 'blend' of a blender. */
export const begunWord: Step = async ({ deps: { db }, ask, understood, headed, strict }) => {
  const { isSentence, listedTerms, terms, parsed } = understood
  if (isSentence || listedTerms !== null || listWords(parsed.text).length > terms.length) return null
  if ((await strict())?.answer.hasThing) return null
  const last = headed.terms.at(-1)
  if (!last || last.isPrefix || last.match === 'corrected' || !/^[a-z]{4,}$/.test(last.typed)) return null
  const longer = await listWordsByPrefix(db.read, last.typed, ENDS)
  if (longer.every(({ word }) => stemOf(word) === stemOf(last.typed))) return null
  const begun = [...headed.terms.slice(0, -1), toPrefixTerm(last)]
  const found = await askFor(ask, toTextQuery({ terms: begun, head: begun.length - 1, optional: new Set() }))
  return found?.answer.hasThing ? found : null
}

/** This many words are tried as the thing, each with a statement. */
const MOST_HEADS = 4

/** Nothing has all the words: whichever of them names goods is meant, with as many of the others as there are. */
export const anyHead: Step = async ({ ask, understood, headed }) => {
  const { terms, head } = headed
  const { isSentence } = understood
  if (!isSentence && terms.length <= 2 && findProductName(headed, isSentence) === null) return null
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
    const found = await askFor(ask, toTextQuery(onlyHead({ terms, head: at, optional: new Set() })), {
      isClose: true,
    })
    if (found?.answer.tier === 'is') return { ...found, isClose: true }
  }
  return null
}
