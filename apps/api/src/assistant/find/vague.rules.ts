import type { Candidate } from './candidate.rules.ts'
import type { Search } from './search.rules.ts'

/** How a thing is in somebody's eyes; shops seldom write it. */
const VAGUE = new Set(
  'thick thin big bigger small smaller large strong heavy light long short tall wide tiny simple sturdy durable solid neat fancy classy lasting reliable'.split(
    ' ',
  ),
)

/** What lacks nothing but such words is what was asked for; null when nothing does. */
export function findButVague(
  partly: readonly Candidate[],
  search: Search,
): { found: Candidate[]; search: Search } | null {
  const found = partly.filter(
    ({ misses, relevance: { lacks } }) =>
      misses.join() === 'words' && lacks.length > 0 && lacks.every((word) => VAGUE.has(word)),
  )
  if (found.length === 0) return null
  return { found, search: { ...search, words: search.words.filter(({ typed }) => !VAGUE.has(typed)) } }
}
