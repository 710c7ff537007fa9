import { QUALITY_WORDS } from '@ahia/reference/assistant/idle-words'
import { type Candidate, isOfProductType } from './fit/candidate.rules.ts'
import { CLAUSE_END } from './fit/head.rules.ts'
import { namesNoProduct } from './fit/other-product.rules.ts'

const JOINS = new Set(['and', 'plus'])
/** Behind these stands what a thing has or what it is for, not a second thing. */
const DESCRIBES_AFTER = new Set(
  'for to with without wey that which in on from by at or not no has have'.split(' '),
)
/** Who says these before an 'and' means of each what is said behind it: 'dog and cat food'. */
const LENT_TO = new Set(
  'dog dogs puppy puppies cat cats kitten kittens pet pets bird birds rabbit rabbits baby babies kid kids boy boys girl girls car cars motorcycle okada keke'.split(
    ' ',
  ),
)
const MOST_PARTS = 4

/** For which grown people all of it is matters less than what it is. */
const WEARERS = new Set('men man women woman ladies lady'.split(' '))

/** One of several things: the words for it, and all that was said of it, in order. */
export type RequestedThing = {
  words: readonly string[]
  message: readonly string[]
  /** What it may share with the last of them: 'beef and chicken suya'; null where it is that one. */
  lent: readonly string[] | null
}

/** 'bread, eggs and milk': each of the things that are requested at once; null when it is one thing. */
export function partsOf(clauses: readonly string[], words: readonly string[]): RequestedThing[] | null {
  const tokens = clauses.flatMap((clause, at) => [...(at > 0 ? [CLAUSE_END] : []), ...clause.split(' ')])
  const placed = words
    .filter((word) => !WEARERS.has(word))
    .map((word) => ({ word, place: tokens.indexOf(word) }))
  const [first] = placed
  if (first === undefined || placed.some(({ place }) => place < 0)) return null
  const cuts = cutsIn(tokens, first.place)
  const parts = [-1, ...cuts].map((from, at) => {
    const end = cuts[at] ?? tokens.length
    const own = placed.filter(({ place }) => place > from && place < end)
    return {
      words: own.map(({ word }) => word),
      message: tokens.slice(from + 1, end),
      from: own[0]?.place ?? end,
      end,
    }
  })
  const named = parts.filter((part) => part.words.length > 0)
  const last = named.at(-1)
  if (last === undefined || named.length < 2 || named.length > MOST_PARTS) return null
  // After 'for' or 'with', an 'and' starts no new thing: 'freezer with lock and basket'.
  if (
    named.some(
      (part) => part !== last && tokens.slice(part.from, part.end).some((one) => DESCRIBES_AFTER.has(one)),
    )
  )
    return null
  if (named.some((part) => part.words.every((word) => QUALITY_WORDS.has(word)))) return null
  if (named.some((part) => part.words.every((word) => namesNoProduct(word) && !LENT_TO.has(word))))
    return null
  const shared = sharedBy(last.words)
  return named.map((part) => ({
    words: part.words,
    message: part.message,
    lent: part === last || shared.length === 0 ? null : [...part.words, ...shared],
  }))
}

/** At every 'and', and at the commas before the last of them; a comma alone stands before what a thing has. */
function cutsIn(tokens: readonly string[], first: number): number[] {
  const last = tokens.findLastIndex((token) => JOINS.has(token))
  return tokens.flatMap((token, at) => {
    if (at < first) return []
    return JOINS.has(token) || (token === CLAUSE_END && at < last) ? [at] : []
  })
}

/** The thing that the last words end in: 'food' of 'cat food'. */
const sharedBy = (words: readonly string[]): readonly string[] => (words.length > 1 ? words.slice(-1) : [])

/** Where one product's name has all of them, it is meant: 'keyboard and mouse'. */
export const isOneThing = (found: readonly Candidate[]): boolean =>
  found.some(({ relevance }) => relevance.hasAllWords)

/** What is called so, and fits. */
export const isCalledSo = (candidate: Candidate): boolean =>
  candidate.misses.length === 0 && isOfProductType(candidate)

/** What bears the word in its name, where nothing is called so: 'ogbono' are ogbono seeds. */
export const isNamedSo = ({ misses, relevance: { level, nameHasHead } }: Candidate): boolean =>
  misses.length === 0 && level === 'named' && nameHasHead
