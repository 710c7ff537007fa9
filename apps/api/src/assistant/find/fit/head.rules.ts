import { PLACES_ELSEWHERE } from '@ahia/reference/assistant/places'
import type { QueryTerm } from '#catalog/search/understand/query-term.rules.ts'
import type { QueryHead } from './relevance.rules.ts'

/** After these words a phrase no longer names the product. 'of' is not one: a crate of eggs is eggs. */
const NAME_ENDS = new Set(
  'for with without wey that which in on from by at and or to under below above between not no inside'.split(
    ' ',
  ),
)

/** Marks the end of a clause between the words. */
export const CLAUSE_END = ','

const WHICH = new Set(['which', 'what'])
const VERBS = new Set('will can would could should fit go do does dey lasts last works work'.split(' '))

const BEFORE_PURPOSE = new Set(['for', 'inside', 'to'])

/** Behind a number stand the words of a model: 'galaxy 24 ultra' is no ultra. */
const endsName = (word: string): boolean => word === CLAUSE_END || NAME_ENDS.has(word) || /^\d+$/.test(word)

/** The person is part of what a product is: shoes for kids are other shoes. Its purpose is not. */
const PEOPLE = new Set(
  'men man women woman kids kid boys boy girls girl baby babies child children ladies lady dog dogs cat cats pet pets fish bird birds car cars'.split(
    ' ',
  ),
)

const isDecisive = (word: string): boolean => PEOPLE.has(word) || PLACES_ELSEWHERE.has(word)

/**
 * The word that says what the thing is is the last one before the name ends ('rice cooker for my mum' is a cooker), that is no
 * number; what stands behind 'for' says what for. `plain`: all that was said, in order.
 */
export function findQueryHead(plain: readonly string[], words: readonly QueryTerm[]): QueryHead {
  const placed = words.map((word, at) => ({ at, place: plain.indexOf(word.typed.split(' ')[0] ?? ''), word }))
  const first = placed.find(({ place }) => place >= 0)?.place ?? 0
  // 'which generator will carry my fridge': asked for is the generator.
  const isWhich = WHICH.has(plain[first - 1] ?? '') || WHICH.has(plain[first - 2] ?? '')
  const isEnd = (word: string) => endsName(word) || (isWhich && VERBS.has(word))
  const nameEnd = plain.findIndex((word, place) => place > first && isEnd(word))
  const before = placed.filter(
    ({ place, word }) => !/^\d/.test(word.typed) && (nameEnd < 0 || (place >= 0 && place < nameEnd)),
  )
  const headIndex = before.at(-1)?.at ?? Math.max(0, words.length - 1)
  const purpose = plain.findIndex(
    (word, place) => place > first && (BEFORE_PURPOSE.has(word) || (isWhich && VERBS.has(word))),
  )
  const optional = placed.filter(
    ({ at, place, word }) => purpose >= 0 && place > purpose && at !== headIndex && !isDecisive(word.typed),
  )
  return { headIndex, optional: new Set(optional.map(({ at }) => at)) }
}
