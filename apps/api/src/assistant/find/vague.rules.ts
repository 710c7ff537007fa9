import { stemsIn } from '#catalog/search/parse/stems.rules.ts'
import type { Candidate } from './fit/candidate.rules.ts'
import { keepBestLevel } from './fit/keep-best.rules.ts'
import type { Search } from './search.rules.ts'

/** Opinions and rough sizes ('sturdy', 'big'), which shops seldom write. */
const VAGUE = new Set(
  'thick thin big bigger small smaller large strong heavy light long short tall wide tiny simple sturdy durable solid neat fancy classy lasting reliable smallest biggest largest longest shortest tallest strongest powerful'.split(
    ' ',
  ),
)

/** 'the firmest mattress': which of them is told by their pages. */
const MOST_OF_IT = /^[a-z]{3,}est$/

/** For whom: what says nothing of it is for any grown person, and what is for children is for both sexes. */
const GROWN = new Set('men man women woman ladies lady adults adult male female unisex'.split(' '))
const YOUNG = new Set('boys boy girls girl'.split(' '))
const OF_ONE_SEX = new Set(stemsIn('men man women woman ladies lady boys boy girls girl'))
const OF_CHILDREN = new Set(stemsIn('kids kid baby babies children child school'))

function suits({ projection: { product } }: Candidate, word: string): boolean {
  const stems = [product.name, product.subtitle, product.subCategory].flatMap(stemsIn)
  if (stems.some((stem) => OF_ONE_SEX.has(stem))) return false
  const isOfChildren = stems.some((stem) => OF_CHILDREN.has(stem))
  return isOfChildren ? YOUNG.has(word) : GROWN.has(word)
}

/** Candidates that lack only such words; null if there are none. */
export function findButVague(
  partly: readonly Candidate[],
  search: Search,
): { found: Candidate[]; search: Search } | null {
  const found = partly.filter((one) => {
    const { lacks } = one.relevance
    if (one.misses.join() !== 'words' || lacks.length === 0) return false
    return lacks.every((word) => VAGUE.has(word) || MOST_OF_IT.test(word) || suits(one, word))
  })
  if (found.length === 0) return null
  const matches = ({ typed }: { typed: string }) =>
    !VAGUE.has(typed) && !MOST_OF_IT.test(typed) && !GROWN.has(typed) && !YOUNG.has(typed)
  return {
    found: keepBestLevel(found, search),
    search: { ...search, words: search.words.filter(matches) },
  }
}
