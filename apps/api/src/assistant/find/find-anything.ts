import type { SearchDeps } from '#catalog/search/search-deps.ts'
import type { Conversation } from '../conversation.rules.ts'
import type { Reply } from '../reply.rules.ts'
import { describeFound } from './reply/describe-found.rules.ts'
import type { Search } from './search.rules.ts'
import { narrowingOf, searchCandidates } from './search-candidates.ts'

const ANYTHING =
  /\b(?:any ?thing|things|items|products|goods|stuffs?|everything|what (?:can|could|do|is|are|will|fit)|best ?sellers?)\b/
const WHAT_KIND = 'What kind of thing do you have in mind?'

/** 'things under 2k', 'items with free delivery', 'what is trending': what sells best so; null when nothing of it is said. */
export async function findAnything(
  deps: SearchDeps,
  { message }: Conversation,
  search: Search,
): Promise<Reply | null> {
  const { maxNaira, preference, wantsFreeDelivery, minStars } = search.request
  const isNarrowed = maxNaira !== null || preference !== null || wantsFreeDelivery || minStars !== null
  if (!isNarrowed || !ANYTHING.test(message.plain)) return null
  const looked = await searchCandidates(deps, search, { words: [], narrowing: narrowingOf(search.request) })
  const reply = describeFound(
    looked.filter(({ misses }) => misses.length === 0),
    search,
  )
  return reply && { ...reply, text: `${reply.text} ${WHAT_KIND}`, asks: true }
}
