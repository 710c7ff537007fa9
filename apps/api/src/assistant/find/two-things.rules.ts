import { type Candidate, isTheThing } from './candidate.rules.ts'
import { weighWords } from './head.rules.ts'
import { namesNoThing } from './other-thing.rules.ts'
import type { Search } from './search.rules.ts'

const JOINS = new Set(['and', 'plus'])
/** Behind these stands what a thing has or what it is for, not a second thing. */
const ASIDES = new Set('for with without wey that which in on from by at or not no has have'.split(' '))

/** 'rice and beans': what is wished for on either side of the 'and'; null when it is one thing. */
export function halvesOf(plain: readonly string[], search: Search): [Search, Search] | null {
  const join = plain.findIndex((word) => JOINS.has(word))
  const placed = search.words.map((word) => ({ word, place: plain.indexOf(word.typed.split(' ')[0] ?? '') }))
  const [first] = placed
  if (join < 0 || first === undefined || placed.some(({ place }) => place < 0)) return null
  if (plain.slice(first.place, join).some((word) => ASIDES.has(word))) return null
  const sides = [placed.filter(({ place }) => place < join), placed.filter(({ place }) => place > join)].map(
    (side) => side.map(({ word }) => word),
  )
  const [left = [], right = []] = sides
  if (left.length === 0 || right.length === 0) return null
  const half = (words: Search['words'], said: readonly string[]): Search => ({
    ...search,
    words,
    weights: weighWords(said, words),
  })
  const halves: [Search, Search] = [half(left, plain.slice(0, join)), half(right, plain.slice(join + 1))]
  return halves.some(isOfNoThing) ? null : halves
}

const isOfNoThing = ({ words, weights }: Search): boolean => namesNoThing(words[weights.head]?.typed ?? '')

/** Where one product bears both, it is meant: 'keyboard and mouse'. */
export const isOneThing = (found: readonly Candidate[]): boolean =>
  found.some(({ relevance }) => relevance.bearsAll)

/** What is called so on either side; null unless there is both, and not the same. */
export function bothOf(
  left: readonly Candidate[],
  right: readonly Candidate[],
): [Candidate[], Candidate[]] | null {
  const [lefts, rights] = [left.filter(isCalledSo), right.filter(isCalledSo)]
  const ids = new Set(lefts.map(({ told }) => told.product._id))
  const others = rights.filter(({ told }) => !ids.has(told.product._id))
  return lefts.length > 0 && others.length > 0 ? [lefts, others] : null
}

const isCalledSo = (candidate: Candidate): boolean => candidate.misses.length === 0 && isTheThing(candidate)
