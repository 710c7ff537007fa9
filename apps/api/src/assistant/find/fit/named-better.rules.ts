import { type Candidate, isOfProductType, type Miss } from './candidate.rules.ts'

const QUALITIES: ReadonlySet<Miss | undefined> = new Set(['colour', 'size', 'measure'])

/**
 * Whether something bears all the words in its name and only comes in other colours or sizes, where what fits merely
 * tells of them somewhere: who asks for a white standing fan wants no white table fan.
 */
export const isNamedBetter = (all: readonly Candidate[], fitting: readonly Candidate[]): boolean =>
  !fitting.some(({ relevance }) => relevance.hasAllWords) &&
  all.some(
    (one) =>
      one.relevance.hasAllWords &&
      isOfProductType(one) &&
      one.misses.length === 1 &&
      QUALITIES.has(one.misses[0]),
  )
